"""Trees and views in terminals and notebooks.

Topics come in the order of what they tell, with the words that distinguish them; general topics are
one last line. A tree without training counts is shown by frequency.

Words and names are untrusted: they are shortened, characters that a terminal would interpret are
spelled out, and HTML is escaped.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from topicgrouper.tables.shown import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_table import TopicRow, TopicTable

_N_WORDS = 8
_NAME = "name"


def as_text(title: str, *, view: FlatView, limit: int) -> str:
    """Return a title line and one aligned line per topic, up to a limit."""
    head, rows, remarks = _table(view, limit)
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = []
    for *cells, words in (head, *rows):
        padded = [
            cell.ljust(width) if title == _NAME else cell.rjust(width)
            for title, cell, width in zip(head, cells, widths, strict=False)
        ]
        lines.append("  ".join([*padded, words]))
    return "\n".join([title, *lines, *remarks])


def as_html(title: str, *, view: FlatView, limit: int) -> str:
    """Return a heading and a table of topics up to a limit, with every word escaped."""
    head, rows, remarks = _table(view, limit)
    body = "".join(_html_row(row, tag="td") for row in rows)
    below = "".join(f"<p>{escape(remark)}</p>" for remark in remarks)
    return (
        f"<div><p>{escape(title)}</p><table><thead>{_html_row(head, tag='th')}</thead>"
        f"<tbody>{body}</tbody></table>{below}</div>"
    )


def _table(view: FlatView, limit: int) -> tuple[list[str], list[list[str]], list[str]]:
    """Return the head, the rows and the lines below the table."""
    topics = view.table(_N_WORDS)
    shown = topics.distinctive[:limit]
    n_more = len(topics.distinctive) - len(shown)
    remarks = [f"… and {n_more:,} more"] if n_more else []
    if topics.general:
        remarks.append(_general(topics))
    measures = ["share", "focus"] if topics.is_distinctive else ["frequency"]
    is_named = any(row.name for row in shown)
    return (
        ["n", *([_NAME] if is_named else []), *measures, "words", topics.heading],
        [_row(row, is_distinctive=topics.is_distinctive, is_named=is_named) for row in shown],
        remarks,
    )


def _row(row: TopicRow, *, is_distinctive: bool, is_named: bool) -> list[str]:
    measures = (
        [f"{row.share:.1%}", f"{row.focus:.2f}"] if is_distinctive else [printable(row.frequency)]
    )
    words = [*map(printable, row.words), *(["…"] if row.size > len(row.words) else [])]
    name = [printable(row.name or "")] if is_named else []
    return [str(row.topic), *name, *measures, printable(row.size), ", ".join(words)]


def _general(topics: TopicTable) -> str:
    """Return the line of the general topics, with the most frequent words of each."""
    n_shown = min(len(topics.general), _N_WORDS)
    k = _N_WORDS // n_shown
    parts = [", ".join(map(printable, row.frequent_words[:k])) for row in topics.general[:n_shown]]
    is_cut = sum(row.size for row in topics.general) > n_shown * k
    return f"{topics.general_title}: {'; '.join([*parts, *(['…'] if is_cut else [])])}"


def _html_row(cells: Sequence[str], *, tag: str) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"
