"""``topicgrouper word``: a word's path through the tree, its topic and its nearest words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from topicgrouper.cli.errors import UserError, user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import JsonOption, ModelArgument, load
from topicgrouper.cli.nouns import nouns_of
from topicgrouper.cli.topic_records import node_records, view_records
from topicgrouper.cli.topic_tables import percent, shown_name, topic_shares
from topicgrouper.cli.views import ViewOptions  # noqa: TC001 - typer evaluates annotations

if TYPE_CHECKING:
    from topicgrouper.model.model import Model
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

N_WORDS = 10
"""Words per topic."""

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
    left then, with the words that set the other topic apart. The nearest words occur together with
    it more often than their frequencies explain.
    If the model has soft topics, those with at least a tenth of its occurrences are shown.
    With the options of a view (-n, --split, --join, --cut, --refine), the word's topic in that view
    is shown too.

    The word may be typed as it is shown, as it was counted (a stem, a code) or in any other form
    that the model's text options turn into it.
    """
    loaded = load(model, soft=True)
    from topicgrouper.cli.console import working  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.search.word_lookup import find_word, known_word  # noqa: PLC0415
    from topicgrouper.tree.node_names import number_in, word_in  # noqa: PLC0415
    from topicgrouper.tree.queries.neighbours import nearest_words  # noqa: PLC0415
    from topicgrouper.tree.queries.word_paths import word_path  # noqa: PLC0415

    number = number_in(word)
    if number in range(1, loaded.tree.n_words) and known_word(loaded, word) is None:
        message = (
            f"{number} is not a word of this model; "
            f'"topicgrouper documents {model} {number}" shows topic {number}'
        )
        raise UserError(message)
    with user_errors():
        index = find_word(loaded, word_in(word))
    steps = word_path(loaded.shown, index)
    topic = None
    if view.given():
        shown = view.view_of(loaded)
        node = int(shown.labels[index])
        topic = next(record for record in view_records(shown, N_WORDS) if record["id"] == node)
    neighbours = []
    if near and loaded.tree.counts is not None:
        with working("Finding the nearest words"):
            neighbours = nearest_words(loaded.shown, index, k=near, by=by)
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415

        record = {**_record(loaded, index, steps, neighbours), "soft": _soft_record(loaded, index)}
        print_json(record if topic is None else {**record, "topic": topic})
    else:
        _print_word(loaded, index)
        _print_soft(loaded, index)
        if topic is not None:
            _print_topic(loaded, topic)
        _print_path(loaded, steps, whole=whole_path)
        if near:
            _print_neighbours(loaded, neighbours)


def _record(
    model: Model, index: int, steps: list[PathStep], neighbours: list[Neighbour]
) -> dict[str, Any]:
    topics = _node_records(model, [step.topic for step in steps])
    partners = _node_records(model, [step.partner for step in steps])
    return {
        "id": index,
        "word": model.shown.vocabulary[index],
        "counted_as": model.tree.vocabulary[index],
        "frequency": model.tree.frequencies[index].item(),
        "path": [
            {**topic, "delta_h": step.gain, "partner": partner}
            for step, topic, partner in zip(steps, topics, partners, strict=True)
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


def _soft_record(model: Model, index: int) -> list[dict[str, Any]] | None:
    """Return the soft topics of a word; None if the model has none."""
    from topicgrouper.mixtures.soft_words import SoftWords  # noqa: PLC0415

    if model.soft is None:
        return None
    return [
        {
            "id": each.node,
            "n": model.tree.n_of(each.node),
            "name": model.tree.topic(each.node).name,
            "share": each.share,
        }
        for each in SoftWords(model.soft).topics_of(index)
    ]


def _node_records(model: Model, topics: list[Topic]) -> list[dict[str, Any]]:
    """Return topics on a path with the words that tell them from their siblings."""
    return node_records(model.shown, topics, N_WORDS, against="sibling")


def _print_word(model: Model, index: int) -> None:
    from topicgrouper.cli.console import amount, results  # noqa: PLC0415
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    shown, counted = model.shown.vocabulary[index], model.tree.vocabulary[index]
    counted_as = "" if shown == counted else f" (counted as {printable(counted)})"
    where = ""
    if model.tree.counts is not None:
        n_documents = model.tree.counts[:, [index]].nnz
        where = f" in {n_documents:,} {nouns_of(model).documents}"
    frequency = amount(model.tree.frequencies[index].item())
    results().print(f"{printable(shown, limit=60)}{counted_as}: {frequency} occurrences{where}")


def _print_soft(model: Model, index: int) -> None:
    from topicgrouper.cli.console import results  # noqa: PLC0415
    from topicgrouper.mixtures.soft_words import SoftWords  # noqa: PLC0415

    if model.shown_soft is None:
        return
    words = SoftWords(model.shown_soft)
    topics = topic_shares(words, words.topics_of(index)) or "spread over many"
    results().print(f"Soft topics: {topics}", soft_wrap=True)


def _print_topic(model: Model, topic: dict[str, Any]) -> None:
    from topicgrouper.cli.console import readable, results  # noqa: PLC0415

    nouns = nouns_of(model)
    name = f"Topic {topic['n']}" if topic["size"] > 1 else "A topic of its own"
    if topic["name"] is not None:
        name += f" {shown_name(topic['name'])}"
    sizes = f"{percent(topic['share'])} of {nouns.everything}, {topic['size']:,} {nouns.words}"
    focus = "" if topic["focus"] is None else f", focus {topic['focus']:.2f} bits"
    results().print(f"{name} ({sizes}{focus}): {readable(topic['words'])}", soft_wrap=True)


def _print_path(model: Model, steps: list[PathStep], *, whole: bool) -> None:
    from topicgrouper.cli.console import (  # noqa: PLC0415
        amount,
        name_cell,
        print_table,
        readable,
        results,
    )

    console = results()
    if not steps:
        console.print("This is the only word of the model.")
        return
    n_hidden = 0 if whole else max(0, len(steps) - MAX_JOINS)
    half = MAX_JOINS // 2
    listed = [*steps[:half], *steps[-half:]] if n_hidden else steps
    partners = _node_records(model, [step.partner for step in listed])
    has_names = any(step.topic.name for step in steps)
    rows = [
        [
            str(step.topic.n),
            *([name_cell(console, step.topic.name)] if has_names else []),
            f"{step.gain:,.1f}",
            amount(step.topic.frequency),
            f"{step.topic.size:,}",
            readable(partner["words"][:8]),
        ]
        for step, partner in zip(listed, partners, strict=True)
    ]
    if n_hidden:
        more = f"… {n_hidden:,} more joins; show them with --path"
        rows.insert(half, [""] * (len(rows[0]) - 1) + [more])
    console.print(f"\nJoined {len(steps):,} times on the way to the root")
    numbers = ("Δh", "occurrences", nouns_of(model).words)
    columns = ("topic", *(["name"] if has_names else []), *numbers, "joined with")
    print_table(console, columns, rows, one_line=True)


def _print_neighbours(model: Model, neighbours: list[Neighbour]) -> None:
    from topicgrouper.cli.console import amount, print_table, readable, results  # noqa: PLC0415

    console = results()
    if model.tree.counts is None:
        console.print("The model has no training counts, which nearest words need.")
        return
    if not neighbours:
        word = nouns_of(model).word
        console.print(f"No other {word} occurs with it more often than its frequency explains.")
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
    nouns = nouns_of(model)
    console.print(f"Nearest {nouns.words}")
    columns = ("excess", "Δh", f"{nouns.documents} with both", "occurrences", nouns.word)
    print_table(console, columns, rows, one_line=True)
