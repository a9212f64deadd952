"""Error rate over α·m₁ on two made-up data sets (the paper's figure "Error Rate Depending on αm₁").

The generator is that of Tan & Ou with the paper's settings; three quarters of the documents train.
LDA's α adds up to the true 6.5, its first component varies and the others are equal; β is
optimised. The other models know no α when they are trained: they are lines.
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
        draw_models(panel, rows, data_set=data_set, measure="error_rate", label="error rate")
        panel.set_ylim(-0.05, 1.05)  # room for the legend
    save_plot(figure, chosen.results, "synthetic_error_rate")


if __name__ == "__main__":
    main()
