"""Names of a package that are imported when they are first used."""

from __future__ import annotations

import sys
from importlib import import_module

TYPE_CHECKING = False  # as in typing, which takes longer to import than all that a start needs
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def lazy_names(
    package: str, modules: Mapping[str, tuple[str, ...]]
) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """Return the `__getattr__` and the `__dir__` of a package, given the names of its modules.

    Modules of other packages are given by their full names.
    """
    homes = {
        name: module if module.startswith("topicgrouper.") else f"{package}.{module}"
        for module, names in modules.items()
        for name in names
    }

    def find(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(homes[name]), name)
        setattr(sys.modules[package], name, value)
        return value

    def all_names() -> list[str]:
        known = (name for name in vars(sys.modules[package]) if name.startswith("__"))
        return sorted({*known, *homes})

    return find, all_names
