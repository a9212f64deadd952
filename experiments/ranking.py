"""Documents ranked for queries: trees and forests beside the textbook's methods, and with BM25.

Four classic collections (Cranfield, MED, CISI, CACM), or any other in the form of MED's files:

    python experiments/ranking.py --collection FOLDER

prints the same tables for a folder with NAME.ALL, NAME.QRY and NAME.REL, and keeps no results.

The words are Porter stems without English stop words, the documents' title and text. The trees are
fitted to all words of the documents that are ranked, without queries and judgements, and so are LDA
and the collection's word shares. Trees and forests rank by p(query | document) under their model of
documents. "tree" is the greedy one; "forest" has five regrown trees, "forest of 10" has ten, and
"mixed forest of 10" has five regrown and five greedy ones. Two methods are combined by adding their
scores, standardised for each query.

All settings are the same for every collection. μ of Dirichlet smoothing is the mean length of the
documents or 2,000. BM25 has k1 = 1.2 and b = 0.75. RM3 takes 20 words from 10 documents with half
of the weight; feedback, as in ``topicgrouper search``, smooths the documents with μ = mean length
and chooses and weighs these words by p·log lift instead of p. The LDA document model has 100
topics, the authors' λ = 0.7, and for μ the mean length of the documents or the authors' 1,000.

`ranking.csv` has the mean over queries of average precision (over the ranking of all documents),
P@10 and NDCG@10, with standard errors. `ranking_tests.csv` has differences in average precision and
the p-values of paired randomisation tests, two-sided and not corrected for their number.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

if not __package__:  # Called by its path: Python looks in this folder, not in the checkout.
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from experiments.laboratory.kept_lda import QUICK_ITERATIONS, Iterations
from experiments.laboratory.options import options, report
from experiments.laboratory.prediction_rows import RankingRow, RankingTestRow
from experiments.laboratory.ranking_baselines import (
    added,
    dirichlet_scores,
    expanded_queries,
    fit_lda_shares,
    lda_scores,
)
from experiments.laboratory.ranking_measures import RankingQuality, compare, mean_with_error
from experiments.laboratory.retrieval_collections import (
    read_collection,
    read_known_collections,
)
from experiments.laboratory.tables import markdown, pivot
from topicgrouper import fit_tree, regrow
from topicgrouper.corpus import ReadError
from topicgrouper.prediction import fit_documents
from topicgrouper.search.document_search import SharedWords, bm25_weights
from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from experiments.laboratory.retrieval_collections import RetrievalCollection
    from topicgrouper.common.frozen import FloatArray
    from topicgrouper.prediction import DocumentModel

DIRICHLET = "query likelihood, μ = mean length"
DIRICHLET_2000 = "query likelihood, μ = 2,000"
LDA = "LDA document model, μ = mean length"
LDA_1000 = "LDA document model, μ = 1,000"
TREE = "tree"
REGROWN = "regrown tree"
FOREST = "forest"
FOREST_10 = "forest of 10"
MIXED = "mixed forest of 10"
BM25 = "BM25"
RM3 = "BM25 with RM3"
FEEDBACK = "BM25 with feedback"


def _sum(base: str, other: str) -> str:
    return f"{base} + {other}"


SUMS = {
    BM25: (LDA, LDA_1000, TREE, REGROWN, FOREST),
    RM3: (TREE, REGROWN, FOREST),
    FEEDBACK: (LDA, LDA_1000, REGROWN, FOREST),
}
"""Methods whose standardised scores are added."""
METHODS = (
    DIRICHLET,
    DIRICHLET_2000,
    LDA,
    LDA_1000,
    TREE,
    REGROWN,
    FOREST,
    FOREST_10,
    MIXED,
    *(name for base in SUMS for name in (base, *(_sum(base, other) for other in SUMS[base]))),
)
PAIRS = (
    *((TREE, rival) for rival in (DIRICHLET, DIRICHLET_2000, LDA, LDA_1000)),
    (REGROWN, TREE),
    *((FOREST, rival) for rival in (REGROWN, LDA, LDA_1000, BM25)),
    *((FOREST_10, rival) for rival in (FOREST, MIXED)),
    (_sum(BM25, TREE), BM25),
    (_sum(BM25, FOREST), BM25),
    *((_sum(BM25, FOREST), _sum(BM25, rival)) for rival in (TREE, REGROWN, LDA, LDA_1000)),
    *((_sum(RM3, method), RM3) for method in (TREE, REGROWN, FOREST)),
    (FEEDBACK, RM3),
    (_sum(FEEDBACK, REGROWN), _sum(BM25, REGROWN)),
    *((_sum(FEEDBACK, FOREST), rival) for rival in (BM25, RM3, FEEDBACK, _sum(BM25, FOREST))),
    *((_sum(FEEDBACK, FOREST), _sum(FEEDBACK, rival)) for rival in (REGROWN, LDA, LDA_1000)),
)
"""A method, and what it is compared with."""
MU, LDA_MU = 2_000.0, 1_000.0
LDA_TOPICS, QUICK_LDA_TOPICS = 100, 6
LDA_ITERATIONS = Iterations(300, 100)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, and print the tables."""
    explanation = "rank only this collection (NAME.ALL, NAME.QRY, NAME.REL), and keep no results"
    chosen = options(__doc__, arguments, instead=("--collection", "FOLDER", explanation))
    folder = chosen.given
    if folder is not None:
        try:
            collection = read_collection(folder)
        except (ReadError, OSError) as error:
            sys.exit(str(error))
        sys.stdout.write(tables(*measure(collection, quick=chosen.quick, n_jobs=chosen.n_jobs)))
        return
    rows = chosen.table("ranking", RankingRow)
    tests = chosen.table("ranking_tests", RankingTestRow)
    for collection in read_known_collections(chosen):
        keys = {(collection.name, method) for method in METHODS}
        test_keys = {(collection.name, *pair) for pair in PAIRS}
        if all(key in rows for key in keys) and all(key in tests for key in test_keys):
            continue
        new_rows, new_tests = measure(collection, quick=chosen.quick, n_jobs=chosen.n_jobs)
        for row in new_rows:
            if row.key not in rows:
                rows.add(row)
        for test in new_tests:
            if test.key not in tests:
                tests.add(test)
    text = tables(list(rows), list(tests))
    with atomic_write(chosen.results / "ranking.md") as file:
        file.write(text.encode())
    sys.stdout.write(text)


