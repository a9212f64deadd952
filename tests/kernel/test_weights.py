"""Weights that are no small counts: fractions, TF-IDF, huge numbers. The joins stay exact."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array

from tests.count_samples import assert_same_joins, poisson_counts, zeros_and_ones, zipf_counts
from tests.greedy_oracle import greedy_joins
from topicgrouper.kernel.agglomerate import agglomerate
from topicgrouper.kernel.reference import delta_h, fixed_point_g, fixed_point_shift, naive_joins
from topicgrouper.kernel.whole_counts import to_whole_counts

ALGORITHMS = ("auto", "ehac", "mehac")
COUNTS = {
    "ties": zeros_and_ones(30, 80, share=0.1, seed=1),
    "text": zipf_counts(40, 80, length=25, seed=2),
}


def tf_idf(counts):
    return counts * (1 + np.log(len(counts) / (counts > 0).sum(axis=0)))


@pytest.mark.parametrize("name", COUNTS)
@pytest.mark.parametrize("factor", [0.5, 0.1, 1 / 3, 1e-7, 1.1, 1e5 / 7])
def test_fractional_multiples_give_the_tree_of_the_counts(name, factor):
    counts = COUNTS[name]
    joins = agglomerate(counts).joins
    scaled = agglomerate(counts * factor).joins
    np.testing.assert_array_equal(scaled.children, joins.children)
    np.testing.assert_allclose(scaled.gains, joins.gains * factor, rtol=1e-12)


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("name", COUNTS)
def test_tf_idf_gives_the_greedy_joins(name, algorithm):
    weights = tf_idf(COUNTS[name])
    expected = greedy_joins(weights)
    for n_jobs in (1, 3):
        joins = agglomerate(csr_array(weights), algorithm=algorithm, n_jobs=n_jobs).joins
        assert_same_joins(joins, expected)


def test_weights_on_the_grid_of_the_fast_path_give_the_greedy_joins():
    weights = tf_idf(poisson_counts(150, 120, rate=1.2, seed=3))
    assert to_whole_counts(weights).counts.dtype == np.int32
    expected = greedy_joins(weights)
    for algorithm in ALGORITHMS:
        assert_same_joins(agglomerate(weights, algorithm=algorithm).joins, expected)


def test_gains_of_weights_are_the_papers():
    weights = tf_idf(poisson_counts(8, 10, rate=0.8, seed=4))
    joins = agglomerate(weights).joins
    topics = {word: [word] for word in range(10)}
    for i, ((first, second), gain) in enumerate(
        zip(joins.children.tolist(), joins.gains, strict=True)
    ):
        s, t = topics.pop(first), topics.pop(second)
        assert gain == pytest.approx(delta_h(s, t, weights), rel=1e-8, abs=1e-8)
        topics[10 + i] = s + t


@given(
    seed=st.integers(0, 2**32),
    spread=st.floats(0.0, 12.0),
    algorithm=st.sampled_from(ALGORITHMS),
)
def test_random_reals_give_the_naive_joins(seed, spread, algorithm):
    rng = np.random.default_rng(seed)
    weights = np.exp(spread * rng.standard_normal((6, 8))) * (rng.random((6, 8)) < 0.5)
    weights[0, weights.sum(axis=0) == 0] = 1.0
    assert_same_joins(agglomerate(weights, algorithm=algorithm).joins, naive_joins(weights))


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("bits", [24, 28, 33, 40, 45])
def test_huge_counts_give_the_greedy_joins(bits, algorithm):
    """From 2^28 on J is flatter than its rounding, and candidates within the slack are examined."""
    rng = np.random.default_rng(bits)
    spread = rng.integers(1, 1 << rng.integers(1, bits, size=(12, 40)))
    counts = spread * (rng.random((12, 40)) < 0.25)
    counts[0, counts.sum(axis=0) == 0] = 1
    assert_same_joins(agglomerate(counts, algorithm=algorithm).joins, greedy_joins(counts))


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("bits", [28, 38, 44])
def test_huge_counts_that_never_meet_give_the_greedy_joins(bits, algorithm):
    """Frequencies that differ by less than the rounding can tell."""
    rng = np.random.default_rng(bits)
    rare = rng.integers(1, 50, size=15)
    frequent = (1 << bits) + rng.integers(0, 100, size=30)
    counts = np.diag(rng.permutation(np.concatenate([rare, frequent])))
    assert_same_joins(agglomerate(counts, algorithm=algorithm).joins, greedy_joins(counts))


def test_a_long_document_gives_the_greedy_joins():
    counts = zipf_counts(30, 50, length=30, seed=5)
    counts[3] *= 1_000_000
    assert to_whole_counts(counts).counts.dtype == np.int64
    expected = greedy_joins(counts)
    for algorithm in ALGORITHMS:
        assert_same_joins(agglomerate(counts, algorithm=algorithm).joins, expected)


def flattened_counts(*, pairs, alone):
    """Return counts where a rare word's partners tie, and pairs of them gain just as much.

    Words ``Y`` and ``Z`` are as frequent as each other and never meet the rare word X. ``Y_i`` and
    ``Z_i`` share a document, and what parts them makes their gain that of X with any ``Y``. As
    rounding may order these gains in any way, X lists its partners before a pair is joined, and
    when the listed ones are gone the others must not be forgotten.
    """
    y, x, c = 1 << 36, 38552, 428085
    n_first = pairs + alone
    n_words = n_first + pairs + 1
    counts = np.zeros((n_first + 2 * pairs + 1, n_words), dtype=np.int64)
    for i in range(n_first):
        if i < pairs:
            counts[i, i] = counts[i, n_first + i] = y
            counts[n_first + i, i] = counts[n_first + pairs + i, n_first + i] = c
        else:
            counts[i, i] = y + c
    counts[-1, -1] = x
    shift = fixed_point_shift(int(counts.sum()))

    def j(a, b):
        return fixed_point_g(a + b, shift) - fixed_point_g(a, shift) - fixed_point_g(b, shift)

    gain_of_pair = j(y, y) - j(y + c, y + c)
    assert 0 <= gain_of_pair + j(x, y + c) <= 2  # otherwise this is not that case
    return counts


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_partners_that_rounding_kept_waiting_are_not_forgotten(algorithm):
    counts = flattened_counts(pairs=14, alone=4)
    assert_same_joins(agglomerate(counts, algorithm=algorithm).joins, greedy_joins(counts))
