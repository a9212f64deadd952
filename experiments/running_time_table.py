"""The paper's table of training times, for its larger data sets.

It has sizes, CPU seconds of both algorithms (the best of three fits with one thread) and the
paper's minutes, which were measured with a Java program on a Xeon E5-2690 at 2.9 GHz. The
factor between them reflects both programs and machines, and sizes if these differ: Reuters has a
quarter fewer documents and words here. It is shown if both sizes are at least half of the paper's.
The paper's AP corpus is not free; the sample that replaces it is a smaller data set.

The paper also predicts each time from draws of up to 3,000 documents, by β·|V|²·|D| with one β per
data set and algorithm. This is repeated here, beside a prediction that suits this kernel better:
the sum of three terms, with one factor per term and algorithm for all data sets:

- the pairs of different words within documents, Σ_d |d|·(|d|-1)/2 with |d| the distinct words,
- the non-zero counts,
- |V|², for what is stored or visited per pair of topics.

Both are fitted to the draws of ``running_time_documents.py``, which has to run first.

EHAC keeps all pairs, 8·|V|² bytes: 5.7 GB for Twenty News Groups, by default at most half of the
free memory. If that is not enough, its row is omitted.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from experiments.laboratory.data_sets import PreparedData, prepared
from experiments.laboratory.options import options, report
from experiments.laboratory.regression import fit_multiple, fit_terms
from experiments.laboratory.tables import write_table
from experiments.running_time_documents import (
    ALGORITHMS,
    PAPER_SIZES,
    DrawRow,
    fit_seconds,
    pairs_of_words,
)
from topicgrouper.kernel.memory import DataSize, plan_memory

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from experiments.laboratory.results import Results
    from topicgrouper.kernel.memory import Algorithm

REPEATS = 3


@dataclass(frozen=True)
class PaperRow:
    """A line of the paper's table.

    Attributes
    ----------
    words, documents, tokens : int
        Of the training part; tokens a document.
    minutes, estimates : dict of str to int
        Actual and estimated, by algorithm.
    """

    words: int
    documents: int
    tokens: int
    minutes: dict[str, int]
    estimates: dict[str, int]


PAPER = {
    "Online Retail": PaperRow(
        3464, 17_086, 154, {"ehac": 6, "mehac": 37}, {"ehac": 8, "mehac": 32}
    ),
    "Ta Feng": PaperRow(7893, 105_010, 9, {"ehac": 92, "mehac": 926}, {"ehac": 191, "mehac": 1110}),
    "Reuters 21578": PaperRow(9567, 7142, 84, {"ehac": 40, "mehac": 72}, {"ehac": 40, "mehac": 89}),
    "Twenty News Groups": PaperRow(
        25_826, 14_129, 150, {"ehac": 583, "mehac": 1030}, {"ehac": 623, "mehac": 1450}
    ),
}
"""The paper's table, without the AP corpus."""
DATA_SETS = ("Online Retail", "Ta Feng", "AP sample", "Reuters 21578", "Twenty News Groups")