def measure(
    collection: RetrievalCollection, *, quick: bool, n_jobs: int
) -> tuple[list[RankingRow], list[RankingTestRow]]:
    """Rank the documents of a collection by all methods, and compare them."""
    report(collection)
    qualities = {
        method: RankingQuality.of(scores, collection.relevant)
        for method, scores in scores_of(collection, quick=quick, n_jobs=n_jobs).items()
    }
    rows = [_row(collection, method, qualities[method]) for method in METHODS]
    tests = []
    for method, rival in PAIRS:
        found = compare(qualities[method].average_precision, qualities[rival].average_precision)
        tests.append(
            RankingTestRow(
                collection.name,
                method,
                rival,
                collection.queries.n_documents,
                round(found.difference, 6),
                round(found.error, 6),
                round(found.p_value, 6),
                found.better,
                found.worse,
            )
        )
    return rows, tests


def scores_of(
    collection: RetrievalCollection, *, quick: bool, n_jobs: int
) -> dict[str, FloatArray]:
    """Return the scores of all methods, queries × documents."""
    documents, queries = collection.documents.counts, collection.queries.counts
    words, ranking = SharedWords(documents), bm25_weights(documents)
    lda = fit_lda_shares(
        documents,
        QUICK_LDA_TOPICS if quick else LDA_TOPICS,
        iterations=QUICK_ITERATIONS if quick else LDA_ITERATIONS,
        n_jobs=n_jobs,
    )
    scores = {
        DIRICHLET: dirichlet_scores(queries, documents),
        DIRICHLET_2000: dirichlet_scores(queries, documents, mu=MU),
        LDA: lda_scores(queries, documents, lda),
        LDA_1000: lda_scores(queries, documents, lda, mu=LDA_MU),
        BM25: words.scores(queries),
        RM3: (expanded_queries(queries, documents, ranking) @ ranking).toarray(),
        FEEDBACK: words.scores(words.with_feedback(queries)),
    }
    for name, model in _tree_models(collection, n_jobs=n_jobs).items():
        scores[name] = model.query_log_likelihoods(queries, documents)
    for base, others in SUMS.items():
        for other in others:
            scores[_sum(base, other)] = added(scores[base], scores[other])
    return scores


def _tree_models(collection: RetrievalCollection, *, n_jobs: int) -> dict[str, DocumentModel]:
    """Return the models of documents by trees and forests."""
    tree = fit_tree(collection.documents.counts, collection.documents.vocabulary, n_jobs=n_jobs)
    greedy = fit_documents(tree, n_jobs=n_jobs, trees=5)
    regrown = fit_documents(regrow(tree, n_jobs=n_jobs), trees=10, n_jobs=n_jobs)
    forest = replace(regrown, others=regrown.others[:4])
    return {
        TREE: greedy.models[0],
        REGROWN: forest.models[0],
        FOREST: forest,
        FOREST_10: regrown,
        MIXED: replace(forest, others=(*forest.others, *greedy.models)),
    }


def tables(rows: Sequence[RankingRow], tests: Sequence[RankingTestRow]) -> str:
    """Return the mean average precisions, the other measures and the tests in Markdown."""
    names = list(dict.fromkeys(row.collection for row in rows))
    precisions = {
        (row.method, row.collection): _with_error(
            row.average_precision, row.average_precision_error
        )
        for row in rows
    }
    parts = {
        "Mean average precision": pivot("method", METHODS, names, precisions),
        "P@10 / NDCG@10": pivot("method", METHODS, names, dict(_others(rows))),
        "Paired tests of average precision": _table_of_tests(tests),
    }
    return "\n".join(f"{title}:\n\n{table}\n" for title, table in parts.items())


def _table_of_tests(tests: Iterable[RankingTestRow]) -> str:
    lines = [
        [
            test.collection,
            f"{test.method} − {test.rival}",
            f"{test.difference:+.3f} ± {test.error:.3f}",
            f"{test.p_value:.5f}",
            f"{test.better}",
            f"{test.worse}",
        ]
        for test in tests
    ]
    header = ["collection", "pair", "difference", "p-value", "queries better", "queries worse"]
    return markdown(header, lines)


def _others(rows: Iterable[RankingRow]) -> Iterable[tuple[tuple[str, str], str]]:
    for row in rows:
        precision = _with_error(row.precision_at_10, row.precision_at_10_error)
        ndcg = _with_error(row.ndcg_at_10, row.ndcg_at_10_error)
        yield (row.method, row.collection), f"{precision} / {ndcg}"


def _with_error(value: float, error: float) -> str:
    return f"{value:.3f} ± {error:.3f}"


def _row(collection: RetrievalCollection, method: str, quality: RankingQuality) -> RankingRow:
    measures = (quality.average_precision, quality.precision, quality.ndcg)
    return RankingRow(
        collection.name,
        method,
        collection.documents.n_documents,
        collection.documents.n_words,
        collection.queries.n_documents,
        *(round(number, 6) for values in measures for number in mean_with_error(values)),
    )


if __name__ == "__main__":
    main()
