"""What every solver promises: the naive one of the reference and each way of the fast one."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest
from hypothesis import given
from scipy.sparse import csr_array

from tests.count_samples import SMALL_COUNTS, assert_same_joins, count_matrices, first_joins
from topicgrouper.kernel.agglomerate import Joins, agglomerate
from topicgrouper.kernel.reference import delta_h, fixed_point_gains, fixed_point_shift, naive_joins
from topicgrouper.kernel.whole_counts import WholeCounts, to_whole_counts


def fast_joins(counts, **settings):
    return agglomerate(counts, **settings).joins


def wide_joins(counts):
    """Fit as if a document were too long for 32-bit counts."""
    whole = to_whole_counts(counts)
    return fast_joins(WholeCounts(whole.counts.astype(np.int64), whole.scale))


def joins_in_two_parts(counts):
    half = np.shape(counts)[1] // 2
    return fast_joins(counts, known=first_joins(fast_joins(counts), half))


SOLVERS = {
    "naive": naive_joins,
    "ehac": partial(fast_joins, algorithm="ehac"),
    "ehac, threads": partial(fast_joins, algorithm="ehac", n_jobs=3),
    "mehac": partial(fast_joins, algorithm="mehac"),
    "mehac, threads": partial(fast_joins, algorithm="mehac", n_jobs=2),
    "mehac, no memory": partial(fast_joins, algorithm="mehac", memory_limit=0),
    "auto": fast_joins,
    "auto, threads": partial(fast_joins, n_jobs=2),
    "64-bit counts": wide_joins,
    "in two parts": joins_in_two_parts,
}

every_solver = pytest.mark.parametrize("solve", SOLVERS.values(), ids=SOLVERS.keys())
all_data = pytest.mark.parametrize("counts", SMALL_COUNTS.values(), ids=SMALL_COUNTS.keys())


def replayed(counts, joins):
    """Yield the topics (node ids and words of each) before each join, and the join."""
    n_words = counts.shape[1]
    topics = {word: [word] for word in range(n_words)}
    for i, (children, gain) in enumerate(zip(joins.children.tolist(), joins.gains, strict=True)):
        yield topics, children, gain
        first, second = children
        topics = {node: words for node, words in topics.items() if node not in children} | {
            n_words + i: topics[first] + topics[second]
        }


def log_likelihood(counts, topics):
    """Log q(T) of a partition, from the paper's p(d|t) and p(w|t)."""
    f_d = np.asarray(counts, dtype=np.float64)
    lengths, frequencies = f_d.sum(axis=1), f_d.sum(axis=0)
    result = 0.0
    for words in topics:
        in_document = f_d[:, words].sum(axis=1)
        held = in_document > 0
        result += (in_document[held] * np.log(in_document[held] / lengths[held])).sum()
        share = frequencies[words] / frequencies[words].sum()
        result += (frequencies[words] * np.log(share)).sum()
    return result


@every_solver
@all_data
def test_joins_form_a_tree(solve, counts):
    joins = solve(counts)
    n_words = counts.shape[1]
    assert isinstance(joins, Joins)
    assert joins.children.shape == (n_words - 1, 2)
    assert joins.children.dtype == np.int64
    assert joins.gains.dtype == np.float64
    assert sorted(joins.children.ravel().tolist()) == list(range(2 * n_words - 2))
    assert (joins.children[:, 0] < joins.children[:, 1]).all()
    assert (joins.children[:, 1] < n_words + np.arange(n_words - 1)).all()


@every_solver
@all_data
def test_at_each_join_no_other_pair_was_better(solve, counts):
    """Of the pairs with the largest gain the lexicographically smallest (id, id) was joined."""
    joins = solve(counts)
    shift = fixed_point_shift(int(counts.sum()))
    for topics, children, gain in replayed(counts, joins):
        nodes = sorted(topics)
        rows = np.array([counts[:, topics[node]].sum(axis=1) for node in nodes])
        gains = fixed_point_gains(rows, shift)
        pairs = {
            (nodes[i], nodes[j]): int(gains[i, j])
            for i in range(len(nodes))
            for j in range(i + 1, len(nodes))
        }
        best = max(pairs.values())
        assert children == list(min(pair for pair, value in pairs.items() if value == best))
        assert gain == min(np.ldexp(float(best), -shift), 0.0)


@every_solver
@all_data
def test_gains_are_those_of_the_papers_equations(solve, counts):
    scale = counts.sum() * np.log(counts.sum() + 1)
    for topics, (first, second), gain in replayed(counts, solve(counts)):
        expected = delta_h(topics[first], topics[second], counts)
        np.testing.assert_allclose(gain, expected, rtol=1e-9, atol=1e-12 * scale)
        assert gain <= 0


@every_solver
@all_data
def test_gains_add_up_to_the_whole_loss_of_likelihood(solve, counts):
    n_words = counts.shape[1]
    at_first = log_likelihood(counts, [[word] for word in range(n_words)])
    at_last = log_likelihood(counts, [list(range(n_words))])
    gains = solve(counts).gains
    np.testing.assert_allclose(gains.sum(), at_last - at_first, rtol=1e-9, atol=1e-9)


@every_solver
@given(counts=count_matrices())
def test_the_tree_is_that_of_the_naive_solver(solve, counts):
    assert_same_joins(solve(counts), naive_joins(counts))


@every_solver
@all_data
def test_the_order_of_documents_does_not_matter(solve, counts):
    order = np.random.default_rng(0).permutation(len(counts))
    assert_same_joins(solve(counts[order]), solve(counts))


@every_solver
def test_input_is_left_alone(solve):
    counts = csr_array(SMALL_COUNTS["zipf"])
    copy = counts.copy()
    for array in (counts.data, counts.indices, counts.indptr):
        array.flags.writeable = False
    solve(counts)
    assert (counts != copy).nnz == 0


@every_solver
@pytest.mark.parametrize("wrong", [-1.0, np.nan, np.inf])
def test_unusable_counts_are_an_error(solve, wrong):
    counts = SMALL_COUNTS["two words"].astype(np.float64)
    counts[0, 0] = wrong
    with pytest.raises(ValueError, match=r"Negative|NaN or infinity"):
        solve(counts)
