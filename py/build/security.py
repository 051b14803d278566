"""The Content-Security-Policy that is written into the pages."""

from __future__ import annotations

SITE = {
    "default-src": "'none'",
    "script-src": "'self'",
    "worker-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
# The worker of one file inherits the page's policy, so that WebAssembly must be allowed here.
ONE_FILE = {
    "default-src": "'none'",
    "script-src": "'unsafe-inline' blob: 'wasm-unsafe-eval'",
    "worker-src": "blob:",
    "style-src": "'unsafe-inline'",
    "img-src": "data: blob:",
    "base-uri": "'none'",
    "form-action": "'none'",
}
FIRST = '<meta charset="utf-8">'


def policy(page: str, directives: dict[str, str]) -> str:
    """The page with its policy, which must come before whatever it is to govern."""
    text = "; ".join(f"{name} {sources}" for name, sources in directives.items())
    before, found, after = page.partition(FIRST)
    if not found:
        raise ValueError(f"index.html lacks {FIRST}")
    return f'{before}{found}\n  <meta http-equiv="Content-Security-Policy" content="{text}">{after}'
