import numpy as np
import pytest
from scipy.sparse import csr_array

import topicgrouper.fitting.fit
from tests.count_samples import sparse_zipf_counts
from topicgrouper import fit_tree
from topicgrouper.fitting.fit import expected_seconds
from topicgrouper.kernel.reference import h, naive_joins


@pytest.fixture
def counts():
    return np.random.default_rng(0).poisson(0.8, size=(12, 9)) + np.eye(12, 9, dtype=int)


def test_joins_and_gains_are_those_of_the_reference(counts):
    tree = fit_tree(counts)
    expected = naive_joins(counts)
    np.testing.assert_array_equal(tree.children, expected.children)
    np.testing.assert_array_equal(tree.gains, expected.gains)


def test_likelihood_at_both_ends_is_the_papers(counts):
    tree = fit_tree(counts)
    n_words = counts.shape[1]
    of_words = sum(h([word], counts) for word in range(n_words))
    assert tree.log_likelihood(n_words) == pytest.approx(of_words, rel=1e-12)
    assert tree.log_likelihood(1) == pytest.approx(h(range(n_words), counts), rel=1e-12)


def test_likelihood_of_every_view_is_the_sum_of_h_over_its_topics(counts):
    tree = fit_tree(counts)
    for n in range(1, counts.shape[1] + 1):
        topics = [tree.words_of(node=topic.id) for topic in tree.view(n).topics]
        assert tree.log_likelihood(n) == pytest.approx(sum(h(t, counts) for t in topics), rel=1e-10)


def test_words_that_never_occur_stay_out(counts):
    wider = np.zeros((counts.shape[0], 12), dtype=int)
    columns = [0, 1, 3, 4, 5, 7, 8, 10, 11]
    wider[:, columns] = counts
    tree = fit_tree(wider, [f"w{i}" for i in range(12)])
    assert tree.columns.tolist() == columns
    assert tree.n_columns == 12
    assert tree.vocabulary == tuple(f"w{i}" for i in columns)
    np.testing.assert_array_equal(tree.children, fit_tree(counts).children)


def test_tree_keeps_counts_of_its_own(counts):
    matrix = csr_array(counts)
    tree = fit_tree(matrix)
    matrix.data[:] = 99
    assert tree.counts is not None
    np.testing.assert_array_equal(tree.counts.toarray(), counts)


def test_fractional_weights_keep_their_size(counts):
    tree = fit_tree(counts * 0.25)
    whole = fit_tree(counts)
    np.testing.assert_array_equal(tree.children, whole.children)
    np.testing.assert_allclose(tree.gains, whole.gains / 4)
    np.testing.assert_allclose(tree.frequencies, whole.frequencies / 4)
    assert tree.log_likelihood(3) == pytest.approx(whole.log_likelihood(3) / 4)


def test_counts_without_any_word_are_refused():
    with pytest.raises(ValueError, match="No word occurs"):
        fit_tree(np.zeros((3, 4), dtype=int))


def test_vocabulary_must_match(counts):
    with pytest.raises(ValueError, match="one word per column: got 2 words for 9 columns"):
        fit_tree(counts, ["a", "b"])


def test_a_long_fit_says_so_and_advises(counts, monkeypatch):
    monkeypatch.setattr(topicgrouper.fitting.fit, "_LONG_FIT_SECONDS", 0.0)
    long_documents = np.tile(counts, (1, 200))
    with pytest.warns(UserWarning, match=r"expected to take about .* Keeping the [\d,]+ most"):
        fit_tree(long_documents)


def test_more_data_take_longer_and_more_threads_less_but_not_in_proportion():
    small, large = sparse_zipf_counts(300, 200, length=30), sparse_zipf_counts(600, 400, length=30)
    one, four = (expected_seconds(small, threads=threads) for threads in (1, 4))
    assert one / 4 < four < one < expected_seconds(large, threads=1)


def test_the_order_of_documents_with_real_weights_does_not_show():
    """Their total is 64 up to rounding: on either side of it, the grid would be another."""
    weights = np.random.default_rng(1).random((64, 12))
    weights /= weights.sum(axis=1, keepdims=True)
    tree = fit_tree(weights)
    for order in (np.s_[::-1], np.argsort(weights[:, 0]), np.argsort(weights[:, 1])):
        other = fit_tree(weights[order])
        assert other.digest() == tree.digest()
        np.testing.assert_array_equal(other.gains, tree.gains)
        assert other.base_log_likelihood == tree.base_log_likelihood
