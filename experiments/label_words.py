"""Which words describe the documents of a topic: what eight words find, how they cohere, repeat.

Half of the training documents of a data set, drawn in three ways, gives a regrown tree; the other
half is to be described. For 12, 25 and 50 topics, words are chosen in several ways (`WAYS`):

- *shown*: those that the package shows, `FlatView.keywords`: of the documents at the level of the
  topic, filled up with its own words;
- *by documents*: those that more of the documents with this main topic have than chance explains,
  by G² of the numbers of documents, which is the package's rule;
- *by documents, own*: the same, of the words of the topic alone;
- *by documents, rare*: G² times the root of the idf, so that of two words as clear the rarer one
  comes first;
- *by documents of 50*: as *by documents*, with the main topic among 50 topics instead of n, and the
  topic of T(n) that it lies in.

*Label precision*: all documents of the other half are ranked by the idf of those of eight words
that they have; the average precision against "has this main topic" is averaged over the topics
with at least five documents. NPMI is that of ten words in the other half, diversity the share of
different words among all.

`label_words.csv` has a row per split, number of topics and way; `label_words.md` the means. Both
keep the rows of two ways that earlier versions had: *distinctive* words of the topic, which would
be costly elsewhere, less those that do not cohere; and words *typical* of the documents with at
least twice the average share of the topic.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array
from scipy.special import xlogy

from experiments.datasets import load_associated_press_sample, load_online_retail
from experiments.datasets.files import read_files
from experiments.datasets.reuters import read_stories
from experiments.laboratory.options import options, report
from experiments.laboratory.tables import write_table
from topicgrouper import fit_tree, regrow
from topicgrouper.corpus import Corpus, count_texts
from topicgrouper.evaluation import coherence
from topicgrouper.evaluation.label_agreement import N_WORDS, label_precisions
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from experiments.laboratory.options import Options
    from topicgrouper import FlatView

    Labels = list[list[int]]
    Texts = dict[str, list[str]]

NUMBERS = (12, 25, 50)
FINE = 50
SPLITS = 3
K = 10
MIN_FREQUENCY = 5
QUICK_STEP = 20
KINDS = ("texts", "first sentences")

_HEADER_END = re.compile(r"\r?\n\r?\n")
_SUBJECT = re.compile(
    r"^Subject:[ \t]*(?:Re:[ \t]*)?(.*(?:\n[ \t].*)*)", re.MULTILINE | re.IGNORECASE
)
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z\"'(])")
_NOT_OWN = re.compile(r"\s*[>|:]|In article|From:|.*(?:writes|wrote|says):?\s*$")
"""Lines of a message that are quoted or introduce what is."""


@dataclass(frozen=True)
class LabelRow:
    """How well words chosen in one way describe the documents of the topics of one view."""

    data_set: str
    split: int
    n: int
    way: str
    topics: int
    precision: float
    npmi: float
    diversity: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.split, self.n, self.way


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, and write the table."""
    chosen = options(__doc__, arguments)
    rows = chosen.table("label_words", LabelRow)
    for name, corpus in _corpora(chosen):
        for split in range(1 if chosen.quick else SPLITS):
            if all((name, split, n, way) in rows for n in NUMBERS for way in WAYS):
                continue
            train, test = halves(corpus, split)
            tree = regrow(
                fit_tree(train.counts, train.vocabulary, n_jobs=chosen.n_jobs),
                n_jobs=chosen.n_jobs,
            )
            for n in NUMBERS:
                if n <= tree.max_topics:
                    for way, row in described(tree.view(n), test):
                        rows.add(LabelRow(name, split, n, way, *row))
            report(f"{name}, split {split + 1}")
    _write(list(rows), chosen.results)


def _reuters(data: Path) -> Texts:
    found: Texts = {kind: [] for kind in KINDS}
    for story in read_stories(data / "reuters21578"):
        if story.part != "test":
            title, _, body = story.text.partition("\n")
            first = _SENTENCE_END.split(" ".join(body.split()))[0] or title
            found["texts"].append(story.text)
            found["first sentences"].append(first)
    return found


