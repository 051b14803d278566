"""The play screen as a hand and an eye meet it: what lies where, and gestures by mouse, finger and key."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Locator, Page, expect

Point = tuple[float, float]
MY_TURN = re.compile("draw|pass")
STILL = (
    "Promise.allSettled(document.getAnimations()"
    ".filter(({ effect }) => effect.target.closest('#felt, #rack')).map(({ finished }) => finished))"
)
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"
"""What a drop has come to is said first, and drawn when that has been painted."""
SETS = """[...document.querySelectorAll("#felt .set")].map((set) =>
  [...set.querySelectorAll(".tile")].map((tile) => tile.dataset.tile).join(""))"""

ROOM = """(() => {
  const { left, top, width, height } = document.querySelector("#table").getBoundingClientRect();
  const sets = [...document.querySelectorAll("#felt .set")].map((set) => set.getBoundingClientRect());
  const beyond = (at, from, to) => Math.max(from - at, at - to, 0);
  const gap = ([x, y]) =>
    Math.min(...sets.map((set) => Math.hypot(beyond(x, set.left, set.right), beyond(y, set.top, set.bottom))));
  const shares = Array.from({ length: 39 }, (_, at) => (at + 1) / 40);
  const points = shares.flatMap((across) => shares.map((down) => [left + across * width, top + down * height]));
  return points.reduce((best, point) => (gap(point) > gap(best) ? point : best));
})()"""


class Table:
    """A page that shows a game."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def open(self, game: str, width: int = 1024, height: int = 768) -> Table:
        """Opens the link of *game* and waits until its first turn can be played."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.goto(f"{self.site}#{game}")
        return self.ready()

    def ready(self, turn: int | None = None) -> Table:
        """Waits for the engine and for the turn of the person who looks, or for that very turn."""
        if turn is not None:
            expect(self.page.locator("#game")).to_have_attribute("data-turn", str(turn), timeout=60_000)
        expect(self.page.locator("#primary")).to_have_attribute("data-verb", MY_TURN, timeout=60_000)
        return self

    # what the eye sees

    def sets(self) -> list[str]:
        """The sets in the order of the page, each as the text of its tiles."""
        self.page.evaluate(DRAWN)
        return self.page.evaluate(SETS)

    def rack(self) -> str:
        """The rack as text, from left to right."""
        self.page.evaluate(DRAWN)
        return self.page.evaluate(
            "[...document.querySelectorAll('#rack .tile')].map(tile => tile.dataset.tile).join('')"
        )

    def places(self) -> dict[str, str]:
        """Where each set lies, by its tiles."""
        self.page.evaluate(DRAWN)
        return self.page.evaluate(
            "Object.fromEntries([...document.querySelectorAll('#felt .set')].map(set =>"
            " [[...set.querySelectorAll('.tile')].map(tile => tile.dataset.tile).join(''), set.style.transform]))"
        )

    @property
    def message(self) -> Locator:
        """The status row."""
        return self.page.locator("#message")

    @property
    def primary(self) -> Locator:
        """The button that says what is missing."""
        return self.page.locator("#primary")

    def set_of(self, tile: str) -> Locator:
        """The set that holds *tile*."""
        return self.page.locator(f"#felt .set:has(.tile[data-tile={tile}])").first

    def tile(self, text: str, zone: str = "rack") -> Locator:
        """The first tile of that text on the rack or on the felt."""
        return self.page.locator(f"#{zone} .tile[data-tile={text}]").first

    # what the hand does

    def at(self, place: Locator, across: float = 0.5, down: float = 0.5) -> Point:
        """A point of an element that lies still, by shares of its width and height."""
        place.element_handle().wait_for_element_state("stable")  # drawn, too, if something has just changed
        self.page.evaluate(STILL)
        box = place.bounding_box()
        assert box
        return box["x"] + box["width"] * across, box["y"] + box["height"] * down

    def lift(self, tile: Locator, to: Point) -> None:
        """Drags *tile* to a point and keeps it in the hand."""
        self.page.mouse.move(*self.at(tile))
        self.page.mouse.down()
        self.page.mouse.move(*to, steps=6)

    def drag(self, tile: Locator, to: Point) -> None:
        """Drags *tile* to a point and lets go."""
        self.lift(tile, to)
        self.page.mouse.up()

    def felt(self, across: float = 0.5, down: float = 0.92) -> Point:
        """A point of the table, by default where no set lies."""
        return self.at(self.page.locator("#table"), across, down)

    def room(self) -> Point:
        """The point of the table that is farthest from all sets."""
        self.page.evaluate(STILL)
        x, y = self.page.evaluate(ROOM)
        return x, y


class Finger:
    """One finger on the glass of a page with touch."""

    ABOVE = 52
    """Pixels from the finger up to the middle of a tile that it holds, where tiles are small."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._page = page

    def drag(self, start: Point, end: Point) -> None:
        """Puts down, moves in small steps, lifts."""
        self._send("touchStart", start)
        for step in range(1, 9):
            share = step / 8
            self._send("touchMove", tuple(a + (b - a) * share for a, b in zip(start, end, strict=True)))
            self._page.wait_for_timeout(16)
        self._page.wait_for_timeout(60)
        self._send("touchEnd", None)

    def _send(self, kind: str, point: tuple[float, ...] | None) -> None:
        points = [] if point is None else [{"x": point[0], "y": point[1]}]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
