"""Every screen of the real page: it opens, nothing overflows at any size in any language, axe finds nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect
from table import Table

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ["en", "ru", "uk", "zh"]
THEMES: list[Literal["light", "dark"]] = ["light", "dark"]
SIZES = [(320, 480), (390, 844), (844, 390), (1024, 768), (1440, 900)]

ALONE = "1~classic;turn-seconds=none:r3-5_k8k12r1/?10_a_ab_?60_0&You&Ada.beginner"
PUZZLE = "1~r3-5_k8k12r6/?10_a_ab_?60_0"
CLOCK = "1~3.kestrel"
TWO_PEOPLE = "1~classic:r3-5_k8k12r1/?10_a_ab_?60_0&Anna&Olena"
APART = "1~classic;turn-seconds=none:r3-5_k8k12r1/k1b2_a_ab_k9o9_0@Anna@Olena"
ROUND_OVER = "1~classic;turn-seconds=none:r3-5_r6/k13j_a_ab_?60_0,r3-5~r3-6&You&Ada.beginner"
TWO_FAULTS = "1~pressman;turn-seconds=none:r3-5j4.k1-4_r4b9o1/?10_a_ab_?60_0&You&Ada.beginner"
ALL_PASSED = (
    "1~classic;turn-seconds=none;never-opened-penalty=100;match-length=open"
    ":r3-5_r1k2/k9b9/jb2_a_bc_-_2,p&You&Ada.beginner&Taras.beginner"
)
LONG_NAME = "Wolfeschlegelsteinhausen"
LONG_NAMES = f"{TWO_PEOPLE}&Ada.beginner&Mei.beginner&Kostya.beginner".replace(
    "?10", "?10/?10/?10/?10"
).replace("&Olena", f"&{LONG_NAME}")
MUCH_LEFT = ROUND_OVER.replace("k13j", "".join(f"{colour}{n}" for colour in "kb" for n in range(1, 13)))
SECOND_ROUND = ROUND_OVER.replace("&You", "!2.kestrel&You")
MATCH_OVER = ROUND_OVER.replace("none:", "none;match-length=rounds-1:")

OVERFLOWING = """() => [...document.querySelectorAll("#screen *, #extra *, #sheet *")]
  .filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width && !element.closest(".vh, svg") && (left < -1 || right > innerWidth + 1);
  })
  .map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`)"""

SMALL = """() => {
  const isPhone = (innerWidth > 374 && innerWidth < 600) || (innerHeight < 500 && innerWidth >= 600);
  const least = element => isPhone && element.matches(".ib, .seg button") ? 44 : 24;
  return [...document.querySelectorAll("#game, #screen, #extra, #sheet")].flatMap((place) =>
    [...place.querySelectorAll("button, select, input, textarea, summary, a")]
      .map((element) => [element, element.getBoundingClientRect()])
      .filter(([element, { width, height }]) => width && (width < least(element) || height < least(element)))
      .map(([element, { width, height }]) => `${element.outerHTML.slice(0, 60)} ${width}x${height}`)) }"""

SQUEEZED = """() => {
  const { width, height } = document.querySelector("#table").getBoundingClientRect();
  return width > 0 && (width < innerWidth / 2 || height < innerHeight / 4);
}"""

BROKEN = """() => {
  const words = document.createTreeWalker(document.querySelector("#message") ?? new Text(), NodeFilter.SHOW_TEXT);
  const lines = (range) => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  const broken = [];
  while (words.nextNode())
    for (const { 0: word, index } of words.currentNode.data.matchAll(/\\p{L}+/gu)) {
      const range = new Range();
      range.setStart(words.currentNode, index);
      range.setEnd(words.currentNode, index + word.length);
      if (lines(range) > 1 && !/\\p{Script=Han}/u.test(word)) broken.push(word);
    }
  return broken;
}"""

VIOLATIONS = """() => axe.run().then(({ violations }) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`))"""


SHIFTS = """window.shift_ = 0; new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift_ += value;
}).observe({ type: "layout-shift", buffered: true })"""


def unfold(page: Page) -> None:
    page.locator("#all-options > summary").click()


def sheet(button: str) -> Callable[[Page], None]:
    """The sheet that a button of the first page opens."""
    return lambda page: page.locator(button).click()


def tab(name: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.locator("#help").click()
        page.locator(f"#tab-{name}").click()

    return go


def opened(text: str) -> Callable[[Page], None]:
    """The game that a pasted text holds."""

    def go(page: Page) -> None:
        page.locator("#import").click()
        page.locator("#import-text").fill(text)
        page.locator("#import-open").click()
        expect(page.locator("#import-text")).to_have_count(0)

    return go


def menu(entry: str | None = None) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        opened(ALONE)(page)
        page.locator("#menu").click()
        if entry:
            page.locator(f"#entry-{entry}").click()

    return go


def refused(page: Page) -> None:
    page.locator("#import").click()
    page.locator("#import-text").fill("r3x4")
    page.locator("#import-open").click()
    expect(page.locator(".refusal")).to_be_visible()


def verdict(page: Page) -> None:
    opened(ALONE)(page)
    for left in (2, 1):
        page.locator("#rack [role=option]").first.click()
        page.locator("[data-verb=new-set]").click()
        expect(page.locator("#rack [role=option]")).to_have_count(left)
    expect(page.locator("#primary[data-verb=problems]")).to_be_visible()
    page.locator("#primary").click()


def round_over(*buttons: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        opened(ROUND_OVER)(page)
        page.locator("#onward").wait_for()
        for button in buttons:
            page.locator(button).click()

    return go


def match_over(page: Page) -> None:
    """A finished match opens as a replay; behind it are the score sheet and the end of the match."""
    opened(MATCH_OVER)(page)
    page.locator("#replay-leave").click()
    page.locator("#onward").click()


def replayed(page: Page) -> None:
    opened(SECOND_ROUND)(page)
    page.locator("#menu").click()
    page.locator("#entry-replay").click()


def lesson(page: Page) -> None:
    page.locator("#learn").click()
    expect(page.locator(".lesson")).to_be_visible()


def puzzle_missed(page: Page) -> None:
    """A puzzle of which one turn has been played: nothing was laid."""
    opened(PUZZLE)(page)
    page.locator("#primary[data-verb=draw]").click()


def sent(page: Page) -> None:
    """A turn has been played by link, and the link for the next one waits."""
    opened(APART)(page)
    page.locator("#ready").click()
    page.locator("#primary[data-verb=draw]").click()
    expect(page.locator("#share-link")).to_be_visible()


def played(page: Page) -> None:
    """The link of that turn is opened once more."""
    sent(page)
    page.locator("#sheet header button").click()
    page.evaluate(f"location.hash = {APART!r}")


def poster(page: Page) -> None:
    page.goto(f"{page.url}?embed")


SCREENS: dict[str, tuple[Callable[[Page], None], str]] = {
    "set-up": (unfold, "main.setup"),
    "rules: sets": (tab("sets"), "#tab-panel"),
    "rules: turn": (tab("turn"), "#tab-panel"),
    "rules: joker": (tab("joker"), "#tab-panel"),
    "rules: score": (tab("score"), "#tab-panel"),
    "rules: this game": (tab("this"), "#tab-panel"),
    "settings": (sheet("#set"), "#tongue"),
    "import": (sheet("#import"), "#import-text"),
    "refused": (refused, ".refusal"),
    "curtain": (opened(TWO_PEOPLE), "#ready"),
    "by link: curtain": (opened(APART), "[data-seat]"),
    "by link: send": (sent, ".qr"),
    "by link: note": (played, "#trouble"),
    "poster": (poster, "main.poster"),
    "clock": (opened(CLOCK), "#unhurry"),
    "menu": (menu(), ".entries"),
    "moves": (menu("menu-log"), ".totals-line"),
    "keys": (menu("menu-keys"), "dl.keys"),
    "share": (menu("share"), ".qr"),
    "confirm": (menu("menu-quit"), "#yes"),
    "verdict": (verdict, ".faults li"),
    "round": (round_over(), ".scores"),
    "match": (match_over, "main.match"),
    "replay": (replayed, "#replay-round"),
    "lesson": (lesson, ".lesson"),
    "puzzle": (puzzle_missed, "#puzzle-again"),
}


@pytest.fixture(params=LANGUAGES)
def page_in_language(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Page]:
    """The page as a browser of that language opens it for the first time."""
    context = browser.new_context(locale=request.param, reduced_motion="reduce")
    page = context.new_page()
    page.goto(site)
    expect(page.locator("html")).to_have_attribute(
        "lang", {"zh": "zh-Hans"}.get(request.param, request.param)
    )
    yield page
    context.close()


@pytest.mark.parametrize("name", SCREENS)
def test_screen_fits_everywhere(page_in_language: Page, name: str) -> None:
    page = page_in_language
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    go, sign = SCREENS[name]
    go(page)
    expect(page.locator(sign).first).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        assert page.evaluate(OVERFLOWING) == [], f"{width} by {height}"
        assert page.evaluate(SMALL) == [], f"{width} by {height}"
        assert not page.evaluate(SQUEEZED), f"{width} by {height}"
        assert page.evaluate(BROKEN) == [], f"{width} by {height}"
    assert errors == []


@pytest.mark.parametrize("name", SCREENS)
def test_screen_is_accessible(browser: Browser, site: str, name: str) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    page.goto(site)
    go, sign = SCREENS[name]
    go(page)
    expect(page.locator(sign).first).to_be_visible()
    page.add_script_tag(path=AXE)
    for theme, (width, height) in product(THEMES, SIZES):
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        assert page.evaluate(VIOLATIONS) == [], f"{width} by {height}, {theme}"
    context.close()


def test_round_sheet_tells_how_the_scores_came(browser: Browser, site: str) -> None:
    """And where a match has no limit, it is ended there."""
    page = browser.new_context(locale="en", reduced_motion="reduce").new_page()
    page.goto(f"{site}#{ALL_PASSED}")
    expect(page.locator("#sheet .lede")).to_have_text(
        "Everybody passed: the lowest rack wins. The others lose the difference to 18; the winner gains it all."
        " A joker counts 30. Who never opened counts 100."
    )
    expect(page.locator(".scores .left b")).to_have_text(["18", "32", "100"])
    expect(page.locator(".scores .left small")).to_have_text("never opened")
    page.locator("#end-match").click()
    expect(page.locator("main.match h1")).to_have_text("Ada wins the match")
    expect(page.locator(".places .points").first).to_have_text("+96")
    page.context.close()


def test_longest_names_stay_in_their_places(browser: Browser, site: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{site}#{LONG_NAMES}")
    page.locator("#ready").click()
    page.locator("#primary[data-verb=draw]").click()
    primary = page.locator("#primary")
    expect(primary).to_have_text(f"Next: {LONG_NAME}")
    assert primary.evaluate("button => button.scrollWidth <= button.clientWidth && button.offsetHeight < 60")
    rings = page.locator("#players .ring").evaluate_all(
        "all => all.map(ring => ring.getBoundingClientRect())"
    )
    assert all(one["right"] <= other["left"] for one, other in pairwise(rings))
    context.close()


def test_name_stays_whole_beside_many_tiles(page_in_language: Page) -> None:
    page = page_in_language
    opened(MUCH_LEFT)(page)
    page.locator("#onward").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        heights = page.locator(".scorer-name").evaluate_all("all => all.map(name => name.offsetHeight)")
        assert max(heights) < 30, f"{width} by {height}"


def test_language_switches_without_a_reload(page_in_language: Page) -> None:
    page = page_in_language
    page.evaluate("window.still = true")
    page.locator(".tongues [lang=uk]").click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    assert page.evaluate("window.still")


def test_what_is_wrong_is_counted_by_sets_and_told_once(browser: Browser, site: str) -> None:
    """A joker that joins an old set has two faults there, which are one thing to mend."""
    page = browser.new_context(locale="en", reduced_motion="reduce").new_page()
    table = Table(page, site).open(TWO_FAULTS)
    table.drag(table.tile("r4"), table.at(table.tile("j", "felt")))
    expect(page.locator("#felt .set")).to_have_count(3)
    table.drag(table.tile("j", "felt"), table.at(table.tile("k4", "felt"), across=0.9))
    expect(table.primary).to_have_text("Fix 1 set")
    table.primary.click()
    expect(page.locator(".faults li")).to_have_count(2)
    page.locator("#sheet footer").get_by_role("button", name="Reset turn").click()
    page.keyboard.press("e")
    expect(page.locator(".faults li")).to_have_text(re.compile("^Play at least one tile"))
    expect(page.locator("#sheet footer button")).to_have_text("Back to the table")
    page.context.close()


def test_nothing_shifts_and_nothing_complains(browser: Browser, site: str) -> None:
    """Layout shift is at most 0.01 on a phone: on the first page, at a table in play, and when it is painted again."""
    context = browser.new_context(locale="en", viewport={"width": 390, "height": 844})
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.add_init_script(SHIFTS)
    page.goto(site)
    draw = page.locator("#primary[data-verb=draw]")
    for go in (page.locator("#start").click, draw.click, page.reload):
        go()
        expect(draw).to_be_visible(timeout=30_000)
        page.wait_for_timeout(400)
        assert page.evaluate("window.shift_") <= 0.01
    assert complaints == []
    context.close()


@pytest.mark.parametrize(
    ("lack", "word"),
    [
        ("delete window.WebAssembly", "WebAssembly"),
        ("delete window.Worker", "module workers"),
        ("Worker = class extends Worker { constructor(url) { super(url); } }", "module workers"),
    ],
)
def test_old_browser_gets_a_sentence(browser: Browser, site: str, lack: str, word: str) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(lack)
    page.goto(site)
    expect(page.locator(".broken p").nth(1)).to_contain_text(word)
    context.close()
