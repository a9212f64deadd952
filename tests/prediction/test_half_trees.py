"""Fitting of a forest: halves of the documents that depend on nothing but their words."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.prediction.test_fit_documents import bursty_counts
from topicgrouper import fit_documents, fit_tree, regrow
from topicgrouper.prediction.fit import _halves

COUNTS = bursty_counts(n_words=30, n_documents=80, seed=2)
WORDS = [f"word{i}" for i in range(30)]


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


def test_weights_are_refused():
    with pytest.raises((TypeError, ValueError), match="whole numbers"):
        fit_documents(fit_tree(COUNTS + 0.5, WORDS), trees=5)


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
