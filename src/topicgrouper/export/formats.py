"""The formats that trees and views can be exported to: one table for API, command and docs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.export.array_files import write_linkage, write_pyldavis
from topicgrouper.export.curve_figure import curve_figure
from topicgrouper.export.dendrogram import dendrogram_figure
from topicgrouper.export.document_tables import documents_table
from topicgrouper.export.figures import KINDS, write_figure
from topicgrouper.export.freemind import write_freemind
from topicgrouper.export.graphs import write_dot, write_graphml, write_newick
from topicgrouper.export.icicle import icicle_figure
from topicgrouper.export.json_trees import write_flat_json, write_nested_json
from topicgrouper.export.nodes import nodes_table
from topicgrouper.export.topic_tables import (
    readable_topics,
    taxonomy_table,
    topics_table,
    words_table,
)
from topicgrouper.tables.files import BINARY, write_table
from topicgrouper.tables.workbook import write_workbook
from topicgrouper.tree.flat_view import FlatView

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from os import PathLike

    from matplotlib.figure import Figure

    from topicgrouper.model.model import Model
    from topicgrouper.tables.table import Table


@shows_little
@dataclass(frozen=True, slots=True)
class ExportFormat:
    """A format of `export`.

    Attributes
    ----------
    write : callable
        Called with a flat view, several views or a tree, a file opened for bytes, and the options
        by name.
    suffixes : tuple of str
        The extensions of its files.
    description : str
        What it is, in a few words.
    options : frozenset of str
        Those of ``view``, ``levels``, ``depth``, ``k``, ``frequent``, ``heights`` and ``bom`` that
        it takes. With ``view``, it is written from a flat view; with ``levels``, from several;
        otherwise from a tree.
    is_text : bool
        Whether it can be printed.
    is_first : bool
        Whether files get this format by their extension even if other formats share it.
    is_picture : bool
        Whether the writer takes ``kind``, which follows from the extension.
    takes_model : bool
        Whether the writer takes the ``model``, for what it knows of words and documents.
    needs_documents : bool
        Whether the tree must have its training counts.
    nests_levels : bool
        Whether each topic of several views must be part of one topic of the view above.
    takes_refined : bool
        Whether it can write refined views, if it writes views at all.
    """

    write: Callable[..., None]
    suffixes: tuple[str, ...]
    description: str
    options: frozenset[str] = frozenset()
    is_text: bool = True
    is_first: bool = False
    is_picture: bool = False
    takes_model: bool = False
    needs_documents: bool = False
    nests_levels: bool = False
    takes_refined: bool = True


def _table(
    make: Callable[..., Table[Any]],
    ending: str,
    description: str,
    options: frozenset[str],
    *,
    k: int | None = None,
    **more: Any,
) -> ExportFormat:
    """Return the format of a table; `k` is its number of words, if not that of `make`."""
    defaults = {} if k is None else {"k": k}

    def write(subject: Any, file: BinaryIO, *, bom: bool = False, **given: Any) -> None:
        write_table(make(subject, **{**defaults, **given}), file, ending, bom=bom)

    is_text = ending not in BINARY
    return ExportFormat(write, (ending,), description, options, is_text=is_text, **more)


def _picture(
    draw: Callable[..., Figure], description: str, options: frozenset[str], **more: Any
) -> ExportFormat:
    """Return the format of a picture."""

    def write(subject: Any, file: BinaryIO, *, kind: str, **given: Any) -> None:
        write_figure(draw(subject, **given), file, kind=kind)

    suffixes = tuple(f".{kind}" for kind in KINDS)
    return ExportFormat(
        write, suffixes, description, options, is_text=False, is_picture=True, **more
    )


def _write_xlsx(
    view: FlatView | Sequence[FlatView],
    file: BinaryIO,
    *,
    model: Model | None = None,
    **options: Any,
) -> None:
    """Write topics, words and documents, if the tree has them, as the sheets of a workbook."""
    tables: dict[str, Table[Any]] = {}
    if isinstance(view, FlatView):
        tree, tables["topics"] = view.tree, topics_table(view, **options)
    else:
        tree, tables["topics"] = view[0].tree, taxonomy_table(view, **options)
    tables["words"] = words_table(view, model=model, **options)
    if tree.counts is not None:
        tables["documents"] = documents_table(view, model=model, **options)
    write_workbook(tables, file)


_TREE = frozenset({"k", "frequent"})
_VIEW = _TREE | {"view"}
_LEVELS = _TREE | {"depth"}
_BOTH = _VIEW | {"levels"}
_BOM = frozenset({"bom"})

FORMATS: dict[str, ExportFormat] = {
    "freemind": ExportFormat(write_freemind, (".mm",), "mind map", _LEVELS),
    "csv": _table(topics_table, ".csv", "table of topics", _VIEW | _BOM, is_first=True),
    "parquet": _table(topics_table, ".parquet", "table of topics", _VIEW, is_first=True),
    "markdown": _table(readable_topics, ".md", "table of topics", _VIEW),
    "latex": _table(readable_topics, ".tex", "table of topics", _VIEW, k=7),
    "documents-csv": _table(
        documents_table,
        ".csv",
        "table of documents with their main topics",
        _BOTH | _BOM,
        takes_model=True,
        needs_documents=True,
    ),
    "words-csv": _table(
        words_table, ".csv", "table of words with their topics", _BOTH | _BOM, takes_model=True
    ),
    "taxonomy-csv": _table(
        taxonomy_table,
        ".csv",
        "table of topics at several levels",
        _TREE | {"levels"} | _BOM,
        nests_levels=True,
    ),
    "xlsx": ExportFormat(
        _write_xlsx,
        (".xlsx",),
        "Excel workbook of topics, words and documents",
        _BOTH,
        is_text=False,
        takes_model=True,
        nests_levels=True,
    ),
    "tree-csv": _table(nodes_table, ".csv", "table of all nodes", _TREE | _BOM),
    "tree-parquet": _table(nodes_table, ".parquet", "table of all nodes", _TREE),
    "json": ExportFormat(write_nested_json, (".json",), "nested nodes", _LEVELS, is_first=True),
    "flat-json": ExportFormat(write_flat_json, (".json",), "list of all nodes", _TREE),
    "newick": ExportFormat(
        write_newick, (".nwk",), "tree, as in phylogenetics", _LEVELS | {"heights"}
    ),
    "graphml": ExportFormat(write_graphml, (".graphml",), "graph for Gephi or networkx", _LEVELS),
    "dot": ExportFormat(write_dot, (".dot", ".gv"), "top levels for Graphviz", _LEVELS),
    "linkage": ExportFormat(
        write_linkage, (".npy",), "SciPy's linkage matrix", frozenset({"heights"}), is_text=False
    ),
    "pyldavis": ExportFormat(
        write_pyldavis,
        (".npz",),
        "arguments of pyLDAvis.prepare",
        frozenset({"view"}),
        is_text=False,
        needs_documents=True,
    ),
    "dendrogram": _picture(
        dendrogram_figure, "picture of the joins above topics", _VIEW, takes_refined=False
    ),
    "icicle": _picture(icicle_figure, "picture of the top levels", _LEVELS),
    "curve": _picture(curve_figure, "picture of the cost of joins", frozenset()),
}
"""All formats by name, as ``export(model, path, format=name)`` takes them."""


def format_of(path: str | PathLike[str]) -> str:
    """Return the name of the format that a file gets by its extension.

    Parameters
    ----------
    path : path-like
        The file, which need not exist.

    Returns
    -------
    str
        A key of `FORMATS`.

    Raises
    ------
    ValueError
        If no format has the extension, or several share it and none comes first.

    See Also
    --------
    export : Write a file of this format.

    Examples
    --------
    >>> from topicgrouper.export import format_of
    >>> [format_of(name) for name in ("topics.csv", "tree.nwk", "map.mm")]
    ['csv', 'newick', 'freemind']
    """
    suffix = Path(path).suffix.lower()
    fitting = [name for name, format_ in FORMATS.items() if suffix in format_.suffixes]
    first = [name for name in fitting if len(fitting) == 1 or FORMATS[name].is_first]
    if first:
        return first[0]
    if fitting:
        msg = (
            f"several formats have the extension {suffix}; set the format to {' or '.join(fitting)}"
        )
        raise ValueError(msg)
    suffixes = sorted({known for format_ in FORMATS.values() for known in format_.suffixes})
    msg = (
        f"no format has the extension of {Path(path).name}; use one of {', '.join(suffixes)}, or "
        f"set the format to one of {', '.join(FORMATS)}"
    )
    raise ValueError(msg)
