import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import (
    bare_tree,
    chain_joins,
    changed_tree,
    sample_tree,
    topic_h,
    trees,
)
from topicgrouper.tree import Suggestion


def tree_with(delta_hs):
    """A tree whose Δh_1, Δh_2, … are the given ones."""
    return bare_tree(chain_joins(len(delta_hs) + 1), gains=delta_hs[::-1])


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


def test_the_curve_ends_at_the_base():
    tree = sample_tree(9)
    assert tree.log_likelihood(9) == tree.base_log_likelihood
    with pytest.raises(ValueError, match="read-only"):
        tree.log_likelihoods()[0] = 0


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


def test_a_drop_at_three_suggests_four():
    delta_hs = [-14_900.0, -11_800.0, -10_300.0, -3_500.0, -3_400.0, -3_200.0, -2_700.0, -1_000.0]
    suggestion = tree_with(delta_hs).suggest_n()
    assert suggestion.n == 4
    best = suggestion.drops[0]
    assert (best.n, best.delta_h, best.previous_delta_h) == (4, -10_300.0, -3_500.0)
    assert best.ratio == pytest.approx(10_300 / 3_500)
    assert len(suggestion.drops) == 5
    sharpness = [drop.sharpness for drop in suggestion.drops]
    assert sharpness == sorted(sharpness, reverse=True)


def test_perfect_topics_lose_nothing_until_the_drop():
    suggestion = tree_with([-90.0, -80.0, -70.0] + [0.0] * 30).suggest_n()
    assert suggestion.n == 4
    assert suggestion.drops[0].ratio == math.inf


def test_enormous_ratios_of_tiny_losses_do_not_count():
    losses = [1000 / n for n in range(1, 20)] + [0.5, 1e-12, 0.0]
    losses[4:] = [loss / 2 for loss in losses[4:]]
    assert tree_with([-loss for loss in losses]).suggest_n().n == 5


def test_a_smooth_curve_does_not_end_at_two():
    losses = np.array([10_000 / n**0.9 for n in range(1, 1_000)])
    losses[:14] *= 1.15
    assert tree_with((-losses).tolist()).suggest_n(2).n == 15


def test_the_range_is_kept():
    tree = tree_with([-100.0, -10.0, -9.0, -4.0, -3.0, -1.0])
    assert tree.suggest_n().n == 2
    assert tree.suggest_n(3).n == 4
    assert tree.suggest_n(3, 3).n == 3
    assert tree.suggest_n(5, 10**9) == tree.suggest_n(5, 6)
    assert len(tree.suggest_n(2, 6, n_drops=2).drops) == 2


def test_the_usual_number_fits_on_a_screen():
    losses = np.array([10_000 / n**0.9 for n in range(1, 1_000)])
    losses[:29] *= 1.15  # a drop at 30, and a sharper one outside the usual range
    losses[:11] *= 1.3
    suggestion = tree_with((-losses).tolist()).suggest_n()
    assert (suggestion.n, suggestion.low, suggestion.high) == (30, 16, 60)
    assert suggestion.others[0] == 12
    assert suggestion.others == tuple(sorted(suggestion.others))
    assert suggestion.others[1] >= 60
    assert suggestion.others[2] >= 150


def test_a_decisive_drop_counts_wherever_it_is():
    losses = np.array([10_000 / n**0.9 for n in range(1, 1_000)])
    losses[:3] *= 20
    suggestion = tree_with((-losses).tolist()).suggest_n()
    assert suggestion.n == 4
    assert suggestion.drops[0].sharpness > 2
    assert all(other > 4 for other in suggestion.others)


@pytest.mark.parametrize("arguments", [(1, 5), (4, 3), (7, 9)])
def test_an_empty_range_is_an_error(arguments):
    with pytest.raises(ValueError, match="2 <= low <= high <= 6"):
        tree_with([-1.0] * 6).suggest_n(*arguments)


def test_no_evidence_asked_for_is_an_error():
    with pytest.raises(ValueError, match="n_drops must be at least 1"):
        tree_with([-1.0] * 6).suggest_n(n_drops=0)


def test_no_loss_at_all_takes_the_fewest_topics():
    suggestion = tree_with([0.0] * 6).suggest_n()
    assert suggestion.n == 2
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
    suggestion = tree_with([-loss for loss in losses]).suggest_n()
    assert 2 <= suggestion.n <= len(losses)
    assert all(math.isfinite(drop.sharpness) for drop in suggestion.drops)


def test_numbers_near_a_regrown_level_are_passed_over():
    losses = 100.0 / np.arange(1, 80)
    losses[:49] *= 1.5  # one topic fewer than 50 costs much more than 50 do
    losses[:29] *= 1.2  # the same at 30, less sharply
    gains = -losses[::-1]
    greedy = bare_tree(chain_joins(80), gains=gains)
    regrown = changed_tree(greedy, regrown_at=(25, 50))
    assert greedy.suggest_n(20, 70).n == 50
    assert regrown.suggest_n(20, 70).n == 30
    shown = [drop.n for drop in regrown.suggest_n(20, 70, n_drops=60).drops]
    assert not {*range(22, 29), *range(44, 57)} & {*shown}
    assert {20, 21, 29, 43, 57, 70} <= {*shown}


def test_a_range_of_nothing_but_regrown_levels_is_searched_all_the_same():
    gains = -100.0 / np.arange(79, 0, -1)
    tree = changed_tree(bare_tree(chain_joins(80), gains=gains), regrown_at=(50,))
    assert 48 <= tree.suggest_n(48, 52).n <= 52
