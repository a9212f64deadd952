"""The fit of the document model: optimal at each join, and the same on any number of threads."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy.sparse import csr_array

from tests.interrupted_process import work_after_ctrl_c
from tests.prediction.joins_oracle import best_log_likelihood, join_counts, join_log_probability
from tests.property_profiles import costly
from topicgrouper import TopicTree, fit_documents, fit_tree, regrow
from topicgrouper.prediction.fit import _halves


def bursty_counts(n_documents=60, n_words=12, seed=0):
    """Return counts of documents with few topics and repeated words."""
    rng = np.random.default_rng(seed)
    shares = rng.dirichlet(np.full(n_words, 0.3), size=n_documents)
    return np.array([rng.multinomial(rng.integers(0, 40), share) for share in shares])


COUNTS = bursty_counts(n_words=30, n_documents=80, seed=2)
WORDS = [f"word{i}" for i in range(30)]


@given(
    arrays(
        np.int64,
        st.tuples(st.integers(1, 12), st.integers(2, 5)),
        elements=st.one_of(st.just(0), st.integers(0, 3), st.integers(0, 40)),
    )
)
@costly
def test_no_other_parameters_are_better(counts):
    if (counts.sum(axis=0) == 0).any():
        counts = np.vstack([counts, np.ones(counts.shape[1], dtype=np.int64)])
    model = fit_documents(fit_tree(counts))
    tokens = join_counts(model.tree, counts)
    for join in range(tokens.shape[1]):
        best = best_log_likelihood(tokens[:, join], 1e-3)
        found = join_log_probability(
            tokens[:, join], model.means[join], model.concentrations[join]
        ).sum()
        assert found >= best - 1e-8 * abs(best)


def test_every_join_of_bursty_documents_is_optimal():
    counts = bursty_counts()
    model = fit_documents(fit_tree(counts))
    tokens = join_counts(model.tree, counts)
    assert np.isfinite(model.concentrations).any()
    for join in range(tokens.shape[1]):
        best = best_log_likelihood(tokens[:, join], 1e-3)
        found = join_log_probability(
            tokens[:, join], model.means[join], model.concentrations[join]
        ).sum()
        assert found >= best - 1e-8 * abs(best)


@pytest.mark.parametrize(
    "tokens",
    [
        [[1, 0], [1, 0], [4, 31]],
        [[3, 0], [4, 4], [0, 2]],
        [[0, 1], [0, 1], [0, 1], [6, 3]],
        [[1, 0], [1, 0], [1, 0], [1, 0], [3, 7]],
        [[0, 1]] * 4 + [[1, 0]] * 2 + [[2, 0], [0, 2]] * 2 + [[4, 6]],
    ],
)
def test_the_higher_of_two_tops_is_found(tokens):
    """One long document of both parts beside short ones: joins of AP and Online Retail.

    At s = 0, with the tokens' share as the mean, the likelihood has a top or is about to fall. A
    higher one has a mean that is closer to the documents' share.
    """
    counts = np.array(tokens)
    model = fit_documents(fit_tree(counts))
    found = join_log_probability(counts, model.means[0], model.concentrations[0]).sum()
    best = best_log_likelihood(counts, 1e-3)
    assert found >= best - 1e-8 * abs(best)
    assert model.concentrations[0] < np.inf


@pytest.mark.parametrize("n_jobs", [2, 5])
def test_threads_do_not_matter(n_jobs):
    tree = fit_tree(bursty_counts(n_documents=400, n_words=60))
    alone, shared = fit_documents(tree), fit_documents(tree, n_jobs=n_jobs)
    assert np.array_equal(alone.means, shared.means)
    assert np.array_equal(alone.concentrations, shared.concentrations)


def test_documents_with_one_token_are_alike():
    model = fit_documents(fit_tree([[1, 0], [1, 0], [0, 1], [1, 0]]))
    assert model.concentrations[0] == np.inf
    assert model.means[0] == pytest.approx(0.75)


def test_documents_that_do_not_differ_are_alike():
    model = fit_documents(fit_tree([[2, 2], [3, 3], [1, 1]]))
    assert model.concentrations[0] == np.inf
    assert model.means[0] == pytest.approx(0.5)


def test_parts_that_never_meet_keep_a_new_document_possible():
    model = fit_documents(fit_tree([[4, 0], [6, 0], [0, 5]]))
    assert model.concentrations[0] == pytest.approx(1e-3)
    both = model.log_probability([[1, 1]])[0]
    assert np.isfinite(both)
    assert both < -5
    # By documents, not by tokens: 2 of 3 have the first word.
    assert model.means[0] == pytest.approx(2 / 3, rel=0.01)


def test_a_chain_of_all_words_is_as_good_as_any_tree():
    """Dense, sparse and joined node counts agree with the oracle in an extreme tree."""
    counts = bursty_counts(n_documents=30, n_words=25, seed=1) + np.eye(30, 25, dtype=np.int64)
    children = [[0, 1]] + [[word, 25 + word - 2] for word in range(2, 25)]
    tree = TopicTree(
        children,
        np.zeros(24),
        counts.sum(axis=0),
        [f"w{i}" for i in range(25)],
        base_log_likelihood=0.0,
        counts=csr_array(counts),
    )
    model = fit_documents(tree)
    tokens = join_counts(tree, counts)
    for join in range(24):
        best = best_log_likelihood(tokens[:, join], 1e-3)
        found = join_log_probability(
            tokens[:, join], model.means[join], model.concentrations[join]
        ).sum()
        assert found >= best - 1e-8 * abs(best)


def test_weights_are_refused():
    tree = fit_tree([[0.5, 1.5], [2.0, 0.0]])
    with pytest.raises(ValueError, match="whole numbers"):
        fit_documents(tree)


def test_a_tree_without_counts_says_what_to_do():
    tree = TopicTree([[0, 1]], [0.0], [1, 1], ["a", "b"], base_log_likelihood=0.0)
    with pytest.raises(ValueError, match="pass counts="):
        fit_documents(tree)
    assert fit_documents(tree, [[1, 0], [0, 1]]).means[0] == pytest.approx(0.5)


def test_other_counts_are_refused():
    tree = fit_tree([[3, 1], [1, 2]])
    with pytest.raises(ValueError, match="counts"):
        fit_documents(tree, [[3, 1], [1, 3]])


def test_a_tree_of_one_word_has_nothing_to_fit():
    model = fit_documents(fit_tree([[3], [1]]))
    assert model.means.shape == (0,)
    assert model.log_probability([[7], [0]]).tolist() == [0.0, 0.0]
    assert model.perplexity([[7]]) == 1.0
    assert model.word_probabilities([[2]]).tolist() == [[1.0]]


def test_very_long_documents_are_refused():
    tree = fit_tree([[3, 1], [1, 2]])
    huge = TopicTree(
        tree.children, tree.gains, [10**7, 10**7], tree.vocabulary, base_log_likelihood=0.0
    )
    with pytest.raises(ValueError, match="at most 10,000,000 tokens"):
        fit_documents(huge, [[10**7, 10**7]])


def test_long_documents_are_fitted_as_exactly_as_short_ones():
    rng = np.random.default_rng(0)
    counts = np.array([rng.multinomial(5000, rng.dirichlet([0.5, 0.3, 0.2])) for _ in range(8)])
    model = fit_documents(fit_tree(counts))
    tokens = join_counts(model.tree, counts)
    for join in range(2):
        best = best_log_likelihood(tokens[:, join], 1e-3)
        found = join_log_probability(
            tokens[:, join], model.means[join], model.concentrations[join]
        ).sum()
        assert found >= best - 1e-8 * abs(best)


# -- fitting of a forest: halves of the documents that depend on nothing but their words -----------


def parts(forest):
    """Return all numbers that a forest consists of."""
    return [
        (model.tree.children.tolist(), model.means.tolist(), model.concentrations.tolist())
        for model in forest.models
    ]


def test_the_first_tree_is_the_given_one_and_the_others_differ():
    tree = fit_tree(COUNTS, WORDS)
    forest = fit_documents(tree, trees=4)
    assert forest.tree is tree
    assert forest.models[0].means.tolist() == fit_documents(tree).means.tolist()
    assert len({str(children) for children, *_ in parts(forest)}) == 4


def test_trees_of_halves():
    # the second and the third tree are those of two halves of all documents
    forest = fit_documents(fit_tree(COUNTS, WORDS), trees=3)
    halves = []
    for model in forest.models[1:]:
        chosen = [
            rows
            for rows in _some_halves()
            if fit_tree(COUNTS[rows], WORDS).children.tolist() == model.tree.children.tolist()
        ]
        halves += chosen
    assert len(halves) == 2
    filled = np.flatnonzero(COUNTS.sum(axis=1))
    assert sorted(np.concatenate(halves).tolist()) == filled.tolist()
    assert abs(len(halves[0]) - len(halves[1])) <= 1


def _some_halves():
    return list(_halves(csr_array(COUNTS), WORDS, 2))


def test_neither_threads_nor_any_order_matter():
    expected = fit_documents(fit_tree(COUNTS, WORDS), trees=5)
    assert parts(fit_documents(fit_tree(COUNTS, WORDS), n_jobs=3, trees=5)) == parts(expected)
    rows = np.random.default_rng(1).permutation(80)
    assert parts(fit_documents(fit_tree(COUNTS[rows], WORDS), trees=5)) == parts(expected)
    columns = np.arange(30)[::-1]
    shuffled = fit_documents(
        fit_tree(COUNTS[:, columns], [WORDS[each] for each in columns]), trees=5
    )
    # the tree itself may differ where joins are equally good, and the order of sums
    assert shuffled.perplexity(COUNTS[:, columns]) == pytest.approx(
        expected.perplexity(COUNTS), rel=0.02
    )


def test_words_that_a_half_lacks_are_a_branch_of_their_own():
    counts = np.kron(np.eye(8, dtype=np.int64), np.full((1, 2), 3))  # each word in one document
    forest = fit_documents(fit_tree(counts), trees=5)
    for model in forest.models[1:]:
        assert model.tree.n_words == 16
        left, right = model.tree.children[-1]
        sizes = {int(model.tree.layout.sizes[node]) for node in (left, right)}
        assert sizes == {8}
    assert np.isfinite(forest.log_probability(counts)).all()


def test_a_regrown_tree_has_regrown_halves():
    tree = fit_tree(COUNTS, WORDS)
    regrown = regrow(tree)
    assert regrown.regrown_at
    rows = _some_halves()[0]
    half = regrow(fit_tree(COUNTS[rows], WORDS))
    assert (
        fit_documents(regrown, trees=2).models[1].tree.children.tolist() == half.children.tolist()
    )


def test_groups_of_words_stay_together():
    together = [["word1", "word7", "word9"], ["word2", "word3"]]
    tree = fit_tree(COUNTS, WORDS, together=together)
    for model in fit_documents(tree, trees=3).models:
        joined = {frozenset(model.tree.words_of(node=node)) for node in range(30, 59)}
        assert {frozenset({1, 7, 9}), frozenset({2, 3})} <= joined


def test_it_predicts_better_than_the_tree():
    train, test = COUNTS[:60], COUNTS[60:]
    tree = regrow(fit_tree(train, WORDS))
    assert fit_documents(tree, trees=5).perplexity(test) < fit_documents(tree).perplexity(test)


def test_one_word_and_few_documents():
    one = fit_documents(fit_tree([[3], [2]]), trees=3)
    assert one.log_probability([[5]]).tolist() == [0.0]
    two = fit_documents(fit_tree([[3, 0], [0, 0], [0, 2]]), trees=5)
    assert np.exp(two.log_probability([[1, 0], [0, 1]])).sum() == pytest.approx(1.0)
    alone = fit_tree([[3, 1], [0, 0]])
    with pytest.raises(ValueError, match="at least two documents with words"):
        fit_documents(alone, trees=2)
    assert len(fit_documents(alone, trees=1).models) == 1


@pytest.mark.parametrize("trees", [0, -1, 1001])
def test_impossible_numbers_of_trees(trees):
    with pytest.raises(ValueError, match="trees must be from 1 to 1,000"):
        fit_documents(fit_tree(COUNTS, WORDS), trees=trees)


def test_progress():
    told = []
    tree = regrow(fit_tree(COUNTS, WORDS))
    fit_documents(tree, trees=3, progress=lambda share, note: told.append((share, note)))
    shares = [share for share, _ in told]
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1
    assert {note.split(":")[0] for _, note in told} == {"Tree 2 of 3", "Tree 3 of 3"}


def test_groups_stay_together_where_a_half_lacks_some_of_their_words():
    counts = np.vstack([np.eye(8, dtype=np.int64), COUNTS[:20, :8]])
    counts[8:, :5] = 0  # five words that occur in one document each
    words = WORDS[:8]
    tree = fit_tree(counts, words, together=[words[:5]])
    for model in fit_documents(tree, trees=5).models:
        joined = {frozenset(model.tree.words_of(node=node)) for node in range(8, 15)}
        assert frozenset(range(5)) in joined


def test_words_may_be_any_texts():
    forest = fit_documents(
        fit_tree([[1, 0, 2], [0, 1, 1], [1, 1, 0]], ["a", "b\udc80", "c"]), trees=5
    )
    assert len(forest.models) == 5


# -- ctrl-C ends a long fit, scoring or prediction -------------------------------------------------


MAX_SECONDS = 5.0

SETUP = """
import numpy as np
from benchmarks.document_model import chain
from topicgrouper import DocumentModel, fit_documents

tree = chain(30_000, 2_000)
model = DocumentModel(tree, np.full(29_999, 0.01), np.full(29_999, 2.0))
model.log_probability(tree.counts[:1])
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "call",
    [
        "fit_documents(tree)",
        "fit_documents(tree, n_jobs=2)",
        "model.log_probability(tree.counts)",
        "model.top_words(tree.counts)",
        "model.query_log_likelihoods(tree.counts[:1], tree.counts)",
        "model.surprise(tree.counts)",
    ],
)
def test_ctrl_c_ends_a_call(call):
    assert work_after_ctrl_c(call, setup=SETUP) < MAX_SECONDS
