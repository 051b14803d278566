"""After one visit the game plays on with the host gone; a new version waits until the player wants it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import Host, Profile, until
from playwright.sync_api import Page, expect

from build import browsers
from build.places import DIST

KEPT = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return Boolean(worker?.active);
}"""
GAME = "#1~classic;turn-seconds=none:k1-4.7bor_k9b9r9o9k2b5/k1k5_a_b_r13k3b3_0&You&Ada.casual"


def draw_a_tile(page: Page) -> None:
    """Play the simplest turn: the computer's answer shows that Python is there."""
    tiles = page.locator("#rack .tile")
    expect(page.locator("#primary")).to_have_attribute("data-verb", "draw", timeout=60_000)
    before = tiles.count()
    page.locator("#primary").click()
    expect(tiles).to_have_count(before + 1, timeout=20_000)


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_a_new_process_plays_with_the_host_gone(profile: Profile, host: Host, name: str) -> None:
    with profile(name) as context:
        page = context.new_page()
        page.goto(host.url)
        until(lambda: page.evaluate(KEPT))
    host.stop()
    with profile(name) as context:
        page = context.new_page()
        page.goto(f"{host.url}{GAME}")
        draw_a_tile(page)


def test_a_new_process_of_webkit_plays_with_the_host_gone(screen: str, host: Host, tmp_path: Path) -> None:
    def visit(url: str, *expressions: str) -> None:
        command = [
            browsers.webkit_python(),
            Path(__file__).with_name("webkit.py"),
            tmp_path,
            url,
            *expressions,
        ]
        subprocess.run(command, env={"DISPLAY": screen, "HOME": str(tmp_path)}, check=True, timeout=60)

    visit(
        host.url, "(navigator.serviceWorker.getRegistration().then((w) => { kept = w?.active }), window.kept)"
    )
    host.stop()
    primary, tiles = (
        "document.querySelector('#primary[data-verb=draw]')",
        "document.querySelectorAll('#rack .tile')",
    )
    visit(
        f"{host.url}{GAME}",
        primary,
        f"({primary}.click(), before = {tiles}.length)",
        f"{tiles}.length === before + 1",
    )


def test_a_new_version_waits_to_be_wanted(page: Page, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(DIST, folder)
    host = Host(folder)
    page.goto(host.url)
    until(lambda: page.evaluate(KEPT))
    page.goto(f"{host.url}{GAME}")
    expect(page.locator("#primary")).to_have_attribute("data-verb", "draw", timeout=60_000)
    worker = folder / "sw.js"
    worker.write_text(worker.read_text("utf-8") + "\n// a new version\n", "utf-8")
    page.evaluate("navigator.serviceWorker.getRegistration().then((worker) => worker.update())")
    until(lambda: page.evaluate("navigator.serviceWorker.getRegistration().then((w) => Boolean(w.waiting))"))
    expect(page.locator("#update")).to_have_count(0)
    for press in ("#menu", "#entry-menu-quit", "#yes"):
        page.locator(press).click()
    other = page.context.new_page()
    other.goto(f"{host.url}?other")
    expect(other.locator("#update")).to_be_visible(timeout=60_000)
    with page.expect_navigation():
        page.locator("#update").click()
    with other.expect_navigation():  # though by now nothing waits
        other.locator("#update").click()
    expect(page.locator("#start")).to_be_visible()
    expect(page.locator("#update")).to_have_count(0)
    assert not page.evaluate("navigator.serviceWorker.getRegistration().then((w) => Boolean(w.waiting))")
    host.stop()


@pytest.mark.parametrize("blocked", ["serviceWorker", "nothing"])
def test_without_a_service_worker_the_game_plays(page: Page, site: str, blocked: str) -> None:
    page.add_init_script(f"delete Object.getPrototypeOf(navigator).{blocked};")
    page.goto(f"{site}{GAME}")
    draw_a_tile(page)
