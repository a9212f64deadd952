"""How stable topics are: which of them stay if documents are left out, and what that costs.

A model of all training documents is compared with models of 98% of them, drawn ten times, and
models of two halves with each other, drawn three times. The words of a model are those that occur
at least five times in its documents. The methods:

- *greedy*: the tree of `fit_tree`; *regrown*: that of `regrow`, made from it;
- *refined*: T(20) of the regrown tree, refined;
- *NMF* of tf-idf with 20 topics, which starts from a singular value decomposition (NNDSVD); the
  main topic of a document is its largest weight;
- *LDA* with 20 topics by Gibbs sampling (tomotopy, 200 iterations, 20 for other documents), always
  with the same seed. It is slow: it has three draws of 98% and one of halves, and collections of
  more than 2.5 million tokens are left out.

*Found again*: the share of the topics of all documents that have a partner among those of 98%, with
a weighted Jaccard coefficient of at least one half, in the one-to-one assignment with the largest
sum of coefficients. For topics that divide the words it is the frequency, in all documents, of the
words that both topics have over that of the words of either; otherwise the sum of the smaller ones
of p(word | topic) over that of the larger ones. *Agreement* is the adjusted Rand index of the main
topics of 20: between models of all and of 98%, over the documents of both; and between models of
halves, over all documents. Documents without a topic count as one further topic.

*Log q* is that per token of the training documents; *seconds* are of computing, with one thread,
from the counts. Three collections with classes, divided into training and test documents, have
purity (the share of test documents whose class is the most frequent one of their main topic), label
precision in the test documents, and perplexity of the document model of the tree there, all for one
fit and 20 topics.

`stability.csv` has a row per collection, method, measure, number of topics and draw. It keeps the
rows of two methods of an earlier version, *regrown before* and *refined before*: regrowing that
started from the topics of the greedy tree.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.optimize import linear_sum_assignment
from sklearn.decomposition import NMF
from sklearn.feature_extraction.text import TfidfTransformer
from sklearn.metrics import adjusted_rand_score
from threadpoolctl import threadpool_limits

from experiments.datasets import (
    load_associated_press_sample,
    load_groceries,
    load_online_retail,
)
from experiments.datasets.labelled_texts import LABELLED
from experiments.label_words import READERS
from experiments.laboratory.options import options, report
from experiments.laboratory.tables import pivot, spread
from experiments.laboratory.timing import timed
from topicgrouper import fit_documents, fit_tree, refine, regrow
from topicgrouper.corpus import count_texts
from topicgrouper.evaluation import label_agreement
from topicgrouper.evaluation.label_agreement import N_WORDS, label_precisions
from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from scipy.sparse import csr_array

    from experiments.laboratory.options import Options
    from experiments.laboratory.results import Results
    from topicgrouper import FlatView, TopicTree
    from topicgrouper.common.frozen import FloatArray, IntArray
    from topicgrouper.corpus import Corpus

    Values = dict[tuple[str, str, str, int], list[float]]

NUMBERS = (12, 20, 50)
N = 20
LEVELS = (12, 20, 25, 50, 100, 200)
DRAWS = 10
HALVES = 3
LEFT_OUT = 0.02
LEAST = 0.5
MIN_FREQUENCY = 5
STEPS = {"IMDB": 5}
QUICK_STEP = 20
LDA_ITERATIONS = 200
LDA_INFERENCE = 20
LDA_DRAWS = 3
LDA_HALVES = 1
LDA_MOST_TOKENS = 2_500_000
SEED = 1

FOUND, AGREED, HALVED = "found again", "agreement, 98%", "agreement, halves"
LOG_Q, SECONDS = "log q per token", "seconds"
PURITY, PRECISION, PERPLEXITY = "purity", "label precision", "perplexity"
BEFORE = "regrown before"
IN_TREES = ("greedy", "regrown")
QUALITY_NUMBERS = (12, 25, 50, 100)
"""Numbers of topics, besides N, at which the purity of trees is measured."""
ORDER = ("greedy", BEFORE, "regrown", "refined before", "refined", "NMF", "LDA")


@dataclass(frozen=True)
class Measurement:
    """One number; n is 0 for what does not depend on a number of topics."""

    data_set: str
    method: str
    measure: str
    n: int
    draw: int
    value: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.method, self.measure, self.n, self.draw


@dataclass(frozen=True, eq=False)
class Documents:
    """Documents of a collection, with the words that occur often enough in them."""

    whole: Corpus
    corpus: Corpus

    @classmethod
    def of(cls, whole: Corpus, chosen: IntArray | None = None) -> Documents:
        """Return some of the documents; None means all, whose rare words are dropped already."""
        if chosen is None:
            return cls(whole, whole)
        return cls(whole, whole.select(chosen).filter(min_frequency=MIN_FREQUENCY))

    @property
    def counts(self) -> csr_array[Any]:
        """Documents × own words."""
        return self.corpus.counts

    @cached_property
    def columns(self) -> IntArray:
        """The column that each word has in the whole."""
        places = {word: column for column, word in enumerate(self.whole.vocabulary)}
        return np.array([places[word] for word in self.corpus.vocabulary], dtype=np.int64)

    @cached_property
    def greedy(self) -> tuple[TopicTree, float]:
        """The greedy tree, and the seconds that it took."""
        tree, seconds = timed(partial(fit_tree, self.counts, self.corpus.vocabulary, n_jobs=1))
        return tree, seconds.cpu

    @cached_property
    def regrown(self) -> tuple[TopicTree, float]:
        """The regrown tree, and the seconds that both took."""
        tree, before = self.greedy
        regrown, seconds = timed(partial(regrow, tree, n_jobs=1))
        return regrown, before + seconds.cpu


@dataclass(frozen=True, eq=False)
class Fitted:
    """A model: weights of the words in its topics, and main topics of documents for n = 20."""

    topics: dict[int, FloatArray]
    predict: Callable[[csr_array[Any] | None], IntArray]
    seconds: float
    labels: Callable[[], Sequence[Sequence[int]]]
    log_likelihoods: dict[int, float]
    tree: TopicTree | None = None


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, and write the tables."""
    chosen = options(__doc__, arguments)
    rows = chosen.table("stability", Measurement)
    with threadpool_limits(1):
        for name, corpus in collections(chosen):
            _measure_stability(name, corpus, rows, chosen)
        for name, read in LABELLED.items():
            if not chosen.only or name in chosen.only:
                _measure_quality(f"{name}, classes", read, rows, chosen)
    _write(list(rows), chosen.results)


