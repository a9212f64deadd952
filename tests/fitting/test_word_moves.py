"""The moves of words, against likelihoods of whole labellings."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array

from tests.count_samples import SMALL_COUNTS, count_matrices, poisson_counts, sparse_zipf_counts
from tests.fitting.partition_oracle import Oracle, naive_moves, partition_log_likelihood
from tests.interrupted_process import work_after_ctrl_c
from topicgrouper import TopicTree, fit_tree
from topicgrouper.corpus import read_corpus
from topicgrouper.fitting import refine
from topicgrouper.fitting.word_moves import CountsByWord, MovingUnits, move_words
from topicgrouper.kernel.whole_counts import WholeCounts, to_whole_counts

all_data = pytest.mark.parametrize("counts", SMALL_COUNTS.values(), ids=SMALL_COUNTS.keys())

all_data = pytest.mark.parametrize("counts", SMALL_COUNTS.values(), ids=SMALL_COUNTS.keys())


def shared_out(n_words, n_topics, *, seed=0):
    """Share words out at random; every topic gets one at least."""
    rng = np.random.default_rng(seed)
    homes = np.concatenate([np.arange(n_topics), rng.integers(0, n_topics, n_words - n_topics)])
    return rng.permutation(homes).astype(np.int64)


def moves_of(counts, homes, **options):
    return move_words(CountsByWord.of(counts), homes, **options)


def steps_of(moves):
    columns = (moves.words, moves.sources, moves.targets, moves.gains, moves.passes)
    return list(zip(*(column.tolist() for column in columns), strict=True))


def assert_same(moves, others):
    assert steps_of(moves) == steps_of(others)
    np.testing.assert_array_equal(moves.topics, others.topics)
    np.testing.assert_array_equal(moves.losses, others.losses)
    assert (moves.n_passes, moves.converged) == (others.n_passes, others.converged)


def check_promises(counts, homes, moves):
    """Replay the moves: each adds what it says, and at the end no single one adds anything."""
    oracle = Oracle(counts)
    labels = homes.tolist()
    for word, source, target, gain, _ in steps_of(moves):
        assert labels[word] == source
        assert labels.count(source) > 1
        assert gain == oracle.gain(labels, word, target)
        assert gain > 0
        labels[word] = target
    assert labels == moves.topics.tolist()
    for word, (label, home) in enumerate(zip(labels, homes.tolist(), strict=True)):
        expected = 0 if label == home else -oracle.gain(labels, word, home)
        assert moves.losses[word] == expected
    if moves.converged:
        best = oracle.best_gain(labels)
        assert best is None or best <= 0


@all_data
@pytest.mark.parametrize("n", [1, 2, 3, 6])
def test_each_move_gains_what_it_says_and_none_is_left(counts, n):
    n_words = counts.shape[1]
    homes = shared_out(n_words, min(n, n_words), seed=n)
    moves = moves_of(counts, homes)
    assert moves.converged
    check_promises(counts, homes, moves)


@all_data
@pytest.mark.parametrize("n", [2, 4])
def test_the_moves_are_those_of_the_obvious_program(counts, n):
    n_words = counts.shape[1]
    homes = shared_out(n_words, min(n, n_words), seed=10 + n)
    oracle = Oracle(counts)
    labels, steps, n_passes = naive_moves(oracle, homes.tolist(), max_passes=50)
    moves = moves_of(counts, homes, max_passes=50)
    assert steps_of(moves) == steps
    assert moves.topics.tolist() == labels
    assert moves.n_passes == n_passes


@given(counts=count_matrices(), data=st.data())
def test_promises_hold_for_any_counts_and_any_start(counts, data):
    n_words = counts.shape[1]
    n = data.draw(st.integers(1, n_words))
    homes = shared_out(n_words, n, seed=data.draw(st.integers(0, 99)))
    max_passes = data.draw(st.integers(1, 4))
    moves = moves_of(counts, homes, max_passes=max_passes)
    assert moves.n_passes <= max_passes
    check_promises(counts, homes, moves)
    labels, steps, _ = naive_moves(Oracle(counts), homes.tolist(), max_passes=max_passes)
    assert (steps_of(moves), moves.topics.tolist()) == (steps, labels)


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
    assert len(moves.words) > 1000
    assert_same(moves, moves_of(counts, homes))


@pytest.mark.parametrize("max_sums", [0, 1100 * 25 - 1, 1100 * 25])
def test_kept_sums_do_not_matter(zipf, max_sums):
    counts, homes = zipf
    assert_same(moves_of(counts, homes, max_sums=max_sums), moves_of(counts, homes))


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


def test_fewer_passes_are_the_first_of_more(zipf):
    counts, homes = zipf
    everything = moves_of(counts, homes)
    for max_passes in (1, 3):
        some = moves_of(counts, homes, max_passes=max_passes)
        assert (some.n_passes, some.converged) == (max_passes, False)
        early = [step for step in steps_of(everything) if step[-1] <= max_passes]
        assert steps_of(some) == early
    exactly = moves_of(counts, homes, max_passes=everything.n_passes)
    assert exactly.converged


def test_weights_move_like_counts():
    counts = poisson_counts(20, 30, seed=8)
    homes = shared_out(30, 5, seed=2)
    moves = moves_of(counts, homes)
    halves = moves_of(counts * 0.5, homes)
    assert [step[:3] for step in steps_of(halves)] == [step[:3] for step in steps_of(moves)]
    np.testing.assert_allclose(halves.in_nats(halves.gains), moves.in_nats(moves.gains) / 2)
    rng = np.random.default_rng(4)
    weights = counts * rng.uniform(0.5, 1.5, counts.shape)
    check_promises(weights, homes, moves_of(weights, homes))


def test_a_huge_total_leaves_no_shortcut():
    """The fixed point is coarse here: every topic has to be looked at."""
    counts = poisson_counts(12, 15, rate=0.5, seed=9) * (1 << 40)
    homes = shared_out(15, 6, seed=3)
    check_promises(counts, homes, moves_of(counts, homes))


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


def test_the_words_of_a_group_are_listed_with_the_gain_of_the_group():
    groups = [[f"x{word}", f"x{word + 200}"] for word in range(150)]
    tree = fit_tree(sparse_zipf_counts(200, 400, length=50, seed=6), together=groups)
    view = refine(tree.view(20))
    check(tree, view)
    moved = {move.id: move for move in view.moves}
    pairs = [(moved[word], moved[word + 200]) for word in range(150) if word in moved]
    assert pairs
    for first, second in pairs:
        assert (first.source, first.target) == (second.source, second.target)
        assert first.gain == second.gain
    first, second = pairs[0]
    back = view.labels.copy()
    back[[first.id, second.id]] = first.source_id
    lost = view.log_likelihood - partition_log_likelihood(tree.counts, back)
    np.testing.assert_allclose(lost, first.gain, rtol=1e-6)


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
