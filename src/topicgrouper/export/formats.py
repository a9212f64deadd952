"""The formats that a tree can be exported to: one table for the API, the command and the docs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.export.curve_figure import write_curve
from topicgrouper.export.dendrogram import write_dendrogram
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
from topicgrouper.export.topics_csv import write_topics_csv
from topicgrouper.export.topics_parquet import write_topics_parquet
from topicgrouper.export.tree_csv import write_tree_csv
from topicgrouper.export.tree_parquet import write_tree_parquet

if TYPE_CHECKING:
    from collections.abc import Callable
    from os import PathLike

__all__ = ["FORMATS", "Format", "format_of"]


@dataclass(frozen=True, slots=True)
class Format:
    """A format, and what its writer can be told.

    Attributes
    ----------
    write : callable
        Called with a tree, a file opened for bytes and the options by name.
    suffixes : tuple of str
        The endings of its files.
    description : str
        What it is, in a line.
    options : frozenset of str
        Those of ``n``, ``depth``, ``words`` and ``heights`` that the writer takes.
    is_text : bool
        Whether it can be printed.
    is_first : bool
        Whether a file with its ending gets this format though others have the ending too.
    is_picture : bool
        Whether the writer takes ``kind``, which follows from the ending.
    needs_documents : bool
        Whether the tree must have its training counts.
    """

    write: Callable[..., None]
    suffixes: tuple[str, ...]
    description: str
    options: frozenset[str] = frozenset()
    is_text: bool = True
    is_first: bool = False
    is_picture: bool = False
    needs_documents: bool = False


_VIEW = frozenset({"n", "words"})
_LEVELS = frozenset({"depth", "words"})
_TREE = frozenset({"words"})
_PICTURE = tuple(f".{kind}" for kind in KINDS)

FORMATS: dict[str, Format] = {
    "freemind": Format(write_freemind, (".mm",), "mind map of the paper", _LEVELS),
    "csv": Format(write_topics_csv, (".csv",), "table of T(n)", _VIEW, is_first=True),
    "parquet": Format(
        write_topics_parquet, (".parquet",), "table of T(n)", _VIEW, is_text=False, is_first=True
    ),
    "markdown": Format(write_markdown, (".md",), "table of T(n)", _VIEW),
    "latex": Format(write_latex, (".tex",), "table of T(n), as in the paper", _VIEW),
    "tree-csv": Format(write_tree_csv, (".csv",), "table of all nodes", _TREE),
    "tree-parquet": Format(
        write_tree_parquet, (".parquet",), "table of all nodes", _TREE, is_text=False
    ),
    "json": Format(
        write_nested_json, (".json",), "nodes with their parts in them", _LEVELS, is_first=True
    ),
    "flat-json": Format(write_flat_json, (".json",), "list of all nodes", _TREE),
    "newick": Format(
        write_newick, (".nwk",), "tree of phylogenetics", frozenset({"depth", "heights"})
    ),
    "graphml": Format(write_graphml, (".graphml",), "graph for Gephi or networkx", _LEVELS),
    "dot": Format(write_dot, (".dot", ".gv"), "top levels for Graphviz", _LEVELS),
    "linkage": Format(
        write_linkage, (".npy",), "SciPy's linkage matrix", frozenset({"heights"}), is_text=False
    ),
    "pyldavis": Format(
        write_pyldavis,
        (".npz",),
        "arguments of pyLDAvis.prepare for T(n)",
        frozenset({"n"}),
        is_text=False,
        needs_documents=True,
    ),
    "dendrogram": Format(
        write_dendrogram, _PICTURE, "picture of the joins of T(n)", _VIEW, is_text=False,
        is_picture=True,
    ),
    "icicle": Format(
        write_icicle, _PICTURE, "picture of the top levels", _LEVELS, is_text=False, is_picture=True
    ),
    "curve": Format(
        write_curve, _PICTURE, "picture of what joins cost", is_text=False, is_picture=True
    ),
}  # fmt: skip


def format_of(path: str | PathLike[str]) -> str:
    """Return the name of the format that a file gets by its ending.

    Raises
    ------
    ValueError
        If no format has the ending, or several have it and none comes first.
    """
    suffix = Path(path).suffix.lower()
    fitting = [name for name, format_ in FORMATS.items() if suffix in format_.suffixes]
    first = [name for name in fitting if len(fitting) == 1 or FORMATS[name].is_first]
    if first:
        return first[0]
    if fitting:
        msg = f"{Path(path).name} may be of several formats; choose one: {', '.join(fitting)}"
        raise ValueError(msg)
    endings = sorted({ending for format_ in FORMATS.values() for ending in format_.suffixes})
    msg = (
        f"no format is known by the ending of {Path(path).name}; name one of "
        f"{', '.join(FORMATS)}, or choose an ending of {', '.join(endings)}"
    )
    raise ValueError(msg)
