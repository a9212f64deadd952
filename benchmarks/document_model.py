"""Measure the document model: its fit beside that of the tree, scores, predictions and queries.

The data are in $TOPICGROUPER_DATA; README.md in this folder says what is timed.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from scipy.sparse import csr_array
from sklearn.decomposition import LatentDirichletAllocation

from benchmarks.data import QUICK, REAL, DataNotFoundError
from benchmarks.fresh_runs import fresh_runs
from benchmarks.machine import describe_machine
from benchmarks.memory import PeakMemory
from benchmarks.report import table, three_digits
from topicgrouper import DocumentModel, TopicTree, fit_documents, fit_tree
from topicgrouper.prediction.document_model import prepared_documents
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_DATA = {data.name: data for data in (*REAL, *QUICK)}
_DEFAULT = ("kos", "nips", "newsgroups", "imdb", "chain")
_SCORED = 1000
_PREDICTED = 200
_QUERIES = 10


class Given(NamedTuple):
    """What is in memory when the clock starts."""

    tree: TopicTree
    model: DocumentModel
    counts: csr_array[Any]

    def lda(self) -> LatentDirichletAllocation:
        """Return an LDA that is not fitted."""
        n_topics = min(100, self.tree.n_words)
        return LatentDirichletAllocation(n_topics, max_iter=10, random_state=0)


class Subject(NamedTuple):
    """One measurement: the work is divided by `parts` in the tables."""

    title: str
    prepare: Callable[[Given], Callable[[], Any]]
    parts: Callable[[Given], int] = lambda _: 1
    data: tuple[str, ...] | None = None


def _queries(given: Given) -> list[csr_array[Any]]:
    """Draw queries of three words, each from a document."""
    rows = np.flatnonzero(np.diff(given.counts.indptr) >= 3)[:_QUERIES]
    shape = (1, given.counts.shape[1])
    places = [(np.zeros(3, dtype=np.int64), given.counts[[row]].indices[:3]) for row in rows]
    return [csr_array((np.ones(3, dtype=np.int64), place), shape=shape) for place in places]


def _prepare_queries(given: Given) -> Callable[[], Any]:
    queries = _queries(given)
    return lambda: [given.model.query_log_likelihoods(query, given.counts) for query in queries]


def _prepare_sorted_queries(given: Given) -> Callable[[], Any]:
    queries = _queries(given)
    documents = prepared_documents(given.model, given.counts)
    return lambda: [given.model.query_log_likelihoods(query, documents) for query in queries]


def _prepare_lda_score(given: Given) -> Callable[[], Any]:
    lda = given.lda().fit(given.counts)
    return lambda: lda.score(given.counts[:_SCORED])


def _scored(given: Given) -> int:
    return min(_SCORED, given.counts.shape[0])


def _predicted(given: Given) -> int:
    return min(_PREDICTED, given.counts.shape[0])


_REAL = ("kos", "nips", "newsgroups", "imdb", "quick")
_SMALL = ("kos", "quick")
_SUBJECTS = {
    "tree": Subject(
        "fit_tree, 1 thread",
        lambda given: lambda: fit_tree(given.counts),
        data=_REAL,
    ),
    "fit-1": Subject("fit_documents, 1 thread", lambda given: lambda: fit_documents(given.tree)),
    "fit-all": Subject(
        "fit_documents, all threads",
        lambda given: lambda: fit_documents(given.tree, n_jobs=-1),
    ),
    "score": Subject(
        "log_probability, per document",
        lambda given: lambda: given.model.log_probability(given.counts[:_SCORED]),
        _scored,
    ),
    "words": Subject(
        "word_probabilities, per document",
        lambda given: lambda: given.model.word_probabilities(given.counts[:_PREDICTED]),
        _predicted,
    ),
    "top": Subject(
        "top_words, per document",
        lambda given: lambda: given.model.top_words(given.counts[:_PREDICTED]),
        _predicted,
    ),
    "query": Subject(
        "query_log_likelihoods, three words, all documents, per query",
        _prepare_queries,
        lambda _: _QUERIES,
        data=_REAL,
    ),
    "query-sorted": Subject(
        "the same, documents sorted before",
        _prepare_sorted_queries,
        lambda _: _QUERIES,
        data=_REAL,
    ),
    "surprise": Subject(
        "surprise, per document",
        lambda given: lambda: given.model.surprise(given.counts[:_SCORED]),
        _scored,
    ),
    "lda-fit": Subject(
        "scikit-learn LDA, k = 100, 10 iterations: fit",
        lambda given: lambda: given.lda().fit(given.counts),
        data=_SMALL,
    ),
    "lda-score": Subject(
        "scikit-learn LDA, k = 100: score, per document", _prepare_lda_score, _scored, data=_SMALL
    ),
}


def chain(n_words: int, n_documents: int) -> TopicTree:
    """Make up a tree that joins one word after the other to all before, and its documents."""
    random = np.random.default_rng(0)
    weights = 1.0 / np.arange(1, n_words + 1) ** 0.8
    words = random.choice(n_words, size=100 * n_documents, p=weights / weights.sum())
    # Every word occurs.
    rows = [np.repeat(np.arange(n_documents), 100), random.integers(0, n_documents, n_words)]
    columns = np.concatenate([words, np.arange(n_words)])
    ones = np.ones(len(columns), dtype=np.int32)
    counts = csr_array((ones, (np.concatenate(rows), columns)), shape=(n_documents, n_words))
    counts.sum_duplicates()
    joined = np.arange(2, n_words)
    return TopicTree(
        np.column_stack([np.append(0, joined), np.append(1, n_words + joined - 2)]),
        np.zeros(n_words - 1),
        np.asarray(counts.sum(axis=0, dtype=np.int64)).ravel(),
        [f"w{word}" for word in range(n_words)],
        base_log_likelihood=0.0,
        counts=counts,
    )


def measure_here(subject: str, folder: Path) -> dict[str, Any]:
    """Measure in this process; tree, model and documents are in memory when the clock starts."""
    tree = TopicTree.load(folder / "tree")
    parameters = np.load(folder / "model.npz")
    model = DocumentModel(tree, parameters["means"], parameters["concentrations"])
    given = Given(tree, model, required_counts(tree.counts))
    model.log_probability(given.counts[:1])  # what a model prepares once
    run = _SUBJECTS[subject].prepare(given)
    with PeakMemory() as peak:
        start, start_cpu = perf_counter(), process_time()
        run()
        seconds, cpu_seconds = perf_counter() - start, process_time() - start_cpu
    return {
        "seconds": seconds,
        "cpu_seconds": cpu_seconds,
        "peak_bytes": peak.bytes,
        "parts": _SUBJECTS[subject].parts(given),
    }


def measure_all(name: str, tree: TopicTree, folder: Path, *, repeat: int) -> dict[str, Any]:
    """Measure each subject in processes of its own; the best of several is kept."""
    model = fit_documents(tree, n_jobs=-1)
    tree.save(folder / "tree")
    np.savez(folder / "model.npz", means=model.means, concentrations=model.concentrations)
    documents = required_counts(tree.counts).shape[0]
    found: dict[str, Any] = {"documents": documents, "words": tree.n_words, "subjects": {}}
    for key, subject in _SUBJECTS.items():
        if subject.data and name not in subject.data:
            continue
        command = [sys.executable, "-m", "benchmarks.document_model", "--one", key, str(folder)]
        runs = fresh_runs(command, repeat=repeat)
        best = min(runs, key=lambda run: run["cpu_seconds"])
        found["subjects"][key] = best | {"runs": runs}
        print(f"{name}, {key}: {best['cpu_seconds']:.3g} CPU s", file=sys.stderr, flush=True)
    return found


def write_report(machine: dict[str, str], found: dict[str, dict[str, Any]]) -> str:
    """Write the tables; times are in milliseconds."""
    header = ("data", "subject", "ms", "CPU ms", "CPU / fit_tree", "peak MB")
    rows: list[Sequence[str]] = []
    for one in found.values():
        tree = one["subjects"].get("tree")
        for key, best in one["subjects"].items():
            ratio = best["cpu_seconds"] / tree["cpu_seconds"] if tree and "fit" in key else None
            rows.append(
                (
                    f"{one['title']}: {one['documents']:,} documents, {one['words']:,} words",
                    _SUBJECTS[key].title,
                    three_digits(1000 * best["seconds"] / best["parts"]),
                    three_digits(1000 * best["cpu_seconds"] / best["parts"]),
                    three_digits(ratio),
                    three_digits(best["peak_bytes"] / 1e6),
                )
            )
    facts = "\n".join(f"- {name}: {value}" for name, value in machine.items())
    heading = "## Machine and versions"
    return f"{heading}\n\n{facts}\n\n## Document model\n\n{table(header, rows, texts=2)}\n"


def main() -> int:
    """Measure what the command line selects; return 2 if the data are missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="made-up counts; a check only")
    parser.add_argument("--data", nargs="+", choices=(*_DATA, "chain"), default=list(_DEFAULT))
    parser.add_argument("--repeat", type=int, default=3, metavar="N", help="best of N (default: 3)")
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write all measurements as JSON"
    )
    parser.add_argument("--one", nargs=2, metavar=("SUBJECT", "FOLDER"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        print(json.dumps(measure_here(options.one[0], Path(options.one[1]))))
        return 0
    machine = describe_machine()
    found = {}
    for name in ["quick", "chain"] if options.quick else options.data:
        try:
            if name == "chain":
                tree, title = chain(*((300, 50) if options.quick else (200_000, 20_000))), "chain"
            else:
                tree, title = fit_tree(_DATA[name].load(), n_jobs=-1), _DATA[name].title
        except DataNotFoundError as error:
            print(error, file=sys.stderr)
            return 2
        with tempfile.TemporaryDirectory(prefix="topicgrouper-bench-") as folder:
            measured = measure_all(name, tree, Path(folder), repeat=options.repeat)
        found[name] = {"title": title} | measured
    if options.output:
        result = {"machine": machine, "data": found}
        options.output.write_text(json.dumps(result, indent=1), encoding="utf-8")
    print(write_report(machine, found), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
