"""The arrows of the house: who may import whom, and what nobody may touch."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "py" / "fishka"
STATIC = ROOT / "static"

LEVELS = [
    {"rules"},
    {"tiles"},
    {"melds"},
    {"faults", "copies", "fates", "jokers", "opening", "verdict", "score", "hand", "origin"},
    {"solver", "view", "landings", "foresight"},
    {"bots", "position", "deal", "memory", "hint", "puzzle", "review"},
    {"game", "match"},
    {"notation"},
    {"question", "answers", "stateless", "drafts", "session"},
    {"__main__"},
]
LEVEL = {name: level for level, names in enumerate(LEVELS) for name in names}

KERNELS = """
    copies solver.groups solver.runs solver.layers solver.lattice solver.bounds solver.search solver.rebuild
    solver.held solver.case solver.solve solver.kernel
    solver.matching solver.board solver.plans solver.steps
"""
THE_WORLD = {
    "js",
    "pyodide",
    "pyodide_js",
    "time",
    "datetime",
    "os",
    "sys",
    "io",
    "pathlib",
    "socket",
    "secrets",
}
THE_WORLD |= {
    "subprocess",
    "threading",
    "asyncio",
    "logging",
    "tempfile",
    "uuid",
    "importlib",
    "urllib",
    "http",
}

MODULES = {
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts): ast.parse(path.read_text())
    for path in sorted(PACKAGE.rglob("*.py"))
    if path != PACKAGE / "__init__.py"
}


def inside(module):
    """The modules of the package that *module* imports, by their dotted names."""
    found = set()
    for node in ast.walk(MODULES[module]):
        if isinstance(node, ast.ImportFrom) and node.level:
            package = module.split(".")[: -node.level]
            names = [node.module] if node.module else [alias.name for alias in node.names]
            found |= {".".join([*package, name]) for name in names}
    return found


def outside(module):
    """The modules of Python that *module* imports."""
    found = set()
    for node in ast.walk(MODULES[module]):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom) and not node.level:
            found.add(node.module.split(".")[0])
    return found


def part(module):
    return module.split(".")[0]


@pytest.mark.parametrize("module", MODULES)
def test_imports_never_point_down(module):
    assert part(module) in LEVEL, "give the module its place in LEVELS"
    lower = {name for name in inside(module) if LEVEL[part(name)] > LEVEL[part(module)]}
    assert not lower


def test_imports_never_go_round():
    """Not even within a level; a package's __init__ only gathers."""
    graph = {module: inside(module) for module in MODULES if not module.endswith("__init__")}
    done = set()
    while ready := {
        module for module in graph if module not in done and not graph[module] & graph.keys() - done
    }:
        done |= ready
    assert graph.keys() == done


@pytest.mark.parametrize("module", MODULES)
def test_only_the_terminal_touches_the_world(module):
    assert "fishka" not in outside(module)
    if module != "__main__":
        called = {
            node.func.id
            for node in ast.walk(MODULES[module])
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not outside(module) & THE_WORLD
        assert not called & {"print", "open", "input", "exec", "eval"}


@pytest.mark.parametrize("module", MODULES)
def test_chance_is_handed_in(module):
    """Only a generator with a seed: never the one that the module random keeps to itself."""
    names = [
        node
        for node in ast.walk(MODULES[module])
        if isinstance(node, ast.ImportFrom) and node.module == "random"
    ]
    assert all(alias.name == "Random" for node in names for alias in node.names)
    plain = [
        alias.name
        for node in ast.walk(MODULES[module])
        if isinstance(node, ast.Import)
        for alias in node.names
    ]
    assert "random" not in plain


@pytest.mark.parametrize("module", KERNELS.split())
def test_kernels_know_only_tiles_and_melds(module):
    assert {name for name in inside(module) if part(name) != "solver"} <= {"tiles", "melds"}
    assert {name for name in inside(module) if part(name) == "solver"} <= set(KERNELS.split())


@pytest.mark.parametrize("module", [module for module in MODULES if part(module) == "bots"])
def test_bots_cannot_peek(module):
    assert {part(name) for name in inside(module)} <= {"bots", "view", "solver", "verdict", "melds", "tiles"}


def test_json_stays_at_the_door():
    assert {module for module in MODULES if "json" in outside(module)} <= {"session", "question", "__main__"}


@pytest.mark.skipif(not STATIC.exists(), reason="there is no page yet")
def test_only_the_ends_of_worker_frame_and_tabs_send_messages():
    saying = {
        str(path.relative_to(STATIC))
        for path in STATIC.rglob("*.js")
        if re.search(r"\bpostMessage\(", path.read_text())
    }
    worker = {"engine.js", "spawn.js", "worker.js", "answering.js"}
    assert saying <= worker | {"host.js", "embed.js", "alone.js"}


def test_handlers_return_nothing():
    """What a handler that is set as a property returns cancels the event if it is false."""
    returning = re.compile(r"\.on(?!message)[a-z]+ = (\([^)]*\)|\w+) => [^{]")
    assert [path.name for path in STATIC.rglob("*.js") if returning.search(path.read_text())] == []