def _newsgroups(data: Path) -> Texts:
    files = read_files(
        data / "20newsgroups",
        is_wanted=lambda path: path.rpartition("/")[2].isdecimal(),
        description="messages in folders of groups",
    )
    found: Texts = {kind: [] for kind in KINDS}
    for file in files:
        if "bydate-test" in file.name:
            continue
        head, _, body = _HEADER_END.sub("\0", file.data.decode("latin-1"), count=1).partition("\0")
        subject = _SUBJECT.search(head)
        title = subject.group(1).strip() if subject else ""
        own = " ".join(line for line in body.splitlines() if not _NOT_OWN.match(line))
        sentences = _SENTENCE_END.split(" ".join(own.split()))
        first = next((each for each in sentences if len(each.split()) >= 5), sentences[0])
        found["texts"].append(f"{title}\n{body}")
        found["first sentences"].append(first)
    return found


def _reviews(data: Path) -> Texts:
    files = read_files(
        data / "imdb" / "aclImdb_text.tar.xz",
        is_wanted=lambda path: "train/pos/" in path or "train/neg/" in path,
        description="reviews in folders of classes",
    )
    return {"texts": [file.data.decode("utf-8") for file in files]}


READERS: dict[str, Callable[[Path], Texts]] = {
    "Reuters": _reuters,
    "Twenty Newsgroups": _newsgroups,
    "IMDB": _reviews,
}


def _corpora(chosen: Options) -> Iterator[tuple[str, Corpus]]:
    """Return the training documents of each data set."""
    step = QUICK_STEP if chosen.quick else 1
    for name, read in READERS.items():
        if not chosen.only or name in chosen.only:
            found = read(chosen.data)
            for kind, all_texts in found.items():
                texts = [text for text in all_texts[::step] if text.strip()]
                yield f"{name}, {kind}", count_texts(texts, n_jobs=chosen.n_jobs)
    for name, folder, load in (
        ("AP sample", "ap", load_associated_press_sample),
        ("Online Retail", "online_retail", load_online_retail),
    ):
        if not chosen.only or name in chosen.only:
            corpus = load(chosen.data / folder).train
            yield name, corpus.select(np.arange(0, corpus.n_documents, step))


def halves(corpus: Corpus, split: int) -> tuple[Corpus, Corpus]:
    """Divide documents by chance; the words are those of the first half."""
    is_first = np.random.default_rng(split).random(corpus.n_documents) < 0.5
    first = corpus.select(np.flatnonzero(is_first)).filter(min_frequency=MIN_FREQUENCY)
    second = corpus.select(np.flatnonzero(~is_first))
    return first, second.with_words_of(first.vocabulary)


# -- ways to choose words --------------------------------------------------------------------------


def presence(counts: Any) -> csr_array[Any]:
    """Return which documents have which words."""
    present = csr_array(counts, dtype=np.float64)
    present.data = np.ones(len(present.data))
    return present


