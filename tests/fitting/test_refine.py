"""Refined flat views of trees."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array

from tests.count_samples import SMALL_COUNTS, count_matrices, poisson_counts, sparse_zipf_counts
from tests.fitting.partition_oracle import partition_log_likelihood
from tests.interrupted_process import work_after_ctrl_c
from topicgrouper import TopicTree, fit_tree
from topicgrouper.corpus import read_corpus
from topicgrouper.fitting import refine

all_data = pytest.mark.parametrize("counts", SMALL_COUNTS.values(), ids=SMALL_COUNTS.keys())


@pytest.fixture(scope="module")
def tree():
    return fit_tree(sparse_zipf_counts(200, 400, length=50, seed=6))


@all_data
def test_a_refined_view_is_no_less_likely(counts):
    tree = fit_tree(counts)
    for view in (refine(tree.view(n)) for n in range(1, tree.n_words + 1)):
        assert view.refinement.converged
        assert view.refinement.start == tree.view(view.n)
        assert view.log_likelihood >= tree.log_likelihood(view.n)
        assert len(set(view.labels.tolist())) == view.n
        assert set(view.labels.tolist()) == set(tree.view(view.n).labels.tolist())
        reached = partition_log_likelihood(tree.counts, view.labels)
        np.testing.assert_allclose(view.log_likelihood, reached, rtol=1e-9, atol=1e-9)


def test_the_view_says_what_happened(tree):
    view = refine(tree.view(20))
    before = tree.view(20).labels
    passes = view.refinement.passes
    assert [each.number for each in passes] == list(range(1, len(passes) + 1))
    assert passes[0].moves > 0
    assert (passes[-1].moves, passes[-1].gain) == (0, 0.0)
    np.testing.assert_allclose(view.log_likelihood - view.refinement.gain, tree.log_likelihood(20))
    moved = np.flatnonzero(view.labels != before)
    assert sorted(move.id for move in view.moves) == moved.tolist()
    gains = [move.gain for move in view.moves]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] > 0
    for move in view.moves:
        assert move.word == tree.vocabulary[move.id]
        assert (move.source_id, move.target_id) == (before[move.id], view.labels[move.id])
    first = view.moves[0]
    back = view.labels.copy()
    back[first.id] = first.source_id
    lost = view.log_likelihood - partition_log_likelihood(tree.counts, back)
    np.testing.assert_allclose(lost, first.gain, rtol=1e-6)


def test_topics_keep_their_node_and_tell_their_words(tree):
    view = refine(tree.view(20))
    assert [topic.frequency for topic in view.topics] == sorted(
        (topic.frequency for topic in view.topics), reverse=True
    )
    assert [topic.id for topic in view] == view.nodes.tolist()
    for topic in view.topics:
        words = np.flatnonzero(view.labels == topic.id)
        assert topic.n == tree.n_of(node=topic.id)
        assert topic.size == len(words)
        assert topic.frequency == tree.word_frequencies[words].sum()
        by_frequency = words[np.argsort(-tree.word_frequencies[words], kind="stable")]
        assert topic.words == tuple(tree.vocabulary[word] for word in by_frequency)
        assert topic.top_words(3) == topic.words[:3]


def test_without_moves_the_topics_are_those_of_the_tree():
    tree = fit_tree(SMALL_COUNTS["never together"])
    view = refine(tree.view(tree.n_words))
    assert not view.moves
    assert view.topics == tree.view(tree.n_words).topics
    assert refine(tree.view(1)).topics == tree.view(1).topics


def test_shares_of_words_add_up_to_one_in_each_topic(tree):
    view = refine(tree.view(12))
    for node in view.nodes:
        np.testing.assert_allclose(view.word_shares[view.labels == node].sum(), 1.0)


def test_uneven_cuts_and_refined_views_can_be_refined(tree):
    uneven = tree.view(12).split(max(tree.view(12), key=lambda topic: topic.size))
    view = refine(uneven, n_jobs=2)
    assert view.refinement.start is uneven
    assert sorted(view.nodes) == sorted(uneven.nodes)
    assert view.log_likelihood > uneven.log_likelihood
    expected = partition_log_likelihood(tree.counts, view.positions)
    np.testing.assert_allclose(view.log_likelihood, expected)
    again = refine(view)
    assert again == view
    assert not again.moves


def test_only_views_are_refined(tree):
    with pytest.raises(TypeError, match=r"a FlatView such as tree.view\(40\), got TopicTree"):
        refine(tree)


def test_refined_views_are_not_nested(tree):
    """A fact that the documentation warns of."""
    coarse, fine = refine(tree.view(10)), refine(tree.view(40))
    parents = {(a, b) for a, b in zip(fine.labels.tolist(), coarse.labels.tolist(), strict=True)}
    assert len(parents) > 40


def test_passes_are_limited(tree):
    view = refine(tree.view(20), max_passes=1)
    assert len(view.refinement.passes) == 1
    assert not view.refinement.converged
    assert view.log_likelihood > view.refinement.start.log_likelihood


@given(counts=count_matrices(), data=st.data())
def test_real_weights_are_refined_too(counts, data):
    weights = counts * data.draw(st.sampled_from([0.25, 0.3, np.pi]))
    tree = fit_tree(weights)
    n = data.draw(st.integers(1, tree.n_words))
    view = refine(tree.view(n))
    assert view.refinement.converged
    assert view.log_likelihood >= view.refinement.start.log_likelihood
    reached = partition_log_likelihood(tree.counts, view.labels)
    np.testing.assert_allclose(view.log_likelihood, reached, rtol=1e-6, atol=1e-6)


def without_counts(tree, **changes):
    arguments = {
        "children": tree.children,
        "gains": tree.gains,
        "word_frequencies": tree.word_frequencies,
        "vocabulary": tree.vocabulary,
        "base_log_likelihood": tree.base_log_likelihood,
        "columns": tree.columns,
        "n_columns": tree.n_columns,
    }
    return TopicTree(**(arguments | changes))


def test_counts_may_be_given():
    counts = poisson_counts(20, 12, seed=3)
    wide = np.insert(counts, 5, 0, axis=1)  # a word that never occurs is not in the tree
    tree = fit_tree(wide)
    expected = refine(tree.view(4)).labels
    bare = without_counts(tree)
    for given_counts in (counts, wide, csr_array(counts), csr_array(wide), counts.astype(float)):
        np.testing.assert_array_equal(refine(bare.view(4), counts=given_counts).labels, expected)


def test_missing_counts_are_an_error(tree):
    with pytest.raises(ValueError, match="pass counts="):
        refine(without_counts(tree).view(5))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda counts: counts[:, 1:], "select them"),
        (lambda counts: counts[1:], "counts that the tree was fitted to"),
        (lambda counts: counts * 2, "counts that the tree was fitted to"),
        (lambda counts: counts * -1, "at least 0"),
        (lambda counts: counts.toarray()[0], "documents × words"),
        (lambda counts: np.where(counts.toarray() > 0, np.nan, 0), "NaN or infinity"),
    ],
)
def test_counts_that_are_not_the_trees_are_an_error(tree, change, message):
    with pytest.raises(ValueError, match=message):
        refine(tree.view(5), counts=change(tree.counts))


@pytest.mark.parametrize("n", [0, -3, 401])
def test_a_view_that_is_not_there_is_an_error(tree, n):
    with pytest.raises(ValueError, match="choose 1 to 400"):
        refine(tree.view(n))


def test_a_number_that_is_none_is_an_error(tree):
    with pytest.raises(TypeError):
        refine(tree.view(2.5))


def test_progress_is_told_and_can_end_it(tree):
    reports = []
    refine(tree.view(20), progress=lambda *report: reports.append(report))
    n_passes = len(refine(tree.view(20)).refinement.passes)
    assert reports[-1] == (1.0, f"Refining, pass {n_passes}")

    def stop(share, note):
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        refine(tree.view(20), progress=stop)


def test_real_documents_are_refined(data_directory):
    counts = read_corpus(data_directory / "uci_kos" / "docword.kos.txt.gz").corpus.counts
    frequencies = np.asarray(counts.sum(axis=0)).ravel()
    tree = fit_tree(csr_array(counts)[:, np.argsort(-frequencies)[:1500]], n_jobs=2)
    view = refine(tree.view(40), n_jobs=2)
    assert view.refinement.converged
    assert 400 < len(view.moves) < 1400
    assert view.log_likelihood - view.refinement.start.log_likelihood > 10_000


def test_topics_come_by_falling_frequency(tree):
    view = refine(tree.view(20))
    np.testing.assert_array_equal(view.nodes[view.positions], view.labels)
    assert view.frequencies.tolist() == [topic.frequency for topic in view]
    assert sorted(view.frequencies, reverse=True) == view.frequencies.tolist()
    assert view.frequencies.sum() == tree.word_frequencies.sum()


pytestmark = pytest.mark.slow

# Promised is half a second.
MAX_SECONDS = 3.0
SETUP = """
import numpy as np, psutil
from tests.count_samples import sparse_zipf_counts
from topicgrouper.fitting.word_moves import CountsByWord, move_words

counts = CountsByWord.of(sparse_zipf_counts(20_000, 20_000, length=150, seed=1))
start = np.arange(20_000) % 500
threads = psutil.Process().num_threads()
"""
AFTER = 'assert psutil.Process().num_threads() <= threads, "threads are left"'


@pytest.mark.parametrize("n_jobs", [1, 2])
def test_ctrl_c_ends_a_refinement(n_jobs):
    call = f"move_words(counts, start, n_jobs={n_jobs}, max_passes=10**9)"
    assert work_after_ctrl_c(call, setup=SETUP, after=AFTER) < MAX_SECONDS
