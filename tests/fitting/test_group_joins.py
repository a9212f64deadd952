"""Joins within groups, then of the groups, against rules written out in the slowest way."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.count_samples import assert_same_joins, count_matrices, zipf_counts
from tests.digests.fixed_counts import tie_free_counts
from topicgrouper.fitting.group_joins import (
    best_first,
    group_counts,
    join_groups,
    join_within_groups,
)
from topicgrouper.kernel.agglomerate import Joins, agglomerate
from topicgrouper.kernel.reference import h, naive_joins
from topicgrouper.kernel.whole_counts import to_whole_counts


@st.composite
def grouped_counts(draw):
    """Draw counts and a group for each word, numbered from 0 without gaps."""
    counts = draw(count_matrices())
    drawn = draw(st.lists(st.integers(0, 3), min_size=counts.shape[1], max_size=counts.shape[1]))
    return counts, np.unique(drawn, return_inverse=True)[1]


def words_of_nodes(joins, n_words):
    """Return the words of every node."""
    words = [{word} for word in range(n_words)]
    for left, right in joins.children.tolist():
        words.append(words[left] | words[right])
    return words


def slow_best_first(joins, n_words):
    """Take, at each step, the possible join with the largest gain, the first of several."""
    waiting = list(range(len(joins.gains)))
    numbers = {word: word for word in range(n_words)}
    children, gains = [], []
    while waiting:
        possible = [j for j in waiting if all(n in numbers for n in joins.children[j].tolist())]
        best = max(possible, key=lambda j: (joins.gains[j], -j))
        waiting.remove(best)
        children.append(sorted(numbers[node] for node in joins.children[best].tolist()))
        gains.append(joins.gains[best])
        numbers[n_words + best] = n_words + len(gains) - 1
    return Joins(np.array(children, np.int64).reshape(-1, 2), np.array(gains))


@given(grouped_counts())
def test_each_group_is_joined_as_if_there_were_no_others(sample):
    counts, groups = sample
    n_words = counts.shape[1]
    joins = join_within_groups(to_whole_counts(counts), groups)
    first = 0
    for group in range(groups.max() + 1):
        words = np.flatnonzero(groups == group)
        expected = naive_joins(counts[:, words])
        last = first + len(words) - 1
        nodes = np.concatenate([words, np.arange(n_words + first, n_words + last)])
        np.testing.assert_array_equal(
            joins.children[first:last], np.sort(nodes[expected.children], axis=1)
        )
        np.testing.assert_array_equal(joins.gains[first:last], expected.gains)
        first = last
    assert len(joins.gains) == first


@given(grouped_counts())
def test_the_last_joins_are_those_of_the_groups(sample):
    counts, groups = sample
    n_groups = groups.max() + 1
    joins = join_groups(to_whole_counts(counts), groups)
    of_groups = np.column_stack(
        [counts[:, groups == group].sum(axis=1) for group in range(n_groups)]
    )
    expected = naive_joins(of_groups)
    n_within = len(groups) - n_groups
    np.testing.assert_array_equal(joins.gains[n_within:], expected.gains)
    words = words_of_nodes(joins, len(groups))
    groups_of = words_of_nodes(expected, n_groups)
    for join in range(n_groups - 1):
        made = words[len(groups) + n_within + join]
        assert {groups[word] for word in made} == groups_of[n_groups + join]
        assert made == {word for word, g in enumerate(groups) if g in groups_of[n_groups + join]}


@given(grouped_counts())
def test_the_gains_sum_to_the_likelihood(sample):
    counts, groups = sample
    joins = join_groups(to_whole_counts(counts), groups)
    of_words = sum(h([word], counts) for word in range(counts.shape[1]))
    of_all = h(range(counts.shape[1]), counts)
    assert of_words + joins.gains.sum() == pytest.approx(of_all, rel=1e-9, abs=1e-9)


@given(grouped_counts())
def test_the_counts_of_groups_are_sums(sample):
    counts, groups = sample
    whole = to_whole_counts(counts)
    found = group_counts(whole, groups)
    assert found.counts.dtype == whole.counts.dtype
    for group in range(groups.max() + 1):
        expected = counts[:, groups == group].sum(axis=1)
        np.testing.assert_array_equal(found.counts.toarray()[:, group], expected)


@given(grouped_counts())
def test_best_first_takes_the_best_possible_join_at_each_step(sample):
    counts, groups = sample
    n_words = len(groups)
    joins = join_groups(to_whole_counts(counts), groups)
    found = best_first(joins)
    expected = slow_best_first(joins, n_words)
    # Joins of different groups may tie, and their order then depends on what they wait for.
    np.testing.assert_array_equal(found.gains, expected.gains)
    made = words_of_nodes(found, n_words)[n_words:]
    assert sorted(map(sorted, made)) == sorted(
        map(sorted, words_of_nodes(joins, n_words)[n_words:])
    )


@given(grouped_counts())
def test_joins_of_several_trees_are_put_in_order_too(sample):
    counts, groups = sample
    n_words = len(groups)
    n_within = n_words - groups.max() - 1
    joins = join_groups(to_whole_counts(counts), groups)
    within = Joins(joins.children[:n_within], joins.gains[:n_within])
    found = best_first(within, n_words=n_words)
    assert_same_joins(found, slow_best_first(within, n_words))
    assert sorted(map(sorted, words_of_nodes(found, n_words)[n_words:])) == sorted(
        map(sorted, words_of_nodes(joins, n_words)[n_words : n_words + n_within])
    )


@given(count_matrices())
def test_the_joins_of_a_fit_are_in_this_order_already(counts):
    joins = agglomerate(counts).joins
    assert_same_joins(best_first(joins), joins)


def test_joins_without_ties_are_those_of_the_slow_rule_in_the_same_order():
    counts = tie_free_counts(6, 30)
    groups = np.arange(30) % 4
    joins = join_groups(to_whole_counts(counts), groups)
    assert len(set(joins.gains.tolist())) == 29
    assert_same_joins(best_first(joins), slow_best_first(joins, 30))


@pytest.mark.parametrize("n_jobs", [2, -1])
def test_the_number_of_threads_does_not_matter(n_jobs):
    whole = to_whole_counts(zipf_counts(60, 80, length=30, seed=2))
    groups = np.arange(80) // 9
    assert_same_joins(join_groups(whole, groups, n_jobs=n_jobs), join_groups(whole, groups))


def test_one_group_of_all_words_is_a_plain_fit():
    counts = zipf_counts(40, 50, seed=3)
    plain = agglomerate(counts).joins
    for groups in (np.zeros(50, int), np.arange(50)):
        assert_same_joins(join_groups(to_whole_counts(counts), groups), plain)
