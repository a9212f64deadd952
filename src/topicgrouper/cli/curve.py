"""``topicgrouper curve``: the cost of each join, and where it rises suddenly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.good_numbers import good_numbers
from topicgrouper.cli.models import JsonOption, ModelArgument, load
from topicgrouper.cli.topic_tables import counted

if TYPE_CHECKING:
    from topicgrouper.tree.curve import Suggestion
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["EXAMPLES", "curve"]

EXAMPLES = examples(
    "topicgrouper curve news.tg",
    "topicgrouper curve news.tg --low 10 --high 60 --drops 5",
    "topicgrouper curve news.tg --json > curve.json",
)

MIN_SHARE = 1e-5
"""Losses below this share of the largest are not drawn."""

MAX_HIGH = 1_000
"""Beyond, losses are so small that drops mean little."""


def curve(
    model: ModelArgument,
    *,
    low: Annotated[
        int | None,
        typer.Option(
            "--low",
            metavar="N",
            min=2,
            help="Smallest number of topics to suggest (default with --high: 2).",
        ),
    ] = None,
    high: Annotated[
        int | None,
        typer.Option(
            "--high",
            metavar="N",
            min=2,
            help="Largest number of topics to suggest (default with --low: 1,000).",
        ),
    ] = None,
    drops: Annotated[
        int, typer.Option("--drops", metavar="K", min=1, help="Number of drops to list.")
    ] = 10,
    as_json: JsonOption = False,
) -> None:
    """Show the cost of joins, and suggest numbers of topics.

    Each join of two topics makes the documents less likely: Δh is the change in log-likelihood by
    the join that leaves n topics, and the ratio is how many times more it costs than the join
    before it. Where the cost rises suddenly, two topics were joined that are better kept apart: the
    number of topics just before that join is a good one.

    The suggested number is the one that all commands use without -n; it is searched for where a
    list of topics fits on a screen. Coarser and finer numbers are suggested with it, and all are
    marked below the plots. --low and --high search another range.
    """
    tree = load(model).tree
    with user_errors():
        if low is not None and high is None:
            high = max(low, MAX_HIGH)
        suggestion = tree.suggest_n(low, high, n_drops=drops)
    if as_json:
        from topicgrouper.cli.console import print_json  # noqa: PLC0415

        print_json(_record(tree, suggestion))
    else:
        _print(tree, suggestion)


def _record(tree: TopicTree, suggestion: Suggestion) -> dict[str, Any]:
    ratios = [*tree.delta_h_ratios().tolist(), None]
    points = zip(tree.delta_hs().tolist(), ratios, tree.log_likelihoods().tolist(), strict=False)
    return {
        "suggestion": suggestion.n,
        "others": list(suggestion.others),
        "low": suggestion.low,
        "high": suggestion.high,
        "drops": [
            {
                "n": drop.n,
                "delta_h": drop.delta_h,
                "previous_delta_h": drop.previous_delta_h,
                "ratio": drop.ratio,
                "sharpness": drop.sharpness,
            }
            for drop in suggestion.drops
        ],
        "curve": [
            {"n": n, "delta_h": delta_h, "ratio": ratio, "log_likelihood": log_likelihood}
            for n, (delta_h, ratio, log_likelihood) in enumerate(points, start=1)
        ],
    }


def _print(tree: TopicTree, suggestion: Suggestion) -> None:
    from topicgrouper.cli.console import has_unicode, print_table, results  # noqa: PLC0415
    from topicgrouper.cli.plot import Plot, draw  # noqa: PLC0415

    console = results()
    width = min(console.width if console.is_terminal else 80, 120) - 14
    ascii_only = not has_unicode(console)
    numbers = ([suggestion.n], suggestion.others) if suggestion.drops else ([], [])
    losses = list(enumerate((-tree.delta_hs()).tolist(), start=1))
    ratios = list(enumerate(tree.delta_h_ratios().tolist(), start=1))
    # The first joins lose next to nothing and their ratios are meaningless: they would flatten
    # everything else.
    smallest = max((loss for _, loss in losses), default=0.0) * MIN_SHARE
    losses = [(n, loss) for n, loss in losses if loss >= smallest]
    ratios = ratios[: max(suggestion.high, *suggestion.others, 2 * suggestion.n)]
    marks, minor_marks = numbers
    plots = (
        (Plot(losses, marks, "Loss −Δh of the join that leaves n topics", minor_marks), 12),
        (Plot(ratios, marks, "Ratio Δh(n) / Δh(n + 1)", minor_marks), 6),
    )
    for plot, height in plots:
        for line in draw(plot, width=width, height=height, ascii_only=ascii_only):
            console.print(line, no_wrap=True, overflow="crop")
        console.print()
    if not suggestion.drops:
        topics = counted(tree.max_topics, "topic")
        console.print(f"A tree with at most {topics} is too small for a suggestion.")
        return
    rows = [
        (
            f"{drop.n:,}",
            f"{drop.ratio:,.2f}",
            f"{drop.sharpness:,.2f}",
            f"{drop.previous_delta_h:,.1f} to {drop.delta_h:,.1f}",
        )
        for drop in suggestion.drops
    ]
    major, minor = "^'" if ascii_only else "▲△"
    signs = f" ({major}, {minor} in the plots)" if suggestion.others else f" ({major} in the plots)"
    console.print(f"{good_numbers(suggestion)}{signs}.", soft_wrap=True)
    console.print(
        "Δh is the log-likelihood lost by a join. Where it drops suddenly, the two topics are "
        "better kept apart.",
        soft_wrap=True,
    )
    console.print(f"\nThe sharpest drops from {suggestion.low:,} to {suggestion.high:,} topics")
    columns = ("topics", "ratio", "sharpness", "Δh falls from")
    print_table(console, columns, rows)
