"""A position that a link brings to whoever opens it: one turn to solve, a verdict, and the way it is done."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from table import Table

DEAF = (  # the engine is not asked about the puzzle while window.isDeaf
    "const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (message, ...more) {"
    " if (!window.isDeaf || !message.question?.includes('puzzle')) post.call(this, message, ...more) }"
)
PUZZLE = "1~r4-7.6kbo.o3-5.b9-12.k1-3_r6k4b4o6/?9_a_ab_?30_0"


def test_a_puzzle_is_tried_shown_solved_and_played_on(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(DEAF)
    table, strip = Table(page, site).open(PUZZLE, 390, 844), page.locator(".lesson")
    expect(strip).to_contain_text("lay all 4 tiles in one turn")
    expect(page.get_by_role("timer")).to_have_count(0)
    expect(table.primary).to_have_text("Give up")
    table.tile("k4").dblclick()
    expect(table.primary).to_have_text("End turn1 tile")
    page.evaluate("window.isDeaf = true")
    table.primary.click()
    expect(page.locator("#puzzle-how")).to_be_visible()
    page.wait_for_timeout(300)  # until it is kept
    page.reload()
    expect(strip).to_contain_text("Not yet")
    expect(strip).to_contain_text("You laid 1: 4 tiles can be laid.")
    page.evaluate("how = document.querySelector('#puzzle-how'), how.click(), how.click()")
    expect(page.locator("#felt .step").first).to_be_visible()
    page.click("#hint-go")
    expect(table.primary).to_have_text("End turn4 tiles")
    table.primary.click()
    expect(strip).to_contain_text("Solved! You laid all 4 tiles.", use_inner_text=True)
    page.click("#puzzle-again")
    expect(strip).to_contain_text("Your turn")
    table.ready(turn=1).primary.click()
    expect(strip).to_contain_text("You laid 0")
    expect(table.primary).to_have_text("Play on")
    page.wait_for_timeout(600)  # two presses in haste are one
    table.primary.click()
    expect(strip).to_have_count(0)
    table.ready(turn=3)
    expect(page.get_by_role("timer")).to_have_count(1)  # the rules have a clock


def test_a_position_of_somebody_with_a_name_is_a_game(page: Page, site: str) -> None:
    Table(page, site).open(f"{PUZZLE}&Anna&Ada.casual")
    expect(page.locator(".lesson")).to_have_count(0)
