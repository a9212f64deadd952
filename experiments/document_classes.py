"""Main topics of documents against known classes, beside what other topic models say.

Twenty Newsgroups (the training part by date) and Reuters (stories with exactly one of the ten most
frequent labels) are read as `topicgrouper fit` reads class folders: stop words are left in, words
with fewer than 5 occurrences are dropped. With n equal to 1, 3 and 6 times the number of classes,
every document gets one topic: the largest share in it, or the main topic
(`FlatView.predict`), of T(n), of the refined view and of T(n) of the regrown tree; the
largest share under LDA, NMF on tf-idf, and CorEx, all fitted to the same counts. Purity is the
share of documents whose class is the most frequent one among the documents of their topic; NMI the
normalized mutual information of topics and classes. Models that depend on a seed are fitted with
three.

`suggested_numbers.csv` judges the number of topics that `TopicTree.suggest_n` suggests, with the
coarser and finer ones, against the best of all numbers up to 200.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from statistics import mean
from typing import TYPE_CHECKING, Any

import numpy as np
from sklearn.decomposition import NMF
from sklearn.feature_extraction.text import TfidfTransformer

from experiments.baselines.lda import LdaSettings, fit_lda
from experiments.datasets.labelled_texts import newsgroups_parts
from experiments.datasets.reuters import read_stories, select_stories
from experiments.laboratory.options import options, report
from experiments.laboratory.tables import write_table
from topicgrouper import fit_tree, refine, regrow
from topicgrouper.corpus.readers.read import count_texts
from topicgrouper.corpus.text_options import TextOptions
from topicgrouper.evaluation import label_agreement
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from scipy.sparse import csr_array

    from experiments.laboratory.options import Options
    from topicgrouper import FlatView, TopicTree
    from topicgrouper.common.frozen import IntArray

MULTIPLES = (1, 3, 6)
SEEDS = (0, 1, 2)
MIN_FREQUENCY = 5
LDA = LdaSettings(burn_in=150, samples=50)
MAX_N = 200


@dataclass(frozen=True)
class ReadingRow:
    """How well one reading of one model tells the classes apart."""

    data_set: str
    model: str
    n: int
    seed: int
    purity: float
    nmi: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.model, self.n, self.seed


@dataclass(frozen=True)
class NumberRow:
    """How well a suggested number of topics tells the classes apart, beside the best numbers."""

    data_set: str
    kind: str
    n: int
    purity: float
    nmi: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.kind


@dataclass(frozen=True, eq=False)
class Collection:
    """Documents with classes, and their tree."""

    name: str
    tree: TopicTree
    classes: IntArray

    @property
    def counts(self) -> csr_array[Any]:
        """Documents × words of the tree."""
        return required_counts(self.tree.counts)

    @cached_property
    def regrown(self) -> TopicTree:
        """The better tree."""
        return regrow(self.tree, n_jobs=2)

    @property
    def n_classes(self) -> int:
        """Number of classes."""
        return len(np.unique(self.classes))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and write the tables."""
    chosen = options(__doc__, arguments)
    readings = chosen.table("document_classes", ReadingRow)
    numbers = chosen.table("suggested_numbers", NumberRow)
    for name in ("Reuters", "Twenty Newsgroups"):
        if chosen.only and name not in chosen.only:
            continue
        collection = _collection(name, chosen)
        for n, model, seed in _plan(collection, chosen):
            if (name, model, n, seed) not in readings:
                found = MODELS[model](collection, n, seed)
                row = ReadingRow(name, model, n, seed, *_judged(collection, found))
                report(row)
                readings.add(row)
        for judged in (
            *_judged_numbers(collection, collection.tree),
            *_judged_numbers(collection, collection.regrown, of="regrown, "),
        ):
            if judged.key not in numbers:
                report(judged)
                numbers.add(judged)
    _write(list(readings), chosen.results)


def _plan(collection: Collection, chosen: Options) -> Iterator[tuple[int, str, int]]:
    for multiple in MULTIPLES[:1] if chosen.quick else MULTIPLES:
        for model in MODELS:
            seeds = SEEDS if model in SEEDED and not chosen.quick else SEEDS[:1]
            for seed in seeds:
                yield multiple * collection.n_classes, model, seed


def _collection(name: str, chosen: Options) -> Collection:
    is_reuters = name == "Reuters"
    texts, labels = _reuters(chosen.data) if is_reuters else newsgroups_parts(chosen.data)[0]
    if chosen.quick:
        texts, labels = texts[::20], labels[::20]
    corpus = count_texts(texts, TextOptions(), labels=labels, n_jobs=chosen.n_jobs)
    corpus = corpus.filter(min_frequency=MIN_FREQUENCY)
    tree = fit_tree(corpus.counts, corpus.vocabulary, n_jobs=chosen.n_jobs)
    return Collection(name, tree, np.unique(np.array(corpus.labels), return_inverse=True)[1])


