"""Exporting a tree in any format."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, SupportsIndex

from topicgrouper.collection import Model
from topicgrouper.export.figures import KINDS
from topicgrouper.export.formats import FORMATS, format_of
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.special_file import is_plain_file
from topicgrouper.tree.usual_number import usual_n

if TYPE_CHECKING:
    from topicgrouper.tree import TopicTree
    from topicgrouper.tree.linkage import Heights

__all__ = ["export"]


def export(
    model: Model | TopicTree,
    path: str | PathLike[str] | BinaryIO,
    *,
    format: str | None = None,  # noqa: A002 - what the command calls it
    n: SupportsIndex | None = None,
    depth: SupportsIndex | None = None,
    words: SupportsIndex | None = None,
    heights: Heights | None = None,
) -> None:
    """Write a tree to a file of another tool, completely or not at all.

    Parameters
    ----------
    model : Model or TopicTree
        A model, which is written in the words that people are shown, or a tree. Node ids and
        numbers are those of the tree in either case.
    path : path-like or BinaryIO
        Where to write; or a file opened for bytes.
    format : str, optional
        A name of `FORMATS`; if left out, it follows from the ending of the path.
    n : int, optional
        The number of topics, for formats of one flat view; if left out, a suggestion from 20 to
        200.
    depth : int, optional
        How many joins to go down, for formats of many levels.
    words : int, optional
        How many of the most frequent words to give of each topic.
    heights : Heights, optional
        "rank" or "loss", as described at `TopicTree.to_linkage`, for formats with heights.

    Raises
    ------
    ValueError
        If the format is unknown, or an option is not one of the format's.
    """
    tree = model.shown if isinstance(model, Model) else model
    name = _checked_name(format, path)
    chosen = FORMATS[name]
    given = {"n": n, "depth": depth, "words": words, "heights": heights}
    options: dict[str, Any] = {key: value for key, value in given.items() if value is not None}
    if refused := sorted(options.keys() - chosen.options):
        msg = (
            f"the format {name} has no option {', '.join(refused)}; it takes "
            f"{', '.join(sorted(chosen.options)) or 'none'}"
        )
        raise ValueError(msg)
    if "n" in chosen.options and n is None:
        options["n"] = usual_n(tree)
    if chosen.is_picture:
        options["kind"] = _kind(path)
    if isinstance(path, str | PathLike):
        with atomic_write(path) as file:
            chosen.write(tree, file, **options)
    else:
        chosen.write(tree, path, **options)


def _checked_name(name: str | None, path: str | PathLike[str] | BinaryIO) -> str:
    if name is None:
        if not isinstance(path, str | PathLike):
            msg = f"a file that is open needs a format; choose one of {', '.join(FORMATS)}"
            raise ValueError(msg)
        return format_of(path)
    if name not in FORMATS:
        msg = f"there is no format {name!r}; choose one of {', '.join(FORMATS)}"
        raise ValueError(msg)
    return name


def _kind(path: str | PathLike[str] | BinaryIO) -> str:
    """Return the kind of a picture by the ending of its file; SVG where there is no ending."""
    if not isinstance(path, str | PathLike):
        return KINDS[0]
    kind = Path(path).suffix.lower().removeprefix(".")
    if not kind and not is_plain_file(path):
        return KINDS[0]
    if kind not in KINDS:
        msg = f"the ending of a picture must be one of {', '.join(KINDS)}, not that of {path}"
        raise ValueError(msg)
    return kind
