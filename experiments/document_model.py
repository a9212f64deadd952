"""The tree as a model of documents: held-out perplexity and completion, beside LDA and DCM-LDA.

A tenth of the documents is held out, five times. The Dirichlet tree, the Dirichlet over words and
T(n) are exact; LDA and DCM-LDA are estimated by annealing. Then half of each document's tokens are
seen and the others predicted. The first split is measured again with every word counted once per
document, where no model can gain from repetition.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache
from statistics import fmean
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.laboratory.data_sets import SOFTENED, prepared
from experiments.laboratory.document_predictors import (
    DcmPredictor,
    LdaPredictor,
    TreePredictor,
    ViewPredictor,
    halves,
)
from experiments.laboratory.document_rows import DcmRow, DocumentCurveRow, DocumentRow
from experiments.laboratory.kept_lda import (
    HEURISTICS_50_OVER_N,
    OPTIMIZED,
    QUICK_ITERATIONS,
    kept_lda,
)
from experiments.laboratory.options import options, report
from experiments.laboratory.perplexity_points import DECISIVE, LONG, SHORT, PerplexityRow, steps_of
from experiments.laboratory.plots import Line, draw_lines, new_plot, save_plot
from experiments.laboratory.results import Results
from experiments.laboratory.timing import Seconds, timed
from topicgrouper import fit_documents, fit_tree
from topicgrouper.evaluation import held_out_curve
from topicgrouper.evaluation.baselines import fit_dcm_lda
from topicgrouper.likelihood.known_words import keep_known
from topicgrouper.likelihood.perplexity import ratio_error

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from experiments.laboratory.document_predictors import LogProbabilities, Predictor
    from experiments.laboratory.kept_lda import KeptLda
    from experiments.laboratory.options import Options
    from topicgrouper import DocumentModel, TopicTree
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.evaluation.baselines import DcmLda

TREE = "Dirichlet tree"
WORDS = "Dirichlet over words"
VIEW = "T(n)"
DCM = "DCM-LDA"
SPLITS = range(5)
NUMBERS = (200, 100)
DCM_SETS = ("Online Retail", "AP sample", "NIPS")
ROUNDS, SWEEPS = 60, 5
"""Of DCM-LDA, chosen on a part of the training documents of the AP sample."""
SAMPLE = 40
"""Documents for which DCM-LDA is annealed in ever more steps."""


@dataclass(frozen=True)
class Task:
    """One model to fit and measure.

    Attributes
    ----------
    data_set, model : str
        Of which data, and which model.
    n : int
        Number of topics, 0 if there is none to choose.
    counting : str
        "all", or "once" for every word of a document once.
    split : int
        Which split.
    """

    data_set: str
    model: str
    n: int
    counting: str
    split: int

    @property
    def key(self) -> tuple[object, ...]:
        """That of its row."""
        return self.data_set, self.model, self.n, self.counting, self.split


@dataclass(frozen=True, eq=False)
class Documents:
    """Training and test counts, the tree and its document model.

    Attributes
    ----------
    train, test : csr_array
        Counts; those of the test documents with known words only.
    n_jobs : int
        Threads.
    """

    train: Any
    test: Any
    n_jobs: int

    @cached_property
    def parts(self) -> tuple[Any, Any]:
        """The seen and the hidden half of the test documents."""
        return halves(self.test, seed=0)

    @cached_property
    def grown(self) -> tuple[TopicTree, Seconds]:
        """The tree, and what it took."""
        return timed(lambda: fit_tree(self.train, n_jobs=self.n_jobs))

    @cached_property
    def modelled(self) -> tuple[DocumentModel, Seconds]:
        """The document model, and what it took beside the tree."""
        tree = self.grown[0]
        return timed(lambda: fit_documents(tree, n_jobs=self.n_jobs))

    @cached_property
    def of_tree(self) -> FloatArray:
        """The log p(d) of the test documents under the Dirichlet tree."""
        return self.modelled[0].log_probability(self.test)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, the most telling first, and draw the figure."""
    chosen = options(__doc__, arguments)
    table = chosen.table("document_model", DocumentRow)
    load = lru_cache(maxsize=1)(lambda *which: documents_of(*which, chosen))
    for task in tasks(chosen):
        if task.key not in table:
            row = measure(task, load(task.data_set, task.split, task.counting), chosen)
            table.add(row)
            report(row)
    curves = chosen.table("document_curves", DocumentCurveRow)
    for name in _names(chosen):
        if (name, 1) not in curves:
            for curve_row in curve_rows(name, load(name, 0, "all")):
                curves.add(curve_row)
    draw(chosen)


