"""Make python.zip: the standard library and the engine as bytecode.

Runs inside the very Pyodide that the page loads, so that the bytecode is that Python's own. Bytecode is keyed
by the hash of its source, and the archive has fixed times and sorted names: the same sources, the same bytes.
"""

from __future__ import annotations

import importlib.util
import sys
import zipfile
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path
from types import CodeType

EPOCH = (1980, 1, 1, 0, 0, 0)

# What neither Pyodide's start nor the engine can reach; the rest stays, so that a late import still works.
ABSENT = """
_aix_support _android_support _apple_support _ios_support _osx_support _pyio _pydatetime _pydecimal
_pyrepl _strptime __hello__ __phello__ antigravity bdb cProfile calendar cmd code compileall
configparser csv ctypes curses dbm difflib doctest ensurepip filecmp fileinput fractions ftplib
getopt getpass gettext graphlib html http idlelib imaplib ipaddress lib2to3 mailbox mimetypes
modulefinder multiprocessing netrc nturl2path optparse pdb pickletools platform plistlib poplib
profile pstats pty py_compile pyclbr pydoc pydoc_data rlcompleter sched shelve smtplib socketserver
sqlite3 sre_compile sre_constants sre_parse statistics symtable sysconfig tabnanny tarfile test this
timeit tkinter tomllib trace tty turtle turtledemo unittest uuid wave webbrowser wsgiref xml xmlrpc
zipapp zoneinfo
"""
ENCODINGS = frozenset({"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8"})


def wanted(name: str) -> bool:
    """Whether the module in this file of the standard library's archive is kept."""
    absent = frozenset(ABSENT.split())
    first, _, rest = name.removesuffix(".py").partition("/")
    if first == "encodings":
        return rest in ENCODINGS
    return name.endswith(".py") and first not in absent and not first.startswith("_sysconfigdata")


def sources(stdlib: Path, engine: Path) -> Iterator[tuple[str, bytes]]:
    """Pairs of a file's name in the archive and its source."""
    with zipfile.ZipFile(stdlib) as archive:
        for name in filter(wanted, archive.namelist()):
            yield name, archive.read(name)
    for path in engine.rglob("*.py"):
        yield f"{engine.name}/{path.relative_to(engine).as_posix()}", path.read_bytes()


def bytecode(name: str, source: bytes) -> bytes:
    """The .pyc of one source, without docstrings and asserts, never checked against its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    if not name.startswith("fishka/"):
        code = unnumbered(code)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def unnumbered(code: CodeType) -> CodeType:
    """The code without line numbers: in a traceback only our own matter, and they weigh a tenth."""
    constants = [unnumbered(inner) if isinstance(inner, CodeType) else inner for inner in code.co_consts]
    return code.replace(co_consts=tuple(constants), co_linetable=b"")


def main(stdlib: str, engine: str, target: str) -> None:
    """Read the standard library's archive and the engine's folder, and write the archive of bytecode."""
    with zipfile.ZipFile(target, "w") as archive:
        for name, source in sorted(sources(Path(stdlib), Path(engine))):
            archive.writestr(zipfile.ZipInfo(name + "c", EPOCH), bytecode(name, source))


main(*sys.argv[1:])
