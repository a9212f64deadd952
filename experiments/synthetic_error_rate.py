"""Error rate over α·m₁ on made-up data sets (the paper's figure "Error Rate Depending on αm₁").

Two data sets have word weights as drawn by the authors' program, two those of Tan & Ou. Otherwise
the generator has the paper's settings; three quarters of the documents train. LDA's α adds up to
the true 6.5, its first component varies and the others are equal; β starts at 4 and is optimised.
The other models know no α when they are trained: they are lines. Topic Grouper and the perfect
model, which do not depend on chance, are measured on 18 more data sets of each kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from experiments.laboratory.options import options
from experiments.laboratory.plots import save_plot
from experiments.laboratory.synthetic_plots import plot_models
from experiments.laboratory.synthetic_runs import SyntheticRow, measured_runs

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and draw the figure."""
    chosen = options(__doc__, arguments, needs_data=False)
    rows = measured_runs(chosen.table("synthetic_runs", SyntheticRow), chosen)
    # Above 0.75 there is room for the legend.
    figure = plot_models(list(rows), "error_rate", y_limits=(-0.05, 1.05))
    save_plot(figure, chosen.results, "synthetic_error_rate")


if __name__ == "__main__":
    main()
