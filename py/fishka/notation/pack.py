"""A link in half its length, out of which nobody reads a rack by accident.

    1zjE2rfDM10stOrSwu0VHISaxILMrL0XHMS8xDFgJy1BxVHYMB

A version mark, and in base64url: a checksum, the plain link, deflated.  It is no secret, only no plain text.
"""

from __future__ import annotations

import binascii
import re
import zlib

from .errors import NotationError
from .link import VERSION, UnknownVersion

_PACKED = re.compile(r"([0-9]{1,9})z([A-Za-z0-9_-]*)")
_TO_URL, _FROM_URL = str.maketrans("+/", "-_", "="), str.maketrans("-_", "+/")
_RAW = -15  # deflate without zlib's own header
_SUM = 4
LONGEST = 400_000
"""More characters than any link has: a small text may say that it unpacks to a huge one."""


def pack(link: str) -> str:
    """The packed text of a link; `unpack` gives the link again."""
    plain = link.encode()
    deflate = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9)
    packed = zlib.crc32(plain).to_bytes(_SUM, "big") + deflate.compress(plain) + deflate.flush()
    return f"{VERSION}z{binascii.b2a_base64(packed, newline=False).decode().translate(_TO_URL)}"


def unpack(text: str) -> str:
    """The plain link of a packed one; any other text as it is.

    NotationError: something of it is missing or has been changed.  UnknownVersion: a later program packed it.
    """
    found = _PACKED.match(text)
    if found is None:
        return text
    if int(found[1]) != VERSION:
        raise UnknownVersion(f"this is a link of version {found[1]}, not {VERSION}", text, 1)
    plain = _inflated(found[2]) if found.end() == len(text) else None
    if plain is None:
        raise NotationError("this link is cut short or damaged", text, len(text) + 1)
    return plain


def _inflated(letters: str) -> str | None:
    """What was packed into base64url; None: its checksum says that this is not all of it."""
    try:
        packed = binascii.a2b_base64(letters.translate(_FROM_URL) + "==")
        plain = zlib.decompressobj(_RAW).decompress(packed[_SUM:], LONGEST)
        return plain.decode() if zlib.crc32(plain).to_bytes(_SUM, "big") == packed[:_SUM] else None
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        return None
