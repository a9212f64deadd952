"""The fast agglomeration on data that the contract's small samples do not reach."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array

from tests.count_samples import (
    assert_same_joins,
    count_matrices,
    poisson_counts,
    sparse_zipf_counts,
    with_every_word,
    zeros_and_ones,
    zipf_counts,
)
from tests.greedy_oracle import greedy_joins
from topicgrouper.kernel.agglomerate import agglomerate
from topicgrouper.kernel.memory import DataSize, linear_bytes
from topicgrouper.kernel.reference import naive_joins

WAYS = [
    {"algorithm": algorithm, "n_jobs": n_jobs, "memory_limit": limit}
    for algorithm in ("auto", "ehac", "mehac")
    for n_jobs in (1, 2, 3)
    for limit in (None, 0)
    if not (algorithm == "ehac" and limit == 0)
]
every_way = pytest.mark.parametrize(
    "way", WAYS, ids=lambda way: "-".join(str(value) for value in way.values())
)


def topic_blocks(documents, words, *, topics=6, seed=0):
    """Documents about one topic each, with some noise: much structure and many ties."""
    rng = np.random.default_rng(seed)
    topic_of_word = rng.integers(topics, size=words)
    topic_of_document = rng.integers(topics, size=documents)
    about = topic_of_document[:, None] == topic_of_word[None, :]
    return with_every_word(rng.poisson(np.where(about, 0.7, 0.03)))


def rare_and_frequent(documents, words, *, seed=0):
    """A few words in every document, the others in one or two: the cursors have much to do."""
    rng = np.random.default_rng(seed)
    counts = np.zeros((documents, words), dtype=np.int64)
    counts[:, : words // 10] = rng.poisson(3.0, size=(documents, words // 10))
    for word in range(words // 10, words):
        counts[rng.integers(documents, size=rng.integers(1, 3)), word] = rng.integers(1, 3)
    return with_every_word(counts)


# Enough joins for the slots to be renumbered, which leaves room for more rows.
MIDDLE_COUNTS = {
    "dense": poisson_counts(60, 200, rate=0.8, seed=1),
    "zipf": zipf_counts(150, 250, length=40, seed=2),
    "zeros and ones": zeros_and_ones(50, 180, share=0.15, seed=3),
    "rare zeros and ones": zeros_and_ones(120, 300, share=0.012, seed=4),
    "duplicated columns": np.tile(poisson_counts(40, 60, rate=0.5, seed=5), 3),
    "topics": topic_blocks(80, 200, seed=6),
    "never together": np.diag(1 + np.arange(220) % 40),
    "rare and frequent": rare_and_frequent(60, 230, seed=7),
    "one document": 1 + np.arange(190).reshape(1, -1) % 23,
}
ORACLE = {}


def oracle(name):
    if name not in ORACLE:
        ORACLE[name] = greedy_joins(MIDDLE_COUNTS[name])
    return ORACLE[name]


@every_way
@pytest.mark.parametrize("name", MIDDLE_COUNTS)
def test_every_way_makes_the_greedy_joins(name, way):
    assert_same_joins(agglomerate(MIDDLE_COUNTS[name], **way).joins, oracle(name))


def limit_for_rows(counts, n_rows):
    """Return the memory limit that leaves room for a number of rows at the start."""
    n_words = counts.shape[1]
    size = DataSize(*counts.shape, int((counts > 0).sum()))
    return linear_bytes(size, threads=1) + 8 * n_rows * n_words


@pytest.mark.parametrize("n_rows", [1, 9, 60])
@pytest.mark.parametrize("name", MIDDLE_COUNTS)
def test_keeping_some_rows_makes_the_greedy_joins(name, n_rows):
    counts = MIDDLE_COUNTS[name]
    fit = agglomerate(counts, memory_limit=limit_for_rows(counts, n_rows))
    assert n_rows <= fit.counters["kept_rows"] < counts.shape[1]
    assert_same_joins(fit.joins, oracle(name))


def test_rows_are_kept_as_the_memory_allows():
    counts = MIDDLE_COUNTS["dense"]
    fits = [
        agglomerate(counts, algorithm="ehac"),
        agglomerate(counts, memory_limit=limit_for_rows(counts, 20)),
        agglomerate(counts, memory_limit=0),
    ]
    everything, some, nothing = (fit.counters for fit in fits)
    assert everything["kept_rows"] == counts.shape[1]
    assert 20 <= some["kept_rows"] < counts.shape[1]
    assert nothing["kept_rows"] == 0
    # Every pair of words of a document is evaluated at the start, and once more in its join.
    lengths = (counts > 0).sum(axis=1)
    assert everything["evaluations"] == (lengths * (lengths - 1)).sum()
    assert everything["evaluations"] < some["evaluations"] < nothing["evaluations"]


@every_way
def test_rows_of_many_documents_are_shared_by_threads(way):
    counts = poisson_counts(1500, 14, rate=0.9, seed=8)
    assert_same_joins(agglomerate(counts, **way).joins, greedy_joins(counts))


@given(counts=count_matrices(most_words=14, most_documents=10), way=st.sampled_from(WAYS))
def test_any_small_counts_give_the_naive_joins(counts, way):
    assert_same_joins(agglomerate(counts, **way).joins, naive_joins(counts))


@given(seed=st.integers(0, 2**32), share=st.floats(0.005, 0.4), way=st.sampled_from(WAYS))
def test_random_zeros_and_ones_give_the_greedy_joins(seed, share, way):
    counts = zeros_and_ones(30, 90, share=share, seed=seed)
    assert_same_joins(agglomerate(counts, **way).joins, greedy_joins(counts))


@given(seed=st.integers(0, 2**32), length=st.integers(1, 60), way=st.sampled_from(WAYS))
def test_random_text_gives_the_greedy_joins(seed, length, way):
    counts = zipf_counts(40, 100, length=length, seed=seed)
    assert_same_joins(agglomerate(counts, **way).joins, greedy_joins(counts))


@pytest.mark.parametrize("algorithm", ["auto", "ehac", "mehac"])
def test_counters_tell_what_was_done(algorithm):
    counts = MIDDLE_COUNTS["topics"]
    counters = agglomerate(counts, algorithm=algorithm).counters
    lengths = (counts > 0).sum(axis=1)
    assert set(counters) == {
        "evaluations",
        "pairs",
        "rows",
        "deferred_updates",
        "cursor_steps",
        "kept_rows",
    }
    # Every pair of words of a document is evaluated at the start, every new topic gets a row.
    assert counters["evaluations"] >= (lengths * (lengths - 1) // 2).sum()
    n_words = counts.shape[1]
    assert counters["rows"] == n_words + (n_words - 1) + counters["deferred_updates"]
    assert counters["pairs"] > 0


def test_counters_do_not_depend_on_threads():
    counts = sparse_zipf_counts(300, 400, length=30)
    assert agglomerate(counts, n_jobs=3).counters == agglomerate(counts, n_jobs=1).counters


def test_words_that_never_meet_are_found_by_their_frequency():
    counters = agglomerate(MIDDLE_COUNTS["never together"]).counters
    assert counters["cursor_steps"] > 0


@pytest.mark.parametrize(
    ("counts", "message"),
    [
        (np.zeros((3, 0)), "no columns"),
        (np.zeros((0, 2)), "Word 0 does not occur in any document"),
        (np.array([[1, 0, 2], [3, 0, 1]]), "Word 1 does not occur in any document"),
        (
            csr_array(([0, 1], ([0, 0], [0, 1])), shape=(1, 2)),
            "Word 0 does not occur in any document",
        ),
    ],
)
def test_words_that_do_not_occur_are_an_error(counts, message):
    with pytest.raises(ValueError, match=message):
        agglomerate(counts)


def test_settings_are_checked():
    counts = np.array([[1, 2]])
    with pytest.raises(ValueError, match="algorithm must be one of"):
        agglomerate(counts, algorithm="best")
    with pytest.raises(ValueError, match="memory_limit"):
        agglomerate(counts, memory_limit="much")
    with pytest.raises(ValueError, match="n_jobs"):
        agglomerate(counts, n_jobs=0)


def test_more_threads_than_words_are_fine():
    counts = MIDDLE_COUNTS["one document"][:, :5]
    assert_same_joins(agglomerate(counts, n_jobs=16).joins, naive_joins(counts))
