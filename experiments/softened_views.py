"""Perplexity of refined and softened views beside Topic Grouper and LDA, and what training takes.

Settings and documents are those of ``perplexity_over_n.py``, from whose table Topic Grouper and LDA
are taken. Seconds of refined and softened views are those of all steps from the counts on: the
tree, refining, softening. Some n are measured on five splits. At one n other ways of softening are
compared, two of which the paper names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.laboratory.data_sets import SOFTENED, prepared
from experiments.laboratory.kept_lda import HEURISTICS_50_OVER_N, OPTIMIZED
from experiments.laboratory.options import options, report
from experiments.laboratory.perplexity_points import (
    NUMBERS,
    PerplexityRow,
    perplexity_row,
    steps_of,
)
from experiments.laboratory.plots import Line, draw_lines, new_plot, save_plot
from experiments.laboratory.soft_models import MODELS, VARIANTS, SoftViews
from experiments.sampling.perplexity import perplexity

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.options import Options

SPLITS = (0, 1, 2, 3, 4)
SPLIT_NUMBERS = (50, 100, 200)
"""Measured on all splits."""
VARIANTS_AT = 100
SHOWN = ("Topic Grouper", HEURISTICS_50_OVER_N, OPTIMIZED, *MODELS)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and draw the figure."""
    chosen = options(__doc__, arguments)
    table = chosen.table("softened_views", PerplexityRow)
    for split in SPLITS[:1] if chosen.quick else SPLITS:
        for data in prepared(SOFTENED, chosen, seed=split):
            for n, names in _plan(data, chosen):
                missing = [name for name in names if (data.name, name, n, split, 0) not in table]
                views = SoftViews(data, n)
                for name in missing:
                    table.add(_measured(data, views, name, n, chosen))
    others = chosen.table("perplexity_over_n", PerplexityRow)
    _draw([*others, *table], chosen)


def _plan(data: PreparedData, chosen: Options) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Return each n with the models to measure at it."""
    if chosen.quick:
        yield 3, (*MODELS, *VARIANTS)
        return
    for n in SPLIT_NUMBERS if data.split > 0 else NUMBERS:
        yield n, MODELS
    if data.split == 0:
        yield VARIANTS_AT, tuple(VARIANTS)


def _measured(
    data: PreparedData, views: SoftViews, name: str, n: int, chosen: Options
) -> PerplexityRow:
    trained = views.trained(name)
    found = perplexity(
        trained.model, data.test.counts, steps=steps_of(chosen), n_jobs=chosen.n_jobs
    )
    row = perplexity_row(data, name, n, found, seconds=trained.seconds, rounds=trained.rounds)
    report(row)
    return row


def _draw(rows: Sequence[PerplexityRow], chosen: Options) -> None:
    figure, panels = new_plot(len(SOFTENED), width=4.2)
    for data_set, panel in zip(SOFTENED, panels, strict=True):
        lines = [_line(rows, data_set, model) for model in SHOWN]
        draw_lines(
            panel,
            [line for line in lines if line.x],
            x="number of topics",
            y="perplexity",
            title=data_set,
        )
    save_plot(figure, chosen.results, "softened_views")


def _line(rows: Sequence[PerplexityRow], data_set: str, model: str) -> Line:
    numbers = {row.n for row in rows if row.model in MODELS}
    points = sorted(
        (row.n, row.perplexity)
        for row in rows
        if (row.data_set, row.model, row.split, row.seed) == (data_set, model, 0, 0)
        and row.n in numbers
    )
    return Line(model, [n for n, _ in points], [value for _, value in points])


if __name__ == "__main__":
    main()
