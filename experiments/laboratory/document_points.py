"""Models of documents to fit and to measure, for `document_model`."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.baselines.dcm_lda import fit_dcm_lda
from experiments.laboratory.data_sets import SOFTENED, prepared
from experiments.laboratory.document_predictors import (
    DcmPredictor,
    LdaPredictor,
    TreePredictor,
    ViewPredictor,
    WholeDocumentsPredictor,
    halves,
)
from experiments.laboratory.document_rows import DcmRow, DocumentRow
from experiments.laboratory.kept_lda import (
    HEURISTICS_50_OVER_N,
    OPTIMIZED,
    QUICK_ITERATIONS,
    kept_lda,
)
from experiments.laboratory.options import report
from experiments.laboratory.perplexity_points import DECISIVE, LONG, SHORT, steps_of
from experiments.laboratory.timing import Seconds, timed
from topicgrouper import fit_documents, fit_tree, regrow
from topicgrouper.evaluation.perplexity import keep_known, ratio_error

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from experiments.baselines.dcm_lda import DcmLda
    from experiments.laboratory.document_predictors import LogProbabilities, Predictor
    from experiments.laboratory.kept_lda import KeptLda
    from experiments.laboratory.options import Options
    from topicgrouper import DocumentModel, TopicTree
    from topicgrouper.common.frozen import FloatArray

__all__ = [
    "DCM",
    "FOREST",
    "REGROWN",
    "SPLITS",
    "TREE",
    "TREES",
    "VIEW",
    "WHOLE",
    "WORDS",
    "Documents",
    "Task",
    "documents_of",
    "measure",
    "names_of",
    "tasks",
]

TREE = "Dirichlet tree"
REGROWN = "Dirichlet tree, regrown"
FOREST = "forest"
"""Its n is the number of trees."""
WHOLE = "forest, mean of whole documents"
"""The mean over the trees of p(d) instead of the next word's probability."""
WORDS = "Dirichlet over words"
VIEW = "T(n)"
DCM = "DCM-LDA"
SPLITS = range(5)
NUMBERS = (200, 100)
TREES = (5, 17)
DCM_SETS = ("Ta Feng", "Online Retail", "AP sample", "NIPS")
ROUNDS, SWEEPS = 60, 5
"""Of DCM-LDA. A quarter of the rounds changes the perplexity of a part of the training documents of
the AP sample by 1%."""
DCM_STEPS = 256
"""Of annealing of DCM-LDA, whose perplexity is so close to others that its bias must be small."""
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
    def regrown(self) -> tuple[TopicTree, Seconds]:
        """The regrown tree, and what it took with the fit."""
        tree, fitting = self.grown
        found, seconds = timed(lambda: regrow(tree, n_jobs=self.n_jobs))
        return found, Seconds(fitting.wall + seconds.wall, fitting.cpu + seconds.cpu)

    def forest(self, trees: int) -> tuple[DocumentModel, Seconds]:
        """Return a forest, and what it took beside the regrown tree."""
        tree = self.regrown[0]
        return timed(lambda: fit_documents(tree, trees=trees, n_jobs=self.n_jobs))

    @cached_property
    def of_tree(self) -> FloatArray:
        """The log p(d) of the test documents under the Dirichlet tree."""
        return self.modelled[0].log_probability(self.test)


def names_of(chosen: Options) -> list[str]:
    """Return the data sets to look at."""
    return [name for name in SOFTENED if not chosen.only or name in chosen.only]


def tasks(chosen: Options) -> Iterator[Task]:
    """Return the models to measure: those that are cheap first, then the first split."""
    names = names_of(chosen)
    first, *others = SPLITS[:2] if chosen.quick else SPLITS
    numbers = (5,) if chosen.quick else NUMBERS
    trees = (3,) if chosen.quick else TREES
    forests = ((REGROWN, 0), *((FOREST, n) for n in trees), (WHOLE, trees[0]))
    exact = ((TREE, 0), *forests, (WORDS, 0), *((VIEW, n) for n in numbers))
    sampled = [(model, n) for n in numbers for model in (OPTIMIZED, HEURISTICS_50_OVER_N)]
    dcm_names = [name for name in DCM_SETS if name in names]

    def several(
        some: Sequence[str], models: Iterable[tuple[str, int]], split: int
    ) -> Iterator[Task]:
        return (Task(name, model, n, "all", split) for name in some for model, n in models)

    for split in (first, *others):
        yield from several(names, exact, split)
    yield from several(names, sampled, first)
    for n in reversed(numbers):
        yield from several(dcm_names, [(DCM, n)], first)
    for name in names:
        for model, n in ((TREE, 0), *forests[:-1], (WORDS, 0), (OPTIMIZED, numbers[0])):
            yield Task(name, model, n, "once", first)
    for split in others:
        yield from several(dcm_names, [(DCM, numbers[-1])], split)
    for model, n in sampled:
        for split in others:
            yield from several(names, [(model, n)], split)


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
        task.data_set,
        task.model,
        task.n,
        task.counting,
        task.split,
        *_perplexity(whole.values, lengths, whole),
        *_perplexity(whole.values - first.values, hidden_lengths, whole, first),
        *_perplexity(predictor.predicted(seen, hidden), hidden_lengths)[:2],
        round(ratio, 5),
        round(ratio * ratio_error(gains, lengths), 5),
        len(lengths),
        round(start.cpu, 2),
        round(fit.cpu, 2),
        round(scoring.cpu, 2),
    )


def fitted(task: Task, documents: Documents, chosen: Options) -> tuple[Predictor, Seconds, Seconds]:
    """Return a model, the time of what it starts from, and that of its own fit."""
    none = Seconds(0.0, 0.0)
    if task.model == TREE:
        model, seconds = documents.modelled
        return TreePredictor(model), documents.grown[1], seconds
    if task.model == REGROWN:
        regrown, growing = documents.regrown
        model, seconds = timed(lambda: fit_documents(regrown, n_jobs=documents.n_jobs))
        return TreePredictor(model), growing, seconds
    if task.model in (FOREST, WHOLE):
        growing = documents.regrown[1]
        forest, seconds = documents.forest(task.n)
        make = TreePredictor if task.model == FOREST else WholeDocumentsPredictor
        return make(forest), growing, seconds
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
        lambda: fit_dcm_lda(documents.train, lda.model, rounds=rounds, sweeps=SWEEPS, n_jobs=n_jobs)
    )
    if task.split == 0:
        _anneal_longer(task, dcm, documents, chosen)
    steps = steps if chosen.quick else DCM_STEPS
    return DcmPredictor(dcm, steps=steps, n_jobs=n_jobs), lda.seconds, seconds


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
        anneal = partial(model.log_probability, few, steps=steps, n_jobs=chosen.n_jobs)
        found, seconds = timed(anneal)
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
