"""Tables of topics with the words to show: the topics of a view, and outlines of a tree.

The topics with most documents come first, those whose main topic they are; then the topics that are
no document's main topic (function words, boilerplate, items that go with everything), the most
frequent first. Soft topics that hold hardly any occurrences are *empty*, and come last.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from html import escape
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import numpy as np

from topicgrouper.common.checks import whole_number
from topicgrouper.common.short_repr import count_phrase, short_repr
from topicgrouper.storage.csv_cells import word_separator
from topicgrouper.tables.shown import printable
from topicgrouper.tables.table import Table, column
from topicgrouper.tree.checks import checked_levels

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.tree.topic import Topic
    from topicgrouper.tree.topic_tree import TopicTree
    from topicgrouper.tree.topic_view import TopicView

TopicOrder: TypeAlias = Literal["documents", "frequency", "view"]

_SOFT = ("probabilities", "empty")
"""Columns that only soft topics have."""

_N_WORDS = 8
"""Words per topic in terminals and notebooks."""


@short_repr
@dataclass(frozen=True, slots=True, kw_only=True)
class TopicRow:
    """A topic in a table."""

    topic: int = column(
        "topic", "Number of the topic: unique in the tree, and kept by updates.", show=str
    )
    id: int
    name: str | None = column(
        "name", "Name of the topic, if it has one.", layout="name", optional=True
    )
    documents: int | None = column(
        "documents",
        "Number of documents whose main topic it is; unknown without training counts.",
        show=",",
        optional=True,
        default=None,
    )
    document_share: float | None = column(
        "share", "Share of all documents.", show=".1%", optional=True, default=None
    )
    frequency: int | float = column(about="Occurrences of the topic's words.")
    share: float = column(
        "share of words", "The topic's share of all word occurrences.", show=".1%"
    )
    focus: float | None = column(
        "focus",
        "Concentration in some of the documents, in bits; unknown without training counts.",
        show=".2f",
        optional=True,
    )
    coherence: float | None = column(
        "coherence",
        "How often the words occur together, from -1 to 1 (NPMI); unknown for a single word and "
        "without training counts.",
        show="z.2f",
        optional=True,
        default=None,
    )
    support: int | None = column(
        "support",
        "Number of the forest's other trees that have it; unknown without a forest.",
        optional=True,
        default=None,
    )
    size: int = column("number of words", "Number of the topic's own words.", show=",")
    warning: str | None = column(
        "warning",
        "Set if the topic is incoherent, or rests on few documents or on near-duplicates.",
        layout="name",
        optional=True,
        default=None,
    )
    words: tuple[str, ...] = column(
        "words", "The words that describe its documents, or the most frequent ones."
    )
    frequent_words: tuple[str, ...] = column(about="The most frequent of its own words.")
    probabilities: tuple[float, ...] = column(
        about="Probabilities of the shown words, in soft topics.", kind="nested", default=()
    )
    empty: bool = column(
        about="Whether the topic has hardly any occurrences, in soft topics.", default=False
    )


@dataclass(frozen=True, eq=False, repr=False)
class TopicTable(Table[TopicRow]):
    """The topics of a view in the order of display; see `topicgrouper.Model.topics`.

    A row has the number of a ``topic``, ``name``, ``documents`` (how many have it as their main
    topic) and ``document_share``, ``frequency``, ``share``, ``focus``, ``coherence``, ``size``, a
    ``warning`` or None (see `TopicQuality`), ``words`` and ``frequent_words``. Soft topics also
    have the ``probabilities`` of the words, and whether they are ``empty``. Topics of a model with
    a forest have their ``support``, the number of other trees that have them. The node ``id`` is an
    attribute, but not a column, as it is another in every tree.

    Attributes
    ----------
    is_frequent : bool
        Whether the words of all topics are their most frequent ones.
    noun : str
        The name of a row: "topic" or "soft topic".

    See Also
    --------
    topicgrouper.FlatView.table : Return such a table.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> counts = [[5, 3, 2, 0, 0], [5, 1, 2, 0, 0], [6, 0, 0, 2, 3], [5, 0, 0, 4, 2]]
    >>> table = fit_tree(counts, ["the", "cat", "dog", "tea", "milk"]).view(3).table()
    >>> [(row.documents, row.words) for row in table.main]
    [(2, ('tea', 'milk')), (2, ('cat', 'dog'))]
    >>> [row.words for row in table.rest], table.rest_title
    ([('the',)], '1 topic is no main topic: 52% of all occurrences')
    """

    is_frequent: bool = False
    noun: str = "topic"

    @property
    def heading(self) -> str:
        """The heading of the words."""
        return "most frequent words" if self.is_frequent else "words"

    @property
    def main(self) -> TopicTable:
        """The table of topics that documents have as their main topic, or of all if unknown."""
        return replace(self, rows=tuple(row for row in self if row.documents != 0))

    @property
    def rest(self) -> TopicTable:
        """The table of topics that are no document's main topic, though not empty."""
        rows = tuple(row for row in self if row.documents == 0 and not row.empty)
        return replace(self, rows=rows)

    @property
    def rest_title(self) -> str:
        """The number of topics that are no main topic, and their share of all occurrences."""
        rows = self.rest
        are = "is" if len(rows) == 1 else "are"
        topics = f"{count_phrase(len(rows), self.noun)} {are} no main topic"
        return f"{topics}: {sum(row.share for row in rows):.0%} of all occurrences"


