"""Nothing leaves the page's origin: every request of a whole round, and what the policy would let through."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from build.places import DIST

STARTED = 60_000  # ms: Python, on a machine that is busy
OWN = ("blob:", "data:", "about:")


def play_to_the_end(page: Page) -> None:
    """Draws and passes until the round is over, and opens every sheet that might want something."""
    page.locator("#start").click()
    over = page.locator("#sheet .scores")
    primary = page.locator("#primary")
    expect(primary).to_have_attribute("data-verb", re.compile("draw"), timeout=STARTED)
    page.locator("#menu").click()
    page.locator("#entry-share").click()
    expect(page.locator("#share-link")).to_have_value(re.compile("#"))
    page.locator("#sheet header button").click()
    for _ in range(400):
        if over.count():
            return
        if primary.get_attribute("data-verb") in {"draw", "pass"}:
            primary.click()
            page.wait_for_timeout(520)  # a quicker click would count as meant for the turn before
        page.wait_for_timeout(40)
    raise AssertionError("the round did not end")


@pytest.mark.parametrize("where", ["", "fishka.html"])
def test_a_full_round_asks_nobody_else(browser: Browser, site: str, where: str) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.on("websocket", lambda socket: asked.append(socket.url))
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(site + where)
    page.locator("#set").click()
    page.get_by_role("button", name="At once").click()
    page.locator("#sheet header button").click()
    page.locator(".seat:nth-child(3) [aria-label^=Remove]").click()
    play_to_the_end(page)
    page.locator("#replay").click()
    expect(page.locator(".replay")).to_be_visible()
    page.wait_for_timeout(1000)  # for whatever is asked late, as by a service worker
    own = urlsplit(site).netloc
    foreign = [url for url in asked if not url.startswith(OWN) and urlsplit(url).netloc != own]
    assert len(asked) > (5 if not where else 0)
    assert foreign == []
    assert not [text for text in errors if "Content Security Policy" in text]
    context.close()


@pytest.mark.parametrize("page", ["index.html", "fishka.html"])
def test_the_policy_lets_nothing_out(page: str) -> None:
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', (Path(DIST) / page).read_text())
    assert policy
    rules = dict(rule.strip().split(" ", 1) for rule in policy[1].split(";"))
    assert rules["default-src"] == "'none'"
    assert "unsafe-eval" not in policy[1].replace("wasm-unsafe-eval", "")
    assert "http" not in policy[1]
    assert "*" not in policy[1]
