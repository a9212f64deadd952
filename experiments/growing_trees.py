"""Trees that grow with their documents, beside trees fitted from scratch.

Three questions, each with a table of its own:

- ``kept_topics``: four fifths of the training documents, drawn five times, are fitted, then all of
  them. How many topics of T(n) are found again, and how high is log q?
- ``left_out``: one class is left out of the first documents, then added. Does it get a topic? That
  is the topic of T(40) with the largest share of documents of the class, by main topic, of those
  that hold at least a fifth of the class.
- ``growing_steps``: Online Retail month by month, and Twenty Newsgroups in ten parts. What is left
  of the topics after many updates?

Two topics agree by the weight of the words that both have, divided by that of the words that either
has; words weigh as often as they occur, and words that only the new documents have do not count.
Pairs of topics are chosen such that all agree most. Of log q the worst level of T(10) to T(200) is
shown, relative to a regrown tree of the same counts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from scipy.optimize import linear_sum_assignment
from scipy.sparse import csr_array

from experiments.laboratory.data_sets import prepared
from experiments.laboratory.options import options, report
from experiments.laboratory.tables import spread, write_table
from experiments.sampling.perplexity import perplexity
from topicgrouper import fit_documents, fit_tree, regrow

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.results import Results, Row
    from topicgrouper import TopicTree
    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.corpus import Corpus

    R = TypeVar("R", bound=Row)

NEWS, REUTERS, RETAIL = "Twenty News Groups", "Reuters 21578", "Online Retail"
KINDS = ("greedy, from scratch", "regrown, from scratch", "updated")
NUMBERS, QUICK_NUMBERS = (20, 50, 100), (2,)
LEVELS = (10, 20, 50, 100, 200)
SHARE, DRAWS = 0.8, 5
KEPT_OF = 20
VIEW, LEAST_RECALL = 40, 0.2
MIN_CLASS = 100
"""Number of documents that a class must have to be left out."""
PARTS = 10
PREDICTED_AT = 50


@dataclass(frozen=True)
class KeptRow:
    """How many topics of T(n) are found again after more documents, and log q per token."""

    data_set: str
    draw: int
    kind: str
    n: int
    half: int
    fifth: int
    log_q: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.draw, self.kind, self.n


@dataclass(frozen=True)
class LeftOutRow:
    """The topic that a class of documents gets which the first tree did not know."""

    data_set: str
    left_out: str
    documents: int
    precision: float
    recall: float
    fresh_precision: float
    fresh_recall: float
    kept: int
    behind: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.left_out


@dataclass(frozen=True)
class StepRow:
    """A tree after some updates beside a regrown one fitted from scratch to the same documents.

    ``kept`` is the number of 20 topics found again since the step before, ``since_first`` since the
    first; perplexities are of held-out documents under T(50), ``model`` under the document model.
    """

    data_set: str
    step: int
    documents: int
    words: int
    kept: int
    fresh_kept: int
    since_first: int
    fresh_since_first: int
    behind: float
    perplexity: float
    fresh_perplexity: float
    model: float
    fresh_model: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.step


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, and write the tables."""
    chosen = options(__doc__, arguments)
    kept = chosen.table("kept_topics", KeptRow)
    left_out = chosen.table("left_out", LeftOutRow)
    steps = chosen.table("growing_steps", StepRow)
    for data in prepared((NEWS, REUTERS, RETAIL), chosen):
        if data.name != REUTERS:
            for draw in range(1 if chosen.quick else DRAWS):
                if not any(row.key[:2] == (data.name, draw) for row in kept):
                    _add(kept, _drawn(data, draw, quick=chosen.quick))
            if not any(row.data_set == data.name for row in steps):
                _add(steps, _steps(data, quick=chosen.quick))
        names = _left_out(data, quick=chosen.quick)
        _add(
            left_out, _returned(data, [each for each in names if (data.name, each) not in left_out])
        )
    _write_kept(list(kept), chosen.results)
    _write_left_out(list(left_out), chosen.results)
    _write_steps(list(steps), chosen.results)


def _add(table: Results[R], rows: Iterable[R]) -> None:
    for row in rows:
        table.add(row)
        report(row)


