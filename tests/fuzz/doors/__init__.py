"""The doors, one file each or one for a few that are alike."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.fuzz.door import Door

__all__ = ["MODULES", "all_doors", "door_named"]

MODULES = [f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__)]


def all_doors() -> dict[str, Door]:
    """Return the doors by name."""
    return {door.name: door for name in MODULES for door in importlib.import_module(name).DOORS}


def door_named(name: str) -> Door:
    """Return one door; also one of those that are made to fail, for the harness's own tests."""
    if name.startswith("faulty-"):
        from tests.fuzz.faulty_doors import DOORS  # noqa: PLC0415 - for tests only

        return {door.name: door for door in DOORS}[name]
    return all_doors()[name]