@dataclass(frozen=True)
class TimeRow:
    """The best time of several fits."""

    data_set: str
    algorithm: str
    words: int
    documents: int
    tokens: int
    entries: int
    pairs: int
    seconds: float
    cpu_seconds: float
    most_megabytes: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.algorithm


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, then put the table together."""
    chosen = options(__doc__, arguments)
    table = chosen.table("running_time_table", TimeRow)
    for data in prepared(DATA_SETS, chosen):
        for algorithm in ALGORITHMS:
            if (data.name, algorithm) not in table:
                measure(data, algorithm=algorithm, table=table)
    draws = list(chosen.table("running_time_documents", DrawRow))
    if not draws:
        report("no estimates: run running_time_documents.py before")
    write_table(
        chosen.results / "running_time_table.md",
        [
            "data set",
            "algorithm",
            "|V| (paper)",
            "|D| (paper)",
            "tokens per document (paper)",
            "paper, minutes",
            "its estimate",
            "seconds",
            "times faster",
            "β·|V|²·|D|, s",
            "error",
            "three terms, s",
            "error",
            "memory at most, MB",
        ],
        summary(table, draws),
    )


def measure(data: PreparedData, *, algorithm: Algorithm, table: Results[TimeRow]) -> None:
    """Fit a few times and keep the best."""
    train = data.train
    fits = [fit_seconds(train, algorithm=algorithm, n_jobs=1) for _ in range(REPEATS)]
    done = [seconds for seconds in fits if seconds is not None]
    if not done:
        return
    best = min(done, key=lambda seconds: seconds.cpu)
    size = DataSize(train.n_documents, train.n_words, train.counts.nnz)
    plan = plan_memory(size, algorithm=algorithm, threads=1, limit=None)
    row = TimeRow(
        data.name,
        algorithm,
        train.n_words,
        train.n_documents,
        train.n_tokens,
        train.counts.nnz,
        pairs_of_words(train),
        round(best.wall, 4),
        round(best.cpu, 4),
        round(plan.bytes / 2**20, 1),
    )
    table.add(row)
    report(row)


def summary(table: Iterable[TimeRow], draws: Sequence[DrawRow]) -> Iterable[list[str]]:
    """Return the lines of the table, one for each data set and algorithm that was measured."""
    few = [draw for draw in draws if draw.documents <= PAPER_SIZES[-1]]
    for row in table:
        memory = f"{row.most_megabytes:,.0f}"
        yield [*_compared_with_paper(row), *_estimated(row, few), memory]


def paper_estimate(row: TimeRow, draws: Iterable[DrawRow]) -> float:
    """Predict seconds as the paper does: by |V|²·|D|, from the draws of the same data set."""
    own = [draw for draw in draws if draw.data_set == row.data_set]
    sizes = [float(draw.words) ** 2 * draw.documents for draw in own]
    return fit_multiple(sizes, [draw.cpu_seconds for draw in own]) * row.words**2 * row.documents


def terms_estimate(row: TimeRow, draws: Sequence[DrawRow]) -> float:
    """Predict seconds by three terms, from the draws of all data sets."""
    costs = fit_terms([_terms(draw) for draw in draws], [draw.cpu_seconds for draw in draws])
    return float(costs @ _terms(row))


def _terms(row: DrawRow | TimeRow) -> NDArray[np.float64]:
    return np.array([row.pairs, row.entries, row.words**2], dtype=np.float64)


def _estimated(row: TimeRow, draws: Sequence[DrawRow]) -> list[str]:
    """Return both predictions and their relative errors, as far as there are draws."""
    of_algorithm = [draw for draw in draws if draw.algorithm == row.algorithm]
    if row.data_set not in {draw.data_set for draw in of_algorithm}:
        return ["–"] * 4
    cells = []
    for seconds in (paper_estimate(row, of_algorithm), terms_estimate(row, of_algorithm)):
        cells += [f"{seconds:.3g}", f"{seconds / row.cpu_seconds - 1:+.0%}"]
    return cells


def _compared_with_paper(row: TimeRow) -> list[str]:
    """Return the sizes and times beside the paper's, which has other data for AP."""
    paper = PAPER.get(row.data_set)
    shown = f"{row.cpu_seconds:.3g}"
    name = [row.data_set, row.algorithm.upper()]
    tokens = f"{row.tokens / row.documents:.0f}"
    if paper is None:
        return [*name, f"{row.words:,}", f"{row.documents:,}", tokens, "–", "–", shown, "–"]
    minutes = paper.minutes[row.algorithm]
    comparable = 2 * row.words >= paper.words and 2 * row.documents >= paper.documents
    return [
        *name,
        f"{row.words:,} ({paper.words:,})",
        f"{row.documents:,} ({paper.documents:,})",
        f"{tokens} ({paper.tokens})",
        f"{minutes:,}",
        f"{paper.estimates[row.algorithm]:,}",
        shown,
        f"{60 * minutes / row.cpu_seconds:,.0f}" if comparable else "–",
    ]


if __name__ == "__main__":
    main()
