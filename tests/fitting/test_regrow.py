"""Regrowing: a tree like any other, better where it was improved, the same for any threads."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given

from tests.stored_gains import assert_gains_are_those_of_the_counts
from tests.tree.tree_samples import changed_tree
from topicgrouper import TopicTree, fit_tree, regrow

if TYPE_CHECKING:
    from collections.abc import Callable


def drawn_counts(
    seed: int, *, n_documents: int = 60, n_words: int = 48, n_topics: int = 4
) -> np.ndarray:
    """Documents of a few topics, with noise that misleads greedy joins."""
    rng = np.random.default_rng(seed)
    topics = rng.integers(n_topics, size=n_words)
    of_documents = rng.integers(n_topics, size=n_documents)
    rates = np.where(topics == of_documents[:, None], 0.9, 0.25)
    counts = rng.poisson(rates * rng.gamma(1.0, size=n_words))
    counts[0] += 1  # every word occurs
    return counts


def levels_to_regrow(n_words: int, *, has_border: bool = True) -> tuple[int, ...]:
    """Halve the number of topics, from two hundred or one for four words, down to 20 or two."""
    finest = min(200, n_words // 4)
    halves = {finest >> n for n in range(5)}
    if finest >= 100 and has_border:
        return (20, *sorted(level for level in halves if level >= 30))
    return tuple(sorted(halves - {0, 1}))


@pytest.mark.parametrize(
    ("n_words", "levels"),
    [
        (900, (20, 50, 100, 200)),
        (640, (20, 40, 80, 160)),
        (400, (20, 50, 100)),
        (160, (2, 5, 10, 20, 40)),
        (20, (2, 5)),
        (8, (2,)),
        (7, ()),
    ],
)
def test_the_levels_halve_down_from_two_hundred(n_words: int, levels: tuple[int, ...]) -> None:
    assert levels_to_regrow(n_words) == levels
    n_topics = 60 if n_words >= 400 else 4
    trees = (
        fit_tree(drawn_counts(seed, n_words=n_words, n_topics=n_topics)) for seed in range(1, 9)
    )
    assert any(regrow(tree).regrown_at == levels for tree in trees)  # some cannot be improved


def planted_counts(n_topics: int, *, noise: float = 0.05) -> np.ndarray:
    """Documents of well separated topics, 800 words in all."""
    rng = np.random.default_rng(2)
    topics, of_documents = np.arange(800) % n_topics, rng.integers(n_topics, size=600)
    rates = np.where(topics == of_documents[:, None], 0.5, 0.5 * noise / n_topics)
    counts = rng.poisson(rates)
    counts[0] += 1
    return counts


def test_topics_that_stand_out_are_where_a_tree_starts() -> None:
    tree = fit_tree(planted_counts(6))
    assert (tree.suggest_n().n, tree.suggest_n().stands_out) == (6, True)
    regrown = regrow(tree)
    assert regrown.regrown_at in ((), levels_to_regrow(800, has_border=False))
    assert regrown.suggest_n().n == 6


@given(seed=st.integers(0, 10_000), n_words=st.integers(8, 60))
def test_promises_hold_for_any_counts(seed: int, n_words: int) -> None:
    counts = drawn_counts(seed, n_words=n_words)
    tree = fit_tree(counts)
    regrown = regrow(tree)
    assert_no_level_is_worse(regrown, tree)
    assert_gains_are_those_of_the_counts(regrown, counts)
    assert_each_join_is_the_cheapest_whose_topics_exist(regrown)


def assert_no_level_is_worse(regrown: TopicTree, tree: TopicTree) -> None:
    levels = levels_to_regrow(tree.n_words)
    gained = [regrown.log_likelihood(n) - tree.log_likelihood(n) for n in levels]
    assert min(gained) >= -1e-9
    assert (regrown is tree) == (max(gained) <= 1e-9)
    assert regrown.regrown_at == (() if regrown is tree else levels)


def assert_each_join_is_the_cheapest_whose_topics_exist(regrown: TopicTree) -> None:
    n_words, gains = regrown.n_words, regrown.gains
    for join in range(n_words - 1):
        possible = [
            later
            for later in range(join, n_words - 1)
            if max(regrown.children[later]) < n_words + join
        ]
        assert gains[join] == max(gains[later] for later in possible)


def test_the_number_of_well_separated_topics_is_suggested() -> None:
    for n in (12, 20, 25, 50):
        assert abs(regrow(fit_tree(planted_counts(n))).suggest_n().n - n) <= 1


def test_the_topics_of_the_border_are_joined_last() -> None:
    tree = fit_tree(drawn_counts(3, n_documents=200, n_words=420, n_topics=60))
    regrown = regrow(tree)
    assert regrown.regrown_at == (20, 52, 105)
    assert sum(regrown.log_likelihood(n) - tree.log_likelihood(n) for n in (20, 52, 105)) > 0
    assert_gains_are_those_of_the_counts(regrown, regrown.counts)
    # On either side, each join is the cheapest whose topics exist.
    border = regrown.n_words - 20
    for first, last in ((0, border), (border, regrown.n_words - 1)):
        for join in range(first, last):
            assert regrown.gains[join] == max(
                regrown.gains[later]
                for later in range(join, last)
                if max(regrown.children[later]) < regrown.n_words + join
            )


def test_topics_stay_when_documents_go() -> None:
    # Six subjects on the border between clear and hidden, two documents in a hundred left out.
    rng = np.random.default_rng(5)
    words, of_documents = np.arange(600) % 30, rng.integers(30, size=1000)
    counts = rng.poisson(np.where(words == of_documents[:, None], 0.35, 0.02))
    counts[0] += 1
    kept = np.delete(counts, np.s_[1::50], axis=0)

    def share_found(fit: Callable[[np.ndarray], TopicTree]) -> float:
        labels = [fit(each).view(20).positions for each in (counts, kept)]
        common = np.array(
            [[np.sum((labels[0] == a) & (labels[1] == b)) for b in range(20)] for a in range(20)]
        )
        sizes = [np.bincount(each, minlength=20) for each in labels]
        overlap = common / (sizes[0][:, None] + sizes[1] - common)
        return float(np.mean(overlap.max(axis=1) >= 0.5))

    assert share_found(lambda each: regrow(fit_tree(each))) >= 0.8


def test_a_view_is_refused_with_the_way_out() -> None:
    with pytest.raises(TypeError, match=r"pass view\.tree"):
        regrow(fit_tree(drawn_counts(1)).view(3))  # type: ignore[arg-type]


def test_a_misled_tree_gets_better() -> None:
    tree = fit_tree(drawn_counts(3, n_documents=200, n_words=120))
    regrown = regrow(tree)
    gained = [regrown.log_likelihood(n) - tree.log_likelihood(n) for n in levels_to_regrow(120)]
    assert all(gain > 0 for gain in gained)


def test_neither_threads_nor_memory_matter() -> None:
    tree = fit_tree(drawn_counts(5, n_documents=300, n_words=400))
    expected = regrow(tree)
    assert expected != tree
    assert regrow(tree, n_jobs=3) == regrow(tree, memory_limit="1MB") == expected


def test_the_order_of_documents_does_not_matter() -> None:
    counts = drawn_counts(6, n_documents=400)  # not all documents of a word are looked at
    regrown = regrow(fit_tree(counts))
    assert regrown.regrown_at
    shuffled = regrow(fit_tree(counts[::-1]))
    np.testing.assert_array_equal(regrown.children, shuffled.children)


def test_weights_of_a_common_unit_give_the_same_tree() -> None:
    counts = drawn_counts(7)
    halves = regrow(fit_tree(counts * 0.5))
    whole = regrow(fit_tree(counts))
    np.testing.assert_array_equal(halves.children, whole.children)
    np.testing.assert_allclose(halves.gains, whole.gains * 0.5)


def test_a_small_tree_is_returned_unchanged() -> None:
    tree = fit_tree([[1, 2, 0], [0, 1, 2]])
    assert regrow(tree) is tree


def test_missing_counts_are_an_error() -> None:
    bare = changed_tree(fit_tree(drawn_counts(8)), counts=None)
    with pytest.raises(ValueError, match="no training counts"):
        regrow(bare)


def test_progress_counts_the_passes() -> None:
    seen: list[tuple[float, str]] = []
    regrow(fit_tree(drawn_counts(9)), progress=lambda share, note: seen.append((share, note)))
    shares = [share for share, _ in seen]
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1
    assert all(re.fullmatch(r"Regrowing the tree, pass [1-6] of 6", note) for _, note in seen)


def test_an_exception_in_progress_stops_it() -> None:
    def stop(share: float, note: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        regrow(fit_tree(drawn_counts(10)), progress=stop)


def test_it_can_be_regrown_again() -> None:
    once = regrow(fit_tree(drawn_counts(12)))
    twice = regrow(once)
    levels = once.regrown_at
    assert sum(map(twice.log_likelihood, levels)) >= sum(map(once.log_likelihood, levels))


@given(seed=st.integers(0, 10_000))
def test_words_that_stay_together_do(seed: int) -> None:
    counts = drawn_counts(seed)
    together = [["x3", "x7", "x20"], ["x0", "x41"]]
    tree = fit_tree(counts, together=together)
    regrown = regrow(tree)
    assert regrown.max_topics == tree.max_topics == 45
    labels = regrown.view(45).labels
    assert labels[3] == labels[7] == labels[20]
    assert labels[0] == labels[41]
    assert_gains_are_those_of_the_counts(regrown, counts)
