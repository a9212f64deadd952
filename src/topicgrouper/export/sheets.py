"""The sheets of a workbook: a summary, topics, documents, groups of documents and words."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from topicgrouper.export.topic_tables import documents_table, shares_of, taxonomy_table, words_table
from topicgrouper.groups.comparison import NOTABLE, compare_groups
from topicgrouper.storage.csv_cells import word_separator
from topicgrouper.tables.table import Column, Table
from topicgrouper.tables.workbook import Shaded, write_workbook
from topicgrouper.tree.topic_table import topic_table
from topicgrouper.tree.topic_view import TopicView
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.groups.comparison import GroupComparison
    from topicgrouper.record.record import Record
    from topicgrouper.tree.flat_view import FlatView

_LARGEST, _TITLES = 10, 3
"""Topics of the summary, and titles that each has."""

_UNITS = ("documents", "words")
_MAX_GROUPS = 200
"""Columns with more groups have no sheet: nobody reads so wide a table."""

_N_LABELS = 3
"""Columns of a table of groups that say which topic a row is about."""

_FORBIDDEN = re.compile(r"[\[\]:*?/\\]|^'|'$")
_MAX_NAME = 31
"""Characters of the name of a sheet."""

_COLOURS = (
    "orange: more documents of the group are about the topic than of all documents, at least "
    f"{NOTABLE} times (dark: twice) as many; blue: fewer; white: no clear difference"
)


def write_sheets(
    view: TopicView | Sequence[FlatView],
    file: BinaryIO,
    *,
    model: Record | None = None,
    **shown: Any,
) -> None:
    """Write topics, documents, groups and words, if the tree has them, as sheets of a workbook."""
    tables: dict[str, Table[Any]] = {}
    groups: dict[str, Table[Any]] = {}
    facts: list[tuple[str, Any]] = []
    if not isinstance(view, TopicView):
        tree, tables["topics"] = view[0].tree, taxonomy_table(view, **shown)
    else:
        tree = view.tree
        if tree.counts is not None:
            facts, tables["summary"] = _facts(view, model), _largest(view, model, **shown)
            groups = {} if model is None else _groups(view, model)
        tables["topics"] = topic_table(view, **shown)
    if tree.counts is not None:
        tables["documents"] = documents_table(view, model=model, texts=True, **shown)
    if groups:
        facts.append(("colours", _COLOURS))
    tables |= groups | {"words": words_table(view, model=model, **shown)}
    write_workbook(tables, file, facts=facts)


def _largest(view: TopicView, model: Record | None, **shown: Any) -> Table[Any]:
    """Return the topics with most documents, each with the titles of typical ones."""
    places = view.predict()
    strength = shares_of(view, places)[1]
    titles: Sequence[str] = [str(row) for row in range(len(places))]
    if model is not None:
        ids = model.document_ids or titles
        titles = [title or id_ for title, id_ in zip(model.titles or ids, ids, strict=True)]
    cells = []
    for topic in sorted(view.table(**shown), key=lambda row: -(row.documents or 0))[:_LARGEST]:
        own = np.flatnonzero(places == view.place_of(topic.id))
        best = own[np.argsort(-strength[own], kind="stable")].tolist()
        typical = [*dict.fromkeys(titles[row] for row in best), *[""] * _TITLES][:_TITLES]
        cells.append(
            (topic.topic, topic.name, topic.words, len(own), topic.document_share, *typical)
        )
    columns = (
        Column(name="topic", kind="int"),
        Column(name="name", kind="text"),
        Column(name="words", kind="words"),
        Column(name="documents", kind="int", show=","),
        Column(name="share of documents", kind="float", show=".1%"),
        *(Column(name=f"title {number}", kind="text") for number in range(1, _TITLES + 1)),
    )
    return Table(columns, cells, separator=word_separator(view.tree.vocabulary))


def _facts(view: TopicView, model: Record | None) -> list[tuple[str, Any]]:
    source = None if model is None else model.source
    units = ("baskets", "items") if source is not None and source.is_of_baskets else _UNITS
    return [
        ("collection", "" if source is None else source.name or ""),
        (units[0], required_counts(view.tree.counts).shape[0]),
        (f"distinct {units[1]}", view.tree.n_words),
        ("topics", view.n),
        ("written on", date.today().isoformat()),
        ("below", f"the {_LARGEST} topics with most documents, and the titles of typical ones"),
    ]


def _groups(view: TopicView, model: Record) -> dict[str, Table[Any]]:
    """Return, by the names of sheets, how many documents of each group are about each topic."""
    tables: dict[str, Table[Any]] = {}
    for column in model.column_names:
        name = _FORBIDDEN.sub("_", f"by {column}")[:_MAX_NAME]
        if name.lower() not in map(str.lower, tables):  # as Excel requires
            with suppress(ValueError):  # such as a column of ids, or one with a single value
                found = compare_groups(model, column, view=view)
                tables |= {name: _counts(found)} if len(found.groups) <= _MAX_GROUPS else {}
    return tables


def _counts(found: GroupComparison) -> Table[Any]:
    """Return how many documents of each group are about each topic, in colours."""
    table, relative = found.wide("count"), found.relative_shares
    levels = (relative >= 2, relative >= NOTABLE, relative <= 1 / 2, relative <= 1 / NOTABLE)
    shades = np.select(levels, (1, 2, 4, 3)) * found.is_significant
    rows = [(None, None, ("all topics",), *found.documents.tolist())]
    for row, each in zip(table, found.topics, strict=True):
        counts = map(Shaded, row[_N_LABELS:], shades[found.places[each.id]].tolist())
        rows.append((*row[:_N_LABELS], *counts))
    return replace(table, rows=rows)
