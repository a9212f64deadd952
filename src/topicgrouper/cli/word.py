"""``topicgrouper word``: a word's path through the tree, its topic and its nearest words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import JsonOption, ModelArgument, load
from topicgrouper.cli.topic_records import topic_record
from topicgrouper.cli.views import ViewOptions  # noqa: TC001 - typer evaluates annotations

if TYPE_CHECKING:
    from topicgrouper.collection.model import Model
    from topicgrouper.tree.queries.neighbours import Neighbour
    from topicgrouper.tree.queries.word_paths import PathStep
    from topicgrouper.tree.topic import Topic

__all__ = ["EXAMPLES", "word"]

EXAMPLES = examples(
    "topicgrouper word news.tg rocket",
    "topicgrouper word news.tg running  # finds the stem run",
    "topicgrouper word sales.tg 'CAKE STAND' --near 20",
    "topicgrouper word news.tg rocket -n 40 --refine  # and its topic in that view",
    "topicgrouper word news.tg rocket --json",
)

MAX_JOINS = 24
"""Longer paths are shown without their middle."""


def word(
    model: ModelArgument,
    word: Annotated[
        str, typer.Argument(metavar="WORD", help="A word, in any form that the model knows.")
    ],
    *,
    near: Annotated[
        int, typer.Option("--near", metavar="K", min=0, help="Number of nearest words to show.")
    ] = 10,
    by: Annotated[
        Literal["excess", "gain"],
        typer.Option(
            "--by",
            metavar="MEASURE",
            help=(
                "Rank the nearest words by excess (together more often than their frequencies "
                "explain) or by gain (cheapest to join, which favours rare words)."
            ),
        ),
    ] = "excess",
    view: ViewOptions,
    whole_path: Annotated[
        bool, typer.Option("--path", help="Show every join of a long path.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Show what a word is joined with, and its nearest words.

    The joins lead from the word up to the root: what it is joined with, and how many topics are
    left then. The nearest words occur together with it more often than their frequencies explain.
    With the options of a view (-n, --split, --join, --cut, --refine), the word's topic in that view
    is shown too.

    The word may be typed as it is shown, as it was counted (a stem, a code) or in any other form
    that the model's text options turn into it.
    """
    loaded = load(model)
    from topicgrouper.collection.word_lookup import find_word  # noqa: PLC0415
    from topicgrouper.tree.node_names import word_in  # noqa: PLC0415
    from topicgrouper.tree.queries.neighbours import nearest_words  # noqa: PLC0415
    from topicgrouper.tree.queries.word_paths import word_path  # noqa: PLC0415

    with user_errors():
        index = find_word(loaded, word_in(word))
    steps = word_path(loaded.shown, index)
    topic = None
    if view.given():
        shown = view.view_of(loaded)
        topic = shown[shown.positions[index]]
    neighbours = []
    if near and loaded.tree.counts is not None:
        neighbours = nearest_words(loaded.shown, index, k=near, by=by)
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415

        record = _record(loaded, index, steps, neighbours)
        print_json(record if topic is None else {**record, "topic": topic_record(topic, 10)})
    else:
        _print_word(loaded, index)
        if topic is not None:
            _print_topic(topic)
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


def _print_topic(topic: Topic) -> None:
    from topicgrouper.cli.console import amount, readable, results  # noqa: PLC0415

    name = f"Topic {topic.n}" if topic.size > 1 else "A topic of its own"
    sizes = f"{amount(topic.frequency)} occurrences, {topic.size:,} words"
    results().print(f"{name} ({sizes}): {readable(topic.top_words(10))}", soft_wrap=True)


def _print_path(steps: list[PathStep], *, whole: bool) -> None:
    from topicgrouper.cli.console import amount, print_table, readable, results  # noqa: PLC0415

    console = results()
    if not steps:
        console.print("This is the only word of the model.")
        return
    rows = [
        (
            str(step.topic.n),
            f"{step.gain:,.1f}",
            amount(step.topic.frequency),
            f"{step.topic.size:,}",
            readable(step.partner.top_words(8)),
        )
        for step in steps
    ]
    n_hidden = 0 if whole else max(0, len(rows) - MAX_JOINS)
    if n_hidden:
        half = MAX_JOINS // 2
        more = f"… {n_hidden:,} more joins; show them with --path"
        rows[half:-half] = [("", "", "", "", more)]
    console.print(f"\nJoined {len(steps):,} times on the way to the root")
    columns = ("topic", "Δh", "occurrences", "words", "joined with")
    print_table(console, columns, rows, one_line=True)


def _print_neighbours(model: Model, neighbours: list[Neighbour]) -> None:
    from topicgrouper.cli.console import amount, print_table, readable, results  # noqa: PLC0415

    console = results()
    if model.tree.counts is None:
        console.print("The model has no training counts, which nearest words need.")
        return
    if not neighbours:
        console.print("No other word occurs with it more often than its frequency explains.")
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
