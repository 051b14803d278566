"""The game in a frame of a page on another site: as an element and as a frame alone, by messages, without storage, in a sandbox."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from conftest import CHROMIUM
from playwright.sync_api import Browser, FrameLocator, Page, Playwright, expect

from build import browsers

STARTED = 60_000  # ms: Python, on a machine that is busy
ROUND = "1~classic;turn-seconds=none:r3-5_r6r8/r7k1k2_a_ab_k9o9_0&You&Ada.beginner"
LAST = "1~classic;turn-seconds=none:r3-5_r6/k9_a_ab_k8o9_0&You&Ada.beginner"
PUZZLE = "1~r3-5.b9-12_r6k4/?9_a_ab_?30_0"
PYTHON = ("wasm", ".zip", ".bin", "worker")

LISTENING = """<script>
  const heard = [];
  for (const name of ["ready", "turn", "move", "round-over"])
    document.addEventListener(name, ({ detail }) => heard.push({ event: name, ...detail }));
  addEventListener("message", ({ data, origin }) => data.fishka && heard.push({ ...data, origin }));
  const frame = () => document.querySelector("iframe").contentWindow;
</script>"""


@pytest.fixture
def around(page: Page) -> Iterator[Callable[[str], Page]]:
    """Shows a page on another site than the game's, with this in its body."""
    servers: list[ThreadingHTTPServer] = []
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))

    def show(body: str) -> Page:
        page.goto(f"{serve(body, servers)}")
        return page

    yield show
    assert errors == []
    for server in servers:
        server.shutdown()


