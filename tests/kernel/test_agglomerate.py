"""The fast agglomeration on data that the contract's small samples do not reach."""

import sys
import threading

import numpy as np
import psutil
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import coo_array, csc_array, csr_array, csr_matrix

from tests.count_samples import (
    assert_same_joins,
    count_matrices,
    first_joins,
    poisson_counts,
    sparse_zipf_counts,
    with_every_word,
    zeros_and_ones,
    zipf_counts,
)
from tests.greedy_oracle import greedy_joins
from tests.interrupted_process import work_after_ctrl_c
from topicgrouper import fit_tree
from topicgrouper.kernel.agglomerate import Joins, agglomerate
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

COUNTS = {
    "ties": zeros_and_ones(40, 150, share=0.08, seed=1),
    "text": zipf_counts(60, 150, length=30, seed=2),
}
FIVE_WORDS = np.array([[1, 2, 0, 1, 3], [2, 0, 1, 1, 0]])

# Takes about a second: long enough for several reports.
MORE_COUNTS = sparse_zipf_counts(15_000, 6_000, length=80, seed=1)
MIDDLE = sparse_zipf_counts(2_000, 2_000, length=50, seed=1)

FEW_COUNTS = zipf_counts(60, 90, length=25, seed=11)
JOINS = fit_tree(FEW_COUNTS)


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


# -- joins that are known from an earlier fit are replayed, and the fit goes on from there ---------


@pytest.mark.parametrize("name", COUNTS)
@pytest.mark.parametrize("first", [0, 1, 20, 75, 140, 148, 149])
@pytest.mark.parametrize("algorithm", ["auto", "ehac", "mehac"])
def test_a_fit_goes_on_to_the_same_tree(name, first, algorithm):
    whole = agglomerate(COUNTS[name]).joins
    part = first_joins(whole, first)
    rest = agglomerate(COUNTS[name], known=part, algorithm=algorithm, n_jobs=2).joins
    assert_same_joins(rest, whole)


def test_the_known_joins_need_not_be_greedy():
    known = Joins(np.array([[3, 4], [0, 5]]), np.array([-9.0, -8.0]))
    joins = agglomerate(FIVE_WORDS, known=known).joins
    assert joins.children[:2].tolist() == [[3, 4], [0, 5]]
    assert joins.gains[:2].tolist() == [-9.0, -8.0]
    assert sorted(joins.children.ravel().tolist()) == list(range(8))


def test_the_known_joins_are_left_alone():
    part = first_joins(agglomerate(FIVE_WORDS).joins, 2)
    copy = Joins(*(array.copy() for array in part))
    for array in part:
        array.flags.writeable = False
    agglomerate(FIVE_WORDS, known=part)
    assert_same_joins(part, copy)


@pytest.mark.parametrize(
    "children",
    [
        [[0, 0]],  # a node with itself
        [[0, 5]],  # with the node it makes
        [[0, 6], [1, 2]],  # with one that is made later
        [[0, 1], [0, 2]],  # a node twice
        [[0, 1], [5, 5]],
        [[-1, 2]],
        [[0, 2**40]],
        [[0, 2**32]],  # would be 0 in 32 bits
        [[0, 1], [2, 3], [4, 5], [6, 7], [8, 8]],  # more joins than words allow
    ],
)
def test_joins_that_form_no_tree_are_an_error(children):
    known = Joins(np.array(children), np.zeros(len(children)))
    with pytest.raises(ValueError, match="do not form a tree"):
        agglomerate(FIVE_WORDS, known=known)


@pytest.mark.parametrize(
    ("children", "gains"),
    [
        (np.zeros((2, 3), int), np.zeros(2)),
        (np.zeros(4, int), np.zeros(4)),
        (np.array([[0, 1]]), np.zeros(2)),
        (np.array([[0, 1]]), np.zeros((1, 1))),
    ],
)
def test_joins_of_another_shape_are_an_error(children, gains):
    with pytest.raises(ValueError, match="shape"):
        agglomerate(FIVE_WORDS, known=Joins(children, gains))


# -- what a caller hears of a fit while it runs, and how it can end it -----------------------------


class Stop(Exception):  # noqa: N818 - not an error
    """Ends a fit."""


