"""Numbers as a line of blocks of different heights."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["sparkline"]

_BLOCKS = "▁▂▃▄▅▆▇█"
_ASCII = "_.-=+*#@"


def sparkline(values: Sequence[float | None], *, unicode: bool = True) -> str:
    """Return one character per value, from 0 to the largest value.

    Parameters
    ----------
    values : sequence of float or None
        Numbers of at least 0; None is shown as a gap.
    unicode : bool, default=True
        Use blocks; otherwise ASCII characters.
    """
    levels = _BLOCKS if unicode else _ASCII
    top = max((value for value in values if value is not None), default=0.0) or 1.0
    return "".join(
        " " if value is None else levels[min(int(value / top * len(levels)), len(levels) - 1)]
        for value in values
    )
