"""Evenly spread selections of documents, without random numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["spread_order"]


def spread_order(number: int) -> NDArray[np.int64]:
    """Return 0 to ``number - 1`` in an order whose every beginning is spread evenly.

    The numbers are sorted by their reversed bits (van der Corput): the first half of the order has
    every second number, the first quarter every fourth.

    Parameters
    ----------
    number : int
        How many numbers to order.

    Returns
    -------
    ndarray of shape (number,)

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