def _drawn(data: PreparedData, draw: int, *, quick: bool) -> Iterator[KeptRow]:
    corpus = data.train
    drawn = corpus.select(np.random.default_rng(draw).random(corpus.n_documents) < SHARE)
    greedy, all_greedy = (_greedy(part, data.n_jobs) for part in (drawn, corpus))
    regrown, all_regrown = (regrow(tree, n_jobs=data.n_jobs) for tree in (greedy, all_greedy))
    pairs = (
        (greedy, all_greedy),
        (regrown, all_regrown),
        (regrown, _updated(regrown, corpus, data)),
    )
    for kind, (before, after) in zip(KINDS, pairs, strict=True):
        for n in QUICK_NUMBERS if quick else NUMBERS:
            shared = _shared(before, after, n)
            yield KeptRow(
                data.name,
                draw,
                kind,
                n,
                half=int((shared >= 0.5).sum()),
                fifth=int((shared >= 0.2).sum()),
                log_q=round(after.log_likelihood(n) / float(corpus.counts.sum()), 4),
            )


def _steps(data: PreparedData, *, quick: bool) -> Iterator[StepRow]:
    parts = _parts(data.train)
    chains: dict[str, list[TopicTree]] = {"updated": [], "fresh": []}
    for step, part in enumerate(sorted(set(parts.tolist()))[: 2 if quick else None]):
        corpus = data.train.select(parts <= part)
        fresh = regrow(_greedy(corpus, data.n_jobs), n_jobs=data.n_jobs)
        updated = _updated(chains["updated"][-1], corpus, data) if step else fresh
        chains["updated"].append(updated)
        chains["fresh"].append(fresh)
        kept = {name: _kept(trees[max(0, step - 1)], trees[-1]) for name, trees in chains.items()}
        since_first = {name: _kept(trees[0], trees[-1]) for name, trees in chains.items()}
        yield StepRow(
            data.name,
            step,
            documents=corpus.n_documents,
            words=fresh.n_words,
            kept=kept["updated"],
            fresh_kept=kept["fresh"],
            since_first=since_first["updated"],
            fresh_since_first=since_first["fresh"],
            behind=_behind(updated, fresh),
            perplexity=_perplexity(updated, data),
            fresh_perplexity=_perplexity(fresh, data),
            model=round(fit_documents(updated).perplexity(data.test.counts), 2),
            fresh_model=round(fit_documents(fresh).perplexity(data.test.counts), 2),
        )


def _returned(data: PreparedData, names: Sequence[str]) -> Iterator[LeftOutRow]:
    if not names:
        return
    corpus, classes = data.train, np.array(_classes(data.train), dtype=object)
    fresh = regrow(_greedy(corpus, data.n_jobs), n_jobs=data.n_jobs)
    for name in names:
        is_of_class = classes == name
        old = regrow(_greedy(corpus.select(~is_of_class), data.n_jobs), n_jobs=data.n_jobs)
        new = _updated(old, corpus, data)
        precision, recall = _best_topic(new, corpus, is_of_class)
        fresh_precision, fresh_recall = _best_topic(fresh, corpus, is_of_class)
        yield LeftOutRow(
            data.name,
            name,
            documents=int(is_of_class.sum()),
            precision=precision,
            recall=recall,
            fresh_precision=fresh_precision,
            fresh_recall=fresh_recall,
            kept=_kept(old, new),
            behind=_behind(new, fresh),
        )


def _greedy(corpus: Corpus, n_jobs: int) -> TopicTree:
    return fit_tree(corpus.counts, corpus.vocabulary, n_jobs=n_jobs)


def _updated(start: TopicTree, corpus: Corpus, data: PreparedData) -> TopicTree:
    return fit_tree(corpus.counts, corpus.vocabulary, start=start, n_jobs=data.n_jobs)


def _parts(corpus: Corpus) -> NDArray[Any]:
    """Return which part each document belongs to: its month, or one of ten drawn at random."""
    dates = corpus.document_columns.get("InvoiceDate")
    if dates is not None:
        return np.array([date[:7] for date in dates])
    return np.random.default_rng(0).permutation(corpus.n_documents) * PARTS // corpus.n_documents


def _classes(corpus: Corpus) -> tuple[str, ...]:
    return corpus.document_columns.get("Country") or corpus.labels or ()


def _left_out(data: PreparedData, *, quick: bool) -> list[str]:
    """Return the classes that are neither rare nor most of the documents."""
    sizes = Counter(_classes(data.train))
    if quick:
        return sorted(sizes)[:1]
    most = data.train.n_documents / 2
    return sorted(name for name, size in sizes.items() if MIN_CLASS <= size <= most)


