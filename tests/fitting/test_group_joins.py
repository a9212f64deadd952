"""Joins within groups, then of the groups, against rules written out in the slowest way."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.count_samples import assert_same_joins, count_matrices, zipf_counts
from topicgrouper import fit_tree
from topicgrouper.fitting import Checkpoint
from topicgrouper.fitting.group_joins import (
    group_counts,
    group_labels,
    join_groups,
    join_within_groups,
    order_joins_by_cost,
)
from topicgrouper.kernel.agglomerate import Joins, agglomerate
from topicgrouper.kernel.reference import delta_h, naive_joins
from topicgrouper.kernel.whole_counts import to_whole_counts


def first_joins(counts, groups):
    """Return the joins that a fit starts from."""
    return order_joins_by_cost(
        join_within_groups(to_whole_counts(counts), groups), n_words=len(groups)
    )


def greedy_joins(whole, groups, **settings):
    """Join words within groups, then the groups greedily."""
    within = join_within_groups(whole, groups, **settings)
    return join_groups(within, groups, agglomerate(group_counts(whole, groups)).joins)


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
    joins = greedy_joins(to_whole_counts(counts), groups)
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
def test_best_first_takes_the_best_possible_join_at_each_step(sample):
    counts, groups = sample
    n_words = len(groups)
    joins = greedy_joins(to_whole_counts(counts), groups)
    found = order_joins_by_cost(joins)
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
    joins = greedy_joins(to_whole_counts(counts), groups)
    within = Joins(joins.children[:n_within], joins.gains[:n_within])
    found = order_joins_by_cost(within, n_words=n_words)
    assert_same_joins(found, slow_best_first(within, n_words))
    assert sorted(map(sorted, words_of_nodes(found, n_words)[n_words:])) == sorted(
        map(sorted, words_of_nodes(joins, n_words)[n_words : n_words + n_within])
    )


@given(count_matrices())
def test_the_joins_of_a_fit_are_in_this_order_already(counts):
    joins = agglomerate(counts).joins
    assert_same_joins(order_joins_by_cost(joins), joins)


COUNTS = zipf_counts(40, 30, seed=4)
WORDS = [f"w{i}" for i in range(30)]
GROUPS = [["w3", "w20", "w11"], ["w7", "w1"]]


@st.composite
def counts_and_groups(draw):
    counts = draw(count_matrices())
    words = [f"w{i}" for i in range(counts.shape[1])]
    labels = draw(st.lists(st.integers(0, 3), min_size=len(words), max_size=len(words)))
    groups = [[w for w, at in zip(words, labels, strict=True) if at == g] for g in range(3)]
    return counts, words, [group for group in groups if len(group) > 1]


def partition(view):
    return {frozenset(topic.words) for topic in view}


@given(counts_and_groups())
def test_the_tree_is_that_of_the_reference_started_from_the_groups(sample):
    counts, words, groups = sample
    tree = fit_tree(counts, words, together=groups)
    n_first = len(words) - tree.max_topics
    first = first_joins(counts, group_labels(groups, words))
    expected = naive_joins(counts, known=first)
    np.testing.assert_array_equal(tree.children, expected.children)
    np.testing.assert_array_equal(tree.gains, expected.gains)
    np.testing.assert_array_equal(tree.gains[:n_first], first.gains)


@given(counts_and_groups())
def test_at_its_largest_the_view_is_the_groups_and_the_other_words(sample):
    counts, words, groups = sample
    tree = fit_tree(counts, words, together=groups)
    grouped = {word for group in groups for word in group}
    others = {frozenset([word]) for word in words if word not in grouped}
    assert partition(tree.view(tree.max_topics)) == {*map(frozenset, groups), *others}
    assert tree.max_topics == len(groups) + len(others)


@given(counts_and_groups())
def test_first_joins_are_the_best_within_any_group(sample):
    counts, words, groups = sample
    labels = group_labels(groups, words)
    topics = {word: {word} for word in range(len(words))}
    for number, (pair, gain) in enumerate(
        zip(*first_joins(counts, labels), strict=True), start=len(words)
    ):
        possible = [
            delta_h(topics[s], topics[t], counts)
            for s in topics
            for t in topics
            if s < t and labels[min(topics[s])] == labels[min(topics[t])]
        ]
        assert gain == pytest.approx(max(possible), abs=1e-9)
        topics[number] = topics.pop(int(pair[0])) | topics.pop(int(pair[1]))


@given(counts_and_groups(), st.randoms())
def test_neither_the_order_of_groups_nor_of_their_words_matters(sample, random):
    counts, words, groups = sample
    shuffled = [random.sample(group, len(group)) for group in groups]
    random.shuffle(shuffled)
    shuffled = [tuple(group) if at % 2 else [*group, group[0]] for at, group in enumerate(shuffled)]
    assert fit_tree(counts, words, together=shuffled) == fit_tree(counts, words, together=groups)


@pytest.mark.parametrize("settings", [{"n_jobs": 2}, {"algorithm": "mehac"}, {"algorithm": "ehac"}])
def test_settings_do_not_change_the_tree(settings):
    assert fit_tree(COUNTS, WORDS, together=GROUPS, **settings) == fit_tree(
        COUNTS, WORDS, together=GROUPS
    )


def test_no_groups_are_a_plain_fit():
    assert fit_tree(COUNTS, WORDS, together=[]) == fit_tree(COUNTS, WORDS)


def test_one_group_of_all_words_leaves_one_topic():
    tree = fit_tree(COUNTS, WORDS, together=[WORDS])
    assert tree.max_topics == 1
    assert tree.suggest_n().n == 1
    np.testing.assert_array_equal(tree.children, fit_tree(COUNTS, WORDS).children)


def test_real_weights_can_have_groups():
    tree = fit_tree(COUNTS * 0.25, WORDS, together=GROUPS)
    whole = fit_tree(COUNTS, WORDS, together=GROUPS)
    np.testing.assert_array_equal(tree.children, whole.children)
    np.testing.assert_allclose(tree.gains, whole.gains / 4)


def test_words_that_never_occur_are_unknown():
    counts = COUNTS.copy()
    counts[:, 20] = 0
    with pytest.raises(ValueError, match=r"do not occur: 'w20'; check their spelling"):
        fit_tree(counts, WORDS, together=GROUPS)


@pytest.mark.parametrize(
    ("groups", "message"),
    [
        ([["w1", "w2"], ["w3", "w1"]], r"'w1' is in two groups, \('w1', 'w2'\) and \('w3', 'w1'\)"),
        ([["w1", "car"], ["auto", "w2"]], r"do not occur: 'car', 'auto'; check"),
        ([["w1"]], r"at least two different words, got \('w1'\); remove it"),
        ([["w1", "w1"]], r"at least two different words, got \('w1', 'w1'\)"),
        ([[]], r"at least two different words, got \(\)"),
    ],
)
def test_wrong_groups_are_named(groups, message):
    with pytest.raises(ValueError, match=message):
        fit_tree(COUNTS, WORDS, together=groups)


@pytest.mark.parametrize(
    ("groups", "message"),
    [
        (["w1", "w2"], r"each group must be a list of words, got 'w1'; pass \[\["),
        ("w1", "each group must be a list of words, got 'w1'"),
        ([[1, 2]], "must be strings, got 1"),
    ],
)
def test_what_is_not_a_list_of_groups_is_refused(groups, message):
    with pytest.raises(TypeError, match=message):
        fit_tree(COUNTS, WORDS, together=groups)


def test_a_fit_with_groups_can_be_interrupted_and_resumed(tmp_path):
    counts = zipf_counts(80, 300, length=30, seed=5)
    groups = [[f"x{i}", f"x{i + 100}"] for i in range(40)]
    path = tmp_path / "joins.checkpoint"

    def stop(*_):
        raise InterruptedError

    with pytest.raises(InterruptedError):
        fit_tree(counts, together=groups, progress=stop, checkpoint=Checkpoint(path, every=0))
    resumed = fit_tree(counts, together=groups, checkpoint=Checkpoint(path, resume=True))
    assert resumed == fit_tree(counts, together=groups)


@pytest.mark.parametrize("other", [None, GROUPS[:1]])
def test_a_checkpoint_belongs_to_its_groups(tmp_path, other):
    path = tmp_path / "joins.checkpoint"
    fit_tree(COUNTS, WORDS, together=GROUPS, checkpoint=path)
    again = fit_tree(COUNTS, WORDS, together=GROUPS, checkpoint=Checkpoint(path, resume=True))
    assert again == fit_tree(COUNTS, WORDS, together=GROUPS)
    with pytest.raises(ValueError, match="belongs to other counts"):
        fit_tree(COUNTS, WORDS, together=other, checkpoint=Checkpoint(path, resume=True))
