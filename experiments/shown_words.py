"""Which words to show of a topic: how coherent they are in other documents, and how diverse.

Reuters (all stories of the ModApte split) and Twenty Newsgroups (by date; subject and body), the
first sentences of both, and only their titles and subjects, are read as `topicgrouper fit` reads
texts, with stop words left in and without. Models see the training part. For n = 10, 20, 30, 40 and
50, ten words per topic are chosen in several ways (`WAYS`). NMF on tf-idf, c-TF-IDF of clusters of
k-means on LSA vectors and, where the package is installed, BERTopic on the same vectors are fitted
to the same counts. Coherence is the mean NPMI in the documents of the test part, with whole
documents as windows; diversity is the share of different words among all words shown. General
topics, which are shown by their frequent words, count like all others.

`shown_words_evidence.csv` says why topics of short documents cohere so little: topics of titles,
sentences and texts are measured in the titles and in the texts of the test part.
"""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from itertools import combinations
from statistics import fmean
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array
from sklearn.cluster import KMeans
from sklearn.decomposition import NMF, TruncatedSVD
from sklearn.feature_extraction.text import CountVectorizer, TfidfTransformer
from sklearn.preprocessing import normalize

from experiments.datasets.files import read_files
from experiments.datasets.reuters import read_stories
from experiments.laboratory.options import options, report
from experiments.laboratory.tables import write_table
from experiments.sampling.softening import soften
from topicgrouper import fit_tree, refine, regrow
from topicgrouper.corpus import TextOptions
from topicgrouper.corpus.readers.read import count_texts
from topicgrouper.evaluation import coherence
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from experiments.laboratory.options import Options
    from topicgrouper import FlatView, SoftTopics, TopicTree
    from topicgrouper.corpus.corpus import Corpus

    Words = list[tuple[str, ...]]
    Parts = tuple[list[str], list[str]]

NUMBERS = (10, 20, 30, 40, 50)
MIN_FREQUENCY = 5
K = 10
CANDIDATES = 30
DIMENSIONS = 100
EVIDENCE_N = 20
QUICK_STEP = 20
SEED = 0

KINDS = ("titles", "first sentences", "texts")
STOP_WORDS = ("left in", "removed")

_HEADER_END = re.compile(r"\r?\n\r?\n")
_SUBJECT = re.compile(
    r"^Subject:[ \t]*(?:Re:[ \t]*)?(.*(?:\n[ \t].*)*)", re.MULTILINE | re.IGNORECASE
)
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z\"'(])")
_NOT_OWN = re.compile(r"\s*[>|:]|In article|From:|.*(?:writes|wrote|says):?\s*$")
"""Lines of a message that are quoted or introduce what is."""


@dataclass(frozen=True)
class ShownRow:
    """How good the words are that one way shows of the topics of one model."""

    data_set: str
    kind: str
    stop_words: str
    n: int
    model: str
    way: str
    npmi: float
    diversity: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.kind, self.stop_words, self.n, self.model, self.way


@dataclass(frozen=True)
class EvidenceRow:
    """What topics of documents of one kind rest on, and how coherent they are where."""

    data_set: str
    kind: str
    words_per_document: float
    joins_apart: float
    pairs_apart: float
    in_titles: float
    in_texts: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.kind


