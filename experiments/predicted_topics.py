"""One topic for each held-out document, against known classes, beside LDA and NMF.

Reuters (stories with exactly one of the ten most frequent labels, ModApte split), Twenty Newsgroups
(by date) and IMDB (positive and negative reviews, a tenth of each part) are read as `topicgrouper
fit` reads class folders, with stop words left in. Models see the training part only. Every document
of the test part then gets one topic: the main topic (`predict`) of T(n), of T(n) of the regrown
tree and of its soft topics, and what `transform(X).argmax(axis=1)` returns with counts of topics,
with scikit-learn's LDA, and with NMF on tf-idf. Purity is the share of documents whose class is the
most frequent one in their topic. Accuracy is that of a logistic regression whose features are the
values that `transform` returns, with nothing scaled. n is 1 and 3 times the number of classes, but
at least 10. Models that depend on a seed are fitted with three.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from statistics import mean
from typing import TYPE_CHECKING, Any

import numpy as np
from sklearn.decomposition import NMF, LatentDirichletAllocation
from sklearn.feature_extraction.text import TfidfTransformer
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline

from experiments.datasets.labelled_texts import LABELLED
from experiments.laboratory.options import options, report
from experiments.laboratory.tables import write_table
from experiments.sampling.softening import soften
from topicgrouper import fit_tree, refine, regrow
from topicgrouper.corpus.readers.read import count_texts
from topicgrouper.evaluation import label_agreement

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from scipy.sparse import csr_array

    from experiments.datasets.labelled_texts import Part
    from experiments.laboratory.options import Options
    from topicgrouper import TopicTree
    from topicgrouper.common.frozen import IntArray

    Found = tuple[IntArray, Any, Any]
    """Topics of the test documents, and features of training and test documents."""

MULTIPLES = (1, 3)
LEAST_N = 10
SEEDS = (0, 1, 2)
MIN_FREQUENCY = 5


@dataclass(frozen=True)
class PredictedRow:
    """How well one way to give a topic to a document tells the classes apart."""

    data_set: str
    model: str
    n: int
    seed: int
    purity: float
    accuracy: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.model, self.n, self.seed


@dataclass(frozen=True, eq=False)
class Divided:
    """Counts of training and test documents with the same words, and their classes."""

    name: str
    train: csr_array[Any]
    test: csr_array[Any]
    train_classes: IntArray
    test_classes: IntArray
    n_jobs: int

    @cached_property
    def tree(self) -> TopicTree:
        """The greedy tree of the training documents."""
        return fit_tree(self.train, n_jobs=self.n_jobs)

    @cached_property
    def regrown(self) -> TopicTree:
        """The better tree."""
        return regrow(self.tree, n_jobs=self.n_jobs)

    @property
    def n_classes(self) -> int:
        """Number of classes."""
        return len(np.unique(self.train_classes))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and write the tables."""
    chosen = options(__doc__, arguments)
    rows = chosen.table("predicted_topics", PredictedRow)
    for name, read in LABELLED.items():
        if chosen.only and name not in chosen.only:
            continue
        data = _divided(name, read(chosen.data), chosen)
        for n, model, seed in _plan(data, chosen):
            if (name, model, n, seed) not in rows:
                row = PredictedRow(name, model, n, seed, *_judged(data, MODELS[model], n, seed))
                report(row)
                rows.add(row)
    _write(list(rows), chosen.results)


def _plan(data: Divided, chosen: Options) -> Iterator[tuple[int, str, int]]:
    for multiple in MULTIPLES[:1] if chosen.quick else MULTIPLES:
        for model in MODELS:
            seeds = SEEDS if model in SEEDED and not chosen.quick else SEEDS[:1]
            for seed in seeds:
                yield max(LEAST_N, multiple * data.n_classes), model, seed


