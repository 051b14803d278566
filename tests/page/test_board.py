"""The table under the hand: the real page in Chromium with Python in its worker."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page, expect
from table import MY_TURN, Finger, Table

OPENED = "1~classic;turn-seconds=none:{table}_{rack}/k1k5_a_ab_r13k3b3_0&You&Ada.casual"
TABLE = "k1-4.7bor.r9-13.5kbo.o1-3.b9-11.8kbro.r1-3.k10-13j12.2bro.o9-12.6kbo"
LATER = OPENED.format(table=TABLE, rack="k2k12b4b12b13r6r11o4o13j")
SHARED = "1~classic;turn-seconds=none:r3-5_k9r8b9k8/k1b1o5_a_ab_r13k3b3o3_0&Anna&Olena"
LONG_RUN = f"1~classic;turn-seconds=none:-_{''.join(f'k{n}' for n in range(1, 14))}r1/?9_a_-_?30_0"
ASKED = """window.asked = 0;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, ...more) {
  window.asked += Boolean(message.question?.includes('"landings"'));
  return postMessage.call(this, message, ...more);
};"""
TIMES = """window.times = new Set();
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, how) {
  window.times.add(how.duration);
  return animate.call(this, frames, how);
};"""
COVER = """([x, y]) => {
  const button = document.createElement("button");
  Object.assign(button.style, { position: "fixed", left: `${x - 9}px`, top: `${y - 9}px`, width: "18px", height: "18px" });
  button.onclick = () => button.remove();
  document.body.append(button);
}"""
NEWCOMER = "1~classic;turn-seconds=none:k1-4.7bor_k9b9r9o9k2b5/k1k5_a_b_r13k3b3_0&You&Ada.casual"


@pytest.fixture
def table(page: Page, site: str) -> Table:
    return Table(page, site)


@pytest.fixture
def glass(browser: Browser, site: str) -> Iterator[Table]:
    """A small phone."""
    context = browser.new_context(has_touch=True, viewport={"width": 320, "height": 480})
    yield Table(context.new_page(), site)
    context.close()


def test_the_answer_is_shown_before_the_tile_is_let_go(table: Table) -> None:
    table.open(LATER)
    table.lift(table.tile("r11"), table.at(table.tile("r12", "felt"), across=0.1))
    expect(table.page.locator("#bubble")).to_contain_text("Splits in two")
    expect(table.page.locator("#bubble")).to_contain_text("9·10·11 and 11·12·13")
    expect(table.set_of("r9").locator(".caret")).to_have_css("--at", "2")
    expect(table.primary).to_be_visible()
    table.page.mouse.up()
    expect(table.primary).to_have_text("End turn1 tile")
    assert {"r9r10r11", "r11r12r13"} <= set(table.sets())


def test_where_held_tiles_may_go_is_asked_once(table: Table) -> None:
    table.page.add_init_script(ASKED)
    table.open(LATER)
    table.lift(table.tile("r11"), table.at(table.tile("r12", "felt"), across=0.1))
    for tile in ("k4", "o9", "b11", "r3"):
        table.page.mouse.move(*table.at(table.tile(tile, "felt"), across=0.9), steps=4)
    assert table.page.evaluate("window.asked") == 1


def test_tiles_take_their_time(table: Table) -> None:
    """A drop 160 ms, another player's move 350 ms, and nothing at once but for who wants that."""
    page = table.page
    page.add_init_script(TIMES)
    table.open(OPENED.format(table="k1-4.7bor", rack="k9b9").replace("k1k5_a", "k5k6_a"))
    table.drag(table.tile("k9"), table.felt())
    page.wait_for_function("() => window.times.has(160)")
    page.click("[data-verb=reset]")
    table.primary.click()
    page.wait_for_function("() => window.times.has(350)")
    assert page.evaluate("[...window.times].filter((time) => time < 90)") == []


