"""The house: rooms on floors, arrows that only point down, and no circle.

Every import counts, lazy ones and those of ``__init__`` files included. Imports for type checkers
count between rooms: none knows anything of those above it. ``from topicgrouper.tree import
TopicTree`` is an arrow to the room's ``__init__``.
"""

from __future__ import annotations

import ast
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import topicgrouper
import topicgrouper.corpus

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(topicgrouper.__file__).parent
# From the ground up. A room may import from rooms before it, never from one behind it.
FLOORS = (
    "common",
    "storage",
    "tables",
    "corpus",
    "kernel",
    "tree",
    "fitting",
    "prediction",
    "mixtures",
    "record",
    "search",
    "naming",
    "groups",
    "estimators",
    "evaluation",
    "export",
    "explorer",
    "distributed",
    "model",
    "cli",
)


def modules() -> dict[str, Path]:
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = ("topicgrouper", *path.relative_to(PACKAGE).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def is_for_type_checkers(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def imports_of(source: str, *, with_types: bool = False) -> set[str]:
    """Return the names of all modules that a program imports when it runs, or is type-checked."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if is_for_type_checkers(node) and not with_types:
            waiting.extend(getattr(node, "orelse", []))
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide where an arrow points"
            found |= {f"{node.module}", *(f"{node.module}.{alias.name}" for alias in node.names)}
        waiting.extend(statements_in(node))
    return found


def statements_in(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what can hold an import, and none of the many expressions."""
    for part in ("body", "orelse", "handlers", "finalbody", "cases"):
        inside = getattr(node, part, [])
        yield from inside if isinstance(inside, list) else ()


@cache
def import_graph(*, with_types: bool = False) -> dict[str, set[str]]:
    return {
        name: (imports_of(path.read_text(encoding="utf-8"), with_types=with_types) & MODULES.keys())
        - {name}
        for name, path in MODULES.items()
    }


def room_of(module: str) -> str:
    _, _, inside = module.partition(".")
    return inside.partition(".")[0]


def test_every_room_has_a_floor():
    assert {room_of(name) for name in MODULES} - {""} == set(FLOORS)


def test_no_circle_of_imports():
    try:
        TopologicalSorter(import_graph()).prepare()
    except CycleError as error:
        pytest.fail(f"modules import each other: {' -> '.join(error.args[1])}")


def test_no_arrow_points_upwards():
    order = {room: floor for floor, room in enumerate(FLOORS)}
    upwards = sorted(
        f"{name} imports {other}"
        for name, others in import_graph(with_types=True).items()
        for other in others
        if room_of(name) and order.get(room_of(other), len(FLOORS)) > order[room_of(name)]
        # the command line is a client of the public names
        if (room_of(name), other) != ("cli", "topicgrouper")
    )
    assert upwards == []


def test_the_root_is_only_a_table_of_contents():
    assert sorted(path.name for path in PACKAGE.glob("*.py")) == ["__init__.py"]
    assert import_graph()["topicgrouper"] == {"topicgrouper.common.lazy_names"}


@pytest.mark.parametrize("package", [topicgrouper, topicgrouper.corpus])
def test_a_lazy_name_is_not_that_of_a_module(package):
    """Importing the module would put it in the place of the name."""
    modules_inside = {path.stem for path in Path(package.__file__).parent.iterdir()}
    assert modules_inside.isdisjoint(package.__all__)


@pytest.mark.parametrize(
    ("program", "names"),
    [
        ("import a.b", {"a.b"}),
        ("from a import b", {"a", "a.b"}),
        ("def f():\n    from a import b", {"a", "a.b"}),
        ("class A:\n    async def f():\n        import a", {"a"}),
        ("try:\n    import a\nexcept B:\n    import b\nelse:\n    import c", {"a", "b", "c"}),
        ("with a:\n    for b in c:\n        match b:\n            case 1: import a", {"a"}),
        ("if TYPE_CHECKING:\n    import a\nelse:\n    import b", {"b"}),
        ("import typing\nif typing.TYPE_CHECKING:\n    import a", {"typing"}),
    ],
)
def test_imports_are_found_wherever_they_stand(program, names):
    assert imports_of(program) == names


def test_imports_for_type_checkers_are_found_if_wanted():
    program = "if TYPE_CHECKING:\n    import a\nelse:\n    import b"
    assert imports_of(program, with_types=True) == {"a", "b"}