def _reuters(data: Path) -> tuple[list[str], list[str]]:
    stories = select_stories(read_stories(data / "reuters21578" / "reuters21578.tar.gz"), "only")
    return [story.text for story, _ in stories], [label for _, label in stories]


def _largest_share(view: FlatView, collection: Collection) -> IntArray:
    largest: IntArray = view.topic_counts(collection.counts).toarray().argmax(axis=1)
    return largest


def _main_topic(view: FlatView) -> IntArray:
    return view.predict()


def _lda(collection: Collection, n: int, seed: int) -> IntArray:
    model = fit_lda(collection.counts, n, settings=LDA, seed=seed, n_jobs=2)
    largest: IntArray = model.training_document_topics.argmax(axis=1)
    return largest


def _nmf(collection: Collection, n: int, seed: int) -> IntArray:
    weights = TfidfTransformer().fit_transform(collection.counts)
    model = NMF(n, init="nndsvdar", random_state=seed, max_iter=400, tol=1e-3)
    largest: IntArray = model.fit_transform(weights).argmax(axis=1)
    return largest


def _corex(collection: Collection, n: int, seed: int) -> IntArray:
    from corextopic.corextopic import Corex  # noqa: PLC0415 - an extra

    model = Corex(n_hidden=n, seed=seed, max_iter=100)
    model.fit((collection.counts > 0).astype(float).tocsr())
    largest: IntArray = model.log_p_y_given_x.argmax(axis=1)
    return largest


MODELS: dict[str, Callable[[Collection, int, int], IntArray]] = {
    "T(n), largest share": lambda found, n, _: _largest_share(found.tree.view(n), found),
    "T(n), main topic": lambda found, n, _: _main_topic(found.tree.view(n)),
    "refined, largest share": lambda found, n, _: _largest_share(refine(found.tree.view(n)), found),
    "refined, main topic": lambda found, n, _: _main_topic(refine(found.tree.view(n))),
    "regrown, largest share": lambda found, n, _: _largest_share(found.regrown.view(n), found),
    "regrown, main topic": lambda found, n, _: _main_topic(found.regrown.view(n)),
    "LDA, largest share": _lda,
    "NMF, largest share": _nmf,
    "CorEx, most probable": _corex,
}
SEEDED = frozenset({"LDA, largest share", "NMF, largest share", "CorEx, most probable"})


def _judged(collection: Collection, topics: IntArray) -> tuple[float, float]:
    """Return purity and normalized mutual information."""
    found = label_agreement(collection.classes, topics)
    return round(found.purity, 4), round(found.nmi, 4)


def _judged_numbers(
    collection: Collection, tree: TopicTree, *, of: str = ""
) -> Iterator[NumberRow]:
    suggestion = tree.suggest_n()
    candidates = sorted({*range(2, 61), *range(65, min(MAX_N, tree.n_words) + 1, 5)})
    judged = {n: _judged(collection, _main_topic(tree.view(n))) for n in candidates}
    kinds = {"suggested": suggestion.n}
    kinds |= {f"other {place}": n for place, n in enumerate(suggestion.others, start=1)}
    kinds["best purity"] = max(judged, key=lambda n: (judged[n][0], -n))
    kinds["best NMI"] = max(judged, key=lambda n: (judged[n][1], -n))
    for kind, n in kinds.items():
        found = judged.get(n) or _judged(collection, _main_topic(tree.view(n)))
        yield NumberRow(collection.name, f"{of}{kind}", n, *found)


def _write(rows: Sequence[ReadingRow], results: Path) -> None:
    """Write the table of the page: purity and NMI as means, with the range over the seeds."""
    for name in sorted({row.data_set for row in rows}):
        mine = [row for row in rows if row.data_set == name]
        columns = sorted({row.n for row in mine})
        lines = [[model, *(_cell(mine, model, n) for n in columns)] for model in MODELS]
        header = ["purity / NMI", *(f"n = {n}" for n in columns)]
        file = f"document_classes_{name.lower().replace(' ', '_')}.md"
        write_table(results / file, header, lines)


def _cell(measured: Sequence[ReadingRow], model: str, n: int) -> str:
    rows = [row for row in measured if (row.model, row.n) == (model, n)]
    if not rows:
        return ""
    cell = f"{mean(row.purity for row in rows):.2f} / {mean(row.nmi for row in rows):.2f}"
    if len(rows) == 1:
        return cell
    half = (max(row.purity for row in rows) - min(row.purity for row in rows)) / 2
    return f"{cell} (±{half:.2f})"


if __name__ == "__main__":
    main()
