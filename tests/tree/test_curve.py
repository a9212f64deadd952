import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.special import xlogy
from scipy.stats import binom

from tests.count_samples import planted_counts
from tests.tree.tree_samples import (
    bare_tree,
    chain_joins,
    change_section,
    changed_tree,
    sample_tree,
    topic_h,
    trees,
)
from topicgrouper import Model, fit_tree, regrow
from topicgrouper.tree import Suggestion

MANY = 10**7
"""Documents beside which one bit per word does not count."""
BIT = MANY * math.log(2)


def tree_with(delta_hs, **changes):
    """A tree whose Δh_1, Δh_2, … are the given ones."""
    return changed_tree(bare_tree(chain_joins(len(delta_hs) + 1), gains=delta_hs[::-1]), **changes)


def smooth_losses(n_distinct, *, n_words=1_000):
    """Losses without a drop; those of so many topics, less one, are above a bit per document."""
    numbers = np.arange(1, n_words)
    return BIT * ((n_distinct - 0.5) / numbers) ** 0.7


@given(tree=trees())
def test_the_curve_is_the_sum_of_h_over_the_topics(tree):
    counts = tree.counts.toarray()
    curve = tree.log_likelihoods()
    assert curve.shape == (tree.n_words,)
    for n in range(1, tree.n_words + 1):
        expected = sum(
            topic_h(counts, tree.words_of(node=topic.id)) for topic in tree.view(n).topics
        )
        assert tree.log_likelihood(n) == pytest.approx(expected, rel=1e-9, abs=1e-9)
        assert tree.log_likelihood(n) == curve[n - 1]
    assert (np.diff(curve) >= 0).all()


def test_delta_h_belongs_to_the_join_that_makes_the_view():
    tree = sample_tree(9)
    for n in range(1, 9):
        difference = tree.log_likelihood(n) - tree.log_likelihood(n + 1)
        assert tree.delta_h(n) == pytest.approx(difference)
        assert tree.curve()[n - 1].delta_h == tree.delta_h(n)
    assert tree.delta_h(1) == tree.gains[-1]
    with pytest.raises(ValueError, match="1 to 8"):
        tree.delta_h(9)


@pytest.mark.parametrize(
    ("delta_hs", "ratios"),
    [
        ([-6.0, -2.0, 0.0, 0.0, -1.0], [3.0, math.inf, 1.0, 0.0, None]),
        ([-1e300, -5e-324], [math.inf, None]),
        ([-1.0], [None]),
        ([], []),
    ],
)
def test_the_ratio_of_each_join_to_the_one_before(delta_hs, ratios):
    assert [point.ratio for point in tree_with(delta_hs).curve()] == ratios


def test_the_paper_s_drop_at_three_suggests_four():
    # 4,500 training documents
    delta_hs = [-14_900.0, -11_800.0, -10_300.0, -2_900.0, -2_800.0, -2_700.0, -2_650.0, -2_600.0]
    suggestion = tree_with(delta_hs, n_documents=4_500).suggest_n()
    assert (suggestion.n, suggestion.n_distinct, suggestion.stands_out) == (4, 4, True)
    best = suggestion.drops[0]
    assert (best.n, best.delta_h, best.previous_delta_h) == (4, -10_300.0, -2_900.0)
    assert best.ratio == pytest.approx(10_300 / 2_900)
    assert len(suggestion.drops) == 5
    sharpness = [drop.sharpness for drop in suggestion.drops]
    assert sharpness == sorted(sharpness, reverse=True)


@pytest.mark.parametrize("few_words", [False, True])
@pytest.mark.parametrize("n_topics", [2, 5, 12])
@pytest.mark.parametrize("kind", ["equal", "one frequent", "function words"])
def test_planted_topics_are_counted(few_words, n_topics, kind):
    alpha = {
        "equal": (0.5,) * n_topics,
        "one frequent": (5.0, *[0.5] * (n_topics - 1)),
        "function words": (4 / 3, *[2 / n_topics] * n_topics),
    }[kind]
    tree = regrow(fit_tree(planted_counts(5_000, alpha, few_words=few_words, seed=n_topics)))
    assert tree.suggest_n().n == tree.suggest_n().n_distinct == len(alpha)


@pytest.mark.parametrize("share", [0.5, 0.3, 0.1, 0.01])
def test_parts_of_one_topic_are_expected_to_lose_at_most_a_bit_per_document(share):
    def entropy(p):
        return -xlogy(p, p) - xlogy(1 - p, 1 - p)

    for length in range(1, 200):
        # what a document with so many words of the topic loses if they are drawn independently
        parts = np.arange(length + 1)
        chances = binom.pmf(parts, length, share)
        loss = length * (entropy(share) - chances @ entropy(parts / length))
        assert 0 < loss <= math.log(2) * (1 + 1e-12)