def test_a_drop_moves_nothing_but_what_the_hand_moved(table: Table) -> None:
    table.open(LATER)
    before = table.places()
    table.drag(table.tile("o10", "felt"), table.felt())
    table.drag(table.tile("o13"), table.at(table.set_of("o9"), across=0.98))
    table.drag(table.tile("r1", "felt"), table.felt(0.2))
    expect(table.primary).to_have_text("Fix 4 sets")
    after = table.places()
    same = before.keys() & after.keys()
    assert len(same) == len(before) - 2
    assert {row: before[row] for row in same} == {row: after[row] for row in same}


def test_the_tile_of_a_joker_frees_it(table: Table) -> None:
    table.open(LATER)
    table.lift(table.tile("k12"), table.at(table.tile("j", "felt")))
    expect(table.page.locator("#bubble")).to_contain_text("Frees the joker")
    table.page.mouse.up()
    expect(table.primary).to_have_text("Fix 1 set")
    expect(table.message).to_have_text("Joker freed. Play it this turn.")
    assert {"k10k11k12k13", "j"} <= set(table.sets())
    table.page.keyboard.press("x")
    table.drag(table.tile("r1", "felt"), table.felt())
    table.page.keyboard.press("h")
    table.page.click("#hint-go")
    step, badge = (table.set_of("r1").locator(mark).bounding_box() for mark in (".step", ".badge"))
    assert step
    assert badge
    assert step["y"] >= badge["y"] + badge["height"]


def test_a_freed_joker_may_be_kept_where_the_rules_say_so(table: Table) -> None:
    table.open(LATER.replace("1~classic", "1~home"))
    table.lift(table.tile("k12"), table.at(table.tile("j", "felt")))
    expect(table.page.locator("#bubble")).to_contain_text("yours to play or to keep")
    table.page.mouse.up()
    expect(table.message).to_have_text("Joker freed. Play it, or keep it on your rack.")
    table.drag(table.tile("j", "felt"), table.at(table.tile("b4")))
    expect(table.primary).to_have_attribute("data-verb", "end")


def test_a_hint_numbers_its_moves_from_one(table: Table) -> None:
    table.open(LATER)
    table.page.keyboard.press("h")
    table.page.click("#hint-go")
    expect(table.page.locator("#felt .set.dream .step").first).to_be_visible()
    labels = table.page.locator("#felt .step").all_inner_texts()
    numbers = sorted({int(number) for label in labels for number in label.split(", ")})
    assert numbers == list(range(1, len(numbers) + 1))
    expect(table.message).to_contain_text(f"It takes {len(numbers)} move")
    table.page.keyboard.press("l")
    expect(table.page.locator("#sheet")).to_contain_text("Hints used: 1")


def test_a_hint_leaves_what_is_laid_out_until_it_shows_where_and_hiding_it_brings_that_back(
    table: Table,
) -> None:
    table.open(OPENED.format(table="r3-5.8kbo.o9-11", rack="k1b2b13o1r6r7"))
    start = table.sets()
    table.page.click("[data-verb=sort-777]")
    table.drag(table.tile("k1"), table.felt())
    table.drag(table.tile("o10", "felt"), table.felt(0.2))
    tried = table.sets()
    table.page.keyboard.press("h")
    expect(table.message).to_have_text("You can play 2 tiles.")
    assert table.sets() == tried
    table.page.click("#hint-go")
    expect(table.message).to_contain_text("Start with")
    assert table.sets() == start
    table.page.click("button:text-is('Hide')")
    assert table.sets() == tried
    table.page.evaluate(
        "said_ = []; new MutationObserver(() => said_.push(document.querySelector('#message').innerText))"
        ".observe(document.querySelector('#message'), { childList: true, subtree: true })"
    )
    table.page.keyboard.press("Shift+H")
    expect(table.message).to_have_text("All sets are whole. 2 tiles from your rack.", timeout=20_000)
    said = [words.split()[0] for words in table.page.evaluate("said_")]
    assert list(dict.fromkeys(said)) == ["You", "Move", "All"]  # nothing else in between


