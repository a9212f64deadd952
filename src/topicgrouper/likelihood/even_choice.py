"""A part of the documents that stands for all: chosen without chance, spread evenly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["spread_order"]


def spread_order(number: int) -> NDArray[np.int64]:
    """Put 0 to ``number - 1`` in an order of which every beginning is spread evenly.

    By the bits of each place read backwards (van der Corput): the first half of the order has every
    second place, its first quarter every fourth. More of the order only adds places.

    Examples
    --------
    >>> spread_order(8)
    array([0, 4, 2, 6, 1, 5, 3, 7])
    """
    places = np.arange(number, dtype=np.int64)
    backwards = np.zeros_like(places)
    for bit in range(max(number - 1, 0).bit_length()):
        backwards = 2 * backwards + ((places >> bit) & 1)
    return np.argsort(backwards, kind="stable").astype(np.int64, copy=False)
