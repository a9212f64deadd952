"""Exporting a tree or a view in any format."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from itertools import pairwise
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, SupportsIndex, cast

from topicgrouper.export.figures import KINDS, picture_kind, write_figure
from topicgrouper.export.formats import FORMATS, format_of
from topicgrouper.storage.atomic_file import atomic_write, is_plain_file
from topicgrouper.tree.flat_view import as_view
from topicgrouper.tree.topic_tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Iterable

    from matplotlib.figure import Figure

    from topicgrouper.model.model import Model
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import Heights


def export(  # noqa: PLR0913 - the options of all formats
    model: Model | TopicTree | Figure,
    path: str | PathLike[str] | BinaryIO,
    *,
    format: str | None = None,  # noqa: A002 - the name of the command's option
    view: SupportsIndex | FlatView | None = None,
    levels: Iterable[SupportsIndex | FlatView] | None = None,
    depth: SupportsIndex | None = None,
    k: SupportsIndex | None = None,
    frequent: bool = False,
    heights: Heights | None = None,
    bom: bool = False,
) -> None:
    """Write a tree or one of its views for another program, completely or not at all.

    Parameters
    ----------
    model : Model, TopicTree or matplotlib.figure.Figure
        A model, which is written with its display words and what it knows of its documents, or a
        tree. Node ids and numbers are those of the tree in either case. Or a figure, such as that
        of `icicle_figure`, for a file that ends in ``.svg``, ``.png`` or ``.pdf``.
    path : path-like or BinaryIO
        Where to write, or a file opened for bytes.
    format : str, optional
        A key of `FORMATS` (default: by the extension of the path).
    view : int or FlatView, optional
        For formats of one view: a number of topics, or any view of the tree (default: the
        suggested number).
    levels : iterable of int or FlatView, optional
        For ``documents-csv``, ``words-csv`` and ``xlsx``, instead of `view`, and for
        ``taxonomy-csv``: several numbers of topics, or views, with rising numbers of topics
        (default of ``taxonomy-csv``: the numbers that `TopicTree.suggest_n` suggests).
    depth : int, optional
        For formats of the tree: the number of joins to go down.
    k : int, optional
        Number of words per topic (default: depends on the format).
    frequent : bool, default=False
        Show the most frequent words, and of a view the most frequent topics first. By default, the
        words of a topic are those that distinguish it most from all others (formats of one view) or
        from the node that it is joined with (formats of the tree), and general topics come last. A
        tree without training counts is always shown by frequency.
    heights : {"rank", "loss"}, optional
        For formats with heights: see `TopicTree.to_linkage`.
    bom : bool, default=False
        Begin CSV files with a byte order mark, by which Excel recognises UTF-8.

    Raises
    ------
    TypeError
        If ``view`` is neither a number nor a view.
    ValueError
        If the format is unknown or does not take an option, if the tree has no such view, or if the
        format needs training counts that the tree does not have.
    ModuleNotFoundError
        If the format needs a package that is not installed: matplotlib for pictures, XlsxWriter for
        ``xlsx``, polars for Parquet.

    See Also
    --------
    topicgrouper.Model.export : The same as a method.
    FORMATS : All formats by name.
    format_of : The format of a file by its extension.
    icicle_figure, dendrogram_figure, curve_figure, comparison_figure : Draw figures.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import export
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
    >>> export(tree, "topics.csv", view=2)
    >>> Path("topics.csv").read_text().splitlines()[0]
    'topic,id,name,frequency,share,focus,size,words,frequent_words,general'
    >>> export(tree, "tree.txt", format="newick", heights="loss")
    """
    given = {
        "view": view,
        "levels": levels,
        "depth": depth,
        "k": k,
        "frequent": frequent or None,
        "heights": heights,
        "bom": bom or None,
    }
    options: dict[str, Any] = {key: value for key, value in given.items() if value is not None}
    if not isinstance(model, TopicTree) and hasattr(model, "savefig"):
        if format is not None or options:
            msg = "a figure takes no options; the name of the file says which kind of picture it is"
            raise ValueError(msg)
        kind = _kind(path)
        with _opened(path) as file:
            write_figure(cast("Figure", model), file, kind=kind)
        return
    tree = model if isinstance(model, TopicTree) else model.shown
    name = _checked_name(format, path)
    chosen = FORMATS[name]
    _check_options(name, options)
    subject: TopicTree | FlatView | list[FlatView] = tree
    takes_view = "view" in chosen.options
    if levels is not None or ("levels" in chosen.options and not takes_view):
        options.pop("levels", None)
        subject = _levels(tree, levels)
    elif takes_view:
        options.pop("view", None)
        subject = as_view(tree, tree.suggest_n().n if view is None else view)
    if chosen.takes_model and model is not tree:
        options["model"] = model
    if chosen.is_picture:
        options["kind"] = _kind(path)
    with _opened(path) as file:
        chosen.write(subject, file, **options)


def _checked_name(name: str | None, path: str | PathLike[str] | BinaryIO) -> str:
    if name is None:
        if not isinstance(path, str | PathLike):
            msg = f"an open file needs a format; choose one of {', '.join(FORMATS)}"
            raise ValueError(msg)
        return format_of(path)
    if name not in FORMATS:
        msg = f"unknown format {name!r}; choose one of {', '.join(FORMATS)}"
        raise ValueError(msg)
    return name


def _check_options(name: str, options: dict[str, Any]) -> None:
    taken = FORMATS[name].options
    if {"view", "levels"} <= options.keys() & taken:
        msg = "view and levels exclude each other; omit one of them"
        raise ValueError(msg)
    refused = sorted(options.keys() - taken)
    if "view" in refused and "levels" in taken:
        msg = f"{name} takes levels instead of a view, as in levels=[5, 20]"
        raise ValueError(msg)
    if "view" in refused:
        of_views = [other for other, format_ in FORMATS.items() if "view" in format_.options]
        msg = (
            f"{name} writes the whole tree and does not take a view; for a view choose one of "
            f"{', '.join(of_views)}"
        )
        raise ValueError(msg)
    if refused:
        msg = (
            f"{name} does not take {' or '.join(refused)}; its options are "
            f"{', '.join(sorted(taken)) or 'none'}"
        )
        raise ValueError(msg)


def _levels(tree: TopicTree, levels: Iterable[SupportsIndex | FlatView] | None) -> list[FlatView]:
    if levels is None:
        suggestion = tree.suggest_n()
        levels = sorted({suggestion.n, *suggestion.others})
    views = [as_view(tree, level) for level in levels]
    numbers = [view.n for view in views]
    if not numbers or any(low >= high for low, high in pairwise(numbers)):
        msg = f"levels must be rising numbers of topics, as in [5, 20]; got {numbers}"
        raise ValueError(msg)
    return views


def _opened(path: str | PathLike[str] | BinaryIO) -> AbstractContextManager[BinaryIO]:
    return atomic_write(path) if isinstance(path, str | PathLike) else nullcontext(path)


def _kind(path: str | PathLike[str] | BinaryIO) -> str:
    """Return the kind of a picture by its extension; SVG for a stream without a name."""
    if isinstance(path, str | PathLike) and (Path(path).suffix or is_plain_file(path)):
        return picture_kind(path)
    return KINDS[0]
