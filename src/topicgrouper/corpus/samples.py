"""Sample data: docstrings of Python's standard library."""

from __future__ import annotations

import ast
import os
import sysconfig
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.common.short_repr import short_repr

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

# Folders that are not the library itself: tests, bundled applications, installed packages.
_EXCLUDED = frozenset(
    {"__phello__", "__pycache__", "dist-packages", "ensurepip", "idlelib", "lib-dynload"}
    | {"lib2to3", "pydoc_data", "site-packages", "test", "tests", "turtledemo"}
)

_DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
_WITH_STATEMENTS = ast.stmt | ast.excepthandler | ast.match_case


@short_repr
@dataclass(frozen=True, slots=True)
class Docstrings:
    """The result of `read_docstrings`."""

    names: tuple[str, ...]
    texts: tuple[str, ...]
    n_files: int
    skipped: tuple[str, ...]


def read_docstrings(
    folder: Path | None = None, *, modules: Collection[str] | None = None, min_words: int = 8
) -> Docstrings:
    """Read the docstrings of all modules, classes and functions below a folder.

    Parameters
    ----------
    folder : Path, optional
        The folder of the source files (default: the standard library of the running interpreter).
        Folders of tests, bundled applications and installed packages are excluded.
    modules : collection of str, optional
        Read only these modules and packages of the folder, such as ``["asyncio", "turtle"]``
        (default: all of them).
    min_words : int, default=8
        Docstrings with fewer words, separated by white space, are dropped.

    Returns
    -------
    Docstrings
        ``texts``, without their indentation; ``names``, the dotted name of the object that each
        documents, such as ``json.decoder.JSONDecoder.decode``, not always unique; ``n_files``, the
        number of files read; and ``skipped``, the files that could not be parsed. The order is the
        same on every run: folder by folder, files before subfolders, both sorted by name, and
        source order within a file.

    Raises
    ------
    FileNotFoundError
        If there are no source files, as in an interpreter whose library is zipped or embedded, or
        if one of `modules` is missing.

    See Also
    --------
    count_texts : Count the words of the docstrings.

    Examples
    --------
    >>> from topicgrouper.corpus import read_docstrings
    >>> docstrings = read_docstrings(modules=["json"])
    >>> docstrings.texts[docstrings.names.index("json.dumps")].partition(".")[0]
    'Serialize ``obj`` to a JSON formatted ``str``'
    """
    folder = Path(sysconfig.get_path("stdlib")) if folder is None else folder
    names: list[str] = []
    texts: list[str] = []
    skipped: list[str] = []
    n_files = 0
    missing = dict.fromkeys(modules or ())
    for path in _source_files(folder, modules):
        relative = path.relative_to(folder)
        missing.pop(relative.parts[0].removesuffix(".py"), None)
        try:
            with warnings.catch_warnings():
                # Old escape sequences in somebody else's source do not concern our users.
                warnings.simplefilter("ignore")
                # Bytes, because the parser then follows the encoding that the file declares.
                module = ast.parse(path.read_bytes())
        except (OSError, SyntaxError, ValueError, RecursionError):
            skipped.append(relative.as_posix())
            continue
        n_files += 1
        for name, text in _docstrings_of(module, _module_name(relative)):
            if len(text.split()) >= min_words:
                names.append(name)
                texts.append(text)
    if missing:
        raise FileNotFoundError(
            f"{folder} contains no source files of {', '.join(missing)}; check the spelling"
        )
    if n_files == 0:
        raise FileNotFoundError(
            f"{folder} contains no Python source files; the standard library seems to be compiled "
            "or zipped. Use an interpreter installed with its sources."
        )
    return Docstrings(tuple(names), tuple(texts), n_files, tuple(skipped))


def _source_files(folder: Path, modules: Collection[str] | None) -> Iterator[Path]:
    for place, folders, files in os.walk(folder):
        # Pruned in place, because site-packages may hold far more than the library itself.
        folders[:] = sorted(name for name in folders if name not in _EXCLUDED)
        sources = sorted(name for name in files if name.endswith(".py"))
        if modules is not None and Path(place) == folder:
            folders[:] = [name for name in folders if name in modules]
            sources = [name for name in sources if name.removesuffix(".py") in modules]
        for name in sources:
            yield Path(place, name)


def _module_name(relative: Path) -> str:
    parts = relative.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def _docstrings_of(module: ast.Module, module_name: str) -> Iterator[tuple[str, str]]:
    """Yield names and docstrings in source order, with a stack: sources may nest deeply."""
    stack: list[tuple[ast.AST, str]] = [(module, module_name)]
    while stack:
        node, scope = stack.pop()
        if isinstance(node, _DOCUMENTED):
            if not isinstance(node, ast.Module):
                scope = f"{scope}.{node.name}"
            text = ast.get_docstring(node)
            if text:
                yield scope, text
        # Expressions have no docstrings and are most of a tree.
        children = [one for one in ast.iter_child_nodes(node) if isinstance(one, _WITH_STATEMENTS)]
        stack.extend((child, scope) for child in reversed(children))
