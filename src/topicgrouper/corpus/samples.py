"""Sample data: docstrings of Python's standard library, and orders of a shop."""

from __future__ import annotations

import ast
import math
import os
import sysconfig
import warnings
from bisect import bisect
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from topicgrouper.arrays.argument_checks import whole_number
from topicgrouper.arrays.short_repr import shows_little

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

# -- docstrings ------------------------------------------------------------------------------------

# Folders that are not the library itself: tests, bundled applications, installed packages.
_EXCLUDED = frozenset(
    {"__phello__", "__pycache__", "dist-packages", "ensurepip", "idlelib", "lib-dynload"}
    | {"lib2to3", "pydoc_data", "site-packages", "test", "tests", "turtledemo"}
)

_DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
_WITH_STATEMENTS = ast.stmt | ast.excepthandler | ast.match_case


@shows_little
@dataclass(frozen=True, slots=True)
class Docstrings:
    """The result of `read_docstrings`."""

    names: tuple[str, ...]
    texts: tuple[str, ...]
    n_files: int
    skipped: tuple[str, ...]


def read_docstrings(
    folder: Path | None = None, *, modules: Collection[str] | None = None, min_words: int = 8
) -> Docstrings:
    """Read the docstrings of all modules, classes and functions below a folder.

    Parameters
    ----------
    folder : Path, optional
        The folder of the source files (default: the standard library of the running interpreter).
        Folders of tests, bundled applications and installed packages are excluded.
    modules : collection of str, optional
        Read only these modules and packages of the folder, such as ``["asyncio", "turtle"]``
        (default: all of them).
    min_words : int, default=8
        Docstrings with fewer words, separated by white space, are dropped.

    Returns
    -------
    Docstrings
        ``texts``, without their indentation; ``names``, the dotted name of the object that each
        documents, such as ``json.decoder.JSONDecoder.decode``, not always unique; ``n_files``, the
        number of files read; and ``skipped``, the files that could not be parsed. The order is the
        same on every run: folder by folder, files before subfolders, both sorted by name, and
        source order within a file.

    Raises
    ------
    FileNotFoundError
        If there are no source files, as in an interpreter whose library is zipped or embedded, or
        if one of `modules` is missing.

    See Also
    --------
    count_texts : Count the words of the docstrings.

    Examples
    --------
    >>> from topicgrouper.corpus import read_docstrings
    >>> docstrings = read_docstrings(modules=["json"])
    >>> docstrings.texts[docstrings.names.index("json.dumps")].partition(".")[0]
    'Serialize ``obj`` to a JSON formatted ``str``'
    """
    folder = Path(sysconfig.get_path("stdlib")) if folder is None else folder
    names: list[str] = []
    texts: list[str] = []
    skipped: list[str] = []
    n_files = 0
    missing = dict.fromkeys(modules or ())
    for path in _source_files(folder, modules):
        relative = path.relative_to(folder)
        missing.pop(relative.parts[0].removesuffix(".py"), None)
        try:
            module = _parse(path)
        except (OSError, SyntaxError, ValueError, RecursionError):
            skipped.append(relative.as_posix())
            continue
        n_files += 1
        for name, text in _docstrings_of(module, _module_name(relative)):
            if len(text.split()) >= min_words:
                names.append(name)
                texts.append(text)
    if missing:
        raise FileNotFoundError(
            f"{folder} contains no source files of {', '.join(missing)}; check the spelling"
        )
    if n_files == 0:
        raise FileNotFoundError(
            f"{folder} contains no Python source files; the standard library seems to be compiled "
            "or zipped. Use an interpreter installed with its sources."
        )
    return Docstrings(tuple(names), tuple(texts), n_files, tuple(skipped))


def _source_files(folder: Path, modules: Collection[str] | None) -> Iterator[Path]:
    for place, folders, files in os.walk(folder):
        # Pruned in place, because site-packages may hold far more than the library itself.
        folders[:] = sorted(name for name in folders if name not in _EXCLUDED)
        sources = sorted(name for name in files if name.endswith(".py"))
        if modules is not None and Path(place) == folder:
            folders[:] = [name for name in folders if name in modules]
            sources = [name for name in sources if name.removesuffix(".py") in modules]
        for name in sources:
            yield Path(place, name)


def _module_name(relative: Path) -> str:
    parts = relative.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def _parse(path: Path) -> ast.Module:
    with warnings.catch_warnings():
        # Old escape sequences in somebody else's source do not concern our users.
        warnings.simplefilter("ignore")
        # Bytes, because the parser then follows the encoding that the file declares.
        return ast.parse(path.read_bytes())