def test_a_hint_shows_a_set_wider_than_the_felt(table: Table) -> None:
    table.open(LONG_RUN, 390, 844)
    table.page.keyboard.press("h")
    table.page.click("#hint-go")
    expect(table.message).to_contain_text("Start with black 1 to 13.")
    expect(table.page.locator("#felt .set.dream .tile")).to_have_count(13)
    assert table.page.evaluate(
        "[...document.querySelectorAll('.set.dream .tile')].every((tile) => {"
        " const { left, right } = tile.getBoundingClientRect(); return left >= 0 && right <= innerWidth; })"
    )


def test_a_tile_from_the_middle_leaves_a_gap_that_is_marked(table: Table) -> None:
    table.open(LATER)
    table.drag(table.tile("o11", "felt"), table.felt())
    expect(table.set_of("o10").locator(".gap")).to_have_css("--at", "2")
    expect(table.message).to_contain_text("Orange 11 is missing")


def test_two_taps_and_a_tap_on_a_set(table: Table) -> None:
    table.open(LATER)
    table.tile("b12").click()
    table.tile("b13").click()
    expect(table.message).to_contain_text("2 picked. Fits 1 set.")
    expect(table.page.locator("#felt .set.fits")).to_have_count(1)
    expect(table.page.locator("#felt .spot")).to_have_css("--at", "3")
    table.page.mouse.click(*table.at(table.tile("b11", "felt")))
    expect(table.primary).to_have_text("End turn2 tiles")
    assert "b9b10b11b12b13" in table.sets()
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("h")
    expect(table.message).to_contain_text(" more tile")


def test_the_plus_is_where_the_tile_will_go(table: Table) -> None:
    table.open(LATER.replace("k2k12b4", "b8k12b4"))
    table.tile("b8").click()
    expect(table.set_of("b9").locator(".spot.first")).to_be_visible()
    table.tile("b8").click()
    table.tile("r11").click()
    expect(table.set_of("r9").locator(".spot:not(.first, .last)")).to_have_css("--at", "2")
    table.tile("r11").click()
    table.tile("k12").click()
    expect(table.set_of("k10").locator(".spot.swap")).to_have_css("--at", "2")


def test_neither_a_double_click_on_a_control_nor_select_all_reaches_the_board(table: Table) -> None:
    table.open(LATER)
    x, y = table.at(table.tile("o2", "felt"))
    table.page.evaluate(COVER, [x, y])
    table.page.mouse.dblclick(x, y)
    table.page.keyboard.press("Control+a")
    expect(table.page.locator("#felt .tile.held")).to_have_count(0)
    assert table.page.evaluate("getSelection().toString()") == ""
    table.page.wait_for_timeout(600)
    table.page.mouse.click(x, y)
    expect(table.page.locator("#felt .tile.held")).to_have_count(1)


def test_a_double_tap_lays_a_tile_that_has_one_place_only(table: Table) -> None:
    table.open(LATER)
    table.tile("r6").dblclick()
    expect(table.primary).to_have_text("End turn1 tile")
    assert "k6b6o6r6" in table.sets()


def test_a_double_tap_on_the_table_takes_the_whole_set(table: Table) -> None:
    table.open(LATER)
    table.tile("r2", "felt").dblclick()
    expect(table.page.locator("#felt .tile.held")).to_have_count(3)


def test_a_long_press_takes_the_whole_set(table: Table) -> None:
    table.open(LATER)
    table.page.mouse.move(*table.at(table.tile("o2", "felt")))
    table.page.mouse.down()
    expect(table.page.locator("#felt .tile.held")).to_have_count(3)
    table.page.mouse.up()
    expect(table.page.locator("#felt .tile.held")).to_have_count(3)
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".tile.held")).to_have_count(0)


def test_the_tail_of_a_run_by_shift(table: Table) -> None:
    table.open(LATER)
    table.tile("r11", "felt").click()
    table.tile("r13", "felt").click(modifiers=["Shift"])
    table.page.click("[data-verb=new-set]")
    expect(table.primary).to_have_text("Draw3")
    assert {"r9r10", "r11r12r13"} <= set(table.sets())


