"""The page that lists every public name, made from the docstrings.

    python -m tests.docs.api_page

writes ``docs/reference/api.md``; a test compares the two.
"""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

__all__ = ["PAGE", "ROOMS", "api_page", "public_members", "public_names"]

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "api.md"
ROOMS = (
    "topicgrouper",
    "topicgrouper.corpus",
    "topicgrouper.tree",
    "topicgrouper.fitting",
    "topicgrouper.kernel",
    "topicgrouper.refinement",
    "topicgrouper.likelihood",
    "topicgrouper.mixtures",
    "topicgrouper.estimators",
    "topicgrouper.collection",
    "topicgrouper.groups",
    "topicgrouper.evaluation",
    "topicgrouper.evaluation.baselines",
    "topicgrouper.export",
    "topicgrouper.explorer",
    "topicgrouper.distributed",
)
HEAD = """\
# API reference

Every public name, by the package it is imported from. `help(name)` shows the full documentation.
Names in other modules are internal and may change without notice. This page is made from the
docstrings (`python -m tests.docs.api_page`).
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


def summary(value: object) -> str:
    """Return the first line of a docstring."""
    text = inspect.getdoc(value) or ""
    return text.partition("\n")[0].replace("|", "\\|")


def described(value: object) -> str:
    """Return what stands in the table for a name."""
    if not callable(value) or "[" in repr(value):  # a value, or an alias of a type
        return "Constant."
    text = summary(value)
    members = ", ".join(f"`{name}`" for name, _ in public_members(value))
    return f"{text} Members: {members}." if members else text


def api_page() -> str:
    """Return the page."""
    parts = [HEAD]
    for room in ROOMS:
        rows = [f"| `{name}` | {described(value)} |" for name, value in public_names(room)]
        table = "\n".join(["| name | |", "| --- | --- |", *rows])
        parts.append(f"\n## {room}\n\n{summary(import_module(room))}\n\n{table}\n")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(api_page(), encoding="utf-8")