def topic_table(
    view: TopicView,
    k: int | None = 10,
    *,
    frequent: bool = False,
    order: TopicOrder | None = None,
    measured: bool = True,
    support: IntArray | None = None,
) -> TopicTable:
    """Return the topics of a view as a table; see `FlatView.table`.

    Their coherence and warnings, which take most of the time, can be left out. Their support is
    known only to a forest.
    """
    has_documents = view.has_documents
    order = order or ("frequency" if frequent else "documents")
    if order == "view":
        places = list(range(view.n))
    elif order == "frequency":
        places = np.argsort(-view.frequencies, kind="stable").tolist()
    else:
        places = order_by_documents(view)
    described = topic_values(
        view,
        [view.topics[place] for place in places],
        k,
        frequent=frequent,
        shares=view.shares[places],
        focus=view.focus[places] if has_documents else None,
    )
    n_documents = len(view.main_topics) if has_documents else 0
    for place, values in zip(places, described, strict=True):
        if has_documents:
            values["documents"] = int(view.documents[place])
            values["document_share"] = values["documents"] / n_documents
        if has_documents and measured:
            coherence = float(view.quality.coherence[place])
            values["coherence"] = None if math.isnan(coherence) else coherence
            values["warning"] = view.quality.warnings[place]
        if support is not None:
            values["support"] = int(support[place])
        if view.is_soft:
            shown = [view.tree.columns[view.tree.find(word)] for word in values["words"]]
            values["probabilities"] = tuple(view.topic_words[place, shown].tolist())
            values["empty"] = bool(view.is_empty[place])
    table = TopicTable.of(
        [TopicRow(**values) for values in described],
        TopicRow,
        separator=word_separator(view.tree.vocabulary),
        is_frequent=frequent or not has_documents,
        noun=view.noun,
    )
    left_out = (*(() if view.is_soft else _SOFT), *(() if support is not None else ("support",)))
    columns = tuple(each for each in table.columns if each.name not in left_out)
    return replace(table, columns=columns).with_headings(words=table.heading)


