"""JavaScript modules made one script, so that a page needs no second file.

Browsers load no modules from files on disk. Each module therefore becomes a function that runs once
and gives what the module exports; names of different modules do not meet. The modules keep to
fixed forms, which need no parser, and anything else is refused::

    import { one, two } from "./other.js";
    export function one() {          also: async function, class, const

A statement stands at the start of its line, and only statements on the top level do so with the
words ``import`` and ``export``. Modules do not import each other in circles.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["bundle"]

_NAME = r"[A-Za-z_$][\w$]*"
_IMPORT = re.compile(
    rf'^import \{{(?P<names>\s*{_NAME}(?:,\s*{_NAME})*,?\s*)\}} from "(?P<path>\./[\w./-]+\.js)";$',
    re.MULTILINE,
)
_EXPORT = re.compile(
    rf"^export (?P<kind>function|async function|class|const) (?P<name>{_NAME})\b", re.MULTILINE
)
_OTHER = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)


def bundle(entry: str, *, read: Callable[[str], str]) -> str:
    """Make one script of a module and all that it imports.

    Parameters
    ----------
    entry : str
        The path of the module to run.
    read : callable
        Gives the text of a module by its path.

    Raises
    ------
    ValueError
        If a module is not in the fixed form, lacks what another imports from it, or imports
        itself by way of others.
    """
    bundler = _Bundler(read)
    bundler.add(entry, ())
    return "".join(bundler.parts)


class _Bundler:
    """Modules in the order in which they can run."""

    def __init__(self, read: Callable[[str], str]) -> None:
        self.read = read
        self.parts: list[str] = []
        self.exports: dict[str, list[str]] = {}

    def add(self, path: str, importers: tuple[str, ...]) -> None:
        """Add a module after all that it imports."""
        if path in importers:
            msg = f"modules import each other in a circle: {' > '.join((*importers, path))}"
            raise ValueError(msg)
        if path in self.exports:
            return
        text = self.read(path)
        for match in _IMPORT.finditer(text):
            other = _resolved(path, match["path"])
            self.add(other, (*importers, path))
            missing = set(_names(match)) - set(self.exports[other])
            if missing:
                msg = f"{path} imports {', '.join(sorted(missing))}, which {other} does not export"
                raise ValueError(msg)
        if _variable(path) in map(_variable, self.exports):
            msg = f"{path}: another module has the same name but for its punctuation"
            raise ValueError(msg)
        self.exports[path] = [match["name"] for match in _EXPORT.finditer(text)]
        self.parts.append(self._as_function(path, text))

    def _as_function(self, path: str, text: str) -> str:
        def unpacked(match: re.Match[str]) -> str:
            source = _variable(_resolved(path, match["path"]))
            return f"const {{ {', '.join(_names(match))} }} = {source};"

        body = _EXPORT.sub(r"\g<kind> \g<name>", _IMPORT.sub(unpacked, text))
        other = _OTHER.search(body)
        if other is not None:
            msg = f"{path}: a form that is not understood here: {other.group()}"
            raise ValueError(msg)
        given = ", ".join(self.exports[path])
        start = f"// {path}\nconst {_variable(path)} = (() => {{\n"
        return f"{start}{body}\nreturn {{ {given} }};\n}})();\n"


def _names(match: re.Match[str]) -> list[str]:
    return [name.strip() for name in match["names"].split(",") if name.strip()]


def _resolved(importer: str, path: str) -> str:
    """Return the path of an imported module; all lie in the importer's folder or below."""
    return str(PurePosixPath(importer).parent / path)


def _variable(path: str) -> str:
    return "module_" + re.sub(r"\W", "_", path.removesuffix(".js"))
