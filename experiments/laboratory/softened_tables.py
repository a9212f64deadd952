"""The table of refined and softened views beside LDA over several splits, from the results."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from experiments.laboratory.data_sets import SOFTENED
from experiments.laboratory.document_rows import DocumentRow
from experiments.laboratory.kept_lda import OPTIMIZED
from experiments.laboratory.perplexity_points import DECISIVE, PerplexityRow
from experiments.laboratory.results import Results
from experiments.laboratory.soft_models import MODELS
from experiments.laboratory.tables import markdown, spread

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

__all__ = ["softened_splits"]

_HEADER = (
    "data set, n",
    "refined",
    "softened",
    "LDA Optimized (splits)",
    "softened against LDA",
    "seconds",
    "of LDA's time",
)


@dataclass(frozen=True, slots=True)
class _Fit:
    """One fit of a model, on one split: its perplexity, and its seconds."""

    perplexity: float
    seconds: float


def softened_splits(folder: Path) -> str:
    """Return means and standard deviations over splits, and LDA's on those that it has.

    Differences and shares of time are means over the splits that both have.
    """
    fits: dict[tuple[str, int, str], dict[int, list[_Fit]]] = defaultdict(lambda: defaultdict(list))
    for data_set, n, model, split, fit in _fits(folder):
        fits[data_set, n, model][split].append(fit)
    several = {
        (d, n) for (d, n, model), found in fits.items() if model in MODELS and len(found) > 1
    }
    lines = [
        _line(f"{data_set}, {n}", [_means(fits[data_set, n, m]) for m in (*MODELS, OPTIMIZED)])
        for data_set, n in sorted(several, key=lambda pair: (SOFTENED.index(pair[0]), pair[1]))
    ]
    return markdown(_HEADER, lines)


def _fits(folder: Path) -> Iterator[tuple[str, int, str, int, _Fit]]:
    for name in ("softened_views", "perplexity_over_n"):
        for row in Results(folder / f"{name}.csv", PerplexityRow):
            if row.model in (*MODELS, OPTIMIZED):
                fit = _Fit(row.perplexity, row.cpu_seconds)
                yield row.data_set, row.n, row.model, row.split, fit
    known = {row.key for row in Results(folder / "perplexity_over_n.csv", PerplexityRow)}
    for other in Results(folder / "document_model.csv", DocumentRow):
        key = (other.data_set, other.model, other.n, other.split, 0)
        # There, splits after the first have fewer iterations where `perplexity_over_n` has more.
        is_shorter = other.split > 0 and other.n in DECISIVE.get(other.data_set, ())
        is_wanted = other.model == OPTIMIZED and other.counting == "all" and not is_shorter
        if is_wanted and key not in known:
            fit = _Fit(other.perplexity, other.fit_seconds)
            yield other.data_set, other.n, other.model, other.split, fit


def _means(by_split: Mapping[int, Sequence[_Fit]]) -> dict[int, _Fit]:
    """Return the mean over seeds of each split."""
    return {
        split: _Fit(fmean(fit.perplexity for fit in fits), fmean(fit.seconds for fit in fits))
        for split, fits in by_split.items()
    }


def _line(title: str, models: Sequence[Mapping[int, _Fit]]) -> list[str]:
    refined, softened, lda = models
    both = sorted(softened.keys() & lda.keys())
    pairs = [(softened[split], lda[split]) for split in both]
    differences = [100 * (soft.perplexity / other.perplexity - 1) for soft, other in pairs]
    shares = [100 * soft.seconds / other.seconds for soft, other in pairs]
    lda_values = [fit.perplexity for fit in lda.values()]
    return [
        title,
        *(spread([fit.perplexity for fit in each.values()], 0) for each in (refined, softened)),
        f"{spread(lda_values, 0)} ({len(lda)})" if lda else "",
        f"{spread(differences, 1)}%".replace("-", "−") if pairs else "",
        spread([fit.seconds for fit in softened.values()], 1),
        f"{fmean(shares):.0f}%" if pairs else "",
    ]
