"""Orders of a shop that does not exist, for examples and for trying things out.

The shop has four branches and about eighty articles. People come for a purpose: breakfast, a
barbecue, the cat. Some purposes have a season, some belong to a branch, and whatever the purpose,
milk and bread end up in the basket too.
"""

from __future__ import annotations

import math
from bisect import bisect
from datetime import date, timedelta
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_Item = TypeVar("_Item")

_FIRST_DAY, _N_DAYS = date(2024, 1, 1), 366
_DAYS_OF_WEEK = (1.0, 0.9, 0.9, 1.0, 1.3, 1.7, 0.0)
"""Closed on Sundays."""

_BRANCHES = {"Old Town": 1.0, "Station": 1.2, "Campus": 0.8, "Meadows": 1.0}


class _Purpose(NamedTuple):
    """What people come for.

    ``weight`` says how often; ``season`` is the middle of its season (a month, 6.5 is mid-June) and
    how sharp it is (0: all year); ``branches`` are those with more of it. Of ``articles``, the
    first are bought most.
    """

    weight: float
    articles: tuple[str, ...]
    season: tuple[float, float] = (0.0, 0.0)
    branches: Mapping[str, float] = {}


_PURPOSES = (
    _Purpose(1.3, ("oats", "honey", "orange juice", "butter", "strawberry jam", "muesli")),
    _Purpose(
        1.2,
        ("espresso beans", "biscuits", "oat drink", "filter papers", "cane sugar"),
        branches={"Campus": 2.0, "Station": 1.5},
    ),
    _Purpose(
        1.4,
        ("spaghetti", "tomato sauce", "parmesan", "garlic", "basil", "olive oil", "red wine"),
        branches={"Campus": 1.8},
    ),
    _Purpose(
        1.3,
        ("sandwich", "mineral water", "chewing gum", "fruit salad", "crossword magazine"),
        branches={"Station": 5.0},
    ),
    _Purpose(
        1.0,
        ("crisps", "lemonade", "peanuts", "paper cups", "beer", "balloons", "candles"),
        branches={"Campus": 2.0},
    ),
    _Purpose(
        1.0,
        ("washing-up liquid", "sponges", "bin bags", "laundry detergent", "glass cleaner"),
    ),
    _Purpose(
        0.8, ("nappies", "baby wipes", "fruit purée", "baby porridge"), branches={"Meadows": 2.5}
    ),
    _Purpose(
        0.8, ("cat food", "cat litter", "cat treats", "toy mouse"), branches={"Old Town": 2.0}
    ),
    _Purpose(
        1.0, ("flour", "baking powder", "vanilla sugar", "butter", "chocolate chips", "cake tin")
    ),
    _Purpose(
        5.0,
        ("charcoal", "sausages", "ketchup", "beer", "mustard", "baguette", "potato salad"),
        season=(7.3, 4.0),
    ),
    _Purpose(
        4.5,
        ("potting soil", "tomato plants", "flower bulbs", "garden gloves", "lawn seed"),
        season=(4.8, 6.0),
        branches={"Meadows": 3.0},
    ),
    _Purpose(
        8.0,
        ("exercise books", "pencils", "glue stick", "crayons", "lunch box"),
        season=(9.0, 12.0),
        branches={"Meadows": 2.0},
    ),
    _Purpose(
        3.0,
        ("tissues", "cough drops", "herbal tea", "lemons", "vitamin tablets"),
        season=(1.8, 2.5),
    ),
    _Purpose(
        8.0,
        ("gingerbread", "mulled wine", "wrapping paper", "candles", "cinnamon stars", "fir tree"),
        season=(12.5, 10.0),
        branches={"Old Town": 2.0},
    ),
)
_STAPLES = ("milk", "bread", "bananas", "eggs", "tomatoes", "yoghurt", "apples", "cheese")