class Listener:
    def __init__(self, *, stop_at=None):
        self.reports = []
        self.threads = set()
        self.stop_at = stop_at

    def __call__(self, share, note):
        self.reports.append((share, note))
        self.threads.add(threading.get_ident())
        if len(self.reports) == self.stop_at:
            raise Stop


@pytest.fixture(scope="module")
def tree():
    return fit_tree(MORE_COUNTS)


@pytest.mark.parametrize(("algorithm", "n_jobs"), [("auto", 1), ("ehac", 2), ("mehac", 1)])
def test_progress_is_told_from_start_to_end(tree, algorithm, n_jobs):
    listener = Listener()
    fit = fit_tree(MORE_COUNTS, algorithm=algorithm, n_jobs=n_jobs, progress=listener)
    shares, notes = zip(*listener.reports, strict=True)
    topics = [int(note.split()[2].replace(",", "")) for note in notes]
    assert len(listener.reports) > 1
    assert all(0.0 <= share <= 1.0 for share in shares)
    assert list(shares) == sorted(shares)
    assert topics == sorted(topics, reverse=True)
    assert listener.reports[-1] == (1.0, "Joining topics, 1 left")
    assert listener.threads == {threading.get_ident()}
    assert_same_joins(fit, tree)  # and listening changes nothing


@pytest.mark.parametrize("n_jobs", [1, 3])
@pytest.mark.parametrize("stop_at", [1, 2])
def test_an_exception_ends_the_fit(n_jobs, stop_at):
    listener = Listener(stop_at=stop_at)
    threads = psutil.Process().num_threads()
    with pytest.raises(Stop):
        fit_tree(MORE_COUNTS, n_jobs=n_jobs, progress=listener)
    assert len(listener.reports) == stop_at
    assert psutil.Process().num_threads() <= threads  # those of other tests may have ended


def test_a_fit_after_a_failed_one_is_as_any_other():
    before = fit_tree(MIDDLE, n_jobs=2)
    with pytest.raises(Stop):
        fit_tree(MORE_COUNTS, n_jobs=2, progress=Listener(stop_at=1))
    assert_same_joins(fit_tree(MIDDLE, n_jobs=2), before)


def test_nothing_leaks_when_a_fit_is_ended():
    """Not the listener, not the counts, not the some 60 MB that such a fit takes."""
    listener = Listener(stop_at=1)
    objects = (listener, MORE_COUNTS.data, MORE_COUNTS.indices)

    def end_a_fit():
        listener.reports.clear()
        with pytest.raises(Stop):
            fit_tree(MORE_COUNTS, n_jobs=2, progress=listener)

    end_a_fit()
    references = [sys.getrefcount(each) for each in objects]
    memory = psutil.Process().memory_info().rss
    for _ in range(5):
        end_a_fit()
    assert [sys.getrefcount(each) for each in objects] == references
    assert psutil.Process().memory_info().rss - memory < 150 << 20


def test_other_threads_run_during_a_fit():
    """Python takes the processor from nobody here: another thread runs if the fit lets it."""
    usual = sys.getswitchinterval()
    ran, done = [], threading.Event()

    def run():
        while not done.wait(0.001):
            ran.append(True)

    other = threading.Thread(target=run)
    other.start()
    try:
        sys.setswitchinterval(1000.0)
        for _ in range(100):  # on a busy machine, it may not get a turn in the first
            seen = []  # between reports, nothing runs but the kernel
            fit_tree(MORE_COUNTS, progress=lambda *_, seen=seen: seen.append(len(ran)))
            if seen and seen[-1] > seen[0]:
                break
        else:
            pytest.fail("no other thread ran during a hundred fits")
    finally:
        sys.setswitchinterval(usual)
        done.set()
        other.join()


