"""Import the engine; forget what Pyodide's start imports but no page can use: sockets, processes, archives.

Runs inside Pyodide before its memory is saved; a late import of one of these reads it from python.zip again.
"""

from __future__ import annotations

import gc
import sys

import fishka.session  # noqa: F401

USELESS = """
asyncio.base_subprocess asyncio.graph asyncio.mixins asyncio.queues asyncio.runners
asyncio.selector_events asyncio.sslproto asyncio.staggered asyncio.streams asyncio.subprocess
asyncio.taskgroups asyncio.threads asyncio.unix_events bz2 compression compression._common._streams
compression.zstd compression.zstd._zstdfile lzma selectors shutil socket ssl subprocess tempfile
zipfile zipfile._path zipfile._path.glob
"""

for name in USELESS.split():
    vars(sys.modules.pop(name)).clear()
gc.collect()
