"""How fast the explorer is in a real browser: opening a page, changing n, and the size of the file.

The trees are made up: words as frequent as by Zipf's law, joined at random, which gives depths like
those of real trees (17 joins above a word on average for Twenty Newsgroups).
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

from chromium import chromium
from machine import describe_machine
from topicgrouper import Model, TopicTree
from topicgrouper.explorer import make_payload, write_page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Browser

SIZES = (25_000, 100_000)
N_VALUES = (2, 10, 40, 100, 250, 1_000, 5_000, 24_000)

# The page measures itself: "open" until the first view is painted, "cut-painted" from a new n until
# the frame that shows it is painted.
_CHANGE_N = """
async (n) => {
  performance.clearMeasures("cut-painted");
  const field = document.getElementById("n-field");
  field.value = String(n);
  field.dispatchEvent(new Event("change", { bubbles: true }));
  while (!performance.getEntriesByName("cut-painted").length) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return performance.getEntriesByName("cut-painted")[0].duration;
}
"""


@dataclass(frozen=True)
class PageTimes:
    """What one page takes.

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
    update : list of float
        Milliseconds from a change of n to the drawn frame, one for each n.
    """

    n_words: int
    bytes: int
    seconds_made: float
    open: float
    update: list[float]


def made_up_tree(n_words: int, *, seed: int = 0) -> TopicTree:
    """Make a tree of words that nobody ever wrote."""
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


def measure_page(
    browser: Browser, path: Path, *, n_words: int, repeat: int
) -> tuple[float, list[float]]:
    """Open a page several times; give the best time to open, and the best of each change of n."""
    opened, updates = [], []
    for _ in range(repeat):
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(path.as_uri())
        page.wait_for_selector("html[data-ready='1']", state="attached")
        opened.append(page.evaluate("performance.getEntriesByName('open')[0].duration"))
        values = [n for n in N_VALUES if n <= n_words]
        updates.append([page.evaluate(_CHANGE_N, n) for n in values])
        page.close()
    return min(opened), [min(times) for times in zip(*updates, strict=True)]


def measure(n_words: int, *, browser: Browser, folder: Path, repeat: int) -> PageTimes:
    """Make a page and measure it."""
    model = Model(made_up_tree(n_words))
    path = folder / f"{n_words}.html"
    start = perf_counter()
    size = write_page(make_payload(model), path)
    seconds = perf_counter() - start
    opened, updates = measure_page(browser, path, n_words=n_words, repeat=repeat)
    return PageTimes(n_words, size, seconds, opened, updates)


def describe(times: Sequence[PageTimes]) -> str:
    """Give a table in Markdown."""
    lines = [
        "| words | file | made in Python | opens | n changes, median | n changes, slowest |",
        "| ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    lines += [
        f"| {page.n_words:,} | {page.bytes / 1e6:.2f} MB | {page.seconds_made:.2f} s "
        f"| {page.open:,.0f} ms | {statistics.median(page.update):.0f} ms "
        f"| {max(page.update):.0f} ms |"
        for page in times
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--words", type=int, nargs="+", default=SIZES, help="sizes of the trees")
    parser.add_argument("--repeat", type=int, default=5, help="pages (default: %(default)s)")
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
