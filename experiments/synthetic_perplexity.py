"""Perplexity over α·m₁ on two made-up data sets (the figure of the paper's appendix).

The models are those of ``synthetic_error_rate.py``, and nothing is fitted twice. For models without
an α of their own, αm is chosen as for Topic Grouper: m from the topics' frequencies, α on training
documents.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.laboratory.options import options
from experiments.laboratory.plots import new_plot, save_plot
from experiments.laboratory.synthetic_plots import draw_models
from experiments.laboratory.synthetic_runs import SyntheticRow, measured_runs

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and draw the figure."""
    chosen = options(__doc__, arguments, needs_data=False)
    rows = measured_runs(chosen.table("synthetic_runs", SyntheticRow), chosen)
    figure, panels = new_plot(2, width=4.6)
    for data_set, panel in enumerate(panels, start=1):
        draw_models(panel, rows, data_set=data_set, measure="perplexity", label="perplexity")
    save_plot(figure, chosen.results, "synthetic_perplexity")


if __name__ == "__main__":
    main()
