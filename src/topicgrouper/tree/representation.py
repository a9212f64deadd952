"""Trees and views in terminals and notebooks.

Topics come in the order of what they tell, with the words that distinguish them; general topics are
one last line. A tree without training counts is shown by frequency.

Words and names are untrusted: they are shortened, characters that a terminal would interpret are
spelled out, and HTML is escaped.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from topicgrouper.tables.shown import amount, printable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_table import TopicTable

_N_WORDS = 8


def as_text(title: str, *, view: FlatView, limit: int) -> str:
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


def as_html(title: str, *, view: FlatView, limit: int) -> str:
    """Return a heading and a table of topics up to a limit, with every word escaped."""
    columns, remarks = _table(view, limit)
    rows = zip(*columns.values(), strict=True)
    body = "".join(_html_row(row, tag="td") for row in rows)
    below = "".join(f"<p>{escape(remark)}</p>" for remark in remarks)
    return (
        f"<div><p>{escape(title)}</p><table><thead>{_html_row(columns, tag='th')}</thead>"
        f"<tbody>{body}</tbody></table>{below}</div>"
    )


def _table(view: FlatView, limit: int) -> tuple[dict[str, list[str]], list[str]]:
    """Return the columns by their headings, the words last, and the lines below the table."""
    topics = view.table(_N_WORDS)
    shown = topics.distinctive[:limit]
    n_more = len(topics.distinctive) - len(shown)
    remarks = [f"… and {n_more:,} more"] if n_more else []
    if topics.general:
        remarks.append(_general(topics))
    columns = {"n": [str(row.topic) for row in shown]}
    if any(row.name for row in shown):
        columns["name"] = [printable(row.name or "") for row in shown]
    if topics.is_distinctive:
        columns["share"] = [f"{row.share:.1%}" for row in shown]
        columns["focus"] = [f"{row.focus:.2f}" for row in shown]
    else:
        columns["frequency"] = [amount(row.frequency) for row in shown]
    columns["words"] = [amount(row.size) for row in shown]
    columns[topics.heading] = [
        ", ".join([*map(printable, row.words), *(["…"] if row.size > len(row.words) else [])])
        for row in shown
    ]
    return columns, remarks


def _general(topics: TopicTable) -> str:
    """Return the line of the general topics, with the most frequent words of each."""
    n_shown = min(len(topics.general), _N_WORDS)
    k = _N_WORDS // n_shown
    parts = [", ".join(map(printable, row.frequent_words[:k])) for row in topics.general[:n_shown]]
    is_cut = sum(row.size for row in topics.general) > n_shown * k
    return f"{topics.general_title}: {'; '.join([*parts, *(['…'] if is_cut else [])])}"


def _html_row(cells: Iterable[str], *, tag: str) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"
