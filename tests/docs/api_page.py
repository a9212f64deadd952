"""The page that lists every public name, made from the docstrings.

    python -m tests.docs.api_page

writes ``docs/reference/api.md``; a test compares the two.
"""

from __future__ import annotations

import ast
import inspect
import sys
from importlib import import_module
from itertools import pairwise
from pathlib import Path

__all__ = [
    "PAGE",
    "ROOMS",
    "api_page",
    "class_members",
    "constant_doc",
    "public_members",
    "public_names",
]

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "api.md"
ROOMS = (
    "topicgrouper",
    "topicgrouper.corpus",
    "topicgrouper.tree",
    "topicgrouper.kernel",
    "topicgrouper.fitting",
    "topicgrouper.prediction",
    "topicgrouper.likelihood",
    "topicgrouper.mixtures",
    "topicgrouper.search",
    "topicgrouper.naming",
    "topicgrouper.groups",
    "topicgrouper.estimators",
    "topicgrouper.evaluation",
    "topicgrouper.evaluation.baselines",
    "topicgrouper.export",
    "topicgrouper.explorer",
    "topicgrouper.distributed",
    "topicgrouper.model",
)
HEAD = """\
# API reference

Every public name, by the package it is imported from. Names that are not listed here are internal
and may change without notice. `python -m tests.docs.api_page` makes this page.
"""
ROOM = """
## {room}

{summary}

```{{eval-rst}}
.. currentmodule:: {room}

.. autosummary::
   :toctree: generated/
   :nosignatures:

{names}
```
"""


def public_names(room: str) -> list[tuple[str, object]]:
    """Return the public names of a package, with what they stand for."""
    module = import_module(room)
    return [(name, getattr(module, name)) for name in sorted(module.__all__, key=str.casefold)]


def public_members(value: object) -> list[tuple[str, object]]:
    """Return the methods and properties that a class defines or gets from this package."""
    if not inspect.isclass(value):
        return []
    found = {}
    for owner in reversed(value.__mro__):
        if owner.__module__.startswith("topicgrouper"):
            found |= {name: vars(owner)[name] for name in vars(owner) if not name.startswith("_")}
    return [
        (name, member)
        for name, member in sorted(found.items())
        if isinstance(member, property | classmethod | staticmethod)
        or inspect.isfunction(member)
        or type(member).__name__ == "cached_property"
    ]


def class_members(room: str) -> dict[str, list[str]]:
    """Return the names of the public members of each class of a package."""
    return {
        name: [member for member, _ in public_members(value)] for name, value in public_names(room)
    }


def constant_doc(name: str, value: object) -> str:
    """Return the docstring of a constant: the text below its definition, in whatever module."""
    for module in list(sys.modules.values()):
        if module.__name__.startswith("topicgrouper") and vars(module).get(name) is value:
            for node, below in pairwise(ast.parse(inspect.getsource(module)).body):
                if name in (ast.unparse(target) for target in _targets(node)):
                    text = below.value if isinstance(below, ast.Expr) else None
                    return inspect.cleandoc(text.value) if isinstance(text, ast.Constant) else ""
    return ""


def _targets(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.AnnAssign):
        return [node.target]
    return node.targets if isinstance(node, ast.Assign) else []


def summary(value: object) -> str:
    """Return the first line of a docstring."""
    text = inspect.getdoc(value) or ""
    return text.partition("\n")[0]


def api_page() -> str:
    """Return the page."""
    parts = [HEAD]
    listed: set[int] = set()
    for room in ROOMS:
        # A package re-exports much of what stands above; a name is listed where it is shortest.
        new = [(name, value) for name, value in public_names(room) if id(value) not in listed]
        listed |= {id(value) for _, value in new if callable(value)}
        names = "\n".join(f"   {name}" for name, _ in new)
        parts.append(ROOM.format(room=room, summary=summary(import_module(room)), names=names))
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(api_page(), encoding="utf-8")