def serve(body: str, servers: list[ThreadingHTTPServer]) -> str:
    """A host of one page; 127.0.0.1 is another site than localhost, where the game is served."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            origin = f"http://127.0.0.1:{self.server.server_address[1]}"
            text = f"<!doctype html><title>Host</title><input id=box>{body}{LISTENING}".replace(
                "ORIGIN", origin
            )
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    servers.append(server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}/"


def element(site: str, attributes: str = "") -> str:
    return f'<fishka-game {attributes}></fishka-game><script src="{site}embed.js"></script>'


def frame_of(page: Page) -> FrameLocator:
    return page.frame_locator("iframe")


def tapped(page: Page) -> FrameLocator:
    """The frame after the tap on its poster, once somebody can play."""
    frame = frame_of(page)
    frame.locator("#play").click(timeout=STARTED)
    expect(frame.locator("#primary[data-verb=draw]")).to_be_visible(timeout=STARTED)
    return frame


def rack(frame: FrameLocator) -> list[str]:
    return frame.locator("#rack .tile").evaluate_all("tiles => tiles.map(tile => tile.dataset.tile)")


def heard(page: Page, event: str, count: int = 1) -> list[dict[str, Any]]:
    """The messages of one kind, once there are so many."""
    for _ in range(400):
        found = page.evaluate("event => heard.filter(message => message.event === event)", event)
        if len(found) >= count:
            return found
        page.wait_for_timeout(50)
    raise AssertionError(f"{event}: {page.evaluate('heard')}")


def test_the_element_shows_a_poster_and_loads_no_python_before_the_tap(
    around: Callable[[str], Page], site: str, page: Page
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    around(element(site, 'seats="2" preset="home" deal="kestrel" language="uk" theme="dark" width="400"'))
    frame = frame_of(page)
    expect(frame.locator("#play")).to_have_text("Грати тут", timeout=STARTED)
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    page.wait_for_timeout(500)
    assert not [url for url in asked if url.endswith(PYTHON) or "worker" in url]
    frame = tapped(page)
    expect(frame.locator("#players > li")).to_have_count(2)
    assert rack(frame) == [
        "k7",
        "k9",
        "k10",
        "b2",
        "b13",
        "o4",
        "o5",
        "o10",
        "o11",
        "r4",
        "r4",
        "r8",
        "r9",
        "r13",
    ]
    box = page.locator("fishka-game").bounding_box()
    assert box
    assert (box["width"], box["height"]) == (400, 640)
    assert [
        message["event"] for message in page.evaluate("heard.filter(({event, origin}) => event && !origin)")
    ] == [
        "ready",
        "turn",
    ]


def test_a_round_is_driven_by_the_elements_methods(
    around: Callable[[str], Page], site: str, page: Page
) -> None:
    around(element(site, f'link="{site}#{LAST}"'))
    tapped(page)
    page.locator("#box").focus()
    assert page.evaluate("document.querySelector('fishka-game').play('r3-5~r3-7')")["faults"]
    assert page.evaluate("document.querySelector('fishka-game').play('x4')")["code"] == "notation"
    assert page.evaluate("document.querySelector('fishka-game').play('r3-5~r3-6')") == {"done": True}
    (over,) = heard(page, "round-over")[:1]
    assert over["scores"] == [9, -9]
    assert over["winners"] == [0]
    assert "r3-5~r3-6" in over["record"]
    assert heard(page, "move")[0]["move"] == "r3-5~r3-6"
    expect(frame_of(page).locator("#sheet")).to_contain_text("You win", timeout=STARTED)
    assert page.evaluate("document.activeElement.id") == "box", "the frame took the focus"
    assert page.evaluate("document.querySelector('fishka-game').record()")["record"] == over["record"]
    assert page.evaluate("document.querySelector('fishka-game').play('d')")["code"] == "turn"
    begun = page.evaluate(
        "document.querySelector('fishka-game').new({seed: 'heron', rules: 'home', players: "
        "[{name: 'A', kind: 'person'}, {name: 'B', kind: 'computer', level: 'beginner'}]})"
    )
    assert begun == {"done": True}
    assert "2.heron" in page.evaluate("document.querySelector('fishka-game').record()")["record"]
    refused = page.evaluate("document.querySelector('fishka-game').new({rules: 'none such'})")
    assert refused["code"] == "rules"
    for nameless in ("1~2.kestrel,d", "1~2.kestrel&&Ada.casual"):
        assert page.evaluate(f"document.querySelector('fishka-game').open('{nameless}')") == {"done": True}
        assert page.evaluate("document.querySelector('fishka-game').play('d')") == {"done": True}
    assert page.evaluate("document.querySelector('fishka-game').open('2~')")["refused"]
    assert page.evaluate(f"document.querySelector('fishka-game').open('{PUZZLE}')") == {"done": True}
    expect(frame_of(page).locator(".puzzle")).to_contain_text("lay as many tiles as you can")
    assert page.evaluate("document.querySelector('fishka-game').play('r3-5~r3-6')") == {"done": True}
    expect(frame_of(page).locator(".puzzle")).to_contain_text("Solved!")


def test_a_frame_alone_is_driven_by_plain_messages(
    around: Callable[[str], Page], site: str, page: Page
) -> None:
    around(f'<iframe src="{site}?embed=ORIGIN#{ROUND}" width=360 height=640></iframe>')
    tapped(page)
    assert {message["origin"] for message in heard(page, "turn")} == {site.rstrip("/")}
    assert heard(page, "turn")[-1]["rack"] == "r6r8"
    page.evaluate("frame().postMessage({fishka: 1, id: 'a', do: 'play', move: 'r3-5~r3-6'}, '*')")
    moves = heard(page, "move", 2)
    assert [(move["seat"], move["move"]) for move in moves] == [(0, "r3-5~r3-6"), (1, "r3-6~r3-7")]
    page.evaluate("frame().postMessage({fishka: 1, id: 'b', do: 'play', move: 'r3-7~r3-8'}, '*')")
    (over,) = heard(page, "round-over")
    assert over["winners"] == [0]
    assert page.evaluate("heard.filter(({id}) => id).map(({id, done}) => [id, done])") == [
        ["a", True],
        ["b", True],
    ]


JUNK = """[1, "fishka", null, [], {}, {fishka: 1}, {fishka: 2, do: "record"}, {fishka: 1, do: "toString"},
  {fishka: 1, do: "play"}, {fishka: 1, do: "play", move: 7}, {fishka: 1, do: "open", text: {}},
  {fishka: 1, do: "new", players: [null]}, {fishka: 1, do: "new", players: 3}, {fishka: 1, do: "new", seed: {}},
  new Map(), new Date(), {fishka: 1, do: {}}, {fishka: 1, do: "__proto__"}, undefined, {fishka: 1, do: "new", rules: []}]"""


def test_malformed_messages_are_ignored_and_counted(
    around: Callable[[str], Page], site: str, page: Page
) -> None:
    around(f'<iframe src="{site}?embed=ORIGIN#{ROUND}" width=360 height=640></iframe>')
    tapped(page)
    count = page.evaluate(
        f"(junk => (junk.forEach(each => frame().postMessage(each, '*')), junk.length))({JUNK})"
    )
    page.evaluate("frame().postMessage({fishka: 1, id: 'c', do: 'play', move: 'd'}, '*')")
    heard(page, "move")
    answer = page.evaluate("heard.find(({id}) => id === 'c')")
    assert answer["done"]
    assert answer["ignored"] == count
    page.evaluate(
        "(({port1}) => frame().postMessage({fishka: 1, id: port1, do: 'record'}, '*', [port1]))(new MessageChannel())"
    )
    cyclic = "const loop = {}; loop.loop = loop; frame().postMessage({fishka: 1, id: 'd', do: 'new', rules: loop}, '*')"
    page.evaluate(f"() => {{ {cyclic} }}")
    heard(page, "turn", 2)
    page.wait_for_timeout(300)
    assert page.evaluate("heard.find(({id}) => id === 'd')")["code"] == "question"
    expect(frame_of(page).locator("#sheet")).to_be_hidden()


@pytest.mark.parametrize("embed", ["embed", "embed=https://elsewhere.example", "embed=nonsense"])
def test_only_the_named_origin_is_told_and_heeded(
    around: Callable[[str], Page], site: str, page: Page, embed: str
) -> None:
    around(f'<iframe src="{site}?{embed}#{ROUND}" width=360 height=640></iframe>')
    frame = tapped(page)
    page.evaluate("frame().postMessage({fishka: 1, id: 1, do: 'play', move: 'd'}, '*')")
    page.wait_for_timeout(500)
    assert len(rack(frame)) == 2
    assert page.evaluate("heard") == []


def test_a_foreign_window_is_not_heeded(around: Callable[[str], Page], site: str, page: Page) -> None:
    """Another frame of the same page may know the way to the game's window, but is not its host."""
    around(f'<iframe src="{site}?embed=*#{ROUND}" width=360 height=640></iframe><div id=more></div>')
    frame = tapped(page)
    page.evaluate(
        """document.querySelector("#more").innerHTML = '<iframe id=evil srcdoc="<script>' +
        "parent.frames[0].postMessage({fishka: 1, do: 'play', move: 'd'}, '*')" + '</scr' + 'ipt>"></iframe>'"""
    )
    page.wait_for_timeout(700)
    assert len(rack(frame)) == 2


