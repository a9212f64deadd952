"""Trees and views in terminals and notebooks.

Words are untrusted: they are shortened, characters that a terminal would interpret are spelled out,
and HTML is escaped.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic import Topic

    Topics: TypeAlias = Sequence[Topic] | FlatView

__all__ = ["as_html", "as_text", "printable"]

_N_WORDS = 8
_HEAD = ("n", "frequency", "words", "most frequent words")


def printable(word: str, *, limit: int = 30) -> str:
    """Return a word shortened and safe to print."""
    cut = word if len(word) <= limit else word[: limit - 1] + "…"
    if cut.isprintable():
        return cut
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in cut
    )


def as_text(title: str, *, topics: Topics, limit: int | None = None) -> str:
    """Return a title line and one aligned line per topic.

    Parameters
    ----------
    title : str
        The first line.
    topics : sequence of Topic
        The topics.
    limit : int, optional
        Show at most this many, and say how many more there are (default: all).
    """
    rows = [_HEAD, *(_row(topic) for topic in topics[:limit])]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        f"{n:>{widths[0]}}  {frequency:>{widths[1]}}  {size:>{widths[2]}}  {words}"
        for n, frequency, size, words in rows
    ]
    n_more = _n_more(topics, limit)
    return "\n".join([title, *lines, *([f"… and {n_more:,} more"] if n_more else [])])


def as_html(title: str, *, topics: Topics, limit: int | None = None) -> str:
    """Return a heading and a table of topics, with every word escaped.

    Parameters
    ----------
    title : str
        The heading.
    topics : sequence of Topic
        The topics.
    limit : int, optional
        Show at most this many, and say how many more there are (default: all).
    """
    head = _html_row(_HEAD, tag="th")
    body = "".join(_html_row(_row(topic), tag="td") for topic in topics[:limit])
    n_more = _n_more(topics, limit)
    more = f"<p>… and {n_more:,} more</p>" if n_more else ""
    return (
        f"<div><p>{escape(title)}</p>"
        f"<table><thead>{head}</thead><tbody>{body}</tbody></table>{more}</div>"
    )


def _n_more(topics: Topics, limit: int | None) -> int:
    return 0 if limit is None else max(len(topics) - limit, 0)


def _row(topic: Topic) -> tuple[str, str, str, str]:
    words = ", ".join(printable(word) for word in topic.top_words(_N_WORDS))
    more = ", …" if topic.size > _N_WORDS else ""
    return str(topic.n), _number(topic.frequency), _number(topic.size), words + more


def _number(value: float) -> str:
    return f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"


def _html_row(cells: tuple[str, ...], *, tag: str) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"