def sample_orders(n_orders: int = 4_000, *, seed: int = 0) -> dict[str, list[str] | list[int]]:
    """Make orders of a small chain of shops over one year, 2024.

    The shop does not exist. Its orders are drawn from a fixed plan with seasons, branches and
    things that are bought together, so you can judge whether a method finds them.

    Parameters
    ----------
    n_orders : int, default=4000
        Number of orders.
    seed : int, default=0
        Equal seeds make equal orders, on every machine.

    Returns
    -------
    dict
        A table in long form, column by column: ``order`` (a number), ``date`` (as in
        ``2024-05-17``), ``branch``, ``article`` and ``pieces``. One row per article of an order,
        in the order of time.

    Raises
    ------
    ValueError
        If `n_orders` is below 1.

    Examples
    --------
    >>> from topicgrouper.corpus import sample_orders
    >>> orders = sample_orders(1_000)
    >>> for name, column in orders.items():
    ...     print(name, column[:3])
    order [1, 1, 1]
    date ['2024-01-01', '2024-01-01', '2024-01-01']
    branch ['Meadows', 'Meadows', 'Meadows']
    article ['wrapping paper', 'mulled wine', 'vanilla sugar']
    pieces [4, 1, 1]
    """
    if n_orders < 1:
        raise ValueError(f"n_orders must be at least 1, got {n_orders}")
    draws = _Draws(seed)
    days = [_FIRST_DAY + timedelta(days=number) for number in range(_N_DAYS)]
    busy = [_DAYS_OF_WEEK[day.weekday()] for day in days]
    table: dict[str, list[str] | list[int]] = {
        name: [] for name in ("order", "date", "branch", "article", "pieces")
    }
    for order, day in enumerate(sorted(draws.one(days, busy) for _ in range(n_orders)), start=1):
        branch = draws.one(tuple(_BRANCHES), list(_BRANCHES.values()))
        for article, pieces in _basket(draws, day, branch).items():
            row = (order, day.isoformat(), branch, article, pieces)
            for column, value in zip(table.values(), row, strict=True):
                column.append(value)  # type: ignore[arg-type]
    return table


def _basket(draws: _Draws, day: date, branch: str) -> dict[str, int]:
    month = day.month + day.day / 31
    weights = [_demand(purpose, month, branch) for purpose in _PURPOSES]
    basket: dict[str, int] = {}
    n_purposes = draws.one((1, 2, 3), (0.55, 0.3, 0.15))
    for purpose in draws.several(_PURPOSES, weights, n_purposes):
        n_articles = draws.one((2, 3, 4, 5), (0.3, 0.35, 0.25, 0.1))
        articles = purpose.articles
        liked = [1 / (place + 2) for place in range(len(articles))]
        for article in draws.several(articles, liked, n_articles):
            basket[article] = basket.get(article, 0) + draws.one(
                (1, 2, 3, 4), (0.5, 0.27, 0.15, 0.08)
            )
    n_staples = draws.one((0, 1, 2, 3, 4), (0.15, 0.25, 0.25, 0.2, 0.15))
    for article in draws.several(_STAPLES, [1 / (n + 3) for n in range(len(_STAPLES))], n_staples):
        basket[article] = basket.get(article, 0) + draws.one((1, 2), (0.7, 0.3))
    return basket


def _demand(purpose: _Purpose, month: float, branch: str) -> float:
    middle, sharpness = purpose.season
    season = math.exp(sharpness * (math.cos((month - middle) * math.pi / 6) - 1))
    return purpose.weight * season * purpose.branches.get(branch, 1.0)


class _Draws:
    """Weighted choices; Python guarantees the numbers that ``Random.random`` returns for a seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random  # noqa: S311 - nothing secret

    def one(self, items: Sequence[_Item], weights: Sequence[float]) -> _Item:
        """Return one item."""
        ends = list(accumulate(weights))
        return items[min(bisect(ends, self._random() * ends[-1]), len(items) - 1)]

    def several(self, items: Sequence[_Item], weights: Sequence[float], number: int) -> list[_Item]:
        """Return different items, at most all of them."""
        left = dict(enumerate(weights))
        chosen = []
        for _ in range(min(number, len(items))):
            place = self.one(tuple(left), tuple(left.values()))
            del left[place]
            chosen.append(items[place])
        return chosen