@pytest.mark.parametrize("n_documents", [100, 300, 1_000])
def test_few_documents_tell_four_topics_apart(n_documents):
    suggestion = fit_tree(planted_counts(n_documents, [0.5] * 4, seed=1)).suggest_n()
    assert (suggestion.n, suggestion.n_distinct, suggestion.stands_out) == (4, 4, True)


def test_documents_without_topics_have_no_number_that_stands_out():
    greedy = fit_tree(planted_counts(1_000, [1.0], words=200))
    for tree in (greedy, regrow(greedy)):
        suggestion = tree.suggest_n()
        assert (suggestion.n_distinct, suggestion.stands_out) == (1, False)


def test_a_number_that_stands_out_has_ten_documents_per_topic():
    # each document has words of its own, and says nothing about topics
    counts = np.kron(np.eye(30, dtype=int), [3] * 20)
    suggestion = fit_tree(counts).suggest_n()
    assert suggestion.n_distinct > 25
    assert (suggestion.n, suggestion.stands_out) == (25, False)
    assert fit_tree(np.repeat(counts, 10, axis=0)).suggest_n().n == 30


def test_perfect_topics_lose_nothing_until_the_drop():
    suggestion = tree_with([-90.0, -80.0, -70.0] + [0.0] * 30, n_documents=50).suggest_n()
    assert (suggestion.n, suggestion.stands_out) == (4, True)
    assert suggestion.drops[0].ratio == math.inf


def test_enormous_ratios_of_tiny_losses_do_not_count():
    losses = [1000 / n for n in range(1, 20)] + [0.5, 1e-12, 0.0]
    losses[4:] = [loss / 8 for loss in losses[4:]]
    suggestion = tree_with([-loss for loss in losses], n_documents=200).suggest_n()
    assert suggestion.n == suggestion.drops[0].n == 5


@pytest.mark.parametrize(("n_distinct", "suggested"), [(3, 16), (20, 20), (90, 25)])
def test_a_smooth_curve_has_a_readable_number(n_distinct, suggested):
    suggestion = tree_with(-smooth_losses(n_distinct), n_documents=MANY).suggest_n()
    assert (suggestion.n, suggestion.n_distinct) == (suggested, n_distinct)
    assert not suggestion.stands_out
    assert (suggestion.low, suggestion.high) == (2, 100)


def test_twice_the_documents_have_the_same_number():
    losses = smooth_losses(20)
    for times in (1, 2, 1_000):
        assert tree_with(-times * losses, n_documents=times * MANY).suggest_n().n == 20


@pytest.mark.parametrize(("factor", "stands_out"), [(2, False), (8, True)])
def test_a_drop_far_from_one_bit_stands_out_only_if_it_is_very_sharp(factor, stands_out):
    losses = smooth_losses(90)
    losses[:11] *= factor
    suggestion = tree_with(-losses, n_documents=MANY).suggest_n()
    assert (suggestion.n, suggestion.stands_out) == (12 if stands_out else 25, stands_out)
    assert suggestion.drops[0].n == 12  # it is told all the same


@pytest.mark.parametrize("n_distinct", [4, 40])
def test_a_sharp_drop_at_one_bit_counts_wherever_it_is(n_distinct):
    losses = smooth_losses(n_distinct)
    losses[n_distinct - 1 :] /= 4
    suggestion = tree_with(-losses, n_documents=MANY).suggest_n()
    assert (suggestion.n, suggestion.stands_out) == (n_distinct, True)
    assert suggestion.drops[0].sharpness > 5


def test_one_join_of_misplaced_words_may_cost_more_than_a_bit():
    losses = np.array([9.0, 8.0, 7.0, 1.1, *[0.8] * 40]) * BIT
    suggestion = tree_with(-losses, n_documents=MANY).suggest_n()
    assert (suggestion.n, suggestion.n_distinct) == (4, 5)


def test_levels_are_four_times_as_fine():
    tree = tree_with(-smooth_losses(90, n_words=2_000), n_documents=MANY)
    assert tree.suggest_n().others == (6, 100, 400)
    assert tree.suggest_n(40, 40).others == (10, 160)
    assert tree.suggest_n(5, 5).others == (20, 80)


def test_small_trees_have_small_numbers():
    for n_words, readable in ((4, 3), (30, 10), (80, 20), (200, 25)):
        tree = tree_with(-smooth_losses(500, n_words=n_words), n_documents=MANY)
        assert tree.suggest_n().n == readable


def test_without_the_number_of_documents_the_number_is_readable():
    suggestion = tree_with(-smooth_losses(20)).suggest_n()
    assert (suggestion.n, suggestion.n_distinct) == (25, None)


