"""Names of topics in files: out to a spreadsheet, and back."""

from __future__ import annotations

import codecs
from dataclasses import dataclass
from typing import TYPE_CHECKING, SupportsIndex

from topicgrouper.naming.name_entries import COLUMNS, NameProblem, read_name_entries
from topicgrouper.search.word_lookup import find_node
from topicgrouper.storage.atomic_file import atomic_write
from topicgrouper.storage.csv_cells import csv_row, text_of_cell, word_cell
from topicgrouper.tree.node_names import name_of
from topicgrouper.tree.queries.listed_topics import list_topics
from topicgrouper.tree.representation import printable
from topicgrouper.tree.topic_names import TopicName

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from os import PathLike

    from topicgrouper.model.model import Model
    from topicgrouper.naming.name_entries import NameEntry
    from topicgrouper.tree.flat_view import FlatView

__all__ = [
    "GivenName",
    "ReadNames",
    "in_order",
    "names_csv",
    "naming_words",
    "nodes_of_view",
    "read_names",
    "read_topic_names",
    "topic_name_rows",
    "tree_mark",
    "with_names",
    "write_topic_names",
]

_MAX_PROBLEMS = 5
_MARK = 16
_N_WORDS = 10


@dataclass(frozen=True, slots=True)
class GivenName:
    """A name for a topic.

    Attributes
    ----------
    name : TopicName
        The name.
    keeps_note : bool
        Whether a note that the topic has already stays: nothing was said about notes.
    """

    name: TopicName
    keeps_note: bool


@dataclass(frozen=True, slots=True)
class ReadNames:
    """What a file of names says.

    Attributes
    ----------
    names : dict of int to GivenName
        The names by node id.
    n_empty : int
        Number of topics without a name in the file.
    """

    names: dict[int, GivenName]
    n_empty: int


def tree_mark(model: Model) -> str:
    """Return what tells a model's tree from others in files: 16 digits of its digest.

    Parameters
    ----------
    model : Model
        The model.

    Returns
    -------
    str
    """
    return model.tree.digest()[:_MARK]


def with_names(
    old: Mapping[int, TopicName], given: Mapping[int, GivenName]
) -> dict[int, TopicName]:
    """Return names with others in their place; topics that get none keep the one they have.

    Parameters
    ----------
    old : mapping of int to TopicName
        The names so far, by node id.
    given : mapping of int to GivenName
        The names to set.

    Returns
    -------
    dict of int to TopicName
    """
    names = dict(old)
    for node, each in given.items():
        note = old[node].note if each.keeps_note and node in old else each.name.note
        names[node] = TopicName(each.name.name, note)
    return names


def read_topic_names(path: str | PathLike[str], model: Model) -> dict[int, TopicName]:
    r"""Read names for a model's topics from a file.

    The file is a table with the columns ``topic`` and ``name``, and optionally ``note`` and
    ``tree``, as `write_topic_names` and spreadsheets write it (separated by commas, semicolons or
    tabs; others are ignored), or JSON objects with such keys, one per line or in a list.

    Parameters
    ----------
    path : str or path-like
        The file.
    model : Model
        The model that the names are for.

    Returns
    -------
    dict of int to TopicName
        The model's names with those of the file, for `Model.with_topic_names`. Topics that are not
        in the file, or have an empty name there, keep the name they have.

    Raises
    ------
    OSError
        If the file cannot be read.
    ValueError
        If a line is wrong or the names are for another tree; the message names the lines.

    See Also
    --------
    write_topic_names : Write a table to fill in.
    topicgrouper.Model.with_topic_names : Give the names to the topics.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper import Model
    >>> from topicgrouper.naming import read_topic_names
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["beer wine", "beer wine", "bread milk"]))
    >>> _ = Path("names.csv").write_text("topic,name\n2,Food\n")
    >>> named = model.with_topic_names(read_topic_names("names.csv", model))
    >>> named.shown.topic(named.tree.node_of(2)).name
    'Food'
    """
    return with_names(model.tree.topic_names, read_names(path, model).names)


def read_names(path: str | PathLike[str], model: Model) -> ReadNames:
    """Read the names in a file; see `read_topic_names`.

    Parameters
    ----------
    path : str or path-like
        The file.
    model : Model
        The model that the names are for.

    Returns
    -------
    ReadNames
        Only what the file says.
    """
    names: dict[int, GivenName] = {}
    lines: dict[int, int] = {}
    problems: list[str] = []
    n_empty = 0
    mark = tree_mark(model)
    try:
        for entry in read_name_entries(path):
            if len(problems) > _MAX_PROBLEMS:
                break
            if isinstance(entry, NameProblem):
                problems.append(str(entry))
                continue
            if entry.tree and not entry.tree.casefold().startswith(mark):
                msg = (
                    f"line {entry.line:,}: these names are of another tree; carry them over with "
                    '"topicgrouper match OLD NEW --names", or delete the column "tree" if you '
                    "know better"
                )
                raise ValueError(msg)  # once: it is so for every line
            try:
                node = _node(entry, model, lines)
                if entry.name.strip():
                    name = TopicName(entry.name, entry.note or "")
                    names[node] = GivenName(name, keeps_note=entry.note is None)
                elif (entry.note or "").strip():
                    msg = "a note needs a name; give the topic one, or delete the note"
                    raise ValueError(msg)
                else:
                    n_empty += 1
            except (ValueError, LookupError) as error:
                problems.append(f"line {entry.line:,}: {error.args[0]}")
    except ValueError as error:
        msg = f"{path}: {error}"
        raise ValueError(msg) from None
    if problems:
        more = "; and more" if len(problems) > _MAX_PROBLEMS else ""
        msg = f"{path}: {'; '.join(problems[:_MAX_PROBLEMS])}{more}. No names were imported."
        raise ValueError(msg)
    return ReadNames(names, n_empty)