def tasks(chosen: Options) -> Iterator[Task]:
    """Return the models to measure, those of all splits that are cheap first."""
    names = _names(chosen)
    splits = SPLITS[:2] if chosen.quick else SPLITS
    numbers = (5,) if chosen.quick else NUMBERS
    lda = (OPTIMIZED, HEURISTICS_50_OVER_N)
    for split in splits:
        for name in names:
            yield Task(name, TREE, 0, "all", split)
            yield Task(name, WORDS, 0, "all", split)
            for n in numbers:
                yield Task(name, VIEW, n, "all", split)
    for name in names:
        for n in numbers:
            for model in lda:
                yield Task(name, model, n, "all", 0)
    dcm_names = [name for name in DCM_SETS if name in names]
    for n in reversed(numbers):
        for name in dcm_names:
            yield Task(name, DCM, n, "all", 0)
    for name in names:
        yield Task(name, TREE, 0, "once", 0)
        yield Task(name, WORDS, 0, "once", 0)
        yield Task(name, OPTIMIZED, numbers[0], "once", 0)
    for n in numbers:
        for split in splits[1:]:
            for name in names:
                for model in lda:
                    yield Task(name, model, n, "all", split)
                if name in dcm_names and n == numbers[-1]:
                    yield Task(name, DCM, n, "all", split)


def documents_of(data_set: str, split: int, counting: str, chosen: Options) -> Documents:
    """Read a data set."""
    (data,) = prepared([data_set], chosen, seed=split)
    train, test = data.train.counts, data.test.counts
    known = np.asarray(train.sum(axis=0)).ravel() > 0
    tokens = keep_known(test, known)
    test = tokens.counts[np.flatnonzero(tokens.lengths)]
    if counting == "once":
        train, test = train.minimum(1), test.minimum(1)
    return Documents(train.tocsr(), test.tocsr(), chosen.n_jobs)


def measure(task: Task, documents: Documents, chosen: Options) -> DocumentRow:
    """Fit a model and see what it predicts."""
    predictor, start, fit = fitted(task, documents, chosen)
    test, (seen, hidden) = documents.test, documents.parts
    whole, scoring = timed(lambda: predictor.log_probability(test))
    first = predictor.log_probability(seen)
    lengths, hidden_lengths = (
        np.asarray(counts.sum(axis=1), dtype=np.float64).ravel() for counts in (test, hidden)
    )
    gains = documents.of_tree - whole.values
    ratio = math.exp(float(gains.sum() / lengths.sum()))
    return DocumentRow(
        *task.key,  # type: ignore[arg-type]
        *_perplexity(whole.values, lengths, whole),
        *_perplexity(whole.values - first.values, hidden_lengths, whole, first),
        *_perplexity(predictor.predicted(seen, hidden), hidden_lengths)[:2],
        round(ratio, 5),
        round(ratio * ratio_error(gains, lengths), 5),
        len(lengths),
        *(round(seconds.cpu, 2) for seconds in (start, fit, scoring)),
    )


def fitted(
    task: Task, documents: Documents, chosen: Options
) -> tuple[Predictor, Seconds, Seconds]:
    """Return a model, the time of what it starts from, and that of its own fit."""
    none = Seconds(0.0, 0.0)
    if task.model == TREE:
        model, seconds = documents.modelled
        return TreePredictor(model), documents.grown[1], seconds
    if task.model in (VIEW, WORDS):
        tree, growing = documents.grown
        n = task.n or tree.n_words
        view_model, seconds = timed(lambda: ViewPredictor(tree.view(n)))
        return view_model, none if task.model == WORDS else growing, seconds
    steps, n_jobs = steps_of(chosen), chosen.n_jobs
    lda = _lda(task, documents, chosen)
    if task.model != DCM:
        return LdaPredictor(lda.model, steps=steps, n_jobs=n_jobs), none, lda.seconds
    rounds = 4 if chosen.quick else ROUNDS
    dcm, seconds = timed(
        lambda: fit_dcm_lda(
            documents.train, lda.model, rounds=rounds, sweeps=SWEEPS, n_jobs=n_jobs
        )
    )
    if task.split == 0:
        _anneal_longer(task, dcm, documents, chosen)
    return DcmPredictor(dcm, steps=steps, n_jobs=n_jobs), lda.seconds, seconds