def test_tiles_of_the_table_stay_there_and_own_ones_may_come_back(table: Table) -> None:
    table.open(LATER)
    table.drag(table.tile("o1", "felt"), table.at(table.tile("b4")))
    expect(table.message).to_have_text("Tiles from the table stay on the table.")
    assert "o1o2o3" in table.sets()
    table.drag(table.tile("o4"), table.at(table.set_of("o3"), across=0.97))
    expect(table.primary).to_have_text("End turn1 tile")
    table.drag(table.tile("o4", "felt"), table.at(table.tile("b4")))
    expect(table.primary).to_have_text("Draw3")
    assert "o4" in table.rack()


def test_undo_redo_and_reset_are_steps(table: Table) -> None:
    table.open(LATER)
    start = table.sets()
    table.tile("r6").dblclick()
    expect(table.primary).to_have_text("End turn1 tile")
    played = table.sets()
    table.page.click("[data-verb=undo]")
    expect(table.primary).to_have_text("Draw3")
    assert table.sets() == start
    table.page.keyboard.press("y")
    assert table.sets() == played
    table.page.click("[data-verb=reset]")
    assert table.sets() == start
    table.page.keyboard.press("Control+z")
    assert table.sets() == played


def test_the_table_is_locked_until_one_has_opened(table: Table) -> None:
    table.open(NEWCOMER)
    expect(table.message).to_have_text("Opening 0 / 30")
    table.drag(table.tile("k4", "felt"), table.felt())
    expect(table.message).to_have_text("Open from your own rack first")
    assert table.sets() == ["k1k2k3k4", "b7o7r7"]
    table.drag(table.tile("k9"), table.felt(0.8))
    beside = table.at(table.tile("k9", "felt"), across=1.25)  # where the held tile still overlaps it
    table.lift(table.tile("b9"), beside)
    expect(table.page.locator("#bubble")).to_be_visible()
    table.page.mouse.up()
    table.tile("r9").click()
    expect(table.message).to_have_text("Red 9. Fits 1 set. Tap it, or tap the table.")  # one's own
    table.set_of("b9").click()
    expect(table.primary).to_have_text("27 / 30 to open")
    table.tile("o9").dblclick()
    expect(table.primary).to_have_text("End turn4 tiles")
    table.primary.click()
    expect(table.page.locator("#players .count").first).to_contain_text("2")


def test_a_draw_asks_before_the_table_goes_back(table: Table) -> None:
    table.open(LATER)
    table.drag(table.tile("r1", "felt"), table.felt())
    expect(table.primary).to_have_attribute("data-verb", "draw")
    table.primary.click()
    expect(table.page.locator("#sheet")).to_be_visible()
    assert len(table.rack()) == len("k2k12b4b12b13r6r11o4o13j")


def test_sorting_is_the_engines_order_and_no_step(table: Table) -> None:
    table.open(LATER)
    table.page.click("[data-verb=sort-777]")
    expect(table.page.locator("#rack .tile").first).to_have_attribute("data-tile", "k2")
    assert table.rack() == "k2b4o4r6r11k12b12b13o13j"
    table.page.click("[data-verb=sort-789]")
    assert table.rack() == "k2k12b4b12b13o4o13r6r11j"
    expect(table.page.locator("[data-verb=undo]")).to_have_attribute("aria-disabled", "true")


def test_tidy_sorts_the_sets_for_the_eye_and_settings_leave_them_where_they_lie(table: Table) -> None:
    page = table.page
    table.open(LATER)
    table.drag(table.tile("k2"), table.felt())
    expect(table.primary).to_have_text("Fix 1 set")
    before, seen = table.places(), in_sight(table)
    page.click("#menu")
    page.click("#entry-settings")
    page.click("#sheet [data-palette=distinct]")
    page.click("#sheet button:text-is('Left-handed')")
    expect(page.locator("html")).to_have_attribute("data-hand", "left")
    assert table.places() == before
    page.click("#sheet button:text-is('Large')")
    expect(page.locator("html")).to_have_attribute("data-tiles", "large")
    assert in_sight(table) == seen
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()
    page.click("#menu")
    page.click("#entry-menu-tidy")
    runs = ["k1k2k3k4", "k10k11jk13", "b9b10b11", "o1o2o3", "o9o10o11o12", "r1r2r3", "r9r10r11r12r13"]
    tidied = [*runs, "b2o2r2", "k5b5o5", "k6b6o6", "b7o7r7", "k8b8o8r8"]
    assert in_sight(table) == tidied
    page.keyboard.press("u")
    expect(table.primary).to_have_text("Draw3")
    assert in_sight(table) == tidied


