"""The moves of words, against likelihoods of whole labellings."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array

from tests.count_samples import SMALL_COUNTS, count_matrices, poisson_counts, sparse_zipf_counts
from tests.fitting.partition_oracle import Oracle, naive_passes, partition_log_likelihood
from tests.interrupted_process import work_after_ctrl_c
from topicgrouper import TopicTree, fit_tree
from topicgrouper.corpus import read_corpus
from topicgrouper.fitting import refine
from topicgrouper.fitting.word_moves import CountsByWord, MovingUnits, move_words
from topicgrouper.kernel.whole_counts import WholeCounts, to_whole_counts

all_data = pytest.mark.parametrize("counts", SMALL_COUNTS.values(), ids=SMALL_COUNTS.keys())


def shared_out(n_words, n_topics, *, seed=0):
    """Share words out at random; every topic gets one at least."""
    rng = np.random.default_rng(seed)
    homes = np.concatenate([np.arange(n_topics), rng.integers(0, n_topics, n_words - n_topics)])
    return rng.permutation(homes).astype(np.int64)


def moves_of(counts, homes, **options):
    return move_words(CountsByWord.of(counts), homes, **options)


def assert_same(moves, others):
    np.testing.assert_array_equal(moves.topics, others.topics)
    assert (moves.gain, moves.n_passes) == (others.gain, others.n_passes)
    assert moves.converged == others.converged


def check_passes(counts, homes, *, max_passes=50):
    """Compare the topics after each pass with those of the obvious program, and what was gained."""
    oracle = Oracle(counts)
    start = oracle.likelihood(homes.tolist())
    expected = naive_passes(oracle, homes.tolist(), max_passes=max_passes)
    for n_passes, labels in enumerate(expected, start=1):
        moves = moves_of(counts, homes, max_passes=n_passes)
        assert moves.topics.tolist() == labels
        assert moves.n_passes == n_passes
        assert moves.converged == (labels == [homes.tolist(), *expected][n_passes - 1])
        assert moves.gain == oracle.in_nats(oracle.likelihood(labels) - start)
        assert set(labels) == set(homes.tolist())
    moves = moves_of(counts, homes, max_passes=max_passes)
    assert (moves.topics.tolist(), moves.n_passes) == (expected[-1], len(expected))
    if moves.converged:
        best = oracle.best_gain(expected[-1])
        assert best is None or best <= 0
    return moves


@all_data
@pytest.mark.parametrize("n", [1, 2, 3, 4, 6])
def test_every_pass_is_that_of_the_obvious_program_and_no_gain_is_left(counts, n):
    n_words = counts.shape[1]
    homes = shared_out(n_words, min(n, n_words), seed=n)
    assert check_passes(counts, homes).converged


@given(counts=count_matrices(), data=st.data())
def test_passes_are_the_obvious_ones_for_any_counts_and_any_start(counts, data):
    n_words = counts.shape[1]
    n = data.draw(st.integers(1, n_words))
    homes = shared_out(n_words, n, seed=data.draw(st.integers(0, 99)))
    check_passes(counts, homes, max_passes=data.draw(st.integers(1, 4)))


@pytest.fixture(scope="module")
def zipf():
    """Counts of more words than a block has, and a start far from the end."""
    counts = sparse_zipf_counts(300, 1100, length=60, seed=3)
    return counts, shared_out(1100, 25, seed=1)


@pytest.mark.parametrize("n_jobs", [2, 3])
def test_threads_do_not_matter(zipf, n_jobs):
    counts, homes = zipf
    moves = moves_of(counts, homes, n_jobs=n_jobs)
    assert moves.n_passes > 4
    assert np.count_nonzero(moves.topics != homes) > 500
    assert_same(moves, moves_of(counts, homes))


def test_the_width_of_the_counts_does_not_matter(zipf):
    counts, homes = zipf
    whole = to_whole_counts(counts)
    assert whole.counts.dtype == np.int32
    wide = WholeCounts(whole.counts.astype(np.int64), whole.scale)
    assert_same(moves_of(wide, homes), moves_of(counts, homes))


def test_the_order_of_documents_does_not_matter(zipf):
    counts, homes = zipf
    shuffled = csr_array(counts)[np.random.default_rng(0).permutation(counts.shape[0])]
    assert_same(moves_of(shuffled, homes), moves_of(counts, homes))


def test_fewer_passes_end_early(zipf):
    counts, homes = zipf
    everything = moves_of(counts, homes)
    gains = [0.0]
    for max_passes in range(1, everything.n_passes):
        some = moves_of(counts, homes, max_passes=max_passes)
        assert (some.n_passes, some.converged) == (max_passes, False)
        gains.append(some.gain)
    assert np.all(np.diff(gains) > 0)
    assert gains[-1] == everything.gain
    assert moves_of(counts, homes, max_passes=everything.n_passes).converged


def test_weights_move_like_counts():
    counts = poisson_counts(20, 30, seed=8)
    homes = shared_out(30, 5, seed=2)
    moves = moves_of(counts, homes)
    halves = moves_of(counts * 0.5, homes)
    np.testing.assert_array_equal(halves.topics, moves.topics)
    assert halves.gain == pytest.approx(moves.gain / 2)
    rng = np.random.default_rng(4)
    weights = counts * rng.uniform(0.5, 1.5, counts.shape)
    check_passes(weights, homes)


def test_a_huge_total_leaves_no_shortcut():
    """The fixed point is coarse here: every topic has to be looked at."""
    counts = poisson_counts(12, 15, rate=0.5, seed=9) * (1 << 40)
    homes = shared_out(15, 6, seed=3)
    check_passes(counts, homes)


@pytest.mark.parametrize("max_passes", [0, -1])
def test_no_pass_at_all_is_an_error(max_passes):
    with pytest.raises(ValueError, match="at least 1, got"):
        moves_of(SMALL_COUNTS["zipf"], shared_out(14, 3), max_passes=max_passes)


@st.composite
def grouped_trees(draw):
    """Draw a tree that was fitted with groups of words."""
    counts = draw(count_matrices())
    labels = draw(st.lists(st.integers(0, 4), min_size=counts.shape[1], max_size=counts.shape[1]))
    groups = [[f"x{word}" for word, at in enumerate(labels) if at == group] for group in range(3)]
    return fit_tree(counts, together=[group for group in groups if len(group) > 1])


def group_of_words(tree):
    """Return the group of each word, numbered from 0."""
    return np.unique(tree.view(tree.max_topics).labels, return_inverse=True)[1]


def check(tree, view):
    groups = group_of_words(tree)
    pairs = set(zip(groups.tolist(), view.labels.tolist(), strict=True))
    assert len(pairs) == tree.max_topics  # each group has one topic
    assert view.refinement.converged
    assert len(set(view.labels.tolist())) == view.n
    reached = partition_log_likelihood(tree.counts, view.labels)
    np.testing.assert_allclose(view.log_likelihood, reached, rtol=1e-9, atol=1e-9)


@given(tree=grouped_trees(), data=st.data())
def test_groups_move_as_a_whole_until_no_move_raises_the_likelihood(tree, data):
    n = data.draw(st.integers(1, tree.max_topics))
    view = refine(tree.view(n))
    check(tree, view)
    assert view.log_likelihood >= tree.log_likelihood(n) - 1e-9
    groups = group_of_words(tree)
    counts = tree.counts.toarray()
    joined = np.column_stack(
        [counts[:, groups == group].sum(axis=1) for group in range(tree.max_topics)]
    )
    labels = [int(view.labels[np.argmax(groups == group)]) for group in range(tree.max_topics)]
    best = Oracle(joined).best_gain(labels)
    assert best is None or best <= 0


def test_the_words_of_a_group_move_together():
    groups = [[f"x{word}", f"x{word + 200}"] for word in range(150)]
    tree = fit_tree(sparse_zipf_counts(200, 400, length=50, seed=6), together=groups)
    view = refine(tree.view(20))
    check(tree, view)
    firsts = view.labels[:150]
    np.testing.assert_array_equal(firsts, view.labels[200:350])
    assert np.any(firsts != view.refinement.start.labels[:150])


def test_a_group_that_a_cut_divides_moves_in_parts():
    counts = sparse_zipf_counts(60, 40, length=20, seed=3)
    tree = fit_tree(counts, together=[["x1", "x2", "x3", "x4"]])
    words = tree.cut(nodes=range(40))
    units = MovingUnits.of(words)
    assert len(set(units.of_words.tolist())) == 40
    assert refine(words).n == 40


def test_weights_can_be_refined_with_groups():
    counts = sparse_zipf_counts(60, 40, length=20, seed=3).astype(float)
    counts.data *= np.sqrt(np.arange(1, counts.nnz + 1))
    tree = fit_tree(counts, together=[["x1", "x20"], ["x5", "x30", "x7"]])
    view = refine(tree.view(8))
    reached = partition_log_likelihood(tree.counts, view.labels)
    assert view.log_likelihood == pytest.approx(reached, rel=1e-6)
    assert view.labels[1] == view.labels[20]


# -- refined flat views of trees -------------------------------------------------------------------


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
    how = view.refinement
    assert how.start == tree.view(20) != view
    assert how.n_passes > 2
    assert how.gain > 0
    assert view.log_likelihood == tree.log_likelihood(20) + how.gain
    fewer = refine(tree.view(20), max_passes=1).refinement
    assert (fewer.n_passes, fewer.converged) == (1, False)
    assert 0 < fewer.gain < how.gain


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
    assert view.refinement.gain == 0
    assert view.topics == tree.view(tree.n_words).topics
    assert refine(tree.view(1)).topics == tree.view(1).topics


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
    assert again.refinement.gain == 0


def test_only_views_are_refined(tree):
    with pytest.raises(TypeError, match=r"a FlatView such as tree.view\(40\), got TopicTree"):
        refine(tree)


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


def test_missing_counts_are_an_error(tree):
    with pytest.raises(ValueError, match="no training counts"):
        refine(without_counts(tree).view(5))


def test_progress_is_told_and_can_end_it(tree):
    reports = []
    refine(tree.view(20), progress=lambda *report: reports.append(report))
    n_passes = refine(tree.view(20)).refinement.n_passes
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
    assert 400 < np.count_nonzero(view.labels != view.refinement.start.labels) < 1400
    assert view.log_likelihood - view.refinement.start.log_likelihood > 10_000


def test_topics_come_by_falling_frequency(tree):
    view = refine(tree.view(20))
    np.testing.assert_array_equal(view.nodes[view.positions], view.labels)
    assert view.frequencies.tolist() == [topic.frequency for topic in view]
    assert sorted(view.frequencies, reverse=True) == view.frequencies.tolist()
    assert view.frequencies.sum() == tree.word_frequencies.sum()


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


@pytest.mark.slow
@pytest.mark.parametrize("n_jobs", [1, 2])
def test_ctrl_c_ends_a_refinement(n_jobs):
    call = f"move_words(counts, start, n_jobs={n_jobs}, max_passes=10**9)"
    assert work_after_ctrl_c(call, setup=SETUP, after=AFTER) < MAX_SECONDS
