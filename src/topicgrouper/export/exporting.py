"""Exporting a tree or a view in any format, and the table of formats for API, command and docs."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from itertools import pairwise
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, SupportsIndex

from topicgrouper.common.short_repr import short_repr
from topicgrouper.export.sheets import write_sheets
from topicgrouper.export.topic_tables import documents_table, taxonomy_table, words_table
from topicgrouper.export.tree_formats import (
    nodes_table,
    write_freemind,
    write_linkage,
    write_nested_json,
    write_newick,
)
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.tables.files import BINARY
from topicgrouper.tree.flat_view import FlatView, as_view
from topicgrouper.tree.topic_tree import TopicTree
from topicgrouper.tree.topic_view import TopicView, as_topics

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from topicgrouper.record.record import Record
    from topicgrouper.tables.table import Table
    from topicgrouper.tree.topic_tree import Heights


@short_repr
@dataclass(frozen=True, slots=True)
class ExportFormat:
    """A format of `export`.

    Attributes
    ----------
    write : callable
        Called with a view, several views or a tree, a file opened for bytes, and the options by
        name.
    suffixes : tuple of str
        The extensions of its files.
    description : str
        What the file is, in a few words.
    options : frozenset of str
        The options that it takes, of ``view``, ``levels``, ``depth``, ``k``, ``frequent``,
        ``heights`` and ``bom``. With ``view``, it is written from a view; with ``levels``, from
        several; otherwise from a tree.
    takes_model : bool
        Whether the writer takes the ``model``, for its words and documents.
    """

    write: Callable[..., None]
    suffixes: tuple[str, ...]
    description: str
    options: frozenset[str] = frozenset()
    takes_model: bool = False

    @property
    def is_text(self) -> bool:
        """Whether it is text, which can be printed."""
        return self.suffixes[0] not in (*BINARY, ".npy")

    @property
    def name(self) -> str:
        """Its key of `FORMATS`."""
        return next(key for key, each in FORMATS.items() if each is self)

    def check(self, options: Collection[str], *, is_refined: bool = False) -> None:
        """Refuse options that the format does not take.

        Parameters
        ----------
        options : collection of str
            The names of the options that are given.
        is_refined : bool, default=False
            Whether the view is refined, or soft topics.

        Raises
        ------
        ValueError
            If the format does not take them, or cannot write such a view.
        """
        taken, name, given = self.options, self.name, set(options)
        of_views = ", ".join(each.name for each in FORMATS.values() if "view" in each.options)
        if {"view", "levels"} <= given & taken:
            raise ValueError("view and levels cannot be combined; omit one of them")
        if is_refined and "view" not in taken:
            raise ValueError(
                f"{name} cannot show refined or soft topics, as they are not nodes of the tree; "
                f"choose one of {of_views}"
            )
        refused = sorted(given - taken)
        if "view" in refused and "levels" in taken:
            raise ValueError(f"{name} takes levels, such as 5 and 20, instead of a view")
        if "view" in refused:
            raise ValueError(
                f"{name} writes the whole tree and does not take a view; for a view choose one of "
                f"{of_views}"
            )
        if refused:
            raise ValueError(
                f"{name} does not take {' or '.join(refused)}; its options are "
                f"{', '.join(sorted(taken)) or 'none'}"
            )


def _table(
    make: Callable[..., Table[Any]],
    ending: str,
    description: str,
    options: frozenset[str],
    **more: bool,
) -> ExportFormat:
    """Return the format of a table."""

    def write(subject: Any, file: BinaryIO, *, bom: bool = False, **given: Any) -> None:
        make(subject, **given).write(file, ending=ending, bom=bom)

    return ExportFormat(write, (ending,), description, options, **more)


_WORDS = frozenset({"k", "frequent"})
_DEPTH = _WORDS | {"depth"}
_BOTH = _WORDS | {"view", "levels"}
_BOM = frozenset({"bom"})

FORMATS: dict[str, ExportFormat] = {
    "freemind": ExportFormat(write_freemind, (".mm",), "mind map", _DEPTH),
    "documents-csv": _table(
        documents_table,
        ".csv",
        "table of documents with their main topics",
        _BOTH | _BOM,
        takes_model=True,
    ),
    "words-csv": _table(
        words_table, ".csv", "table of words with their topics", _BOTH | _BOM, takes_model=True
    ),
    "taxonomy-csv": _table(
        taxonomy_table, ".csv", "table of topics at several levels", _WORDS | {"levels"} | _BOM
    ),
    "xlsx": ExportFormat(
        write_sheets,
        (".xlsx",),
        "Excel workbook: summary, topics, documents, groups and words",
        _BOTH,
        takes_model=True,
    ),
    "tree-csv": _table(nodes_table, ".csv", "table of all nodes", _WORDS | _BOM),
    "tree-parquet": _table(nodes_table, ".parquet", "table of all nodes", _WORDS),
    "json": ExportFormat(write_nested_json, (".json",), "nested nodes", _DEPTH),
    "newick": ExportFormat(
        write_newick, (".nwk",), "tree, as in phylogenetics", _DEPTH | {"heights"}
    ),
    "linkage": ExportFormat(
        write_linkage, (".npy",), "SciPy's linkage matrix", frozenset({"heights"})
    ),
}
"""All formats by name, as ``export(model, path, format=name)`` takes them."""

_OF_TOPICS = {"csv": ".csv", "parquet": ".parquet", "markdown": ".md", "latex": ".tex"}
"""Names and extensions under which people look for the table of topics."""


def format_of(path: str | PathLike[str] | BinaryIO, name: str | None = None) -> str:
    """Return the name of the format that a file gets by its extension, or check a name.

    Parameters
    ----------
    path : path-like or BinaryIO
        The file, which need not exist.
    name : str, optional
        The name of a format, which then does not depend on the file.

    Returns
    -------
    str
        A key of `FORMATS`.

    Raises
    ------
    ValueError
        If the name is unknown, or the extension is not that of one format alone.

    See Also
    --------
    export : Write a file of this format.

    Examples
    --------
    >>> from topicgrouper.export import format_of
    >>> [format_of(name) for name in ("topics.xlsx", "tree.nwk", "map.mm")]
    ['xlsx', 'newick', 'freemind']
    """
    if name in FORMATS:
        return name
    choice = f"choose one of {', '.join(FORMATS)}"
    suffix = Path(path).suffix.lower() if isinstance(path, str | PathLike) else ""
    if name in _OF_TOPICS or (name is None and suffix in _OF_TOPICS.values()):
        example = f"topics{_OF_TOPICS.get(name or '', suffix)}"
        others = [key for key, each in FORMATS.items() if Path(example).suffix in each.suffixes]
        other = f"; for another table, set the format to {' or '.join(others)}" if others else ""
        raise ValueError(
            f'the table of topics is written by "topicgrouper topics MODEL -o {example}", and by '
            f'Model.topics(…).write("{example}") in Python{other}'
        )
    if name is not None:
        meant = (
            f"did you mean {key}?"
            for key, each in FORMATS.items()
            if name.lower() in each.description.lower().split()
        )
        raise ValueError(f"unknown format {name!r}; {next(meant, choice)}")
    if not isinstance(path, str | PathLike):
        raise ValueError(f"an open file needs a format; {choice}")
    fitting = [name for name, format_ in FORMATS.items() if suffix in format_.suffixes]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise ValueError(
            f"several formats have the extension {suffix}; set the format to {' or '.join(fitting)}"
        )
    suffixes = sorted({known for format_ in FORMATS.values() for known in format_.suffixes})
    raise ValueError(
        f"no format has the extension of {Path(path).name}; use one of {', '.join(suffixes)}, or "
        f"set the format to one of {', '.join(FORMATS)}"
    )


def export(  # noqa: PLR0913 - the options of all formats
    model: Record | TopicTree,
    path: str | PathLike[str] | BinaryIO,
    *,
    format: str | None = None,  # noqa: A002 - the name of the command's option
    view: SupportsIndex | TopicView | None = None,
    levels: Iterable[SupportsIndex | FlatView] | None = None,
    depth: SupportsIndex | None = None,
    k: SupportsIndex | None = None,
    frequent: bool = False,
    heights: Heights | None = None,
    bom: bool = False,
) -> None:
    """Export a tree or one of its views to another program, completely or not at all.

    Parameters
    ----------
    model : Model or TopicTree
        A model, which is written with its display words and its documents, or a tree; node ids and
        numbers are the same.
    path : path-like or BinaryIO
        Where to write, or a file opened for bytes.
    format : str, optional
        A key of `FORMATS` (default: by the extension of the path).
    view : int, FlatView or SoftTopics, optional
        For formats of one view: a number of topics, any view of the tree, or its soft topics
        (default: the suggested number).
    levels : iterable of int or FlatView, optional
        For ``documents-csv``, ``words-csv`` and ``xlsx``, instead of `view`, and for
        ``taxonomy-csv``: several numbers of topics, or views, with rising numbers of topics
        (default of ``taxonomy-csv``: the numbers that `TopicTree.suggest_n` suggests).
    depth : int, optional
        For formats of the tree: number of joins below the root to show.
    k : int, optional
        Number of words per topic (default: depends on the format).
    frequent : bool, default=False
        Show the most frequent words, and in formats of a view the most frequent topics first. By
        default, words are those that describe the documents of a topic, and topics with most
        documents come first. A tree without training counts is always shown by frequency.
    heights : {"rank", "loss"}, optional
        For formats with heights: see `TopicTree.to_linkage`.
    bom : bool, default=False
        Start CSV files with a byte order mark, which tells Excel that they are UTF-8.

    Raises
    ------
    TypeError
        If ``view`` is neither a number nor a view.
    ValueError
        If the format is unknown or does not take an option, if the tree has no such view, or if the
        format needs training counts that the tree does not have.
    ModuleNotFoundError
        If the format needs a package that is not installed: polars for Parquet.

    See Also
    --------
    topicgrouper.Model.export : The same as a method.
    topicgrouper.export.FORMATS : All formats by name.
    topicgrouper.export.format_of : The format of a file by its extension.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper import fit_tree
    >>> from topicgrouper.export import export
    >>> counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> tree = fit_tree(counts, ["cat", "dog", "tea", "milk"])
    >>> export(tree, "topics.xlsx", view=2)
    >>> export(tree, "tree.txt", format="newick", heights="loss")
    >>> Path("tree.txt").read_text()[0]
    '('
    """
    options: dict[str, Any] = {
        "view": view,
        "levels": levels,
        "depth": depth,
        "k": k,
        "frequent": frequent or None,
        "heights": heights,
        "bom": bom or None,
    }
    options = {key: value for key, value in options.items() if value is not None}
    chosen = FORMATS[format_of(path, format)]
    is_refined = view.is_refined if isinstance(view, FlatView) else isinstance(view, TopicView)
    chosen.check(options, is_refined=is_refined)
    tree = model if isinstance(model, TopicTree) else model.display_tree
    subject: TopicTree | TopicView | list[FlatView] = tree
    if levels is not None or chosen.options & {"levels", "view"} == {"levels"}:
        options.pop("levels", None)
        subject = _levels(tree, levels)
    elif "view" in chosen.options:
        options.pop("view", None)
        subject = as_topics(tree, view)
    if chosen.takes_model and model is not tree:
        options["model"] = model
    opened = atomic_write(path) if isinstance(path, str | PathLike) else nullcontext(path)
    with opened as file:
        chosen.write(subject, file, **options)


def _levels(tree: TopicTree, levels: Iterable[SupportsIndex | FlatView] | None) -> list[FlatView]:
    if levels is None:
        suggestion = tree.suggest_n()
        levels = sorted({suggestion.n, *suggestion.others})
    views = [as_view(tree, level) for level in levels]
    numbers = [view.n for view in views]
    if not numbers or any(low >= high for low, high in pairwise(numbers)):
        raise ValueError(f"levels must be rising numbers of topics, as in [5, 20]; got {numbers}")
    return views
