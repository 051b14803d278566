"""The table answers the hand in the browsers beside Chromium: a drag, two taps, a step back, a turn."""

from __future__ import annotations

from conftest import until
from playwright.sync_api import Browser, expect
from selenium.webdriver import ActionChains, WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from table import SETS, Table

GAME = "1~classic;turn-seconds=none:k1-3.r5-8.6kbo_k4b11r12/b1b2b4_a_ab_?9_0&You&Ada.beginner"
LAID = ["k1k2k3k4", "r5r6r7r8", "k6b6o6"]
TAKEN_APART = ["k1k2k3k4", "r5r7r8", "k6b6o6r6"]


def test_firefox_plays_a_turn_by_hand(firefox: Browser, site: str) -> None:
    context = firefox.new_context(locale="en", reduced_motion="reduce")
    table = Table(context.new_page(), site).open(GAME)
    table.drag(table.tile("k4"), table.at(table.set_of("k3"), across=0.95))
    expect(table.primary).to_have_text("End turn1 tile")
    assert table.sets() == LAID
    table.tile("r6", "felt").click()
    table.page.mouse.click(*table.at(table.set_of("k6")))
    expect(table.primary).to_have_text("Fix 1 set")
    assert table.sets() == TAKEN_APART
    table.page.locator("[data-verb=undo]").click()
    expect(table.primary).to_have_text("End turn1 tile")
    table.primary.click()
    table.ready(turn=3)
    assert "k4" not in table.rack()
    context.close()


def test_webkit_plays_a_turn_by_hand(webkit: WebKitGTK, site: str) -> None:
    def lies(sets: list[str]) -> None:
        until(lambda: webkit.execute_script(f"return {SETS}") == sets)
        until(lambda: webkit.execute_script("return !document.getAnimations().length"))

    def verb(name: str) -> None:
        until(lambda: webkit.find_elements(By.CSS_SELECTOR, f"#primary[data-verb={name}]"))

    def tile(text: str) -> WebElement:
        return webkit.find_element(By.CSS_SELECTOR, f"[data-tile={text}]")

    webkit.get(f"{site}#{GAME}")
    verb("draw")
    ActionChains(webkit, duration=60).drag_and_drop(tile("k4"), tile("k3")).perform()
    verb("end")
    lies(LAID)
    ActionChains(webkit, duration=60).click(tile("r6")).pause(0.3).click(tile("b6")).perform()
    lies(TAKEN_APART)
    verb("problems")
    webkit.find_element(By.CSS_SELECTOR, "[data-verb=undo]").click()
    verb("end")
    webkit.find_element(By.ID, "primary").click()
    until(lambda: webkit.find_elements(By.CSS_SELECTOR, "#game[data-turn='3']"))
    lies(LAID)