def play_a_turn(frame: FrameLocator) -> None:
    """Lays the red 6 at the run, by taps."""
    frame.locator("#rack .tile[data-tile=r6]").click()
    frame.locator("#felt .set").first.click()
    frame.locator("#primary[data-verb=end]").click()
    expect(frame.locator("#felt .tile[data-tile=r7]")).to_be_visible(timeout=STARTED)


def test_a_sandbox_of_scripts_alone(around: Callable[[str], Page], site: str, page: Page) -> None:
    around(
        f'<iframe sandbox="allow-scripts" src="{site}fishka.html?embed=ORIGIN#{ROUND}" width=360 height=640></iframe>'
    )
    play_a_turn(tapped(page))
    assert {message["origin"] for message in heard(page, "move", 2)} == {"null"}


def test_a_sandboxed_element(around: Callable[[str], Page], site: str, page: Page) -> None:
    again = f'<script src="{site}embed.js"></script>'  # as in a page with two snippets
    early = "<script>const early = document.querySelector('fishka-game').play('r3-5~r3-6')</script>"
    around(element(site, f'sandboxed link="{ROUND}"') + again + early)
    frame_of(page).locator("#play").click(timeout=STARTED)
    assert page.evaluate("early") == {"done": True}


def test_storage_blocked(playwright: Playwright, site: str, tmp_path: Path) -> None:
    """Chromium that blocks third-party cookies throws wherever a frame touches storage."""
    (tmp_path / "Default").mkdir()
    blocked = {"profile": {"cookie_controls_mode": 1, "block_third_party_cookies": True}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(blocked))
    context = playwright.chromium.launch_persistent_context(
        tmp_path, executable_path=browsers.chromium(), args=CHROMIUM, locale="en"
    )
    page, servers, errors = context.pages[0], [], []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(serve(element(site, f'link="{ROUND}"'), servers))
    frame = tapped(page)
    expect(frame.locator("#message")).to_contain_text("be kept after you close")
    touch = "() => { try { return String(localStorage.length) } catch (error) { return error.name } }"
    assert frame.locator("html").evaluate(touch) == "SecurityError"
    play_a_turn(frame)
    assert errors == []
    servers[0].shutdown()
    context.close()


def test_a_game_in_a_frame_goes_on_and_leaves_the_pages_own_game_alone(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{site}#1~classic;turn-seconds=none:r3-5_k8k12/b1b2_a_ab_k9o9_0&You&Ada.beginner")
    expect(page.locator("#primary[data-verb=draw]")).to_be_visible(timeout=STARTED)
    page.wait_for_timeout(300)
    around = site + "around.html"
    page.route(
        around,
        lambda route: route.fulfill(
            content_type="text/html", body=f"<!doctype html>{element(site, f'link={ROUND!r}')}{LISTENING}"
        ),
    )
    page.goto(around)  # a page of the same site shares its storage
    play_a_turn(tapped(page))
    page.wait_for_timeout(300)
    page.frames[-1].evaluate("location.reload()")  # the frame alone, whose address is still the link's
    frame = tapped(page)
    assert rack(frame) == ["r8"]
    page.goto(site)
    expect(page.locator("#primary[data-verb=draw]")).to_be_visible(timeout=STARTED)
    assert sorted(page.locator("#rack .tile").evaluate_all("all => all.map(tile => tile.dataset.tile)")) == [
        "k12",
        "k8",
    ]
    context.close()


def test_it_can_be_opened_in_a_tab(around: Callable[[str], Page], site: str, page: Page) -> None:
    around(element(site, f'link="{ROUND}"'))
    way_out = frame_of(page).locator(".poster a")
    expect(way_out).to_have_attribute("href", f"{site}index.html#{ROUND}", timeout=STARTED)


def test_wishes_that_cannot_be_met_are_told(page: Page, site: str) -> None:
    page.goto(f"{site}?embed&preset=none-such&deal=no%20seed")
    page.click("#play")
    expect(page.locator("#sheet")).to_contain_text("This cannot be opened", timeout=STARTED)
    page.keyboard.press("Escape")
    expect(page.locator("#start")).to_be_visible()
