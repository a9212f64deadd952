"""Bundling of JavaScript modules into one script.

Browsers do not load modules from files on disk. Each module therefore becomes a function that runs
once and returns the exports of the module, which keeps the names of different modules apart. The
modules use only these forms, so no parser is needed; all others are refused::

    import { one, two } from "./other.js";
    export function one() {          also: async function, class, const

These statements start at the beginning of a line, where the words ``import`` and ``export`` have no
other use. Modules do not import each other in circles.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

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
    """Return one script with a module and everything that it imports."""
    bundler = _Bundler(read)
    bundler.add(entry, ())
    return "".join(bundler.parts)


class _Bundler:
    """Collects modules in the order in which they have to run."""

    def __init__(self, read: Callable[[str], str]) -> None:
        self.read = read
        self.parts: list[str] = []
        self.exports: dict[str, list[str]] = {}

    def add(self, path: str, importers: tuple[str, ...]) -> None:
        """Add a module after its imports."""
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
            msg = f"{path}: another module has the same name except for punctuation"
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
            msg = f"{path}: unsupported form of import or export: {other.group()}"
            raise ValueError(msg)
        given = ", ".join(self.exports[path])
        start = f"// {path}\nconst {_variable(path)} = (() => {{\n"
        return f"{start}{body}\nreturn {{ {given} }};\n}})();\n"


def _names(match: re.Match[str]) -> list[str]:
    return [name.strip() for name in match["names"].split(",") if name.strip()]


def _resolved(importer: str, path: str) -> str:
    """Return the path of an imported module, which is in the importer's folder or below."""
    return str(PurePosixPath(importer).parent / path)


def _variable(path: str) -> str:
    return "module_" + re.sub(r"\W", "_", path.removesuffix(".js"))
