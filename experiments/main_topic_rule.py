"""How the constants of main topics were chosen, by classes of held-out training documents.

The training parts of seven collections with classes are divided into fifths: Reuters (stories with
exactly one of ten labels), its titles and first sentences, Twenty Newsgroups and a tenth of the
reviews of IMDB, read as `topicgrouper fit` reads texts, and the counts of Twenty Newsgroups and
IMDB with 5,000 words each with which neural topic models are compared. Twice, four fifths are
regrown, and each document of the last fifth gets its main topic by the rule with other constants:
rounds of k-means (`DIRECTION_ROUNDS`; with 0 the classifier starts from the guesses), words added
to each topic (`ADDED_TOPICS`) and rounds of the classifier (`MOST_ROUNDS`). Purity is the share of
documents whose class is the most frequent one in their topic; NMI the normalised mutual
information. *Own topic* is the share of topics, of those with at least five training
documents, whose documents show the topic itself most: of all topics, it adds most to the divergence
of these documents from all. Test documents are not read.

`main_topic_limits.csv` says how far short texts could be told apart at all: the share of word
occurrences of the held-out documents that do not occur in the others, and the accuracy of a
logistic regression on tf-idf that is given the classes of the others.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from statistics import mean
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import numpy as np
from scipy.sparse import csr_array, load_npz
from scipy.special import xlogy
from sklearn.feature_extraction.text import TfidfTransformer
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline

from experiments.datasets.labelled_texts import newsgroups_parts, reuters_parts, review_parts
from experiments.laboratory.options import options, report
from experiments.laboratory.tables import write_table
from topicgrouper import fit_tree, regrow
from topicgrouper.corpus.readers.read import count_texts
from topicgrouper.evaluation import label_agreement
from topicgrouper.tree import main_topics
from topicgrouper.tree.main_topics import MainTopics

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from experiments.datasets.labelled_texts import Part
    from experiments.laboratory.options import Options
    from topicgrouper import FlatView
    from topicgrouper.common.frozen import IntArray

MIN_FREQUENCY = 5
FOLDS = (0, 1)
N_FOLDS = 5
FEWEST = 5

SETTINGS: dict[str, dict[str, Any]] = {
    "no k-means": {"DIRECTION_ROUNDS": 0},
    "k-means, 2 rounds": {"DIRECTION_ROUNDS": 2},
    "k-means, 5 rounds": {"DIRECTION_ROUNDS": 5},
    "k-means, 8 rounds (chosen)": {},
    "k-means, 30 rounds": {"DIRECTION_ROUNDS": 30},
    "half the words added": {"ADDED_TOPICS": 1.0},
    "twice the words added": {"ADDED_TOPICS": 4.0},
    "one round of the classifier": {"MOST_ROUNDS": 1},
    "20 rounds of the classifier": {"MOST_ROUNDS": 20},
}


@dataclass(frozen=True)
class RuleRow:
    """How well one variant of the rule tells the classes of held-out documents apart."""

    data_set: str
    fold: int
    variant: str
    purity: float
    nmi: float
    own: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.fold, self.variant


@dataclass(frozen=True)
class LimitRow:
    """What held-out documents have in common with the others."""

    data_set: str
    unknown: float
    supervised: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return (self.data_set,)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and write the table."""
    chosen = options(__doc__, arguments)
    rows = chosen.table("main_topic_rule", RuleRow)
    limits = chosen.table("main_topic_limits", LimitRow)
    for name, (read, n) in COLLECTIONS.items():
        if chosen.only and name not in chosen.only:
            continue
        folds = FOLDS[:1] if chosen.quick else FOLDS
        missing = {
            (fold, variant)
            for fold in folds
            for variant in SETTINGS
            if (name, fold, variant) not in rows
        }
        if not missing and (name,) in limits:
            continue
        counts, classes = read(chosen)
        if chosen.quick:
            counts, classes = counts[::20], classes[::20]
        if (name,) not in limits:
            limit = LimitRow(name, *_limits(counts, classes))
            report(limit)
            limits.add(limit)
        for fold in sorted({fold for fold, _ in missing}):
            for row in _measured(name, counts, classes, fold=fold, n=n, chosen=chosen):
                if row.key not in rows:
                    report(row)
                    rows.add(row)
    _write(list(rows), chosen.results)


def _measured(
    name: str, counts: csr_array[Any], classes: IntArray, *, fold: int, n: int, chosen: Options
) -> Iterator[RuleRow]:
    train, held_out, is_held_out = _divided(counts, fold)
    known = np.flatnonzero(np.asarray(train.sum(axis=0)).ravel())
    train, held_out = csr_array(train[:, known]), csr_array(held_out[:, known])
    tree = regrow(fit_tree(train, n_jobs=chosen.n_jobs), n_jobs=chosen.n_jobs)
    view = tree.view(min(n, tree.n_words))
    for variant, settings in SETTINGS.items():
        with ExitStack() as patches:
            for constant, value in settings.items():
                patches.enter_context(patch.object(main_topics, constant, value))
            rule = MainTopics.of(view)
        topics = rule.predict(held_out)
        purity, nmi = _agreement(topics, classes[is_held_out])
        yield RuleRow(name, fold, variant, purity, nmi, _own(view, rule.trained))