def test_fits_run_side_by_side_in_threads():
    results = [None] * 3

    def fit(i):
        results[i] = fit_tree(MIDDLE, n_jobs=1 + i % 2)

    threads = [threading.Thread(target=fit, args=(i,)) for i in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = fit_tree(MIDDLE)
    for joins in results:
        assert_same_joins(joins, expected)


# -- the same counts in another form, or documents in another order, give the same tree ------------


def with_64_bit_indices(counts):
    matrix = csr_array(counts)
    matrix.indices = matrix.indices.astype(np.int64)
    matrix.indptr = matrix.indptr.astype(np.int64)
    return matrix


def read_only(counts):
    matrix = csr_array(counts)
    for array in (matrix.data, matrix.indices, matrix.indptr):
        array.flags.writeable = False
    return matrix


def unsorted(counts):
    matrix = csr_array(counts)
    for start, stop in zip(matrix.indptr[:-1], matrix.indptr[1:], strict=True):
        matrix.indices[start:stop] = matrix.indices[start:stop][::-1].copy()
        matrix.data[start:stop] = matrix.data[start:stop][::-1].copy()
    matrix.has_sorted_indices = False
    matrix.has_canonical_format = False
    return matrix


def with_duplicates(counts):
    rows, columns = np.nonzero(counts)
    counts = counts[rows, columns]
    halves = np.concatenate([counts // 2, counts - counts // 2])  # some of them 0
    return coo_array((halves, (np.tile(rows, 2), np.tile(columns, 2))))


def read_only_dense(counts):
    counts = counts.copy()
    counts.flags.writeable = False
    return counts


FORMS = {
    "dense": np.asarray,
    "lists": lambda counts: counts.tolist(),
    "Fortran order": np.asfortranarray,
    "not contiguous": lambda counts: np.repeat(counts, 2, axis=1)[:, ::2],
    "read-only dense": read_only_dense,
    "8 bits": lambda counts: counts.astype(np.uint8),
    "32 bits": lambda counts: csr_array(counts.astype(np.int32)),
    "unsigned": lambda counts: csr_array(counts.astype(np.uint64)),
    "single precision": lambda counts: csr_array(counts.astype(np.float32)),
    "double precision": lambda counts: csr_array(counts.astype(np.float64)),
    "csr": csr_array,
    "csr matrix": csr_matrix,
    "csc": csc_array,
    "coo": coo_array,
    "64-bit indices": with_64_bit_indices,
    "read-only": read_only,
    "unsorted": unsorted,
    "duplicates": with_duplicates,
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS.keys())
def test_any_form_of_the_counts_gives_the_same_tree(form):
    for n_jobs in (1, 2):
        assert_same_joins(fit_tree(form(FEW_COUNTS), n_jobs=n_jobs), JOINS)


def test_splitting_and_reordering_the_corpus_changes_nothing():
    order = np.random.default_rng(3).permutation(len(FEW_COUNTS))
    shards = [
        FEW_COUNTS[order[:17]],
        FEW_COUNTS[order[17:18]],
        FEW_COUNTS[order[18:]],
    ]
    assert_same_joins(fit_tree(np.vstack(shards[::-1])), JOINS)


def test_empty_documents_change_nothing():
    empty = np.zeros((5, FEW_COUNTS.shape[1]), dtype=FEW_COUNTS.dtype)
    assert_same_joins(fit_tree(np.vstack([empty, FEW_COUNTS, empty])), JOINS)


# -- ctrl-C ends a fit at once, and leaves the process as it was -----------------------------------


# Promised is half a second.
MAX_SECONDS = 3.0

SETUP = """
import numpy as np, psutil
from tests.count_samples import sparse_zipf_counts
from topicgrouper.kernel.agglomerate import agglomerate

counts = sparse_zipf_counts(40_000, 40_000, length=100, seed=1)
small = sparse_zipf_counts(100, 200, length=20, seed=2)
before = agglomerate(small, n_jobs=2).joins
threads = psutil.Process().num_threads()
shares = []
"""

AFTER = """
assert psutil.Process().num_threads() <= threads, "threads are left"
after = agglomerate(small, n_jobs=2).joins
assert np.array_equal(before.children, after.children)
"""


@pytest.mark.slow
@pytest.mark.parametrize("algorithm", ["auto", "mehac"])
@pytest.mark.parametrize("n_jobs", [1, 2])
def test_ctrl_c_ends_a_fit(algorithm, n_jobs):
    call = f"agglomerate(counts, algorithm={algorithm!r}, n_jobs={n_jobs})"
    assert work_after_ctrl_c(call, setup=SETUP, after=AFTER) < MAX_SECONDS


@pytest.mark.slow
@pytest.mark.parametrize("share", [0.0, 0.5])
def test_ctrl_c_ends_a_fit_that_tells_its_progress(share):
    call = "agglomerate(counts, n_jobs=2, progress=lambda share, _note: shares.append(share))"
    ready = f"lambda: shares and shares[-1] >= {share}"
    assert work_after_ctrl_c(call, setup=SETUP, ready=ready, after=AFTER) < MAX_SECONDS
