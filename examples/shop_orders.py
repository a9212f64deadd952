"""Orders of a small, fictitious chain of shops, for the examples."""

import math
from bisect import bisect
from datetime import date, timedelta
from itertools import accumulate
from random import Random
from typing import NamedTuple

_FIRST_DAY, _N_DAYS = date(2024, 1, 1), 366
_DAYS_OF_WEEK = (1.0, 0.9, 0.9, 1.0, 1.3, 1.7, 0.0)  # closed on Sundays
_BRANCHES = {"Old Town": 1.0, "Station": 1.2, "Campus": 0.8, "Meadows": 1.0}
_STAPLES = "milk bread bananas eggs tomatoes yoghurt apples cheese".split()
# What people come for, and how often: a weight, articles (the first are bought
# most), the season (its middle as a month, 6.5 is mid-June, and how sharp it
# is) and the branches with more of it.
_PURPOSES_TABLE = """
1.3; oats, honey, orange juice, butter, strawberry jam, muesli
1.2; espresso beans, biscuits, oat drink, filter papers, cane sugar; ;\
 Campus 2, Station 1.5
1.4; spaghetti, tomato sauce, parmesan, garlic, basil, olive oil, red wine; ;\
 Campus 1.8
1.3; sandwich, mineral water, chewing gum, fruit salad, crossword magazine; ;\
 Station 5
1; crisps, lemonade, peanuts, paper cups, beer, balloons, candles; ; Campus 2
1; washing-up liquid, sponges, bin bags, laundry detergent, glass cleaner
0.8; nappies, baby wipes, fruit purée, baby porridge; ; Meadows 2.5
0.8; cat food, cat litter, cat treats, toy mouse; ; Old Town 2
1; flour, baking powder, vanilla sugar, butter, chocolate chips, cake tin
5; charcoal, sausages, ketchup, beer, mustard, baguette, potato salad; 7.3 4
4.5; potting soil, tomato plants, flower bulbs, garden gloves, lawn seed;\
 4.8 6; Meadows 3
8; exercise books, pencils, glue stick, crayons, lunch box; 9 12; Meadows 2
3; tissues, cough drops, herbal tea, lemons, vitamin tablets; 1.8 2.5
8; gingerbread, mulled wine, wrapping paper, candles, cinnamon stars,\
 fir tree; 12.5 10; Old Town 2
"""


class _Purpose(NamedTuple):
    weight: float
    articles: tuple[str, ...]
    season: tuple[float, float]
    branches: dict[str, float]

    @classmethod
    def of_line(cls, line):
        cells = [cell.strip() for cell in line.split(";")]
        weight, articles, season, branches, *_ = (*cells, "", "")
        middle, sharpness = season.split() or (0, 0)
        more = (
            branch.rsplit(" ", 1) for branch in branches.split(", ") if branch
        )
        return cls(
            float(weight),
            tuple(articles.split(", ")),
            (float(middle), float(sharpness)),
            {branch: float(times) for branch, times in more},
        )


_PURPOSES = tuple(map(_Purpose.of_line, _PURPOSES_TABLE.strip().splitlines()))


def make_orders(n_orders=4_000, *, seed=0):
    """Return a table in long form, column by column: one row per item.

    The orders follow a fixed plan with seasons, branches and items that are
    bought together. Equal seeds give equal orders, on every machine.
    """
    draws = _Draws(seed)
    days = [_FIRST_DAY + timedelta(days=number) for number in range(_N_DAYS)]
    busy = [_DAYS_OF_WEEK[day.weekday()] for day in days]
    table = {
        name: [] for name in ("order", "date", "branch", "article", "pieces")
    }
    for order, day in enumerate(
        sorted(draws.one(days, busy) for _ in range(n_orders)), start=1
    ):
        branch = draws.one(tuple(_BRANCHES), tuple(_BRANCHES.values()))
        for article, pieces in _basket(draws, day, branch).items():
            row = (order, day.isoformat(), branch, article, pieces)
            for column, value in zip(table.values(), row, strict=True):
                column.append(value)
    return table


def _basket(draws, day, branch):
    month = day.month + day.day / 31
    weights = [_demand(purpose, month, branch) for purpose in _PURPOSES]
    basket = {}
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
    for article in draws.several(
        _STAPLES, [1 / (n + 3) for n in range(len(_STAPLES))], n_staples
    ):
        basket[article] = basket.get(article, 0) + draws.one(
            (1, 2), (0.7, 0.3)
        )
    return basket


def _demand(purpose, month, branch):
    middle, sharpness = purpose.season
    season = math.exp(
        sharpness * (math.cos((month - middle) * math.pi / 6) - 1)
    )
    return purpose.weight * season * purpose.branches.get(branch, 1.0)


class _Draws:
    """Weighted choices, the same on every machine."""

    def __init__(self, seed):
        self._random = Random(seed).random  # noqa: S311 - nothing secret

    def one(self, items, weights):
        """Return one item."""
        ends = list(accumulate(weights))
        return items[
            min(bisect(ends, self._random() * ends[-1]), len(items) - 1)
        ]

    def several(self, items, weights, number):
        """Return different items, at most all of them."""
        left = dict(enumerate(weights))
        chosen = []
        for _ in range(min(number, len(items))):
            place = self.one(tuple(left), tuple(left.values()))
            del left[place]
            chosen.append(items[place])
        return chosen
