"""WebKitGTK with a profile on disk, which its WebDriver does not have.

python3 webkit.py FOLDER URL EXPRESSION...: opens the address and tries each expression, in turn, until it is true.
Runs under Debian's own Python, whose bindings these are, until all have been true.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

PAUSE = 50  # ms


def window(folder: str, url: str) -> WebKit2.WebView:
    """A window that shows the page and keeps what it stores in the folder."""
    data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=f"{folder}/cache")
    view = WebKit2.WebView(web_context=WebKit2.WebContext(website_data_manager=data))
    frame = Gtk.Window(default_width=1024, default_height=768)
    frame.add(view)
    frame.show_all()
    view.load_uri(url)
    return view


def try_all(view: WebKit2.WebView, expressions: Iterator[str], wanted: str) -> None:
    """Ask whether the wanted expression is true, again and again; then for the next one."""

    def answered(_: object, result: object) -> None:
        try:
            is_true = view.evaluate_javascript_finish(result).to_boolean()
        except GLib.Error:  # between two pages there is nothing to ask
            is_true = False
        following = next(expressions, None) if is_true else wanted
        if following is None:
            Gtk.main_quit()
        else:
            GLib.timeout_add(PAUSE, lambda: try_all(view, expressions, following))

    view.evaluate_javascript(f"Boolean({wanted})", -1, None, None, None, answered)


def main(folder: str, url: str, *expressions: str) -> None:
    """Show the page until everything has been true."""
    wanted = iter(expressions)
    try_all(window(folder, url), wanted, next(wanted))
    Gtk.main()


if __name__ == "__main__":
    main(*sys.argv[1:])