def curve_rows(name: str, documents: Documents) -> Iterator[DocumentCurveRow]:
    """Return both curves of a tree at some sixty n, evenly spaced on a logarithmic scale."""
    tree, (model, _) = documents.grown[0], documents.modelled
    n_tokens = float(documents.test.sum())
    joins = np.exp(-model.log_probability_curve(documents.test) / n_tokens)
    views = held_out_curve(tree, None, documents.test).perplexities
    for n in np.unique(np.geomspace(1, tree.n_words, 60).round().astype(int)).tolist():
        yield DocumentCurveRow(name, n, round(float(joins[n - 1]), 2), round(float(views[n - 1]), 2))


def draw(chosen: Options) -> None:
    """Draw perplexity over n: joins above T(n), T(n) itself, and LDA."""
    curves = list(Results(chosen.results / "document_curves.csv", DocumentCurveRow))
    points = [
        *((row, row.counting) for row in chosen.table("document_model", DocumentRow)),
        *((row, "all") for row in chosen.table("perplexity_over_n", PerplexityRow)),
    ]
    figure, panels = new_plot(2, rows=2)
    for name, panel in zip(SOFTENED, panels, strict=True):
        rows = [row for row in curves if row.data_set == name and row.n >= 2]
        numbers = [row.n for row in rows]
        lines = [
            Line(TREE, numbers, [row.tree for row in rows], style="-"),
            Line("Topic Grouper, T(n)", numbers, [row.view for row in rows], style="-"),
        ]
        for model in (OPTIMIZED, HEURISTICS_50_OVER_N, DCM):
            found: dict[int, list[float]] = {}
            for row, counting in points:
                if (row.data_set, row.model, row.split, counting) == (name, model, 0, "all"):
                    found.setdefault(row.n, []).append(row.perplexity)
            means = {n: fmean(values) for n, values in sorted(found.items())}
            lines.append(Line(model, list(means), list(means.values())))
        panel.set_xscale("log")
        draw_lines(
            panel,
            [line for line in lines if len(line.x)],
            x="number of topics",
            y="perplexity",
            title=name,
        )
    save_plot(figure, chosen.results, "document_model")


def _lda(task: Task, documents: Documents, chosen: Options) -> KeptLda:
    """Return LDA, with the iterations of `perplexity_over_n` where that fits it, too."""
    is_decisive = task.split == 0 and task.n in DECISIVE.get(task.data_set, ())
    iterations = LONG if is_decisive and task.counting == "all" else SHORT[task.data_set]
    return kept_lda(
        documents.train,
        task.n,
        model=OPTIMIZED if task.model == DCM else task.model,
        iterations=QUICK_ITERATIONS if chosen.quick else iterations,
        options=chosen,
    )


def _anneal_longer(task: Task, model: DcmLda, documents: Documents, chosen: Options) -> None:
    table = chosen.table("document_dcm_estimates", DcmRow)
    few = documents.test[:: max(1, documents.test.shape[0] // SAMPLE)]
    for steps in (4, 8) if chosen.quick else (16, 64, 256):
        if (task.data_set, task.n, steps) in table:
            continue
        found, seconds = timed(
            lambda steps=steps: model.log_probability(few, steps=steps, n_jobs=chosen.n_jobs)
        )
        lower, upper = (round(math.exp(-values.sum() / few.sum()), 2) for values in found)
        row = DcmRow(
            task.data_set, task.n, steps, lower, upper, few.shape[0], round(seconds.cpu, 2)
        )
        table.add(row)
        report(row)


def _perplexity(
    logs: FloatArray, lengths: FloatArray, *estimates: LogProbabilities
) -> tuple[float, float, float]:
    """Return a perplexity, its standard error over documents, and what may be its bias."""
    n_tokens = float(lengths.sum())
    value = math.exp(-float(logs.sum()) / n_tokens)
    bias = math.expm1(sum(estimate.bias_bound for estimate in estimates) / n_tokens)
    return round(value, 2), round(value * ratio_error(logs, lengths), 2), round(value * bias, 3)


def _names(chosen: Options) -> list[str]:
    return [name for name in SOFTENED if not chosen.only or name in chosen.only]


if __name__ == "__main__":
    main()
