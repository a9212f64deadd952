"""``topicgrouper demo``: topics of text that is on every machine that runs this command."""

from __future__ import annotations

import platform
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.cli.models import check_destination, resolve_n

if TYPE_CHECKING:
    from rich.console import Console

    from topicgrouper import TopicTree

__all__ = ["demo"]

SHOWN = 20
"""Topics in the table: a screenful."""


@dataclass(frozen=True, slots=True)
class _Fitted:
    """What the demonstration reports on."""

    tree: TopicTree
    n_documents: int
    n_tokens: int
    n_skipped: int
    seconds_read: float
    seconds_fit: float


def demo(
    *,
    n: Annotated[
        int | None,
        typer.Option(
            "-n",
            "--topics",
            metavar="N",
            help="Number of topics (left out: a suggestion from 80 to 200).",
        ),
    ] = None,
    output: Annotated[
        Path,
        typer.Option(
            "-o",
            "--output",
            metavar="PATH",
            show_default=False,
            help="Where to save the model (left out: topicgrouper-demo.tg).",
        ),
    ] = Path("topicgrouper-demo.tg"),
) -> None:
    """Find the topics of the docstrings of Python's standard library.

    Needs neither data nor network: the docstrings are read from the source files of the running
    Python. Shows the most telling topics first, those that stay the same over the longest range of
    numbers of topics, and saves the model for the other commands.
    """
    from topicgrouper.cli.console import results  # noqa: PLC0415 - --help must not wait for it

    check_destination(output)
    fitted = _fit()
    n = resolve_n(fitted.tree, n, low=80, high=200, option="--topics")
    fitted.tree.save(output)
    console = results()
    _print_summary(console, fitted)
    _print_topics(console, fitted.tree, n)
    console.print(f"The model is saved as {output}. Look at it with another number of topics:")
    console.print(f"    topicgrouper topics {output} -n 40", soft_wrap=True)


def _fit() -> _Fitted:
    from topicgrouper import fit_tree  # noqa: PLC0415 - --help must not wait for NumPy
    from topicgrouper.cli.console import progress_bar  # noqa: PLC0415
    from topicgrouper.corpus import count_words, read_docstrings  # noqa: PLC0415

    with progress_bar() as bar:
        started = time.perf_counter()
        reading = bar.add_task("Reading docstrings", total=None)
        docstrings = read_docstrings()
        counts = count_words(docstrings.texts, stemmer="porter", min_frequency=3)
        bar.remove_task(reading)
        read = time.perf_counter()
        fitting = bar.add_task("Joining topics", total=1.0)

        def show(topics_left: int, fraction: float) -> None:
            bar.update(
                fitting, completed=fraction, description=f"Joining topics, {topics_left:,} left"
            )

        tree = fit_tree(counts.matrix, counts.surface_forms, n_jobs=-1, progress=show)
        fitted = time.perf_counter()
    return _Fitted(
        tree=tree,
        n_documents=len(docstrings.texts),
        n_tokens=counts.n_tokens,
        n_skipped=len(docstrings.skipped),
        seconds_read=read - started,
        seconds_fit=fitted - read,
    )


def _print_summary(console: Console, fitted: _Fitted) -> None:
    console.print(
        f"The docstrings of Python {platform.python_version()}: {fitted.n_documents:,} documents, "
        f"{fitted.tree.n_words:,} different words, {fitted.n_tokens:,} in all."
    )
    if fitted.n_skipped:
        console.print(f"Source files that could not be read: {fitted.n_skipped:,}.")
    console.print(
        f"Read in {fitted.seconds_read:.1f} seconds; one tree for every number of topics from "
        f"{fitted.tree.n_words:,} to 1 fitted in {fitted.seconds_fit:.1f} seconds."
    )


def _print_topics(console: Console, tree: TopicTree, n: int) -> None:
    from topicgrouper.cli.console import amount, readable, topic_table  # noqa: PLC0415
    from topicgrouper.cli.telling import most_telling  # noqa: PLC0415

    ranked = most_telling(tree, n)[:SHOWN]
    rows = [
        (
            f"{telling.first:,}",
            f"{telling.last:,}",
            amount(telling.topic.frequency),
            f"{telling.topic.size:,}",
            readable(telling.topic.top_words(8)),
        )
        for telling in ranked
    ]
    console.print(f"\nThe {len(ranked)} most telling of {n:,} topics")
    columns = ("topic", "until", "occurrences", "words", "most frequent words")
    # One line a topic, whatever the width: the table is to be taken in at a glance.
    console.print(topic_table(columns, rows, one_line=True))