@dataclass(frozen=True, eq=False)
class Divided:
    """Training documents, test documents with the same words, and the models of the former."""

    train: Corpus
    test: Corpus
    n_jobs: int

    @cached_property
    def tree(self) -> TopicTree:
        """The greedy tree."""
        return fit_tree(self.train.counts, self.train.vocabulary, n_jobs=self.n_jobs)

    @cached_property
    def regrown(self) -> TopicTree:
        """The better tree, which is the default of `fit`."""
        return regrow(self.tree, n_jobs=self.n_jobs)

    @cached_property
    def tfidf(self) -> csr_array[Any]:
        """Weights of the training documents that have words."""
        counts = csr_array(self.train.counts)
        kept = counts[np.diff(counts.indptr) > 0]
        return csr_array(TfidfTransformer(sublinear_tf=True).fit_transform(kept))

    @cached_property
    def vectors(self) -> Any:
        """The same documents as LSA vectors of length 1."""
        model = TruncatedSVD(min(DIMENSIONS, self.tfidf.shape[1] - 1), random_state=SEED)
        return normalize(model.fit_transform(self.tfidf))

    @cached_property
    def bertopic(self) -> tuple[Any, list[str]]:
        """BERTopic on the LSA vectors, with as many topics as it finds, and its documents."""
        from bertopic import BERTopic  # noqa: PLC0415
        from umap import UMAP  # noqa: PLC0415

        counts, names = csr_array(self.train.counts), np.array(self.train.vocabulary)
        rows = [slice(*pair) for pair in zip(counts.indptr, counts.indptr[1:], strict=False)]
        texts = [" ".join(np.repeat(names[counts.indices[row]], counts.data[row])) for row in rows]
        texts = [text for text in texts if text]
        words = CountVectorizer(
            tokenizer=str.split, token_pattern=None, lowercase=False, vocabulary=names.tolist()
        )
        near = UMAP(n_neighbors=15, n_components=5, min_dist=0.0, metric="cosine", random_state=42)
        model = BERTopic(vectorizer_model=words, umap_model=near)
        return model.fit(texts, embeddings=self.vectors), texts

    def named(self, topics: Any) -> Words:
        """Return words for their columns."""
        return [tuple(self.train.vocabulary[word] for word in topic) for topic in topics]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing and write the tables."""
    chosen = options(__doc__, arguments)
    rows = chosen.table("shown_words", ShownRow)
    evidence = chosen.table("shown_words_evidence", EvidenceRow)
    for name, read in READERS.items():
        if chosen.only and name not in chosen.only:
            continue
        parts = read(chosen.data)
        for kind, stop_words in _plan(chosen):
            place = name, kind, stop_words
            data = _divided(parts, kind, stop_words, chosen)
            for n in NUMBERS[:1] if chosen.quick else NUMBERS:
                for model, fit in MODELS.items():
                    if any((*place, n, model, way) in rows for way in ("shown", "own")):
                        continue
                    for way, words in fit(data, n):
                        found = coherence(words, data.test)
                        all_words = [word for topic in words for word in topic]
                        diversity = len(set(all_words)) / len(all_words)
                        row = ShownRow(
                            *place, n, model, way, round(found.value, 4), round(diversity, 4)
                        )
                        report(row)
                        rows.add(row)
            if stop_words == STOP_WORDS[0] and (name, kind) not in evidence:
                about = EvidenceRow(name, kind, *_evidence(parts, data, chosen))
                report(about)
                evidence.add(about)
    _write(list(rows), chosen.results)
    _write_evidence(list(evidence), chosen.results)


def _plan(chosen: Options) -> Iterator[tuple[str, str]]:
    for kind in KINDS:
        for stop_words in STOP_WORDS[:1] if chosen.quick else STOP_WORDS:
            yield kind, stop_words


# -- documents -------------------------------------------------------------------------------------


def _reuters(data: Path) -> dict[str, Parts]:
    parts: dict[str, Parts] = {kind: ([], []) for kind in KINDS}
    for story in read_stories(data / "reuters21578"):
        title, _, body = story.text.partition("\n")
        first = _SENTENCE_END.split(" ".join(body.split()))[0] or title
        for kind, text in zip(KINDS, (title, first, story.text), strict=True):
            parts[kind][story.part == "test"].append(text)
    return parts


def _newsgroups(data: Path) -> dict[str, Parts]:
    files = read_files(
        data / "20newsgroups",
        is_wanted=lambda path: path.rpartition("/")[2].isdecimal(),
        description="messages in folders of groups",
    )
    parts: dict[str, Parts] = {kind: ([], []) for kind in KINDS}
    for file in files:
        head, _, body = _HEADER_END.sub("\0", file.data.decode("latin-1"), count=1).partition("\0")
        subject = _SUBJECT.search(head)
        title = subject.group(1).strip() if subject else ""
        own = " ".join(line for line in body.splitlines() if not _NOT_OWN.match(line))
        sentences = _SENTENCE_END.split(" ".join(own.split()))
        first = next((each for each in sentences if len(each.split()) >= 5), sentences[0])
        for kind, text in zip(KINDS, (title, first, f"{title}\n{body}"), strict=True):
            parts[kind]["bydate-test" in file.name].append(text)
    return parts


READERS: dict[str, Callable[[Path], dict[str, Parts]]] = {
    "Reuters": _reuters,
    "Twenty Newsgroups": _newsgroups,
}


def _divided(parts: dict[str, Parts], kind: str, stop_words: str, chosen: Options) -> Divided:
    step = QUICK_STEP if chosen.quick else 1
    removed = TextOptions(stop_words="english" if stop_words == STOP_WORDS[1] else None)
    train, test = (texts[::step] for texts in parts[kind])
    corpus = count_texts(train, options=removed, n_jobs=chosen.n_jobs)
    corpus = corpus.filter(min_frequency=MIN_FREQUENCY)
    new = count_texts(test, options=removed, n_jobs=chosen.n_jobs)
    return Divided(corpus, new.with_words_of(corpus.vocabulary), chosen.n_jobs)


# -- words of topics -------------------------------------------------------------------------------


def _ways(view: FlatView) -> Iterator[tuple[str, Words]]:
    """Return the words of the topics of a view, chosen in each way."""
    shown = view.shown_words(view.nodes, K)
    yield "shown", [shown[node] for node in view.nodes.tolist()]
    frequent = view.shown_words(view.nodes, K, frequent=True)
    is_general = (view.focus < view.general_focus).tolist()

    def with_general(topics: Sequence[tuple[str, ...]]) -> Words:
        nodes = view.nodes.tolist()
        return [
            frequent[node] if general else words
            for node, words, general in zip(nodes, topics, is_general, strict=True)
        ]

    yield "distinctive", with_general(view.distinctive_words(K))
    present = csr_array(required_counts(view.tree.counts))
    present.data = np.ones(len(present.data))
    of_thirty = [
        _most_coherent(view, words, present) for words in view.distinctive_words(CANDIDATES)
    ]
    yield "coherent of 30", with_general(of_thirty)
    scores = _typicality(view, present)
    mine = np.where(view.membership().toarray() > 0, scores, -np.inf)
    yield "own, typical of documents", with_general(_largest(view, mine))
    yield "typical of documents", _largest(view, scores)


def _most_coherent(view: FlatView, words: Sequence[str], present: Any) -> tuple[str, ...]:
    """Return the words that are left if those with the lowest sum of NPMI go one by one."""
    left = list(words)
    columns = present[:, [view.tree.find(word) for word in left]]
    joint = (columns.T @ columns).toarray() / present.shape[0]
    single = np.diagonal(joint)
    values = np.log((joint + 1e-12) / np.outer(single, single)) / -np.log(joint + 1e-12)
    np.fill_diagonal(values, 0.0)
    while len(left) > K:
        worst = len(left) - 1 - int(values.sum(axis=1)[::-1].argmin())
        del left[worst]
        values = np.delete(np.delete(values, worst, axis=0), worst, axis=1)
    return tuple(left)


def _typicality(view: FlatView, present: Any) -> Any:
    """Return p·log(p/q): the documents of a topic that have a word, against all that do."""
    main = view.predict()
    rows = np.flatnonzero(main >= 0)
    of_topics = csr_array((np.ones(len(rows)), (rows, main[rows])), shape=(len(main), view.n))
    inside = (present.T @ of_topics).toarray()
    p = inside / np.maximum(inside.sum(axis=0), 1.0)
    q = np.asarray(present.sum(axis=0))[:, None] / present.sum()
    return np.where(p > 0, p * np.log(np.maximum(p, 1e-300) / q), -1e9)


def _largest(view: FlatView, scores: Any) -> Words:
    names = view.tree.vocabulary
    best = np.argsort(-scores, axis=0, kind="stable")[:K].T
    return [
        tuple(names[word] for word in words if np.isfinite(scores[word, topic]))
        for topic, words in enumerate(best.tolist())
    ]


def _soft_ways(soft: SoftTopics) -> Iterator[tuple[str, Words]]:
    shown = soft.shown_words(soft.nodes, K)
    yield "shown", [shown[node] for node in soft.nodes.tolist()]
    best = soft.node_words.best(soft.nodes, K, frequent=False)
    yield "distinctive", [best[node] for node in soft.nodes.tolist()]


def _softened(data: Divided, n: int) -> Iterator[tuple[str, Words]]:
    view = refine(data.regrown.view(n), n_jobs=data.n_jobs)
    return _soft_ways(soften(view, seed=SEED, n_jobs=data.n_jobs))


def _nmf(data: Divided, n: int) -> Iterator[tuple[str, Words]]:
    model = NMF(n, init="nndsvd", max_iter=300, tol=1e-3).fit(data.tfidf)
    yield "own", data.named(np.argsort(-model.components_, axis=1, kind="stable")[:, :K])


def _clusters(data: Divided, n: int) -> Iterator[tuple[str, Words]]:
    labels = KMeans(n, n_init=3, random_state=SEED).fit_predict(data.vectors)
    counts = csr_array(data.train.counts)
    counts = counts[np.diff(counts.indptr) > 0]
    places = (np.ones(len(labels)), (labels, np.arange(len(labels))))
    totals = (csr_array(places, shape=(n, len(labels))) @ counts).toarray().astype(float)
    mean = totals.sum(axis=1).mean()
    weights = np.log(1.0 + mean / np.maximum(totals.sum(axis=0), 1.0))
    scores = totals / totals.sum(axis=1, keepdims=True) * weights
    yield "own", data.named(np.argsort(-scores, axis=1, kind="stable")[:, :K])


def _bertopic(data: Divided, n: int) -> Iterator[tuple[str, Words]]:
    if find_spec("bertopic") is None:
        return
    model, texts = data.bertopic
    model = deepcopy(model)
    if n + 1 < len(model.get_topics()):
        model.reduce_topics(texts, nr_topics=n + 1)  # one of them for outliers
    topics = model.get_topics().items()
    yield "own", [tuple(word for word, _ in words if word) for key, words in topics if key >= 0]


MODELS: dict[str, Callable[[Divided, int], Iterator[tuple[str, Words]]]] = {
    "greedy": lambda data, n: _ways(data.tree.view(n)),
    "regrown": lambda data, n: _ways(data.regrown.view(n)),
    "refined": lambda data, n: _ways(refine(data.regrown.view(n), n_jobs=data.n_jobs)),
    "soft": _softened,
    "NMF": _nmf,
    "LSA, k-means": _clusters,
    "BERTopic": _bertopic,
}


# -- why topics of short documents cohere so little ------------------------------------------------


def _evidence(parts: dict[str, Parts], data: Divided, chosen: Options) -> tuple[float, ...]:
    tree = data.regrown
    view = tree.view(min(EVIDENCE_N, tree.max_topics))
    shown = view.shown_words(view.nodes, K)
    topics = [shown[node] for node in view.nodes.tolist()]
    columns = csr_array(required_counts(tree.counts)).tocsc()
    documents = [
        set(columns.indices[slice(*columns.indptr[word : word + 2])].tolist())
        for word in range(tree.n_words)
    ]
    pairs = [
        (tree.find(one), tree.find(other))
        for topic in topics
        for one, other in combinations(topic, 2)
    ]
    apart = fmean(documents[one].isdisjoint(documents[other]) for one, other in pairs)
    joins = []
    for left, right in tree.children.tolist():
        joins.append(documents[left].isdisjoint(documents[right]))
        documents.append(documents[left] | documents[right])
    inside = []
    for kind in ("titles", "texts"):
        texts = parts[kind][1][:: QUICK_STEP if chosen.quick else 1]
        reference = count_texts(texts, n_jobs=chosen.n_jobs).with_words_of(tree.vocabulary)
        inside.append(coherence(topics, reference).value)
    length = float(np.asarray(data.train.counts.sum(axis=1)).mean())
    return (
        round(length, 1),
        *(round(float(value), 4) for value in (fmean(joins), apart, *inside)),
    )


def _write(rows: Sequence[ShownRow], results: Path) -> None:
    """Write the means over n for the page: NPMI, diversity in brackets."""
    for stop_words in STOP_WORDS:
        mine = [row for row in rows if row.stop_words == stop_words]
        places = list(dict.fromkeys((row.data_set, row.kind) for row in mine))
        lines = []
        for model, way in dict.fromkeys((row.model, row.way) for row in mine):
            cells = []
            for place in places:
                these = [
                    row
                    for row in mine
                    if (row.model, row.way, row.data_set, row.kind) == (model, way, *place)
                ]
                cells.append(_cell(these))
            lines.append([model if way == "own" else f"{model}, {way}", *cells])
        header = ["NPMI (diversity)", *(f"{name}, {kind}" for name, kind in places)]
        write_table(results / f"shown_words_{stop_words.replace(' ', '_')}.md", header, lines)


def _cell(rows: Sequence[ShownRow]) -> str:
    if not rows:
        return ""
    npmi = f"{fmean(row.npmi for row in rows):.3f}".replace("-", "−")
    return f"{npmi} ({fmean(row.diversity for row in rows):.2f})"


def _write_evidence(rows: Sequence[EvidenceRow], results: Path) -> None:
    header = [
        "topics of",
        "words per document",
        "joins without a common document",
        "pairs of shown words without one",
        "NPMI in titles",
        "NPMI in texts",
    ]
    lines = [
        [
            f"{row.data_set}, {row.kind}",
            f"{row.words_per_document:.0f}",
            f"{row.joins_apart:.0%}",
            f"{row.pairs_apart:.0%}",
            *(f"{value:.2f}".replace("-", "−") for value in (row.in_titles, row.in_texts)),
        ]
        for row in rows
    ]
    write_table(results / "shown_words_evidence.md", header, lines)


if __name__ == "__main__":
    main()
