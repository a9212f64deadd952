"""Perplexity over α·m₁ on made-up data sets (the figure of the paper's appendix).

The models are those of ``synthetic_error_rate.py``, and nothing is fitted twice. For models without
an α of their own, αm is chosen as for Topic Grouper: m from the topics' frequencies, α on training
documents.
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
    save_plot(plot_models(list(rows), "perplexity"), chosen.results, "synthetic_perplexity")


if __name__ == "__main__":
    main()
