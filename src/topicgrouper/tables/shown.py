"""Values as people read them in a table; words may be anybody's, so they are made safe to print."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.arrays.visible_text import visible

if TYPE_CHECKING:
    from collections.abc import Iterable


def printable(text: str, *, limit: int | None = 30, keep: str = "") -> str:
    r"""Return a text shortened and safe to print, whoever wrote it.

    Parameters
    ----------
    text : str
        The text. What a terminal would obey, or nobody could see, is spelled out.
    limit : int or None, default=30
        Maximum number of characters; None for all.
    keep : str, default=""
        Unprintable characters to keep, such as line breaks.

    Returns
    -------
    str

    Examples
    --------
    >>> from topicgrouper.tables import printable
    >>> printable("tea\x1b[2J"), printable("hippopotamus", limit=6)
    ('tea\\x1b[2J', 'hippo…')
    """
    short = text if limit is None or len(text) <= limit else text[: limit - 1] + "…"
    return visible(short, keep=keep)


def readable(words: Iterable[str], *, limit: int = 30) -> str:
    """Return words as one line, separated by commas if any contains a space, as names do.

    Parameters
    ----------
    words : iterable of str
        The words.
    limit : int, default=30
        Maximum number of characters of each.

    Returns
    -------
    str

    Examples
    --------
    >>> from topicgrouper.tables import readable
    >>> readable(["tea", "milk"]), readable(["green tea", "milk"])
    ('tea milk', 'green tea, milk')
    """
    shown = [printable(word, limit=limit) for word in words]
    return (", " if any(" " in word for word in shown) else " ").join(shown)


def amount(value: float) -> str:
    """Return a frequency as text: counts as integers, sums of real weights with two decimals.

    Parameters
    ----------
    value : int or float
        The frequency.

    Returns
    -------
    str

    Examples
    --------
    >>> from topicgrouper.tables import amount
    >>> amount(1234), amount(2.5)
    ('1,234', '2.50')
    """
    return f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"


def times(value: float) -> str:
    """Return a ratio as text, with as many digits as say something.

    Parameters
    ----------
    value : float
        The ratio.

    Returns
    -------
    str

    Examples
    --------
    >>> from topicgrouper.tables import times
    >>> times(3.42), times(34.2)
    ('3.4×', '34×')
    """
    return f"{value:,.0f}×" if value >= 10 else f"{value:.1f}×"


def percent(share: float, *, digits: int = 1) -> str:
    """Return a share as text; tiny ones are below the smallest percentage shown.

    Parameters
    ----------
    share : float
        The share, from 0 to 1.
    digits : int, default=1
        Number of decimals.

    Returns
    -------
    str

    Examples
    --------
    >>> from topicgrouper.tables import percent
    >>> percent(0.125), percent(0.00001)
    ('12.5%', '<0.1%')
    """
    smallest = 10.0 ** -(digits + 2)
    if 0 < share < smallest / 2:
        return f"<{smallest:.{digits}%}"
    return f"{share:.{digits}%}"