def _node(entry: NameEntry, model: Model, lines: dict[int, int]) -> int:
    """Return the node of an entry, which must be the first of that node."""
    node = find_node(model, entry.topic)
    if node in lines:
        shown = printable(entry.topic)
        msg = f"topic {shown} is in line {lines[node]:,}, too; delete one of the two lines"
        raise ValueError(msg)
    lines[node] = entry.line
    return node


def write_topic_names(
    model: Model,
    path: str | PathLike[str],
    *,
    view: SupportsIndex | FlatView | None = None,
    bom: bool = False,
) -> None:
    """Write the names of a model's topics as CSV, completely or not at all.

    Parameters
    ----------
    model : Model
        The model.
    path : str or path-like
        The file. It has the columns ``topic``, ``name``, ``note``, ``words`` and ``tree``, which
        tells `read_topic_names` for which tree the names are.
    view : int or FlatView, optional
        Write the topics of this view first, also those without a name, for somebody to fill in.
    bom : bool, default=False
        Begin with a byte order mark, by which Excel knows UTF-8.

    Raises
    ------
    OSError
        If the file cannot be written.
    ValueError
        If there is no such view.

    See Also
    --------
    read_topic_names : Read the table when it is filled in.
    naming_prompts : Descriptions of the topics for a language model.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper import Model
    >>> from topicgrouper.naming import write_topic_names
    >>> from topicgrouper.corpus import count_texts
    >>> model = Model.fit(count_texts(["beer wine", "beer wine", "bread milk"]))
    >>> write_topic_names(model, "names.csv", view=2)
    >>> for line in Path("names.csv").read_text().splitlines():
    ...     print(line.rpartition(",")[0])
    topic,name,note,words
    2,"","","bread, milk"
    3,"","","beer, wine"
    """
    content = names_csv(topic_name_rows(model, view=view)).encode("utf-8", "backslashreplace")
    with atomic_write(path) as file:
        file.write(codecs.BOM_UTF8 + content if bom else content)


def names_csv(rows: Iterable[Mapping[str, str]]) -> str:
    """Return rows of `topic_name_rows` as CSV.

    Parameters
    ----------
    rows : iterable of mapping
        The rows.

    Returns
    -------
    str
    """
    cells = ([_cell(row[column]) for column in COLUMNS] for row in rows)
    return "".join(map(csv_row, [COLUMNS, *cells]))


def _cell(text: str) -> str:
    # an apostrophe that looks like the mark of a formula gets one more, as reading drops one
    return word_cell(text) if text_of_cell(text) == text else f"'{text}"


def topic_name_rows(
    model: Model, *, view: SupportsIndex | FlatView | None = None
) -> list[dict[str, str]]:
    """Return the names of a model's topics, coarse topics first.

    Parameters
    ----------
    model : Model
        The model.
    view : int or FlatView, optional
        Return the topics of this view first, also those without a name, in the order of
        `list_topics`: the most distinctive ones first, general ones last.

    Returns
    -------
    list of dict
        With the keys topic, name, note, words and tree.
    """
    names = model.tree.topic_names
    listed = [] if view is None else nodes_of_view(model, view)
    nodes = [*listed, *in_order(set(names).difference(listed), n_words=model.tree.n_words)]
    mark = tree_mark(model)
    rows = []
    for node, words in zip(nodes, naming_words(model, nodes), strict=True):
        given = names.get(node)
        rows.append(
            {
                "topic": name_of(model.shown, node),
                "name": "" if given is None else given.name,
                "note": "" if given is None else given.note,
                "words": ", ".join(words),
                "tree": mark,
            }
        )
    return rows


def nodes_of_view(model: Model, view: SupportsIndex | FlatView) -> list[int]:
    """Return the nodes of a view, the most distinctive topics first and general ones last.

    Parameters
    ----------
    model : Model
        The model.
    view : int or FlatView
        The view.

    Returns
    -------
    list of int
    """
    return [row.topic.id for row in list_topics(model.view(view), 1).rows]


def in_order(nodes: Iterable[int], *, n_words: int) -> list[int]:
    """Return nodes by their number: coarse topics first, single words last.

    Parameters
    ----------
    nodes : iterable of int
        Node ids.
    n_words : int
        Number of words of the tree.

    Returns
    -------
    list of int
    """
    return sorted(nodes, key=lambda node: (node < n_words, node if node < n_words else -node))


def naming_words(model: Model, nodes: list[int], k: int = _N_WORDS) -> list[tuple[str, ...]]:
    """Return the words that say what nodes are about, as displayed.

    Parameters
    ----------
    model : Model
        The model.
    nodes : list of int
        Node ids.
    k : int, default=10
        Maximum number of words per node.

    Returns
    -------
    list of tuple of str
        The most distinctive words; the most frequent ones if the model has no training counts.
    """
    tree = model.shown
    if tree.counts is None:
        return [tree.top_words(node, k) for node in nodes]
    return list(tree.node_words.distinctive_words(nodes, k)) if nodes else []
