"""Faults that a real game through the page has once shown."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from conftest import rewrite
from playwright.sync_api import Browser, Page, expect
from table import Table

GAME = "1~{rules};turn-seconds=none:{table}_{rack}/k1k5_a_ab_r13k3b3_0&You&Ada.casual"
TABLE = "k1-4.7bor.r9-13.5kbo.k10-13j12.o9-12.6kbo"
RACK = "k2k12b4b12b13r6r11o4o13j"
LATE_JUDGE = (  # the judge's answers take a second and a half
    "const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (message, ...more) {"
    " const late = window.isLate && message.question?.includes('judge-draft');"
    " setTimeout(() => post.call(this, message, ...more), late ? 1500 : 0) }"
)

LATE_BOT = LATE_JUDGE.replace("judge-draft", '"bot"').replace("1500", "60_000")

DEADLY = (  # the worker dies over the next questions of one kind, as many as window.deaths
    "const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (message, ...more) {"
    ' const isDeadly = message.question?.includes(`"do":"${window.deadly}"`) && window.deaths-- > 0;'
    " if (isDeadly) setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { cancelable: true })));"
    " else post.call(this, message, ...more) }"
)


def game(rules: str = "classic", table: str = TABLE, rack: str = RACK) -> str:
    """The link of a game in which you and Ada have opened."""
    return GAME.format(rules=rules, table=table, rack=rack)


@pytest.fixture
def table(page: Page, site: str) -> Table:
    return Table(page, site)


def test_a_draw_puts_every_tile_back_where_it_lay(table: Table) -> None:
    table.open(game())
    before = table.sets()
    table.drag(table.tile("o10", "felt"), table.felt())
    expect(table.page.locator("#felt .set.bad")).to_have_count(1)
    table.drag(table.tile("k1", "felt"), table.felt(0.2))
    expect(table.page.locator("#felt .set.short .badge")).to_have_text(["+2", "+2"])
    table.primary.click()
    table.page.click("#yes")
    table.ready(turn=3)
    assert table.sets() == ["k1k2k3k4k5", *before[1:]]  # Ada has laid her 5


def test_a_table_that_is_not_judged_yet_does_not_end_the_turn(table: Table) -> None:
    table.page.add_init_script(LATE_JUDGE)
    table.open(game("digital"))
    table.tile("r6").dblclick()
    expect(table.primary).to_have_text("End turn1 tile")
    table.page.evaluate("window.isLate = true")
    table.drag(table.tile("k2"), table.felt())
    table.primary.click()
    expect(table.primary).to_have_text("Fix 1 set", timeout=20_000)
    expect(table.page.locator("#game")).to_have_attribute("data-turn", "1")


def test_drops_made_before_the_engine_has_spoken_all_land(table: Table) -> None:
    table.page.add_init_script(LATE_JUDGE.replace("judge-draft", "landings"))
    table.open(game())
    table.page.evaluate("window.isLate = true")
    table.drag(table.tile("r6"), table.at(table.set_of("k6"), 0.97))
    table.drag(table.tile("b12"), table.felt())
    table.tile("r11").click()
    table.page.click("[data-verb=new-set]")
    expect(table.page.locator("#rack .tile.waiting")).to_have_count(3)
    table.tile("k2").click()
    table.page.evaluate("window.isLate = false")
    expect(table.page.locator("#rack .tile")).to_have_count(7, timeout=20_000)
    assert {"k6b6o6r6", "b12", "r11"} <= set(table.sets())
    expect(table.page.locator(".tile.held")).to_have_count(1)  # what was picked meanwhile
    table.page.keyboard.press("Escape")
    expect(table.primary).to_have_text("Fix 2 sets")
    table.page.click("[data-verb=reset]")
    expect(table.page.locator("#rack .tile")).to_have_count(10)
    table.page.evaluate("window.isLate = true")
    table.drag(table.tile("r6"), table.at(table.set_of("k6"), 0.97))
    expect(table.primary).to_have_text("Draw3")
    table.primary.click()  # by who means to end the turn with it
    expect(table.primary).to_have_text("End turn1 tile")
    expect(table.page.locator("#game")).to_have_attribute("data-turn", "1")


@pytest.mark.parametrize("height", [520])
def test_no_set_that_a_hint_would_make_is_cut_off_at_the_edge(table: Table, height: int) -> None:
    table.open(game(), 390, height)
    table.page.keyboard.press("h")
    expect(table.page.locator("#hint-go")).to_be_visible()
    table.page.keyboard.press("h")
    expect(table.page.locator(".set.dream").first).to_be_visible()
    assert table.page.evaluate(
        "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('#table'))"
    )


def test_a_wrong_table_may_end_the_turn_where_that_has_a_price(table: Table) -> None:
    table.open(game("digital"))
    table.drag(table.tile("k2"), table.felt())
    expect(table.primary).to_have_text("Fix 1 set")
    table.primary.click()
    table.page.click("#foul")
    expect(table.page.locator("#sheet")).to_contain_text(
        "The table goes back as it was, and you draw 3 tiles."
    )
    table.page.click("#yes")
    table.ready(turn=3)
    expect(table.message).to_have_text("Your turn. You drew 3 for a broken table.")
    assert len(table.page.locator("#rack .tile").all()) == 13


@pytest.mark.parametrize("escaped", [False, True])
def test_names_in_any_script_travel_in_links(table: Table, escaped: bool) -> None:
    names = f"&{quote('Оля з Києва')}&{quote('A & B')}"
    link = game().replace("&You&Ada.casual", names)
    table.page.goto(f"{table.site}#{quote(link) if escaped else link}")
    expect(table.page.locator("#screen")).to_contain_text("Pass the device to Оля з Києва", timeout=60_000)


@pytest.mark.parametrize("language", ["en", "ru", "uk", "zh"])
@pytest.mark.parametrize(("width", "height"), [(844, 390), (640, 360), (320, 480)])
def test_every_button_of_the_bar_holds_its_words(
    browser: Browser, site: str, language: str, width: int, height: int
) -> None:
    context = browser.new_context(locale=language)
    table = Table(context.new_page(), site).open(game(), width, height)
    assert narrow(table) == []
    table.drag(table.tile("o10", "felt"), table.felt(0.3))
    table.drag(table.tile("k2"), table.felt())
    expect(table.primary).to_have_attribute("data-verb", "problems")
    assert narrow(table) == []
    table.tile("r6").click()
    expect(table.page.locator("[data-verb=new-set]")).to_be_visible()
    assert narrow(table) == []
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("h")
    expect(table.page.locator("#hint-go")).to_be_visible()
    table.page.click("#hint-go")
    assert narrow(table) == []
    context.close()


def narrow(table: Table) -> list[str]:
    """The bar's buttons whose words do not fit, or that the status row's words run into."""
    found: list[str] = table.page.evaluate(
        "(() => { const words = document.querySelector('#message').getBoundingClientRect();"
        " const meets = box => box.top < words.bottom && box.bottom > words.top && box.left < words.right && box.right > words.left;"
        " return [...document.querySelectorAll('#bar button')].filter(button => button.checkVisibility())"
        " .filter(button => button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight"
        " || meets(button.getBoundingClientRect())).map(button => button.innerText) })()"
    )
    return found


def test_a_hint_without_a_play_leaves_what_can_be_done(table: Table) -> None:
    table.open("1~classic;turn-seconds=none:k1-4.7bor_k13b2/r1o5_a_ab_-_0&You&Ada.casual")
    table.page.keyboard.press("h")
    expect(table.message).to_have_text("Nothing to play. All you can do is pass.")
    expect(table.primary).to_have_text("Pass")


def test_what_the_clock_did_stays_to_be_read(table: Table) -> None:
    table.page.clock.install()
    table.open(game().replace("turn-seconds=none", "turn-seconds=30"))
    table.drag(table.tile("o10", "felt"), table.felt())
    expect(table.page.locator("#felt .set.bad")).to_have_count(1)
    table.page.clock.run_for(31_000)
    table.ready(turn=3)
    expect(table.message).to_contain_text("Your turn. You ran out of time")
    expect(table.page.locator("#rack .tile.drawn")).to_have_count(3)


def test_a_sheet_about_a_turn_tells_the_time_and_goes_with_the_turn(table: Table) -> None:
    page = table.page
    page.clock.install()
    table.open(game().replace("turn-seconds=none", "turn-seconds=30"))
    for tile in ("o10", "k2"):
        table.drag(table.tile(tile, "felt" if tile == "o10" else "rack"), table.felt())
    table.primary.click()
    seconds = page.locator("#verdict-clock")
    expect(seconds).to_contain_text(re.compile(r"\d+ seconds left"))
    before = seconds.inner_text()
    page.clock.run_for(12_000)
    assert seconds.inner_text() != before
    page.clock.run_for(19_000)
    expect(page.locator("#sheet")).to_be_hidden()


def test_a_question_about_a_turn_goes_with_it(table: Table) -> None:
    table.page.clock.install()
    table.open(game().replace("turn-seconds=none", "turn-seconds=30"))
    table.tile("r6").dblclick()
    expect(table.primary).to_have_text("End turn1 tile")
    table.page.keyboard.press("d")
    expect(table.page.locator("#yes")).to_be_visible()
    table.page.clock.run_for(31_000)
    expect(table.page.locator("#sheet")).to_be_hidden()


def test_a_shared_game_is_gone_on_with_behind_the_curtain(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#{game().replace('&You&Ada.casual', '&Anna&Olena')}")
    page.click("#ready", timeout=60_000)
    table.ready()
    table.drag(table.tile("o10", "felt"), table.felt())
    draft = table.sets()
    page.wait_for_timeout(700)  # until it is kept
    page.reload()
    expect(page.locator("main.curtain h1")).to_have_text("Pass the device to Anna")
    expect(page.locator("[data-tile]")).to_have_count(0)
    page.click("#ready")
    expect(page.locator("#felt .set.bad")).to_have_count(1, timeout=60_000)
    assert table.sets() == draft


def test_nothing_of_a_game_that_was_left_is_in_the_page(table: Table) -> None:
    page = table.page
    page.goto(f"{table.site}#{game().replace('&You&Ada.casual', '&Anna&Olena')}")
    page.click("#ready", timeout=60_000)
    table.ready()
    for press in ("#menu", "#entry-menu-quit", "#yes"):
        page.click(press)
    expect(page.locator("#resume")).to_be_visible()
    expect(page.locator("#game [data-tile]")).to_have_count(0)
    page.click("#resume")
    expect(page.locator("main.curtain h1")).to_have_text("Pass the device to Anna")
    expect(page.locator("[data-tile]")).to_have_count(0)
    page.click("#ready")
    table.ready()


def test_the_clock_goes_on_after_a_reload_and_through_a_replay(table: Table) -> None:
    page = table.page
    page.clock.install()
    table.open(game().replace("turn-seconds=none", "turn-seconds=60"))
    page.clock.run_for(12_000)
    page.reload()
    seconds = page.get_by_role("timer")
    expect(seconds).to_have_text(re.compile("^0:4[0-8]$"), timeout=60_000)
    for press in ("#menu", "#entry-replay"):
        page.click(press)
    expect(page.locator(".scrubber")).to_be_visible()
    page.clock.run_for(15_000)
    page.keyboard.press("Escape")
    expect(seconds).to_have_text(re.compile("^0:[23][0-9]$"))


def test_the_result_of_a_round_is_there_after_a_reload(table: Table) -> None:
    table.open(game(table="k1-4", rack="k5"))
    table.tile("k5").dblclick()
    table.primary.click()
    expect(table.page.locator("#sheet .scores")).to_be_visible()
    table.page.wait_for_timeout(700)  # until it is kept
    table.page.reload()
    expect(table.page.locator("#sheet .scores")).to_be_visible(timeout=60_000)


def test_a_key_held_down_draws_once(table: Table) -> None:
    table.open(game())
    drawn = len(re.findall(r"j|[kbor]", table.rack())) + 1
    for _ in range(25):
        table.page.keyboard.press("d")
        table.page.wait_for_timeout(100)
    expect(table.page.locator("#rack .tile")).to_have_count(drawn)


def test_the_last_turn_is_announced(table: Table) -> None:
    table.open("1~family;turn-seconds=none:k1-4.7bor_k13b2/r1o5_a_ab_-_0&You&Ada.casual")
    expect(table.message).to_have_text("Your last turn: the pool is empty.")


def test_a_drop_counts_that_was_made_before_the_time_was_up(table: Table) -> None:
    table.page.clock.install()
    table.page.add_init_script(LATE_JUDGE.replace("judge-draft", "landings").replace("1500", "15_000"))
    table.open(game().replace("turn-seconds=none", "turn-seconds=30"))
    table.page.clock.run_for(20_000)
    table.page.evaluate("window.isLate = true")
    table.drag(table.tile("r6"), table.at(table.set_of("k6"), 0.97))  # while the clock goes on
    table.page.clock.run_for(20_000)
    table.ready(turn=3)
    expect(table.set_of("k6").locator(".tile")).to_have_count(4)


def test_tapping_through_the_moves_of_others_draws_nothing(table: Table) -> None:
    table.open("1~classic;turn-seconds=none:3.kestrel&You&Ada.casual&Taras.casual")
    before = table.page.locator("#rack .tile").count()
    table.primary.click()
    for _ in range(40):
        table.primary.dispatch_event("click")
        table.page.wait_for_timeout(60)
    table.ready()
    assert table.page.locator("#rack .tile").count() == before + 1


def test_one_tab_at_a_time_plays_the_kept_game(table: Table) -> None:
    page = table.page
    table.open(game())
    table.tile("r6").dblclick()
    expect(table.primary).to_have_text("End turn1 tile")
    page.evaluate("new BroadcastChannel('fishka').postMessage(Date.now() - 60_000)")  # of an earlier tab
    page.wait_for_timeout(500)  # kept
    expect(table.primary).to_be_visible()
    other = Table(page.context.new_page(), table.site)
    other.page.goto(table.site)
    expect(other.primary).to_have_text("End turn1 tile", timeout=60_000)
    expect(page.locator("#screen")).to_contain_text("Continue the saved game")
    other.primary.click()
    other.ready(turn=3)
    page.get_by_text("Continue the saved game").click()
    table.ready(turn=3)
    assert "r6" not in table.rack()
    page.click("#menu")
    page.click("#entry-replay")
    expect(page.locator("#replay-turn")).to_be_visible()
    other.page.get_by_text("Continue the saved game").click()
    expect(page.locator("#screen")).to_contain_text("Continue the saved game")  # out of the replay, too


def test_a_game_that_was_left_stays_left_however_soon_the_page_goes(table: Table) -> None:
    page = table.page
    table.open(game())
    page.click("#menu")
    page.click("#entry-menu-quit")
    page.evaluate("document.querySelector('#yes').click(); location.reload()")
    expect(page.locator("#screen")).to_contain_text("Continue the saved game")
    expect(page.locator("#game")).to_be_hidden()


def test_a_jokers_open_colour_is_dark_on_ivory_in_the_dark(table: Table) -> None:
    table.page.emulate_media(color_scheme="dark")
    table.open(game(table="k1-4.7boj"))
    expect(table.page.locator(".tile .as")).to_have_text("7")
    numeral, plate = (
        table.page.locator(place).first.evaluate("element => getComputedStyle(element).color")
        for place in ("#felt .ink-k", ".tile .as")
    )
    assert plate == numeral


def test_a_tile_in_the_hand_goes_back_when_the_window_turns(table: Table) -> None:
    table.open(game(), 390, 844)
    rack = table.rack()
    table.lift(table.tile("r6"), table.felt())
    table.page.set_viewport_size({"width": 844, "height": 390})
    expect(table.page.locator("#ghost")).to_be_hidden()
    table.page.mouse.up()
    expect(table.primary).to_have_text("Draw3")
    assert table.rack() == rack


def test_a_press_that_ended_out_of_hearing_costs_no_other(table: Table) -> None:
    table.open(game())
    table.page.mouse.move(*table.felt())
    table.page.mouse.down()
    table.page.evaluate(
        "addEventListener('pointerup', (end) => end.stopPropagation(), {capture: true, once: true})"
    )
    table.page.mouse.up()
    table.drag(table.tile("b12"), table.felt(0.3))
    expect(table.page.locator("#rack .tile")).to_have_count(9)


@pytest.mark.parametrize(("width", "height"), [(844, 390), (1440, 900)])
def test_the_longest_names_stay_in_their_columns(table: Table, width: int, height: int) -> None:
    table.open(game().replace("&Ada", "&Wolfeschlegelsteinhausenbergerdorff"), width, height)
    table.primary.click()
    table.ready(turn=3)
    expect(table.message).to_contain_text("Wolfeschlegelsteinhausenbergerdorff")
    beyond = table.page.evaluate(
        "[...document.querySelectorAll('#message *, .side *')].filter(element => element.checkVisibility())"
        ".filter(element => element.getBoundingClientRect().right > innerWidth).map(element => element.innerText)"
    )
    assert beyond == []


def test_a_replay_shows_the_same_table_from_either_side(table: Table) -> None:
    keys = table.page.keyboard
    table.page.emulate_media(reduced_motion="reduce")
    table.open(game())
    table.tile("r6").dblclick()
    expect(table.primary).to_have_text("End turn1 tile")
    table.primary.click()
    table.ready(turn=3)
    table.page.click("#menu")
    table.page.click("#entry-replay")
    turn = table.page.locator("#replay-turn")
    expect(turn).to_have_value("0")
    shown = [table.sets()]
    for at in "12":
        keys.press("ArrowRight")
        expect(turn).to_have_value(at)
        shown.append(table.sets())
    for at in "10":
        keys.press("ArrowLeft")
        expect(turn).to_have_value(at)
        assert table.sets() == shown[int(at)]
    table.page.get_by_role("button", name="Last").click()
    expect(turn).to_have_value("2")
    assert table.sets() == shown[2]
    keys.press("Escape")
    expect(table.page.locator(".replay")).to_have_count(0)


def test_a_worker_that_dies_twice_is_told_of_and_the_turn_can_be_tried_again(table: Table) -> None:
    page = table.page
    page.add_init_script(DEADLY)
    table.open(game())
    table.tile("r6").dblclick()
    expect(table.primary).to_have_text("End turn1 tile")
    page.evaluate("[window.deadly, window.deaths] = ['landings', 2]")
    table.drag(table.tile("b12"), table.felt())
    expect(page.locator("#sheet h1")).to_have_text("The rules stopped twice at this", timeout=30_000)
    page.get_by_role("button", name="Close").click()
    expect(page.locator("#rack .tile.waiting")).to_have_count(0)
    expect(table.primary).to_have_attribute("data-verb", "end", timeout=30_000)  # the next worker is there
    page.evaluate("[window.deadly, window.deaths] = ['move', 2]")
    table.primary.click()
    expect(page.locator("#sheet h1")).to_have_text("The rules stopped twice at this", timeout=30_000)
    expect(page.locator("#sheet")).to_contain_text("The game keeps your table and rack")
    page.get_by_role("button", name="Close").click()
    expect(table.primary).to_have_attribute("data-verb", "end", timeout=30_000)
    table.primary.click()
    table.ready(turn=3)
    assert "r6" not in table.rack()
    page.evaluate("[window.deadly, window.deaths] = ['bot', 2]")
    table.primary.click()
    expect(page.locator("#sheet h1")).to_have_text("The rules stopped twice at this", timeout=30_000)
    page.get_by_role("button", name="Close").click()  # after which the computer is asked again
    table.ready(turn=5)


def test_a_computer_that_was_asked_before_a_reload_is_asked_again(table: Table) -> None:
    page = table.page
    page.add_init_script(LATE_BOT)
    table.open(game())
    page.evaluate("window.isLate = true")
    table.primary.click()
    expect(page.locator("#game")).to_have_attribute("data-turn", "2")
    page.wait_for_timeout(300)  # kept
    page.reload()
    table.ready(turn=3)
    expect(table.message).to_contain_text("Ada played 1 tile")  # nothing was tried out that could be gone


def test_what_happens_during_a_replay_does_not_outlast_it(table: Table) -> None:
    page = table.page

    def replay(moves: str) -> None:
        page.click("#menu")
        page.click("#entry-replay")
        expect(page.locator("#replay-turn")).to_have_attribute("max", moves)

    page.add_init_script(DEADLY)
    table.open(game())
    table.primary.click()
    table.ready(turn=3)
    replay("2")
    page.evaluate("[window.deadly, window.deaths] = ['about', 1]")
    page.evaluate("location.hash = '1~classic;turn-seconds=none:2a.heron,d,d,d,d&You&Ada.beginner'")
    page.click("#no")  # the worker that answers is another, and has the game
    page.keyboard.press("Escape")
    table.primary.click()
    table.ready(turn=5)
    replay("4")
    page.evaluate("location.hash = '1~classic;turn-seconds=none:2a.heron,d,d&You&Ada.beginner'")
    page.click("#yes")
    table.ready(turn=3)
    replay("2")


def test_a_store_that_does_not_answer_keeps_nobody_waiting(page: Page, site: str) -> None:
    page.add_init_script("IDBFactory.prototype.open = () => new EventTarget()")
    Table(page, site).open(game())


def test_a_full_store_does_not_bring_back_an_old_turn(table: Table) -> None:
    page = table.page
    page.add_init_script(
        "const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (...what) {"
        " if (window.isFull) throw new DOMException('', 'QuotaExceededError'); return put.apply(this, what) }"
    )
    table.open(game())
    page.wait_for_timeout(300)  # kept
    page.evaluate("window.isFull = true")
    table.primary.click()
    table.ready(turn=3)
    for press in ("#menu", "#entry-menu-quit", "#yes", "#resume"):
        page.click(press)
    table.ready(turn=3)


def test_a_kept_game_that_cannot_be_read_leaves_the_first_page(table: Table) -> None:
    page = table.open(game()).page
    page.goto(f"{table.site}THIRD_PARTY.txt")  # where no page of ours writes over it
    rewrite(page, "game", "{...kept, game: {...kept.game, record: 'nothing'}}")
    page.goto(table.site)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.locator("#start")).to_be_visible()
    expect(page.locator("#resume")).to_be_visible()


def test_no_curtain_falls_after_the_game_was_left(table: Table) -> None:
    page = table.page
    page.add_init_script(LATE_JUDGE.replace("judge-draft", '"view"'))
    page.goto(f"{table.site}#{game().replace('&You&Ada.casual', '&Anna&Olena')}")
    page.click("#ready", timeout=60_000)
    table.ready()
    page.evaluate("window.isLate = true")
    table.primary.click()
    expect(page.locator("#game")).to_have_attribute("data-turn", "2")
    page.click("#primary[data-verb=skip]")  # what was drawn has been seen; the answer is not there yet
    for press in ("#menu", "#entry-menu-quit", "#yes"):
        page.click(press)
    page.wait_for_timeout(1600)
    expect(page.locator("#start")).to_be_visible()