def _docstrings_of(module: ast.Module, module_name: str) -> Iterator[tuple[str, str]]:
    """Yield names and docstrings in source order, with a stack: sources may nest deeply."""
    stack: list[tuple[ast.AST, str]] = [(module, module_name)]
    while stack:
        node, scope = stack.pop()
        if isinstance(node, _DOCUMENTED):
            if not isinstance(node, ast.Module):
                scope = f"{scope}.{node.name}"
            text = ast.get_docstring(node)
            if text:
                yield scope, text
        # Expressions have no docstrings and are most of a tree.
        children = [one for one in ast.iter_child_nodes(node) if isinstance(one, _WITH_STATEMENTS)]
        stack.extend((child, scope) for child in reversed(children))


# -- orders ----------------------------------------------------------------------------------------

_Item = TypeVar("_Item")

_FIRST_DAY, _N_DAYS = date(2024, 1, 1), 366
_DAYS_OF_WEEK = (1.0, 0.9, 0.9, 1.0, 1.3, 1.7, 0.0)  # closed on Sundays
_BRANCHES = {"Old Town": 1.0, "Station": 1.2, "Campus": 0.8, "Meadows": 1.0}
_STAPLES = ("milk", "bread", "bananas", "eggs", "tomatoes", "yoghurt", "apples", "cheese")
# What people come for, and how often: a weight, articles (the first are bought most), the season
# (its middle as a month, 6.5 is mid-June, and how sharp it is) and the branches with more of it.
_PURPOSES_TABLE = """
1.3; oats, honey, orange juice, butter, strawberry jam, muesli
1.2; espresso beans, biscuits, oat drink, filter papers, cane sugar; ; Campus 2, Station 1.5
1.4; spaghetti, tomato sauce, parmesan, garlic, basil, olive oil, red wine; ; Campus 1.8
1.3; sandwich, mineral water, chewing gum, fruit salad, crossword magazine; ; Station 5
1; crisps, lemonade, peanuts, paper cups, beer, balloons, candles; ; Campus 2
1; washing-up liquid, sponges, bin bags, laundry detergent, glass cleaner
0.8; nappies, baby wipes, fruit purée, baby porridge; ; Meadows 2.5
0.8; cat food, cat litter, cat treats, toy mouse; ; Old Town 2
1; flour, baking powder, vanilla sugar, butter, chocolate chips, cake tin
5; charcoal, sausages, ketchup, beer, mustard, baguette, potato salad; 7.3 4
4.5; potting soil, tomato plants, flower bulbs, garden gloves, lawn seed; 4.8 6; Meadows 3
8; exercise books, pencils, glue stick, crayons, lunch box; 9 12; Meadows 2
3; tissues, cough drops, herbal tea, lemons, vitamin tablets; 1.8 2.5
8; gingerbread, mulled wine, wrapping paper, candles, cinnamon stars, fir tree; 12.5 10; Old Town 2
"""


class _Purpose(NamedTuple):
    weight: float
    articles: tuple[str, ...]
    season: tuple[float, float]
    branches: Mapping[str, float]

    @classmethod
    def of_line(cls, line: str) -> _Purpose:
        cells = [cell.strip() for cell in line.split(";")]
        weight, articles, season, branches, *_ = (*cells, "", "")
        middle, sharpness = season.split() or (0, 0)
        more = (branch.rsplit(" ", 1) for branch in branches.split(", ") if branch)
        return cls(
            float(weight),
            tuple(articles.split(", ")),
            (float(middle), float(sharpness)),
            {branch: float(times) for branch, times in more},
        )


_PURPOSES = tuple(map(_Purpose.of_line, _PURPOSES_TABLE.strip().splitlines()))


def sample_orders(n_orders: int = 4_000, *, seed: int = 0) -> dict[str, list[str] | list[int]]:
    """Generate the orders of a small, fictitious chain of shops in 2024.

    The orders follow a fixed plan with seasons, branches and items that are bought together, so you
    can check whether a method finds them.

    Parameters
    ----------
    n_orders : int, default=4000
        Number of orders.
    seed : int, default=0
        The random seed. Equal seeds give equal orders, on every machine.

    Returns
    -------
    dict
        A table in long form, column by column: ``order`` (a number), ``date`` (as in
        ``2024-05-17``), ``branch``, ``article`` and ``pieces``. One row per item of an order, in
        chronological order.

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
    whole_number("n_orders", n_orders, minimum=1)
    draws = _Draws(seed)
    days = [_FIRST_DAY + timedelta(days=number) for number in range(_N_DAYS)]
    busy = [_DAYS_OF_WEEK[day.weekday()] for day in days]
    table: dict[str, list[str] | list[int]] = {
        name: [] for name in ("order", "date", "branch", "article", "pieces")
    }
    for order, day in enumerate(sorted(draws.one(days, busy) for _ in range(n_orders)), start=1):
        branch = draws.one(tuple(_BRANCHES), tuple(_BRANCHES.values()))
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