def in_sight(table: Table) -> list[str]:
    """The sets shelf by shelf, from left to right."""
    rows = table.sets()
    where = table.page.evaluate(
        "[...document.querySelectorAll('#felt .set')].map(set => new DOMMatrix(set.style.transform)).map(at => [at.f, at.e])"
    )
    sets = [row for _, row in sorted(zip(where, rows, strict=True))]
    return [row for row in sets if row != "k2"]  # which takes any gap


def test_a_reload_keeps_the_draft_its_steps_and_the_racks_order(table: Table) -> None:
    table.open(LATER)
    table.page.click("[data-verb=sort-777]")
    table.tile("r6").dblclick()
    table.drag(table.tile("o10", "felt"), table.felt())
    expect(table.primary).to_have_text("Fix 2 sets")
    seen = table.sets(), table.rack()
    table.page.wait_for_timeout(400)
    table.page.reload()
    expect(table.primary).to_have_text("Fix 2 sets", timeout=60_000)
    assert (table.sets(), table.rack()) == seen
    table.page.click("[data-verb=undo]")
    expect(table.primary).to_have_text("End turn1 tile")


def test_a_rack_keeps_its_order_through_a_draw_a_reload_and_a_replay(table: Table) -> None:
    page = table.page
    table.open(LATER)
    page.click("[data-verb=sort-777]")
    order = table.rack()
    table.primary.click()
    table.ready(3)
    drawn = page.locator("#rack .tile").last
    expect(drawn).to_have_class(re.compile(r"\bdrawn\b"))
    page.wait_for_timeout(400)
    page.reload()
    table.ready(3)
    assert re.fullmatch(rf"{order}[kbor]\d+", table.rack())
    expect(drawn).to_have_class(re.compile(r"\bdrawn\b"))
    table.tile("r6").dblclick()
    expect(table.primary).to_have_attribute("data-verb", "end")
    seen = table.sets(), table.rack()
    page.wait_for_timeout(400)
    page.reload()
    expect(table.primary).to_have_attribute("data-verb", "end", timeout=60_000)
    assert (table.sets(), table.rack()) == seen
    page.click("#menu")
    page.click("#entry-replay")
    page.click("#replay-next")
    page.click("#replay-leave")
    expect(table.primary).to_have_attribute("data-verb", "end")
    assert (table.sets(), table.rack()) == seen


def test_people_who_share_a_device_find_their_racks_as_they_left_them(table: Table) -> None:
    page = table.page
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{table.site}#{SHARED}")
    for turn in (1, 2):
        page.click("#ready", timeout=60_000)
        table.ready(turn)
        if turn == 1:
            page.click("[data-verb=sort-777]")
            order = table.rack()
        table.primary.click()
        page.wait_for_selector("main.curtain")
        assert page.locator("#rack .tile").count() == 0
    page.click("#ready")
    table.ready(3)
    assert re.fullmatch(rf"{order}[kbor]\d+", table.rack())
    expect(page.locator("#rack .tile").last).to_have_class(re.compile(r"\bdrawn\b"))


def test_what_comes_back_when_time_is_up_lies_where_it_lay(table: Table) -> None:
    table.page.clock.install()
    table.open(LATER.replace("turn-seconds=none", "turn-seconds=30"))
    table.page.click("[data-verb=sort-777]")
    order = table.rack()
    table.drag(table.tile("o4"), table.felt())
    expect(table.primary).to_have_text("Fix 1 set")
    table.page.clock.run_for(31_000)
    expect(table.page.locator("#rack .tile")).to_have_count(13)
    assert table.rack().startswith(order)


