"""``topicgrouper word``: one word, its way through the tree and its neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import JsonOption, ModelArgument, load
from topicgrouper.cli.topics import topic_record

if TYPE_CHECKING:
    from topicgrouper.collection import Model
    from topicgrouper.tree.queries.neighbours import Neighbour
    from topicgrouper.tree.queries.word_paths import PathStep

__all__ = ["EXAMPLES", "word"]

EXAMPLES = examples(
    "topicgrouper word news.tg rocket",
    "topicgrouper word news.tg running  # finds the stem run",
    "topicgrouper word sales.tg 'CAKE STAND' --near 20",
    "topicgrouper word news.tg rocket --json",
)

SHOWN = 24
"""Joins of a path that are shown before those in the middle are left out."""


def word(
    model: ModelArgument,
    word: Annotated[
        str, typer.Argument(metavar="WORD", help="A word, in any form the model knows.")
    ],
    *,
    near: Annotated[
        int, typer.Option("--near", metavar="K", min=0, help="How many nearest words to show.")
    ] = 10,
    by: Annotated[
        Literal["excess", "gain"],
        typer.Option(
            "--by",
            metavar="MEASURE",
            help=(
                "Nearest by excess: together more than their frequencies explain; or by gain: "
                "cheapest to join, which favours rare words."
            ),
        ),
    ] = "excess",
    whole_path: Annotated[
        bool, typer.Option("--path", help="Show every join of a long path.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Show what a word is joined with, and its nearest words.

    The joins lead from the word up to the root: with what it is joined, and how many topics are
    left then. Nearest are the words that occur together with it more than their frequencies
    explain.

    The word may be typed as it is shown, as it was counted (a stem, a code) or in any other form
    that the model's text options turn into it.
    """
    loaded = load(model)
    from topicgrouper.collection import find_word  # noqa: PLC0415
    from topicgrouper.tree.node_names import word_in  # noqa: PLC0415
    from topicgrouper.tree.queries.neighbours import nearest_words  # noqa: PLC0415
    from topicgrouper.tree.queries.word_paths import word_path  # noqa: PLC0415

    with user_errors():
        index = find_word(loaded, word_in(word))
    steps = word_path(loaded.shown, index)
    neighbours = []
    if near and loaded.tree.counts is not None:
        neighbours = nearest_words(loaded.shown, index, k=near, by=by)
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415

        print_json(_record(loaded, index, steps, neighbours))
    else:
        _print_word(loaded, index)
        _print_path(steps, whole=whole_path)
        if near:
            _print_neighbours(loaded, neighbours)


def _record(
    model: Model, index: int, steps: list[PathStep], neighbours: list[Neighbour]
) -> dict[str, Any]:
    return {
        "id": index,
        "word": model.shown.vocabulary[index],
        "counted_as": model.tree.vocabulary[index],
        "frequency": model.tree.frequencies[index].item(),
        "path": [
            {
                **topic_record(step.topic, 10),
                "delta_h": step.gain,
                "partner": topic_record(step.partner, 10),
            }
            for step in steps
        ],
        "nearest": [
            {
                "id": near.index,
                "word": near.word,
                "frequency": near.frequency,
                "documents": near.n_documents,
                "delta_h": near.gain,
                "excess": near.excess,
            }
            for near in neighbours
        ],
    }


def _print_word(model: Model, index: int) -> None:
    from topicgrouper.cli.console import amount, results  # noqa: PLC0415
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    shown, counted = model.shown.vocabulary[index], model.tree.vocabulary[index]
    counted_as = "" if shown == counted else f" (counted as {printable(counted)})"
    where = ""
    if model.tree.counts is not None:
        n_documents = model.tree.counts[:, [index]].nnz
        where = f" in {n_documents:,} documents"
    frequency = amount(model.tree.frequencies[index].item())
    results().print(f"{printable(shown, limit=60)}{counted_as}: {frequency} occurrences{where}")


def _print_path(steps: list[PathStep], *, whole: bool) -> None:
    from topicgrouper.cli.console import amount, print_table, readable, results  # noqa: PLC0415

    console = results()
    if not steps:
        console.print("It is the only word of the model.")
        return
    rows = [
        (
            f"{step.topic.n:,}",
            f"{step.gain:,.1f}",
            amount(step.topic.frequency),
            f"{step.topic.size:,}",
            readable(step.partner.top_words(8)),
        )
        for step in steps
    ]
    n_hidden = 0 if whole else max(0, len(rows) - SHOWN)
    if n_hidden:
        half = SHOWN // 2
        more = f"… {n_hidden:,} more joins, shown with --path"
        rows[half:-half] = [("", "", "", "", more)]
    console.print(f"\nJoined {len(steps):,} times on the way to the root")
    columns = ("topic", "Δh", "occurrences", "words", "joined with")
    print_table(console, columns, rows, one_line=True)


def _print_neighbours(model: Model, neighbours: list[Neighbour]) -> None:
    from topicgrouper.cli.console import amount, print_table, readable, results  # noqa: PLC0415

    console = results()
    if model.tree.counts is None:
        console.print("The model was saved without its counts, which nearest words need.")
        return
    if not neighbours:
        console.print("No other word is together with it more than its frequency explains.")
        return
    rows = [
        (
            f"{near.excess:,.1f}",
            f"{near.gain:,.1f}",
            f"{near.n_documents:,}",
            amount(near.frequency),
            readable([near.word], limit=60),
        )
        for near in neighbours
    ]
    console.print("Nearest words")
    columns = ("excess", "Δh", "together in", "occurrences", "word")
    print_table(console, columns, rows, one_line=True)