def topic_values(
    of: TopicTree | TopicView,
    topics: Sequence[Topic],
    k: int | None,
    *,
    frequent: bool,
    shares: FloatArray,
    focus: FloatArray | None,
) -> list[dict[str, Any]]:
    """Return the rows about topics of a tree or a view; k is None for all words."""
    nodes = [topic.id for topic in topics]
    k = max((topic.size for topic in topics), default=1) if k is None else k
    most_frequent = of.shown_words(nodes, k, frequent=True)
    words = of.shown_words(nodes, k, frequent=frequent)
    return [
        {
            "topic": topic.number,
            "id": topic.id,
            "name": topic.name,
            "frequency": topic.frequency,
            "share": float(shares[place]),
            "focus": None if focus is None else float(focus[place]),
            "size": topic.size,
            "words": words[topic.id],
            "frequent_words": most_frequent[topic.id],
        }
        for place, topic in enumerate(topics)
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class OutlineRow(TopicRow):
    """A topic in an outline."""

    level: int = column(about="Number of topics above this one in the outline.")
    parent: int | None = column(about="Number of the topic above this one.")


def outline(
    tree: TopicTree,
    start: int,
    *,
    depth: int = 4,
    levels: Iterable[int] | None = None,
    k: int | None = 10,
    frequent: bool = False,
) -> Table[OutlineRow]:
    """Return a node and the nodes below it; see `TopicTree.outline`."""
    whole_number("depth", depth, minimum=0)
    # the number of topics that divides those of a row; single joins need none
    numbers = None if levels is None else checked_levels(tree, levels)
    rows: list[tuple[Topic, int, int | None]] = []
    waiting: list[tuple[Topic, int, int | None]] = [(tree.topic(node=start), 0, None)]
    while waiting:
        row = topic, level, _ = waiting.pop()
        rows.append(row)
        if numbers is None:
            nodes = list(tree.children_of(node=topic.id)) if level < depth else []
        else:
            # a topic with the number n is undivided in T(n), and divided for larger n
            finer = [number for number in numbers if number > topic.n]
            nodes = _parts(tree, topic.id, n=finer[0]) if finer else []
        waiting += [(part, level + 1, topic.number) for part in _last_first(tree, nodes)]
    topics = [topic for topic, _, _ in rows]
    nodes = [topic.id for topic in topics]
    described = topic_values(
        tree,
        topics,
        k,
        frequent=frequent,
        shares=tree.frequencies[nodes] / float(tree.frequencies[-1]),
        focus=tree.focus[nodes] if tree.has_counts else None,
    )
    table = Table.of(
        [
            OutlineRow(
                **values,
                documents=len(tree.documents_of(node=topic.id)) if tree.has_counts else None,
                level=level,
                parent=parent,
            )
            for values, (topic, level, parent) in zip(described, rows, strict=True)
        ],
        OutlineRow,
        separator=word_separator(tree.vocabulary),
    )
    left_out = ("document_share", "coherence", "support", "warning", *_SOFT)
    return table.select(*(each.name for each in table.columns if each.name not in left_out))


def _parts(tree: TopicTree, start: int, *, n: int) -> list[int]:
    """Return the topics of T(n) that a topic of a coarser view consists of."""
    parts, waiting = [], [start]
    while waiting:
        node = waiting.pop()
        if tree.n_of(node=node) >= n:
            parts.append(node)
        else:
            waiting += tree.children_of(node=node)
    return parts


def _last_first(tree: TopicTree, nodes: Sequence[int]) -> list[Topic]:
    """Return parts by rising number of documents, then by frequency, for a stack."""

    def size(topic: Topic) -> tuple[float, ...]:
        documents = len(tree.documents_of(node=topic.id)) if tree.has_counts else 0
        return documents, topic.frequency, -topic.id

    return sorted((tree.topic(node=node) for node in nodes), key=size)


def order_by_documents(view: TopicView) -> list[int]:
    """Return the positions of a view's topics, those with most documents first, empty ones last.

    Without counts, the most frequent ones come first.
    """
    documents = view.documents if view.has_documents else np.zeros(view.n)
    order: list[int] = np.lexsort((-view.frequencies, -documents, view.is_empty)).tolist()
    return order


# Trees and views in terminals and notebooks: words and names are untrusted, so they are shortened,
# characters that a terminal would interpret are spelled out, and HTML is escaped.


def as_text(title: str, *, view: TopicView, limit: int) -> str:
    """Return a title line and one aligned line per topic, up to a limit."""
    columns, remarks = _table(view, limit)
    *numbers, words = ([head, *cells] for head, cells in columns.items())
    aligned = []
    for cells in numbers:
        width = max(map(len, cells))
        align = str.ljust if cells[0] == "name" else str.rjust
        aligned.append([align(cell, width) for cell in cells])
    lines = ["  ".join(cells) for cells in zip(*aligned, words, strict=True)]
    return "\n".join([title, *lines, *remarks])


def as_html(title: str, *, view: TopicView, limit: int) -> str:
    """Return a heading and a table of topics up to a limit, with every word escaped."""
    columns, remarks = _table(view, limit)
    rows = zip(*columns.values(), strict=True)
    body = "".join(_html_row(row, tag="td") for row in rows)
    below = "".join(f"<p>{escape(remark)}</p>" for remark in remarks)
    return (
        f"<div><p>{escape(title)}</p><table><thead>{_html_row(columns, tag='th')}</thead>"
        f"<tbody>{body}</tbody></table>{below}</div>"
    )


def _table(view: TopicView, limit: int) -> tuple[dict[str, list[str]], list[str]]:
    """Return the columns by their headings, the words last, and the lines below the table."""
    topics = topic_table(view, _N_WORDS, measured=False)
    shown = topics.main[:limit]
    n_more = len(topics.main) - len(shown)
    remarks = [f"… and {n_more:,} more"] if n_more else []
    if topics.rest:
        remarks.append(_rest(topics))
    columns = {"topic": [str(row.topic) for row in shown]}
    if any(row.name for row in shown):
        columns["name"] = [printable(row.name or "") for row in shown]
    if view.has_documents:
        columns["documents"] = [printable(row.documents) for row in shown]
        columns["share"] = [printable(row.document_share, ".1%") for row in shown]
    else:
        columns["frequency"] = [printable(row.frequency) for row in shown]
    columns[topics.heading] = [", ".join(map(printable, row.words)) for row in shown]
    return columns, remarks


def _rest(topics: TopicTable) -> str:
    """Return the line of the topics that are no main topic, with frequent words of each."""
    n_shown = min(len(topics.rest), _N_WORDS)
    k = _N_WORDS // n_shown
    parts = [", ".join(map(printable, row.frequent_words[:k])) for row in topics.rest[:n_shown]]
    is_cut = sum(row.size for row in topics.rest) > n_shown * k
    return f"{topics.rest_title}: {'; '.join([*parts, *(['…'] if is_cut else [])])}"


def _html_row(cells: Iterable[str], *, tag: str) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"