def _shared(before: TopicTree, after: TopicTree, n: int) -> FloatArray:
    """Return what each topic of T(n) shares with its partner after more documents."""
    n = min(n, before.n_words, after.n_words)
    places = [after.index_of(word) for word in before.vocabulary]
    common = np.array([place is not None for place in places])
    old = before.view(n).positions[common]
    new = after.view(n).positions[[place for place in places if place is not None]]
    weights = after.frequencies[[place for place in places if place is not None]]
    both = csr_array((weights, (old, new)), shape=(n, n)).toarray()
    either = both.sum(axis=1)[:, np.newaxis] + both.sum(axis=0) - both
    shared: FloatArray = both / np.maximum(either, 1)
    return shared[linear_sum_assignment(shared, maximize=True)]


def _kept(before: TopicTree, after: TopicTree) -> int:
    return int((_shared(before, after, KEPT_OF) >= 0.5).sum())


def _behind(tree: TopicTree, fresh: TopicTree) -> float:
    """Return how much lower log q is at the worst level, as a share."""
    levels = [n for n in LEVELS if n <= min(tree.n_words, fresh.n_words)] or [1]
    return round(max(tree.log_likelihood(n) / fresh.log_likelihood(n) - 1 for n in levels), 5)


def _best_topic(
    tree: TopicTree, corpus: Corpus, is_of_class: NDArray[np.bool_]
) -> tuple[float, float]:
    """Return the share of a class in the topic that suits it best, and the topic's in the class."""
    view = tree.view(min(VIEW, tree.n_words))
    topics = view.predict(corpus.counts)
    sizes, hits = (np.bincount(each, minlength=view.n) for each in (topics, topics[is_of_class]))
    recalls = hits / is_of_class.sum()
    precisions = np.where(recalls >= LEAST_RECALL, hits / np.maximum(sizes, 1), 0)
    best = int(precisions.argmax())
    return round(float(precisions[best]), 3), round(float(recalls[best]), 3)


def _perplexity(tree: TopicTree, data: PreparedData) -> float:
    view = tree.view(min(PREDICTED_AT, tree.n_words))
    return round(perplexity(view, data.test.counts).value, 2)


def _write_kept(rows: Sequence[KeptRow], folder: Path) -> None:
    found: dict[tuple[str, str], dict[int, list[KeptRow]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        found[row.data_set, row.kind][row.n].append(row)
    numbers = sorted({row.n for row in rows})
    lines = [
        [
            data_set,
            kind,
            *(_counts_of(by_n[n]) for n in numbers),
            *(spread([row.log_q for row in by_n[n]], 3) for n in numbers),
        ]
        for (data_set, kind), by_n in found.items()
    ]
    header = ["data set", "tree", *(f"of {n}" for n in numbers)]
    header += [f"log q of T({n})" for n in numbers]
    write_table(folder / "kept_topics.md", header, lines)


def _counts_of(rows: Sequence[KeptRow]) -> str:
    return f"{spread([row.half for row in rows], 1)} ({spread([row.fifth for row in rows], 1)})"


def _write_left_out(rows: Sequence[LeftOutRow], folder: Path) -> None:
    lines = [
        [
            row.data_set,
            row.left_out,
            f"{row.documents:,}",
            f"{row.precision:.2f}",
            f"{row.recall:.2f}",
            f"{row.fresh_precision:.2f}",
            f"{row.fresh_recall:.2f}",
            str(row.kept),
            f"{row.behind:.2%}",
        ]
        for row in rows
    ]
    header = ["data set", "left out", "documents", "purity", "found"]
    header += ["purity, from scratch", "found, from scratch"]
    header += [f"kept of {KEPT_OF}", "log q behind"]
    write_table(folder / "left_out.md", header, lines)


def _write_steps(rows: Sequence[StepRow], folder: Path) -> None:
    lines = [
        [
            row.data_set,
            str(row.step),
            f"{row.documents:,}",
            str(row.kept),
            str(row.fresh_kept),
            str(row.since_first),
            str(row.fresh_since_first),
            f"{row.behind:.2%}",
            f"{row.perplexity:,.0f}",
            f"{row.fresh_perplexity:,.0f}",
            f"{row.model:,.0f}",
            f"{row.fresh_model:,.0f}",
        ]
        for row in rows
    ]
    header = ["data set", "update", "documents", "kept", "from scratch"]
    header += ["since the first", "from scratch", "log q behind"]
    header += ["perplexity", "from scratch", "document model", "from scratch"]
    write_table(folder / "growing_steps.md", header, lines)


if __name__ == "__main__":
    main()
