"""The formats that trees and views can be exported to: one table for API, command and docs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.export.curve_figure import write_curve
from topicgrouper.export.dendrogram import write_dendrogram
from topicgrouper.export.documents_csv import write_documents_csv
from topicgrouper.export.dot import write_dot
from topicgrouper.export.figures import KINDS
from topicgrouper.export.flat_json import write_flat_json
from topicgrouper.export.freemind import write_freemind
from topicgrouper.export.graphml import write_graphml
from topicgrouper.export.icicle import write_icicle
from topicgrouper.export.latex import write_latex
from topicgrouper.export.linkage import write_linkage
from topicgrouper.export.markdown import write_markdown
from topicgrouper.export.nested_json import write_nested_json
from topicgrouper.export.newick import write_newick
from topicgrouper.export.pyldavis import write_pyldavis
from topicgrouper.export.taxonomy_csv import write_taxonomy_csv
from topicgrouper.export.topics_csv import write_topics_csv
from topicgrouper.export.topics_parquet import write_topics_parquet
from topicgrouper.export.tree_csv import write_tree_csv
from topicgrouper.export.tree_parquet import write_tree_parquet
from topicgrouper.export.words_csv import write_words_csv
from topicgrouper.export.xlsx import write_xlsx

if TYPE_CHECKING:
    from collections.abc import Callable
    from os import PathLike

__all__ = ["FORMATS", "ExportFormat", "format_of", "view_formats"]


@shows_little
@dataclass(frozen=True, slots=True)
class ExportFormat:
    """A format of `export`, and the options of its writer.

    Attributes
    ----------
    write : callable
        Called with a flat view or a tree, a file opened for bytes, and the options by name.
    suffixes : tuple of str
        The extensions of its files.
    description : str
        What it is, in a few words.
    options : frozenset of str
        Those of ``view``, ``levels``, ``depth``, ``words``, ``frequent`` and ``heights`` that it
        takes. With ``view``, the writer is called with a flat view; with ``levels``, it may be
        called with several views, and without ``view`` always is; otherwise with a tree.
    is_text : bool
        Whether it can be printed.
    is_first : bool
        Whether files get this format by their extension even if other formats share it.
    is_picture : bool
        Whether the writer takes ``kind``, which follows from the extension.
    needs_documents : bool
        Whether the tree must have its training counts.
    names_documents : bool
        Whether the writer takes ``document_ids``, ``labels`` and ``document_columns``, which a
        model may have.
    names_words : bool
        Whether the writer takes ``counted_words``, which a model with display words has.
    nests_levels : bool
        Whether each topic of several views must be part of one topic of the view above.
    takes_refined : bool
        Whether it can write refined views, if it writes views at all.

    See Also
    --------
    FORMATS : All formats by name.

    Examples
    --------
    >>> from topicgrouper.export import FORMATS
    >>> newick = FORMATS["newick"]
    >>> newick.description, newick.suffixes, sorted(newick.options)
    ('tree, as in phylogenetics', ('.nwk',), ['depth', 'frequent', 'heights', 'words'])
    """

    write: Callable[..., None]
    suffixes: tuple[str, ...]
    description: str
    options: frozenset[str] = frozenset()
    is_text: bool = True
    is_first: bool = False
    is_picture: bool = False
    needs_documents: bool = False
    names_documents: bool = False
    names_words: bool = False
    nests_levels: bool = False
    takes_refined: bool = True

    @property
    def is_csv(self) -> bool:
        """Whether its files are CSV, which can have a byte order mark."""
        return self.suffixes == (".csv",)


_TREE = frozenset({"words", "frequent"})
_VIEW = _TREE | {"view"}
_LEVELS = _TREE | {"depth"}
_PICTURE = tuple(f".{kind}" for kind in KINDS)

FORMATS: dict[str, ExportFormat] = {
    "freemind": ExportFormat(write_freemind, (".mm",), "mind map", _LEVELS),
    "csv": ExportFormat(write_topics_csv, (".csv",), "table of topics", _VIEW, is_first=True),
    "parquet": ExportFormat(
        write_topics_parquet, (".parquet",), "table of topics", _VIEW, is_text=False, is_first=True
    ),
    "markdown": ExportFormat(write_markdown, (".md",), "table of topics", _VIEW),
    "latex": ExportFormat(write_latex, (".tex",), "table of topics", _VIEW),
    "documents-csv": ExportFormat(
        write_documents_csv,
        (".csv",),
        "table of documents with their main topics",
        _VIEW | {"levels"},
        needs_documents=True,
        names_documents=True,
    ),
    "words-csv": ExportFormat(
        write_words_csv,
        (".csv",),
        "table of words with their topics",
        _VIEW | {"levels"},
        names_words=True,
    ),
    "taxonomy-csv": ExportFormat(
        write_taxonomy_csv,
        (".csv",),
        "table of topics at several levels",
        _TREE | {"levels"},
        nests_levels=True,
    ),
    "xlsx": ExportFormat(
        write_xlsx,
        (".xlsx",),
        "Excel workbook of topics, words and documents",
        _VIEW | {"levels"},
        is_text=False,
        names_documents=True,
        names_words=True,
        nests_levels=True,
    ),
    "tree-csv": ExportFormat(write_tree_csv, (".csv",), "table of all nodes", _TREE),
    "tree-parquet": ExportFormat(
        write_tree_parquet, (".parquet",), "table of all nodes", _TREE, is_text=False
    ),
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
    "dendrogram": ExportFormat(
        write_dendrogram, _PICTURE, "picture of the joins above topics", _VIEW, is_text=False,
        is_picture=True, takes_refined=False,
    ),
    "icicle": ExportFormat(
        write_icicle, _PICTURE, "picture of the top levels", _LEVELS, is_text=False, is_picture=True
    ),
    "curve": ExportFormat(
        write_curve, _PICTURE, "picture of the cost of joins", is_text=False, is_picture=True
    ),
}  # fmt: skip
"""All formats by name, as ``export(model, path, format=name)`` takes them."""


def view_formats(*, refined: bool = False) -> list[str]:
    """Return the names of the formats that write a flat view.

    Parameters
    ----------
    refined : bool, default=False
        Only those that write refined views.
    """
    return [
        name
        for name, format_ in FORMATS.items()
        if "view" in format_.options and (format_.takes_refined or not refined)
    ]


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