def test_a_file_of_an_older_version_suggests_the_same(tmp_path):
    counts = planted_counts(300, [0.5] * 4)
    Model(fit_tree(counts), document_ids=[str(d) for d in range(300)]).save(tmp_path / "old.tg")
    change_section(tmp_path / "old.tg", "tree", meta={"n_documents": None})
    whole = Model.load(tmp_path / "old.tg").tree
    part = Model.load(tmp_path / "old.tg", counts=False).tree
    assert part.n_documents == 300
    assert not part.has_counts
    assert part.suggest_n() == whole.suggest_n()


@pytest.mark.parametrize("n_documents", [-1, 5])
def test_a_wrong_number_of_documents_is_refused(n_documents):
    with pytest.raises(ValueError, match="n_documents must be 6, as many as the counts have"):
        changed_tree(sample_tree(9), n_documents=n_documents)
    with pytest.raises(ValueError, match="n_documents must be at least 0, got -1"):
        tree_with([-1.0] * 6, n_documents=-1)


def test_the_range_is_kept():
    tree = tree_with([-100.0, -30.0, -29.0, -24.0, -23.0, -1.0], n_documents=4)
    assert tree.suggest_n().n_distinct == 6
    assert tree.suggest_n(2, 4).n == 2  # the sharpest drop
    assert tree.suggest_n(3, 3).n == 3
    assert tree.suggest_n(5, 10**9) == tree.suggest_n(5, 6)
    assert [drop.n for drop in tree.suggest_n(3, 5).drops] != [2]
    assert len(tree.suggest_n(2, 6, n_drops=2).drops) == 2


@pytest.mark.parametrize("arguments", [(1, 5), (4, 3), (7, 9)])
def test_an_empty_range_is_an_error(arguments):
    with pytest.raises(ValueError, match="2 <= low <= high <= 6"):
        tree_with([-1.0] * 6).suggest_n(*arguments)


def test_no_evidence_asked_for_is_an_error():
    with pytest.raises(ValueError, match="n_drops must be at least 1"):
        tree_with([-1.0] * 6).suggest_n(n_drops=0)


def test_no_loss_at_all_takes_the_fewest_topics():
    suggestion = tree_with([0.0] * 6, n_documents=3).suggest_n()
    assert (suggestion.n, suggestion.n_distinct) == (2, 1)
    assert math.copysign(1, suggestion.drops[0].delta_h) == 1


@pytest.mark.parametrize("n_words", [1, 2])
def test_tiny_trees_have_no_drop(n_words):
    suggestion = bare_tree(chain_joins(n_words)).suggest_n()
    assert suggestion == Suggestion(n=n_words, low=n_words, high=n_words, drops=())


@given(
    losses=st.lists(
        st.floats(0, 1e300, allow_subnormal=True) | st.just(0.0), min_size=2, max_size=30
    )
)
def test_any_losses_give_a_suggestion_within_the_range(losses):
    suggestion = tree_with([-loss for loss in losses], n_documents=7).suggest_n()
    assert 2 <= suggestion.n <= len(losses)
    assert all(math.isfinite(drop.sharpness) for drop in suggestion.drops)


def test_drops_near_a_regrown_level_must_be_twice_as_sharp():
    losses = smooth_losses(50, n_words=600)
    losses[49:] /= 1.1  # one topic fewer than 50 costs more than 50 do
    losses[:29] *= 1.12  # the same at 30, less sharply
    greedy = tree_with(-losses, n_documents=MANY)
    regrown = changed_tree(greedy, regrown_at=(25, 50))
    assert greedy.suggest_n().stands_out
    assert not regrown.suggest_n().stands_out
    assert [tree.suggest_n().drops[0].n for tree in (greedy, regrown)] == [50, 30]
    losses[49:] /= 2
    assert tree_with(-losses, n_documents=MANY, regrown_at=(25, 50)).suggest_n().n == 50


def test_a_range_of_nothing_but_regrown_levels_is_searched_all_the_same():
    tree = tree_with(-smooth_losses(50, n_words=80), n_documents=MANY, regrown_at=(50,))
    assert 48 <= tree.suggest_n(48, 52).n <= 52
    assert tree.suggest_n(48, 52).drops


def test_weights_tell_nothing_apart_by_bits():
    counts = np.random.default_rng(1).poisson(0.5, (60, 30))
    whole, weights = fit_tree(counts), fit_tree(counts * 0.25)
    assert whole.suggest_n().n_distinct is not None
    assert weights.suggest_n().n_distinct is None
    assert weights.suggest_n().n == fit_tree(counts * 12.5 / 3).suggest_n().n


def test_the_border_of_a_regrown_tree_does_not_stand_out():
    # Twenty topics that are found at once are joined last, so costs rise there in any documents.
    losses = smooth_losses(20)
    losses[:19] *= 4
    found = [
        tree_with(-losses, n_documents=MANY, regrown_at=levels).suggest_n()
        for levels in ((), (12, 25, 50), (20, 50))
    ]
    assert [each.stands_out for each in found] == [True, True, False]
    assert found[0].n == 20