def test_a_turn_by_keyboard_alone(table: Table) -> None:
    table.open(LATER)
    keys = table.page.keyboard
    for key in ("r", "6", "Enter"):
        keys.press(key)
    expect(table.page.locator("#bubble")).to_contain_text("Joins")
    keys.press("Enter")
    expect(table.primary).to_have_text("End turn1 tile")
    for key in ("r", "1", "2", "Space"):
        keys.press(key)
    table.page.wait_for_timeout(600)
    for key in ("1", "3", "Space", "n"):
        keys.press(key)
    expect(table.primary).to_have_text("Fix 1 set")
    keys.press("u")
    expect(table.primary).to_have_text("End turn1 tile")
    keys.press("e")
    expect(table.page.locator("#players .count").first).to_contain_text("9")


def test_screen_readers_hear_what_a_drop_did(table: Table) -> None:
    table.open(LATER)
    table.tile("r6").dblclick()
    expect(table.page.locator("#say")).to_have_text(
        "Placed. Group: black 6, blue 6, orange 6, red 6. 9 tiles on your rack."
    )


def test_a_finger_drags_above_itself(glass: Table) -> None:
    glass.open(LATER, 320, 480)
    x, y = glass.at(glass.tile("r12", "felt"), across=0.1)
    Finger(glass.page).drag(glass.at(glass.tile("r11")), (x, y + Finger.ABOVE))
    expect(glass.primary).to_have_text("End turn1 tile")
    assert {"r9r10r11", "r11r12r13"} <= set(glass.sets())


def test_small_tiles_are_picked_in_the_loupe(glass: Table) -> None:
    sets, rack = crowded()
    glass.open(full(sets, rack), 320, 480)
    glass.page.locator("#felt .set .tile").nth(1).tap()
    expect(glass.page.locator("#loupe")).to_be_visible()
    glass.page.locator("#loupe .tile").first.tap()
    expect(glass.page.locator("#felt .tile.held")).to_have_count(1)
    glass.page.locator("#loupe .tile").nth(1).tap()
    expect(glass.page.locator("#felt .tile.held")).to_have_count(2)
    glass.page.click("[data-verb=cancel]")
    expect(glass.page.locator("#loupe")).to_be_hidden()


def test_the_clock_runs_out_and_a_table_in_order_counts(table: Table) -> None:
    table.page.clock.install()
    table.open(LATER.replace("turn-seconds=none", "turn-seconds=30"))
    table.tile("r6").dblclick()
    expect(table.primary).to_have_text("End turn1 tile")
    table.page.clock.run_for(31_000)
    expect(table.page.locator("#players .count").first).to_contain_text("9")


@pytest.mark.parametrize(("opened", "stays"), [("a", True), ("ab", False)])
def test_what_is_tried_while_others_play_stays_if_the_table_does(
    table: Table, opened: str, stays: bool
) -> None:
    page = table.page
    page.clock.install()
    table.open(LATER.replace("_ab_", f"_{opened}_"))
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)  # the computer thinks for as long as we like
    table.primary.click()
    expect(table.primary).to_have_text("Ada is thinking")
    table.drag(table.tile("o10", "felt"), table.felt())
    page.clock.run_for(50)  # a frame or two
    expect(page.locator("#felt .set.bad, #felt .set.short")).to_have_count(2)
    expect(table.message).to_have_text("Trying things out: nobody else sees this.")
    page.clock.resume()
    expect(table.primary).to_have_attribute("data-verb", MY_TURN, timeout=20_000)
    assert ("o10" in table.sets()) is stays
    page.keyboard.press("u")
    assert "o9o10o11o12" in table.sets()


def crowded() -> tuple[list[str], str]:
    """A hundred tiles in sets and twenty on the rack, from the box of 160."""
    rng, left, sets = random.Random(11), dict.fromkeys(every(), 3), []
    while sum(len(tiles) for tiles in sets) < 98:
        colour, low = rng.choice("kbor"), rng.randint(1, 11)
        run = [(colour, number) for number in range(low, min(low + rng.randint(3, 5), 14))]
        group = [(colour, low) for colour in rng.sample("kbor", rng.choice([3, 3, 4]))]
        tiles = rng.choice([run, group])
        if min(left[tile] for tile in tiles) > 0 and sum(map(len, sets)) + len(tiles) <= 100:
            sets.append(tiles)
            left.update({tile: left[tile] - 1 for tile in tiles})
    rest = [tile for tile, count in left.items() for _ in range(count)]
    return ["".join(map(text, tiles)) for tiles in sets], "".join(map(text, rng.sample(rest, 20)))