def documents_with(view: FlatView, main: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """Return how many documents of each main topic have each word, and how many there are."""
    rows = np.flatnonzero(main >= 0)
    of_topics = csr_array((np.ones(len(rows)), (rows, main[rows])), shape=(len(main), view.n))
    inside = presence(required_counts(view.tree.counts)).T @ of_topics
    return inside.toarray(), np.asarray(of_topics.sum(axis=0))


def g_squared(inside: NDArray[Any], sizes: NDArray[Any], *, n_documents: int) -> NDArray[Any]:
    """Return G² of the documents of each topic and the others, with and without each word.

    It is −1 for words that are no more frequent in the topic, words × topics.
    """
    with_word = inside.sum(axis=1, keepdims=True)
    outside = with_word - inside
    table = (inside, sizes - inside, outside, n_documents - sizes - outside)
    margins = (sizes, n_documents - sizes, with_word, n_documents - with_word)
    found: NDArray[Any] = np.asarray(xlogy(n_documents, n_documents))
    found = found + sum(xlogy(cell, cell) for cell in table)
    found = 2.0 * (found - sum(xlogy(each, each) for each in margins))
    return np.where(inside * n_documents > with_word * sizes, found, -1.0)


def _largest(scores: NDArray[Any]) -> Labels:
    best = np.argsort(-scores, axis=0, kind="stable")[:K].T
    return [[word for word in row if scores[word, t] > 0] for t, row in enumerate(best.tolist())]


def _by_documents(view: FlatView, main: NDArray[Any] | None = None) -> NDArray[Any]:
    inside, sizes = documents_with(view, view.predict() if main is None else main)
    return g_squared(inside, sizes, n_documents=required_counts(view.tree.counts).shape[0])


def _rare(view: FlatView) -> Labels:
    scores = _by_documents(view)
    present = presence(required_counts(view.tree.counts))
    idf = np.log(present.shape[0] / np.maximum(present.sum(axis=0), 1.0))
    return _largest(np.where(scores > 0, scores * np.sqrt(idf)[:, None], -1.0))


def _own(view: FlatView) -> Labels:
    return _largest(np.where(view.membership().toarray() > 0, _by_documents(view), -1.0))


def _of_fine(view: FlatView) -> Labels:
    fine = view.tree.view(min(max(FINE, view.n), view.tree.max_topics))
    first = [view.tree.words_of(node=node)[0] for node in fine.nodes.tolist()]
    above = np.searchsorted(view.nodes, view.labels[first], sorter=np.argsort(view.nodes))
    above = np.argsort(view.nodes)[above]
    main = fine.predict()
    return _largest(_by_documents(view, np.where(main < 0, -1, above[main])))


def _shown(view: FlatView) -> Labels:
    return [[view.tree.find(word) for word in words] for words in view.keywords(K)]


WAYS: dict[str, Callable[[FlatView], Labels]] = {
    "shown": _shown,
    "by documents": lambda view: _largest(_by_documents(view)),
    "by documents, own": _own,
    "by documents, rare": _rare,
    "by documents of 50": _of_fine,
}


# -- measures --------------------------------------------------------------------------------------


def described(view: FlatView, test: Corpus) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Return how well the words of each way describe the topics' documents among others."""
    main = view.predict(test.counts)
    names = view.tree.vocabulary
    for way, choose in WAYS.items():
        labels = choose(view)
        precisions = label_precisions([words[:N_WORDS] for words in labels], main, test.counts)
        several = [tuple(names[word] for word in words) for words in labels if len(words) > 1]
        shown = [word for words in labels for word in words]
        if not several or not precisions:
            continue
        yield (
            way,
            (
                len(precisions),
                round(fmean(precisions), 4),
                round(coherence(several, test).value, 4),
                round(len(set(shown)) / len(shown), 4),
            ),
        )


def _write(rows: Sequence[LabelRow], results: Path) -> None:
    """Write label precision by n, and the means of NPMI and diversity over all n."""
    lines = []
    names = [*dict.fromkeys(row.data_set for row in rows)]
    pairs = dict.fromkeys((row.data_set, row.way) for row in rows)
    for name, way in sorted(pairs, key=lambda pair: names.index(pair[0])):
        mine = [row for row in rows if (row.data_set, row.way) == (name, way)]
        by_n = [[row.precision for row in mine if row.n == n] for n in NUMBERS]
        lines.append(
            [
                f"{name}: {way}",
                *(f"{fmean(values):.3f}" if values else "" for values in by_n),
                f"{fmean(row.npmi for row in mine):.3f}".replace("-", "−"),
                f"{fmean(row.diversity for row in mine):.2f}",
            ]
        )
    header = ["words", *(f"label precision, {n} topics" for n in NUMBERS), "NPMI", "diversity"]
    write_table(results / "label_words.md", header, lines)


if __name__ == "__main__":
    main()