def _divided(counts: csr_array[Any], fold: int) -> tuple[csr_array[Any], csr_array[Any], Any]:
    """Return the documents of four fifths, those of the last, and which these are."""
    order = np.random.default_rng(0).permutation(counts.shape[0])
    is_held_out = np.zeros(counts.shape[0], dtype=np.bool_)
    is_held_out[order[fold::N_FOLDS]] = True
    return counts[~is_held_out], counts[is_held_out], is_held_out


def _limits(counts: csr_array[Any], classes: IntArray) -> tuple[float, float]:
    """Return the share of unknown words, and the accuracy of a classifier."""
    train, held_out, is_held_out = _divided(counts, FOLDS[0])
    is_known = np.asarray(train.sum(axis=0)).ravel() > 0
    unknown = float(held_out[:, ~is_known].sum() / held_out.sum())
    model = make_pipeline(
        TfidfTransformer(sublinear_tf=True), LogisticRegression(max_iter=1000, C=10)
    )
    model.fit(train, classes[~is_held_out])
    accuracy = float(model.score(held_out, classes[is_held_out]))
    return round(unknown, 4), round(accuracy, 4)


def _agreement(topics: IntArray, classes: IntArray) -> tuple[float, float]:
    found = label_agreement(classes, topics)
    return round(found.purity, 4), round(found.nmi, 4)


def _own(view: FlatView, topics: IntArray) -> float:
    """Return the share of topics whose documents show the topic itself most."""
    counts = view.document_counts.astype(np.float64)
    counts.data = np.log2(1.0 + counts.data)
    documents = csr_array(
        (np.ones(len(topics)), (np.maximum(topics, 0), np.arange(len(topics)))),
        shape=(view.n, len(topics)),
    )
    totals = (documents @ counts).toarray()
    everywhere = counts.sum(axis=0) / counts.sum()
    shares = totals / np.maximum(totals.sum(axis=1, keepdims=True), 1e-12)
    told = xlogy(shares, shares / everywhere)
    is_used = np.bincount(topics[topics >= 0], minlength=view.n) >= FEWEST
    is_own = told.argmax(axis=1) == np.arange(view.n)
    return round(float(is_own[is_used].mean()), 4)


def _texts(read: Callable[[Path], tuple[Part, Part]], part: Callable[[str], str] = str) -> Any:
    def counted(chosen: Options) -> tuple[csr_array[Any], IntArray]:
        (texts, labels), _ = read(chosen.data)
        corpus = count_texts([part(text) for text in texts], n_jobs=chosen.n_jobs)
        classes = np.unique(labels, return_inverse=True)[1]
        return csr_array(corpus.filter(min_frequency=MIN_FREQUENCY).counts), classes

    return counted


def _counts(name: str) -> Any:
    def read(chosen: Options) -> tuple[csr_array[Any], IntArray]:
        folder = chosen.data / "neural" / name
        counts = csr_array(load_npz(folder / "train_bow.npz")).astype(np.int64)
        return counts, np.loadtxt(folder / "train_labels.txt", dtype=np.int64)

    return read


def _title(text: str) -> str:
    return text.partition("\n")[0]


def _sentence(text: str) -> str:
    """Return the first sentence of a story."""
    return text.partition("\n")[2].strip().partition(". ")[0]


COLLECTIONS: dict[str, tuple[Any, int]] = {
    "Reuters": (_texts(reuters_parts), 24),
    "Reuters, titles": (_texts(reuters_parts, _title), 24),
    "Reuters, sentences": (_texts(reuters_parts, _sentence), 24),
    "Twenty Newsgroups": (_texts(newsgroups_parts), 60),
    "IMDB": (_texts(review_parts), 50),
    "20NG, 5,000 words": (_counts("20NG"), 50),
    "IMDB, 5,000 words": (_counts("IMDB"), 50),
}
"""How to read the training part, and the number of topics."""


def _write(rows: Sequence[RuleRow], results: Path) -> None:
    """Write a table: purity and NMI per collection, and the means of all, for each variant."""
    names = [name for name in COLLECTIONS if any(row.data_set == name for row in rows)]
    lines = []
    for variant in SETTINGS:
        mine = [row for row in rows if row.variant == variant]
        cells = []
        for name in names:
            found = [row for row in mine if row.data_set == name]
            cells.append(_pair(found))
        own = f"{mean(row.own for row in mine):.2f}" if mine else ""
        lines.append([variant, *cells, _pair(mine), own])
    header = ["purity / NMI", *names, "mean", "own topic"]
    write_table(results / "main_topic_rule.md", header, lines)


def _pair(rows: Sequence[RuleRow]) -> str:
    if not rows:
        return ""
    return f"{mean(row.purity for row in rows):.3f} / {mean(row.nmi for row in rows):.3f}"


if __name__ == "__main__":
    main()