def every() -> list[tuple[str, int]]:
    return [(colour, number) for colour in "kbor" for number in range(1, 14)]


def text(tile: tuple[str, int]) -> str:
    return f"{tile[0]}{tile[1]}"


def full(sets: list[str], rack: str) -> str:
    """The link of that game, for five seats."""
    racks = f"{rack}/j/j/j/j"
    return (
        f"1~classic;tile-set=160;turn-seconds=none:{'.'.join(sets)}_{racks}_a_abcde_-_0"
        "&You&Ada.casual&Taras.casual&Mei.casual&Olena.casual"
    )


SIZES = [(320, 480), (390, 664), (390, 844), (844, 390), (1024, 768), (1440, 900)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_hundred_tiles_and_twenty_fit_without_scrolling(table: Table, width: int, height: int) -> None:
    table.page.set_viewport_size({"width": width, "height": height})
    table.page.goto(f"{table.site}#{full(*crowded())}")
    expect(table.page.locator("#rack .tile")).to_have_count(20, timeout=60_000)
    expect(table.page.locator("#felt .tile").last).to_be_visible()
    sizes = table.page.evaluate(
        "(() => { const { scrollHeight, clientHeight } = document.querySelector('#table'); const root = document.documentElement;"
        " const tiles = [...document.querySelectorAll('.tile')].map(tile => tile.getBoundingClientRect());"
        " return { scrolls: scrollHeight > clientHeight, wide: root.scrollWidth > innerWidth,"
        " least: Math.min(...tiles.map(box => box.width)), low: Math.max(...tiles.map(box => box.bottom)) } })()"
    )
    assert not sizes["scrolls"]
    assert not sizes["wide"]
    assert sizes["least"] >= 24
    assert sizes["low"] <= height


@pytest.mark.parametrize("width", [600, 768, 1023, 1024, 1200, 1280, 1440])
def test_the_parts_of_the_screen_lie_beside_each_other(table: Table, width: int) -> None:
    table.open(LATER, width=width, height=800)
    parts = [
        table.page.locator(part).bounding_box() for part in ("#table", "#status", "#tray", "#bar", "#side")
    ]
    boxes = [box for box in parts if box]
    for one, other in combinations(boxes, 2):
        across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
        down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
        assert min(across, down) < 1, (one, other)


def test_a_drop_shows_its_verdict_before_the_judge_has_spoken(table: Table) -> None:
    page = table.page
    page.add_init_script(
        "const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (message, ...more) {"
        " if (!(window.isMute && message.question?.includes('judge-draft'))) post.call(this, message, ...more) }"
    )
    table.open(LATER)
    page.evaluate("window.isMute = true")
    table.drag(table.tile("r6"), table.at(table.set_of("k6"), 0.97))
    expect(table.primary).to_have_text("End turn1 tile")
    expect(table.set_of("r6")).to_have_class("set touched")
    table.lift(table.tile("k2"), table.felt())
    page.evaluate(
        "addEventListener('pointerup', () => { seen_ = document.querySelector('#primary').textContent })"
    )
    page.mouse.up()
    assert page.evaluate("seen_") == "Fix 1 set"
    expect(table.message).to_contain_text("Only 1 tile")
    page.keyboard.press("x")
    expect(table.primary).to_have_text("Draw3")
    for words in ("Fix 1 set", "End turn1 tile", "Draw3"):
        page.keyboard.press("u")
        expect(table.primary).to_have_text(words)
    page.keyboard.press("y")
    expect(table.primary).to_have_text("End turn1 tile")
    table.drag(table.tile("r6", "felt"), table.at(table.tile("b4")))
    expect(table.primary).to_have_text("Draw3")