def _divided(name: str, parts: tuple[Part, Part], chosen: Options) -> Divided:
    step = 20 if chosen.quick else 1
    (texts, labels), (new_texts, new_labels) = (
        (texts[::step], labels[::step]) for texts, labels in parts
    )
    corpus = count_texts(texts, n_jobs=chosen.n_jobs).filter(min_frequency=MIN_FREQUENCY)
    new = count_texts(new_texts, n_jobs=chosen.n_jobs).with_words_of(corpus.vocabulary)
    classes = np.unique([*labels, *new_labels], return_inverse=True)[1]
    both = classes[: len(labels)], classes[len(labels) :]
    return Divided(name, corpus.counts, new.counts, *both, chosen.n_jobs)


def _largest_count(data: Divided, n: int, seed: int) -> Found:  # noqa: ARG001
    view = data.tree.view(n)
    train, test = (view.transform(each).toarray() for each in (data.train, data.test))
    return test.argmax(axis=1), train, test


def _main_topic(tree: TopicTree, data: Divided, n: int) -> Found:
    view = tree.view(n)
    train, test = (view.transform(each, values="weights") for each in (data.train, data.test))
    return view.predict(data.test), train, test


def _soft(data: Divided, n: int, seed: int) -> Found:
    soft = soften(refine(data.regrown.view(n), n_jobs=data.n_jobs), seed=seed, n_jobs=data.n_jobs)
    train, test = (soft.transform(each, values="weights") for each in (data.train, data.test))
    return soft.predict(data.test), train, test


def _lda(data: Divided, n: int, seed: int) -> Found:
    return _fitted(LatentDirichletAllocation(n, random_state=seed, n_jobs=data.n_jobs), data)


def _nmf(data: Divided, n: int, seed: int) -> Found:
    model = NMF(n, init="nndsvdar", random_state=seed, max_iter=400, tol=1e-3)
    return _fitted(make_pipeline(TfidfTransformer(), model), data)


def _fitted(model: Any, data: Divided) -> Found:
    train = model.fit_transform(data.train)
    test = model.transform(data.test)
    return test.argmax(axis=1), train, test


MODELS: dict[str, Callable[[Divided, int, int], Found]] = {
    "T(n), largest count": _largest_count,
    "T(n), predict": lambda data, n, _: _main_topic(data.tree, data, n),
    "regrown, predict": lambda data, n, _: _main_topic(data.regrown, data, n),
    "soft, predict": _soft,
    "LDA of scikit-learn, argmax": _lda,
    "NMF, argmax": _nmf,
}
SEEDED = frozenset({"soft, predict", "LDA of scikit-learn, argmax", "NMF, argmax"})


def _judged(
    data: Divided, model: Callable[[Divided, int, int], Found], n: int, seed: int
) -> tuple[float, float]:
    """Return the purity of the topics and the accuracy of a classifier by them."""
    topics, train, test = model(data, n, seed)
    purity = label_agreement(data.test_classes, topics).purity
    classifier = LogisticRegression(max_iter=1000, C=10).fit(train, data.train_classes)
    accuracy = classifier.score(test, data.test_classes)
    return round(purity, 4), round(float(accuracy), 4)


def _write(rows: Sequence[PredictedRow], results: Path) -> None:
    """Write a table for the page: purity and accuracy as means, with the range over the seeds."""
    places = sorted({(row.data_set, row.n) for row in rows}, key=lambda each: (each[0], each[1]))
    header = ["purity / accuracy", *(f"{name}, n = {n}" for name, n in places)]
    lines = [[model, *(_cell(rows, model, *place) for place in places)] for model in MODELS]
    write_table(results / "predicted_topics.md", header, lines)


def _cell(measured: Sequence[PredictedRow], model: str, name: str, n: int) -> str:
    rows = [row for row in measured if (row.model, row.data_set, row.n) == (model, name, n)]
    if not rows:
        return ""
    cell = f"{mean(row.purity for row in rows):.2f} / {mean(row.accuracy for row in rows):.2f}"
    if len(rows) == 1:
        return cell
    half = (max(row.purity for row in rows) - min(row.purity for row in rows)) / 2
    return f"{cell} (±{half:.2f})"


if __name__ == "__main__":
    main()