def collections(chosen: Options) -> Iterator[tuple[str, Corpus]]:
    """Return the training documents of each collection."""
    quick = QUICK_STEP if chosen.quick else 1
    for name, read in READERS.items():
        if not chosen.only or name in chosen.only:
            for kind, all_texts in read(chosen.data).items():
                step = STEPS.get(name, 1) * quick
                texts = [text for text in all_texts[::step] if text.strip()]
                corpus = count_texts(texts, n_jobs=chosen.n_jobs)
                yield f"{name}, {kind}", corpus.filter(min_frequency=MIN_FREQUENCY)
    for name, folder, load in (
        ("AP sample", "ap", load_associated_press_sample),
        ("Online Retail", "online_retail", load_online_retail),
        ("Groceries", "groceries", load_groceries),
    ):
        if not chosen.only or name in chosen.only:
            corpus = load(chosen.data / folder).train
            corpus = corpus.select(np.arange(0, corpus.n_documents, quick))
            yield name, corpus.filter(min_frequency=MIN_FREQUENCY)


def _measure_stability(
    name: str, corpus: Corpus, rows: Results[Measurement], chosen: Options
) -> None:
    whole = Documents.of(corpus)
    models: dict[str, Fitted] = {}

    def add(method: str, values: Iterable[tuple[str, int, float]], draw: int = 0) -> None:
        for measure, n, value in values:
            row = Measurement(name, method, measure, n, draw, round(value, 6))
            if row.key not in rows:
                rows.add(row)
        report(f"{name}: {method}, draw {draw + 1}")

    for method in _methods(corpus):
        last = (name, method, AGREED, N, _n_draws(method, chosen) - 1)
        if last not in rows or (name, method, SECONDS, 0, 0) not in rows:
            models[method] = METHODS[method](whole)
            add(method, _of_whole(models[method], corpus))
    for draw in range(max(_n_draws(method, chosen) for method in METHODS)):
        kept = kept_documents(corpus.n_documents, draw)
        part = Documents.of(corpus, kept)
        for method, model in models.items():
            if draw < _n_draws(method, chosen) and (name, method, AGREED, N, draw) not in rows:
                add(method, _against(model, METHODS[method](part), part, kept), draw)
    for draw in range(1 if chosen.quick else HALVES):
        halves = [Documents.of(corpus, half) for half in halved_documents(corpus.n_documents, draw)]
        for method in _methods(corpus):
            if method == "LDA" and draw >= LDA_HALVES:
                continue
            if (name, method, HALVED, N, draw) not in rows:
                first, second = (
                    METHODS[method](half).predict(
                        corpus.with_words_of(half.corpus.vocabulary).counts
                    )
                    for half in halves
                )
                add(method, [(HALVED, N, float(adjusted_rand_score(first, second)))], draw)


