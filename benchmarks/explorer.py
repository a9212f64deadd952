"""Measure the explorer in a real browser: opening a page, changing n, and the size of the file.

The trees are made up: frequencies by Zipf's law, joined at random, which makes them as deep as real
trees (17 joins above a word on average for Twenty Newsgroups).
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from benchmarks.chromium import chromium
from benchmarks.machine import describe_machine
from topicgrouper import Model, TopicTree

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Browser

SIZES = (25_000, 100_000)
N_VALUES = (2, 10, 40, 100, 250, 1_000, 5_000, 24_000)

# The page measures itself: "open" until the first view is painted; "cut" is its work for a new n,
# "cut-painted" lasts until the frame that shows it is painted.
_CHANGE_N = """
async (n) => {
  performance.clearMeasures();
  const field = document.getElementById("n-field");
  field.value = String(n);
  field.dispatchEvent(new Event("change", { bubbles: true }));
  while (!performance.getEntriesByName("cut-painted").length) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return ["cut", "cut-painted"].map((name) => performance.getEntriesByName(name)[0].duration);
}
"""


@dataclass(frozen=True)
class PageTimes:
    """The figures of one page.

    Attributes
    ----------
    n_words : int
        Words of the tree.
    bytes : int
        Size of the file.
    seconds_made : float
        Seconds to make it in Python.
    open : float
        Milliseconds from the start of loading to the first complete view.
    work : list of float
        Milliseconds of work for a new n, one value per n.
    update : list of float
        Milliseconds from a new n until the frame that shows it is painted, one value per n.
    """

    n_words: int
    bytes: int
    seconds_made: float
    open: float
    work: list[float]
    update: list[float]


def made_up_tree(n_words: int, *, seed: int = 0) -> TopicTree:
    """Make up a tree."""
    random = np.random.default_rng(seed)
    letters = random.choice(list("etaoinshrdlucmfwypvbgk"), size=(n_words, 11))
    lengths = random.integers(4, 12, size=n_words)
    words = [
        f"{''.join(row[:length])}{number}"
        for number, (row, length) in enumerate(zip(letters, lengths, strict=True))
    ]
    frequencies = np.maximum(1, (n_words * 2 / np.arange(1, n_words + 1)).astype(np.int64))
    return TopicTree(
        _random_joins(n_words, random),
        -np.sort(random.pareto(1.0, size=n_words - 1)),
        random.permutation(frequencies),
        words,
        base_log_likelihood=0.0,
    )


def _random_joins(n_words: int, random: np.random.Generator) -> list[list[int]]:
    alive = list(range(n_words))
    joins = []
    for new in range(n_words, 2 * n_words - 1):
        pair = []
        for draw in random.random(2):
            place = int(draw * len(alive))
            alive[place], alive[-1] = alive[-1], alive[place]
            pair.append(alive.pop())
        joins.append(sorted(pair))
        alive.append(new)
    return joins


def measure(n_words: int, *, browser: Browser, folder: Path, repeat: int) -> PageTimes:
    """Make a page and open it several times; keep the best of each time."""
    path = folder / f"{n_words}.html"
    model = Model(made_up_tree(n_words))
    start = perf_counter()
    model.explore().save(path)
    seconds = perf_counter() - start
    size = path.stat().st_size
    visits = [_visit(browser, path, n_words=n_words) for _ in range(repeat)]
    opened = min(opened for opened, _ in visits)
    best = np.array([changes for _, changes in visits]).min(axis=0)
    return PageTimes(n_words, size, seconds, opened, best[:, 0].tolist(), best[:, 1].tolist())


def _visit(browser: Browser, path: Path, *, n_words: int) -> tuple[float, list[list[float]]]:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(path.as_uri())
    page.wait_for_selector("html[data-ready='1']", state="attached")
    opened: float = page.evaluate("performance.getEntriesByName('open')[0].duration")
    page.evaluate(_CHANGE_N, 1)  # so that the first n measured is a change
    changes = [page.evaluate(_CHANGE_N, n) for n in N_VALUES if n <= n_words]
    page.close()
    return opened, changes


def describe(times: Sequence[PageTimes]) -> str:
    """Return a table in Markdown."""
    columns = (
        "words",
        "file",
        "made in Python",
        "opens",
        "work for a new n, median",
        "slowest",
        "until painted, median",
        "slowest",
    )
    lines = [f"| {' | '.join(columns)} |", f"| {' | '.join(['---:'] * len(columns))} |"]
    for page in times:
        milliseconds = (
            page.open,
            statistics.median(page.work),
            max(page.work),
            statistics.median(page.update),
            max(page.update),
        )
        cells = [
            f"{page.n_words:,}",
            f"{page.bytes / 1e6:.2f} MB",
            f"{page.seconds_made:.2f} s",
            *(f"{value:,.0f} ms" for value in milliseconds),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--words", type=int, nargs="+", default=SIZES, help="sizes of the trees")
    parser.add_argument(
        "--repeat", type=int, default=5, help="visits per page (default: %(default)s)"
    )
    options = parser.parse_args()
    for name, fact in describe_machine().items():
        print(f"{name}: {fact}")
    with chromium() as browser, tempfile.TemporaryDirectory() as folder:
        print(f"Chromium: {browser.version}\n")
        times = [
            measure(n_words, browser=browser, folder=Path(folder), repeat=options.repeat)
            for n_words in options.words
        ]
    print(describe(times))


if __name__ == "__main__":
    main()