def _methods(corpus: Corpus) -> list[str]:
    return [method for method in METHODS if method != "LDA" or corpus.n_tokens <= LDA_MOST_TOKENS]


def _n_draws(method: str, chosen: Options) -> int:
    if chosen.quick:
        return 1
    return LDA_DRAWS if method == "LDA" else DRAWS


def kept_documents(n_documents: int, draw: int) -> IntArray:
    """Return the places of 98% of the documents, in order."""
    order = np.random.default_rng(draw).permutation(n_documents)
    return np.sort(order[max(1, round(LEFT_OUT * n_documents)) :])


def halved_documents(n_documents: int, draw: int) -> tuple[IntArray, IntArray]:
    """Return the places of the documents of both halves, in order."""
    order = np.random.default_rng(draw).permutation(n_documents)
    return np.sort(order[: n_documents // 2]), np.sort(order[n_documents // 2 :])


# -- methods ---------------------------------------------------------------------------------------


def _tree(documents: Documents, tree: TopicTree, seconds: float) -> Fitted:
    views = [tree.view(n) for n in NUMBERS if n <= tree.max_topics]
    levels = [n for n in LEVELS if n <= tree.max_topics]
    return _of_views(
        documents, views, seconds, {n: tree.log_likelihood(n) for n in levels}, tree=tree
    )


def _of_views(
    documents: Documents,
    views: Sequence[FlatView],
    seconds: float,
    log_likelihoods: dict[int, float],
    *,
    tree: TopicTree | None = None,
) -> Fitted:
    frequencies = documents.whole.frequencies[documents.columns].astype(np.float64)
    (view,) = (view for view in views if view.n == N)
    topics = {view.n: view.membership().T.toarray() * frequencies for view in views}

    def labels() -> list[list[int]]:
        return [[view.tree.find(word) for word in words] for words in view.keywords(N_WORDS)]

    return Fitted(topics, view.predict, seconds, labels, log_likelihoods, tree)


def _greedy(documents: Documents) -> Fitted:
    return _tree(documents, *documents.greedy)


def _regrown(documents: Documents) -> Fitted:
    return _tree(documents, *documents.regrown)


def _refined(documents: Documents) -> Fitted:
    tree, before = documents.regrown
    view, seconds = timed(partial(refine, tree.view(N), n_jobs=1))
    return _of_views(documents, [view], before + seconds.cpu, {N: view.log_likelihood})


def _nmf(documents: Documents) -> Fitted:
    weigh = TfidfTransformer()
    model = NMF(N, init="nndsvd", random_state=SEED, max_iter=400, tol=1e-3)

    def fit() -> FloatArray:
        found: FloatArray = model.fit_transform(weigh.fit_transform(documents.counts))
        return found

    weights, seconds = timed(fit)

    def predict(counts: csr_array[Any] | None = None) -> IntArray:
        found = weights if counts is None else model.transform(weigh.transform(counts))
        return np.where(found.any(axis=1), found.argmax(axis=1), -1)

    return _of_weights(model.components_, predict, seconds.cpu)


def _lda(documents: Documents) -> Fitted:
    import tomotopy  # noqa: PLC0415 - an extra

    names = np.array([str(column) for column in range(documents.counts.shape[1])])
    model = tomotopy.LDAModel(k=N, seed=SEED)

    def word_lists(counts: csr_array[Any]) -> list[list[str]]:
        ends = counts.indptr.tolist()
        return [
            np.repeat(names[counts.indices[first:last]], counts.data[first:last]).tolist()
            for first, last in pairwise(ends)
        ]

    def fit() -> None:
        for words in word_lists(documents.counts):
            if words:
                model.add_doc(words)
        model.train(LDA_ITERATIONS, workers=1)

    _, seconds = timed(fit)

    def predict(counts: csr_array[Any] | None = None) -> IntArray:
        known = documents.counts if counts is None else counts
        has_words = np.diff(known.indptr) > 0
        if counts is None:
            shares = [document.get_topic_dist() for document in model.docs]
        else:
            lists = [model.make_doc(words) for words in word_lists(counts) if words]
            shares = model.infer(lists, iterations=LDA_INFERENCE, workers=1)[0]
        main = np.full(len(has_words), -1)
        main[has_words] = np.argmax(shares, axis=1)
        return main

    columns = [int(name) for name in model.used_vocabs]
    weights = np.zeros((N, len(names)))
    weights[:, columns] = [model.get_topic_word_dist(topic) for topic in range(N)]
    return _of_weights(weights, predict, seconds.cpu)


def _of_weights(
    weights: FloatArray, predict: Callable[[csr_array[Any] | None], IntArray], seconds: float
) -> Fitted:
    shares = weights / np.maximum(weights.sum(axis=1, keepdims=True), 1e-300)

    def labels() -> list[list[int]]:
        best: list[list[int]] = np.argsort(-shares, axis=1, kind="stable")[:, :N_WORDS].tolist()
        return best

    return Fitted({N: shares}, predict, seconds, labels, {})


METHODS: dict[str, Callable[[Documents], Fitted]] = {
    "greedy": _greedy,
    "regrown": _regrown,
    "refined": _refined,
    "NMF": _nmf,
    "LDA": _lda,
}


# -- measures --------------------------------------------------------------------------------------


def found_again(first: FloatArray, second: FloatArray) -> float:
    """Return the share of the first topics (rows, weights of words) found among the second."""
    common = np.array([np.minimum(topic, second).sum(axis=1) for topic in first])
    united = first.sum(axis=1)[:, None] + second.sum(axis=1) - common
    similar = common / np.maximum(united, 1e-300)
    # What rounding takes from one half must not decide.
    return float((similar[linear_sum_assignment(-similar)] >= LEAST - 1e-9).sum() / len(first))


def _of_whole(model: Fitted, corpus: Corpus) -> Iterator[tuple[str, int, float]]:
    for n, value in model.log_likelihoods.items():
        yield LOG_Q, n, value / corpus.n_tokens
    yield SECONDS, 0, model.seconds


def _against(
    whole: Fitted, part: Fitted, documents: Documents, kept: IntArray
) -> Iterator[tuple[str, int, float]]:
    for n, topics in part.topics.items():
        spread_out = np.zeros((len(topics), documents.whole.n_words))
        spread_out[:, documents.columns] = topics
        yield FOUND, n, found_again(whole.topics[n], spread_out)
    pair = whole.predict(None)[kept], part.predict(None)
    yield AGREED, N, float(adjusted_rand_score(*pair))


def _measure_quality(
    name: str, read: Callable[[Path], Any], rows: Results[Measurement], chosen: Options
) -> None:
    (texts, _), (test_texts, classes) = read(chosen.data)
    step = QUICK_STEP if chosen.quick else 1
    corpus, test = (count_texts(part[::step], n_jobs=1) for part in (texts, test_texts))
    documents = Documents.of(corpus.filter(min_frequency=MIN_FREQUENCY))
    counts = test.with_words_of(documents.corpus.vocabulary).counts
    for method in _methods(documents.corpus):
        numbers = (N, *QUALITY_NUMBERS) if method in IN_TREES else (N,)
        if all((name, method, PURITY, n, 0) in rows for n in numbers):
            continue
        model = METHODS[method](documents)
        main_topics = model.predict(counts)
        values = [
            (PRECISION, N, float(np.mean(label_precisions(model.labels(), main_topics, counts))))
        ]
        if model.tree is not None:
            values.append((PERPLEXITY, 0, fit_documents(model.tree).perplexity(counts)))
        for n in numbers[1:]:
            if model.tree is not None and n <= model.tree.max_topics:
                found = model.tree.view(n).predict(counts)
                values.append((PURITY, n, label_agreement(classes[::step], found).purity))
        values.append((PURITY, N, label_agreement(classes[::step], main_topics).purity))
        for measure, n, value in values:
            row = Measurement(name, method, measure, n, 0, round(value, 4))
            if row.key not in rows:
                rows.add(row)
        report(f"{name}: {method}")


# -- tables ----------------------------------------------------------------------------------------


def _write(rows: Sequence[Measurement], results: Path) -> None:
    """Write tables of topics, of documents, of likelihood, of time, and of quality."""
    values: Values = {}
    for row in rows:
        values.setdefault((row.data_set, row.method, row.measure, row.n), []).append(row.value)
    names = list(dict.fromkeys(row.data_set for row in rows))
    methods = [method for method in ORDER if any(row.method == method for row in rows)]

    def table(
        corner: str, measures: dict[str, tuple[str, int, int]], among: Sequence[str] = methods
    ) -> str:
        """Return a table of collections × methods; of each measure its n and digits."""
        cells = {
            (f"{name}{of}", method): spread(values.get((name, method, measure, n), ()), digits)
            for of, (measure, n, digits) in measures.items()
            for name in names
            for method in among
        }
        return pivot(corner, [f"{name}{of}" for name in names for of in measures], among, cells)

    trees = [method for method in methods if method in ("greedy", BEFORE, "regrown")]
    others = {f": {n} topics": (FOUND, n, 2) for n in NUMBERS if n != N}
    quality = {
        **{f", purity, {n} topics": (PURITY, n, 3) for n in sorted((N, *QUALITY_NUMBERS))},
        ", label precision": (PRECISION, N, 3),
        ", perplexity": (PERPLEXITY, 0, 0),
    }
    tables = {
        "": table(f"found again of {N} topics", {"": (FOUND, N, 2)}),
        "_numbers": table("found again", others, trees),
        "_part": table("all and 98%", {"": (AGREED, N, 2)}),
        "_halves": table("halves", {"": (HALVED, N, 2)}),
        "_likelihood": _likelihoods(values, names, methods),
        "_seconds": table("seconds", {"": (SECONDS, 0, 1)}),
        "_quality": table("", quality),
    }
    results.mkdir(parents=True, exist_ok=True)
    for name, text in tables.items():
        with atomic_write(results / f"stability{name}.md") as file:
            file.write(f"{text}\n".encode())


def _likelihoods(values: Values, names: Sequence[str], methods: Sequence[str]) -> str:
    """Return log q of the trees of before, and that of other views beside it, in percent."""
    cells: dict[tuple[str, str], str] = {}
    for (name, method, measure, n), found in values.items():
        if measure == LOG_Q and (name, BEFORE, LOG_Q, n) in values:
            value, base = found[0], values[name, BEFORE, LOG_Q, n][0]
            change = f"{100 * (value - base) / abs(base):+.2f}%"
            cell = f"{value:.4f}" if method == BEFORE else change
            cells[f"{name}, {method}", f"T({n})"] = cell.replace("-", "−")
    lines = [f"{name}, {method}" for name in names for method in methods]
    return pivot("log q per token", lines, [f"T({n})" for n in LEVELS], cells)


if __name__ == "__main__":
    main()
