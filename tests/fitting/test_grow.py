"""Growing trees: the structure, its numbers and names stay, whatever the documents are."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given
from scipy.sparse import csr_array
from scipy.special import xlogy

from tests.count_samples import SMALL_COUNTS, count_matrices
from tests.fitting.grown_trees import (
    assert_grown,
    assert_structure_is_kept,
    finest_level,
    kept_topics,
)
from tests.fitting.partition_oracle import partition_log_likelihood
from tests.fitting.test_regrow import drawn_counts as counts_of_kinds
from tests.stored_gains import assert_gains_are_those_of_the_counts
from tests.tree.tree_samples import changed_tree
from topicgrouper import TopicTree, fit_tree, refine, regrow
from topicgrouper.fitting.group_joins import order_joins_by_cost
from topicgrouper.fitting.grow import KeptTree, _contents
from topicgrouper.kernel.agglomerate import Joins

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def drawn_counts(seed: int, *, n_documents: int = 100, n_words: int = 60) -> np.ndarray:
    """Documents of four topics, all drawn in the same way, with noise."""
    rng = np.random.default_rng(seed)
    topics, of_documents = rng.integers(4, size=n_words), rng.integers(4, size=n_documents)
    rates = np.where(topics == of_documents[:, None], 0.9, 0.25)
    counts = rng.poisson(rates * rng.gamma(1.0, size=n_words))
    counts[0] += 1  # every word occurs, also among the first documents
    return counts


def with_new_class(seed: int, *, n_new: int = 16) -> np.ndarray:
    """Return 120 documents of known topics and 40 more with words of their own."""
    rng = np.random.default_rng(seed)
    known = drawn_counts(seed, n_documents=160)
    known[120:] *= rng.random((40, 60)) < 0.3
    new = np.zeros((160, n_new), dtype=np.int64)
    new[120:] = rng.poisson(1.0, (40, n_new)) + np.eye(40, n_new, dtype=np.int64)
    return np.hstack([known, new])


def words(counts: np.ndarray, columns: slice = slice(None)) -> list[str]:
    return [f"x{column}" for column in range(counts.shape[1])][columns]


def start_of(counts: np.ndarray, *, kind: str = "regrown", **options: object) -> TopicTree:
    tree = fit_tree(counts, **options)
    return tree if kind == "greedy" else regrow(tree)


# -- promises for any counts -----------------------------------------------------------------------


@given(
    seed=st.integers(0, 10_000),
    n_words=st.integers(2, 60),
    kind=st.sampled_from(["greedy", "regrown"]),
    is_renewed=st.booleans(),
    n_names=st.integers(0, 4),
    n_groups=st.sampled_from([0, 1, 2, 8]),
)
def test_promises_hold_for_any_documents(
    seed: int, n_words: int, kind: str, is_renewed: bool, n_names: int, n_groups: int
) -> None:
    counts, rng = drawn_counts(seed, n_documents=60, n_words=n_words), np.random.default_rng(seed)
    old, now = counts[:40].copy(), counts.copy()
    if is_renewed:  # some words are new, some are gone, and some documents are others
        old[:, rng.choice(n_words, n_words // 4, replace=False)] = 0
        now[:, rng.choice(n_words, n_words // 4, replace=False)] = 0
        now[:10] = rng.permuted(now[:10], axis=1)
    groups = together(np.flatnonzero(old.any(axis=0)), rng.integers(n_groups + 1, size=n_words))
    start = start_of(old, kind=kind, together=groups)
    named = rng.choice(start.n_nodes, min(n_names, start.n_nodes), replace=False)
    start = start.with_topic_names({int(start.numbers[node]): f"topic at {node}" for node in named})
    if set(start.columns).isdisjoint(np.flatnonzero(now.any(axis=0))):
        return
    grown = fit_tree(now, start=start)
    assert_grown(grown, start, now)
    assert fit_tree(now, start=start, n_jobs=2) == grown
    assert_gains_are_those_of_the_counts(regrow(grown))


def together(columns: Sequence[int], labels: Sequence[int]) -> list[list[str]]:
    """Return groups of up to four columns with the same label; those of label 0 are in none."""
    groups = (
        [f"x{c}" for c, at in zip(columns, labels, strict=False) if at == group]
        for group in range(1, 9)
    )
    return [group[:4] for group in groups if len(group) > 1]


@given(
    old=count_matrices(most_words=12),
    new=count_matrices(most_words=12),
    labels=st.lists(st.integers(0, 3), min_size=12, max_size=12),
    order=st.permutations(range(12)),
)
def test_promises_hold_for_nasty_counts(
    old: np.ndarray, new: np.ndarray, labels: list[int], order: list[int]
) -> None:
    groups = together(range(old.shape[1]), labels)
    start = fit_tree(old, together=groups)
    columns = [column for column in order if column < new.shape[1]]
    grown = fit_tree(new[:, columns], [f"x{column}" for column in columns], start=start)
    assert_grown(grown, start, new[:, columns])


@pytest.mark.parametrize("old", SMALL_COUNTS)
def test_promises_hold_for_small_counts(old: str) -> None:
    start = fit_tree(SMALL_COUNTS[old])
    for new in SMALL_COUNTS.values():
        assert_grown(fit_tree(new, start=start), start, new)


@pytest.mark.parametrize("kind", ["greedy", "regrown"])
@pytest.mark.parametrize("seed", range(4))
def test_moved_words_fit_better_than_words_left_where_they_were(seed: int, kind: str) -> None:
    counts = drawn_counts(seed)
    start = start_of(counts[:70], kind=kind)
    grown = fit_tree(counts, start=start)
    levels = grown.regrown_at
    left = [partition_log_likelihood(csr_array(counts), start.view(n).positions) for n in levels]
    moved = [partition_log_likelihood(csr_array(counts), grown.view(n).positions) for n in levels]
    np.testing.assert_allclose([grown.log_likelihood(n) for n in levels], moved, rtol=1e-9)
    assert sum(moved) > sum(left)
    assert min(np.subtract(moved, left) / np.abs(left)) > -0.005  # one may lose, if others gain


# -- what must not matter --------------------------------------------------------------------------


def test_threads_and_memory_do_not_matter() -> None:
    counts = drawn_counts(5, n_documents=300, n_words=400)
    start = start_of(counts[:200])
    expected = fit_tree(counts, start=start)
    for settings in ({"n_jobs": 2}, {"n_jobs": 4}, {"memory_limit": "1MB"}):
        assert fit_tree(counts, start=start, **settings) == expected


def repeated_with_new_words() -> np.ndarray:
    """Return documents of which the last only differ from the first by words that are new."""
    counts = with_new_class(6)
    counts[120:, :60] = counts[:40, :60]
    return counts


@pytest.mark.parametrize(
    "counts",
    [drawn_counts(6, n_documents=400), with_new_class(6), repeated_with_new_words()],
    ids=["alike", "new class", "repeated"],
)
def test_the_order_of_documents_does_not_matter(counts: np.ndarray) -> None:
    n_old = len(counts) * 3 // 4
    start = start_of(counts[:n_old])
    grown = fit_tree(counts, start=start)
    rng = np.random.default_rng(6)
    for order in (np.arange(len(counts))[::-1], rng.permutation(len(counts))):
        other = fit_tree(counts[order], start=start)
        np.testing.assert_array_equal(other.children, grown.children)
        np.testing.assert_array_equal(other.gains, grown.gains)
        np.testing.assert_array_equal(other.numbers, grown.numbers)


def test_the_order_of_columns_does_not_matter() -> None:
    counts = with_new_class(7)
    start = start_of(counts[:120, :60])
    grown = fit_tree(counts, start=start)
    order = np.random.default_rng(7).permutation(counts.shape[1])
    other = fit_tree(counts[:, order], [f"x{column}" for column in order], start=start)
    for n in (2, 5, 15, 30):
        assert partition(other, n, start) == partition(grown, n, start)


def partition(tree: TopicTree, n: int, start: TopicTree) -> set[tuple[int | None, frozenset[str]]]:
    """Return the topics of a view by words, with the numbers that are not new."""
    old = set(start.numbers.tolist())
    return {
        (topic.number if topic.number in old else None, frozenset(topic.words))
        for topic in tree.view(n)
    }


# -- no new documents, and none that matter --------------------------------------------------------


@pytest.mark.parametrize("kind", ["greedy", "regrown"])
def test_the_same_counts_give_nearly_the_same_tree(kind: str) -> None:
    counts = drawn_counts(8)
    start = start_of(counts, kind=kind).with_topic_names({"2": "Two", "5": "Five", "13": "Many"})
    grown = fit_tree(counts, start=start)
    assert_grown(grown, start, counts)
    assert set(kept_topics(start)) <= set(grown.numbers.tolist())
    assert {each.name for each in grown.topic_names.values()} == {"Two", "Five", "Many"}
    for n in grown.regrown_at:
        assert grown.log_likelihood(n) >= start.log_likelihood(n) * 1.001


def test_the_same_counts_do_not_lower_the_likelihood() -> None:
    counts = drawn_counts(25, n_documents=10, n_words=16)
    start = start_of(counts)
    grown = fit_tree(counts, start=start)
    levels = start.regrown_at
    assert sum(map(grown.log_likelihood, levels)) >= sum(map(start.log_likelihood, levels))


def test_empty_documents_do_not_matter() -> None:
    counts = drawn_counts(9)
    start = start_of(counts[:70])
    grown = fit_tree(counts, start=start)
    emptied = fit_tree(np.vstack([counts, np.zeros((5, 60), dtype=int)]), start=start)
    np.testing.assert_array_equal(emptied.children, grown.children)
    np.testing.assert_array_equal(emptied.numbers, grown.numbers)


def test_five_updates_keep_what_each_started_from() -> None:
    counts = drawn_counts(10, n_documents=240)
    tree = start_of(counts[:90]).with_topic_names({"3": "Three", "7": "Seven"})
    largest = int(tree.numbers.max())
    for n_documents in (120, 150, 180, 210, 240):
        start, tree = tree, fit_tree(counts[:n_documents], start=tree)
        assert_grown(tree, start, counts[:n_documents])
        assert tree.numbers.max() >= largest
        largest = int(tree.numbers.max())
        assert [tree.topic(number).name for number in (3, 7)] == ["Three", "Seven"]


# -- words and topics that come and go -------------------------------------------------------------


def test_new_words_join_topics_of_their_kind() -> None:
    rng = np.random.default_rng(11)
    topics, of_documents = np.arange(80) % 4, np.arange(200) % 4
    counts = rng.poisson(np.where(topics == of_documents[:, None], 0.9, 0.02)) + np.eye(200, 80)
    start = start_of(counts[:100, :60])
    grown = fit_tree(counts, words(counts), start=start)
    assert grown.vocabulary[60:] == tuple(words(counts, slice(60, 80)))
    labels = grown.view(4).topic_of_column
    for topic in range(4):
        assert len(set(labels[topics == topic])) == 1
    assert min(grown.numbers[60:80]) > max(start.numbers)


def test_words_that_vanish_leave_the_tree() -> None:
    counts = drawn_counts(12)
    start = start_of(counts[:70])
    now = counts.copy()
    now[:, ::3] = 0
    grown = fit_tree(now, start=start)
    assert grown.n_words == 40
    assert_grown(grown, start, now)
    gone = set(start.numbers[:60:3].tolist()) - set(kept_topics(start))
    assert gone
    assert gone.isdisjoint(grown.numbers.tolist())


def test_finest_topics_without_words_are_gone_and_their_places_are_closed() -> None:
    counts = drawn_counts(13)
    start = start_of(counts[:70])
    finest = start.view(finest_level(start))
    empty = [finest[0], finest[3]]
    now = counts.copy()
    for topic in empty:
        now[:, [start.columns[start.find(word)] for word in topic.words]] = 0
    grown = fit_tree(now, start=start)
    assert_grown(grown, start, now)
    numbers = set(grown.numbers.tolist())
    assert numbers.isdisjoint(topic.number for topic in empty)
    assert numbers.isdisjoint(start.numbers[start.layout.parents[topic.id]] for topic in empty)
    assert len(set(kept_topics(start)) - numbers) == 4


@pytest.mark.parametrize("n_left", [1, 2, 3])
def test_few_words_may_be_left(n_left: int) -> None:
    counts = drawn_counts(14)
    start = start_of(counts[:70])
    grown = fit_tree(counts[:, :n_left], start=start)
    assert grown.n_words == n_left
    assert_grown(grown, start, counts[:, :n_left])


@pytest.mark.parametrize("n_words", [1, 2, 3, 7])
def test_a_start_without_levels_grows_below_its_root(n_words: int) -> None:
    counts = drawn_counts(15, n_words=40)
    start = fit_tree(counts[:70, :n_words]).with_topic_names({1: "Root"})
    assert finest_level(start) == 1
    grown = fit_tree(counts, start=start)
    assert_grown(grown, start, counts)
    assert grown.topic(node=grown.n_nodes - 1).name == "Root"
    # Nothing is kept but the root, so the tree is that of a fit.
    np.testing.assert_array_equal(grown.children, fit_tree(counts).children)


# -- names -----------------------------------------------------------------------------------------


def test_names_of_small_topics_and_of_words_are_kept() -> None:
    counts = drawn_counts(16)
    start = start_of(counts[:70])
    coarse = {topic.id for topic in kept_topics(start).values()}
    below = [node for node in range(60, start.n_nodes) if node not in coarse]
    chosen = [*below[::9], 7, 20]  # two are words
    start = start.with_topic_names(
        {int(start.numbers[node]): f"topic at {node}" for node in chosen}
    )
    grown = fit_tree(counts, start=start)
    assert_structure_is_kept(grown, start)
    for node in chosen:
        assert grown.topic(int(start.numbers[node])).name == f"topic at {node}"
    assert len(grown.topic_names) == len(chosen)


def test_names_above_the_finest_level_do_not_change_the_tree() -> None:
    counts = drawn_counts(17)
    start = start_of(counts[:70])
    named = start.with_topic_names({"1": "All", "2": "Half", "4": "Part"})
    assert fit_tree(counts, start=named) == fit_tree(counts, start=start)


# -- other kinds of starts and counts --------------------------------------------------------------


def test_words_that_stay_together_do() -> None:
    counts = drawn_counts(19)
    start = start_of(counts[:70], together=[["x3", "x7", "x20"], ["x0", "x41"]])
    grown = fit_tree(counts, start=start)
    assert grown.max_topics == start.max_topics == 57
    labels = grown.view(57).labels
    assert labels[3] == labels[7] == labels[20]
    assert labels[0] == labels[41]
    assert_grown(grown, start, counts)
    without = counts.copy()
    without[:, [3, 0]] = 0  # of the groups, two words and one are left
    grown = fit_tree(without, start=start)
    assert (grown.n_words, grown.max_topics) == (58, 57)
    assert_grown(grown, start, without)


def test_weights_of_a_common_unit_give_the_same_tree() -> None:
    counts = drawn_counts(20)
    whole = fit_tree(counts, start=start_of(counts[:70]))
    halves = fit_tree(counts * 0.5, start=start_of(counts[:70] * 0.5))
    np.testing.assert_array_equal(halves.children, whole.children)
    np.testing.assert_array_equal(halves.numbers, whole.numbers)
    np.testing.assert_allclose(halves.gains, whole.gains * 0.5)


def test_weights_can_be_any_numbers() -> None:
    counts = drawn_counts(21) * np.random.default_rng(21).random((100, 60))
    start = start_of(counts[:70])
    assert_grown(fit_tree(counts, start=start), start, counts)


@pytest.mark.parametrize("unit", [1, 30, 3000, 2**34])
def test_counts_may_be_far_fewer_or_far_more_than_those_of_the_start(unit: int) -> None:
    # From bytes to 64 bits; the sanitizers look for what does not fit.
    many = drawn_counts(29, n_documents=40, n_words=24) * unit
    kept = np.arange(24) < 3
    one_each, first = np.eye(40, 24, dtype=np.int64), np.arange(40)[:, None] == 0
    for few in (one_each, first * np.ones(24, dtype=np.int64)):
        for old, now in ((many, few), (many, few * kept), (few, many), (few, few + many * kept)):
            start = start_of(old)
            grown = fit_tree(now, start=start, n_jobs=2)
            assert_grown(grown, start, now)
            assert_gains_are_those_of_the_counts(regrow(grown, n_jobs=2))
            view = refine(grown.view((grown.n_words + 1) // 2), n_jobs=2)
            expected = partition_log_likelihood(grown.counts, view.labels)
            assert view.log_likelihood == pytest.approx(expected, rel=1e-9)


def test_a_start_needs_no_counts() -> None:
    counts = drawn_counts(22)
    start = start_of(counts[:70])
    bare = changed_tree(start, counts=None)
    grown = fit_tree(counts, start=bare)
    assert grown.has_counts
    assert grown == fit_tree(counts, start=start)


# -- what is new -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["greedy", "regrown"])
@pytest.mark.parametrize("seed", range(3))
def test_a_new_class_gets_a_topic_of_its_own(seed: int, kind: str) -> None:
    counts = with_new_class(seed)
    start = start_of(counts[:120, :60], kind=kind)
    grown = fit_tree(counts, start=start)
    assert_grown(grown, start, counts)
    view = grown.view(8)
    of_new = set(view.topic_of_column[60:].tolist())
    assert len(of_new) == 1
    assert view[of_new.pop()].size <= 20


@pytest.mark.parametrize(
    ("unit", "together"), [(1, None), (0.5, None), (1, [["x1", "x2"], ["x3", "x40"]])]
)
def test_a_new_class_becomes_a_branch_whatever_the_counts(
    unit: float, together: list[list[str]] | None
) -> None:
    counts = with_new_class(4) * unit
    start = start_of(counts[:120, :60], together=together)
    grown = fit_tree(counts, start=start)
    assert grown.regrown_at[-1] == finest_level(start) + 1


@pytest.mark.parametrize("seed", range(6))
def test_documents_like_the_old_ones_bring_no_topic(seed: int) -> None:
    counts = drawn_counts(seed, n_documents=150)
    for n_old in (75, 120, 149):
        start = start_of(counts[:n_old])
        grown = fit_tree(counts, start=start)
        joined = [topic.number for topic in grown.view(8) if topic.size > 1]
        assert set(joined) <= set(kept_topics(start))
        assert len(set(grown.numbers.tolist()) & set(kept_topics(start))) == len(kept_topics(start))


# -- refusals, progress ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [{"together": [["x1", "x2"]]}, {"checkpoint": "joins"}, {"algorithm": "mehac"}]
)
def test_options_of_a_fit_do_not_go_with_a_start(options: dict[str, object]) -> None:
    counts = drawn_counts(23)
    with pytest.raises(ValueError, match="takes no together=, checkpoint= or algorithm="):
        fit_tree(counts, start=fit_tree(counts), **options)


@pytest.mark.parametrize(
    ("change", "match"),
    [
        (lambda counts: counts * np.nan, "NaN or infinity"),
        (lambda counts: counts * np.inf, "NaN or infinity"),
        (lambda counts: -counts, "Negative values"),
        (lambda counts: counts[0], "two dimensions"),
        (lambda counts: counts * 0, "No word occurs"),
        (lambda counts: counts[:0], "No word occurs"),
        (lambda counts: counts.astype(str), "must be numbers"),
    ],
)
def test_bad_counts_are_refused(change: object, match: str) -> None:
    counts = drawn_counts(24)
    with pytest.raises(ValueError, match=match), np.errstate(invalid="ignore"):
        fit_tree(change(counts), start=fit_tree(counts))


@pytest.mark.parametrize(
    ("vocabulary", "match"),
    [
        (["x1", "x2"], "one word per column: got 2 words for 60 columns"),
        ([f"y{column}" for column in range(60)], "start= has none of these words"),
        (["x0", *(f"x{column}" for column in range(59))], "more than once|unique"),
    ],
)
def test_words_that_do_not_fit_are_refused(vocabulary: list[str], match: str) -> None:
    counts = drawn_counts(25)
    with pytest.raises(ValueError, match=match):
        fit_tree(counts, vocabulary, start=fit_tree(counts))


def test_a_start_that_is_no_tree_is_refused() -> None:
    counts = drawn_counts(26)
    with pytest.raises(
        TypeError, match=r"must be a tree, got FlatView; of a view, pass view\.tree"
    ):
        fit_tree(counts, start=fit_tree(counts).view(3))  # type: ignore[arg-type]


def test_progress_counts_the_passes() -> None:
    counts = drawn_counts(27)
    seen: list[tuple[float, str]] = []
    start = start_of(counts[:70])
    fit_tree(counts, start=start, progress=lambda share, note: seen.append((share, note)))
    shares = [share for share, _ in seen]
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1
    assert all(re.fullmatch(r"Moving words, pass \d of 7", note) for _, note in seen)


def test_an_exception_in_progress_stops_it_and_the_start_is_as_before() -> None:
    counts = drawn_counts(28)
    start = start_of(counts[:70])
    digest = start.digest()

    def stop(share: float, note: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fit_tree(counts, start=start, progress=stop)
    assert start.digest() == digest
    assert start.is_numbered_afresh


def test_no_number_is_given_twice(tmp_path: Path) -> None:
    counts = drawn_counts(3)
    words = [f"w{column}" for column in range(counts.shape[1])]
    more = np.column_stack([counts, counts[:, 0] + counts[:, 1]])
    grown = fit_tree(more, [*words, "guest"], start=fit_tree(counts, words))
    number = grown.topic("guest").number
    assert number == grown.last_number
    without = fit_tree(counts, words, start=grown)
    without.save(tmp_path / "without.tg")
    again = fit_tree(more, [*words, "other"], start=TopicTree.load(tmp_path / "without.tg"))
    assert number not in again.numbers
    assert again.topic("other").number > number


def test_topics_stay_through_many_updates() -> None:
    counts = drawn_counts(11, n_documents=200, n_words=200)
    start = start_of(counts[:100])
    first = {int(start.numbers[node]) for node in start.view(start.regrown_at[-1]).nodes}
    tree = start
    for last in (120, 140, 160, 180, 200):
        tree = fit_tree(counts[:last], start=tree)
        assert first <= set(tree.numbers.tolist())


# -- where a new topic is put: the fast search beside the obvious one ------------------------------


def content(counts, words):
    """Return Σ_d g(f_d) − g(f) of some words."""
    sums = counts[:, words].sum(axis=1)
    return xlogy(sums, sums).sum() - xlogy(sums.sum(), sums.sum())


def placed(structure, counts, topics, place, levels):
    """Return what the levels lose with the last topic beside a place, and the joins before its."""
    new = structure.with_branch(np.empty(0, dtype=np.int64), place)
    words = [np.flatnonzero(topics == topic) for topic in range(new.n_topics)]
    for left, right in new.children.tolist():
        words.append(np.concatenate([words[left], words[right]]))
    h = np.array([content(counts, each) for each in words])
    gains = h[new.n_topics :] - h[new.children].sum(axis=1)
    joins = order_joins_by_cost(Joins(new.children, gains))
    lost = -np.cumsum(joins.gains)
    n_before = int((joins.children == new.n_topics - 1).any(axis=1).argmax())
    return [lost[new.n_topics - 1 - level] for level in levels], n_before


@pytest.mark.parametrize("seed", range(6))
def test_all_places_are_judged_as_one_by_one(seed):
    counts = counts_of_kinds(seed, n_documents=60, n_words=48)
    structure = KeptTree.of(regrow(fit_tree(counts)))
    levels = [2, 3, structure.n_topics // 2, structure.n_topics]
    topics = structure.with_branch(np.arange(seed, 48, 7), 0).topics
    assert (topics == structure.n_topics).sum() > 3
    places = range(len(structure.nodes) - 1)
    expected = [placed(structure, counts, topics, place, levels) for place in places]
    contents = _contents(csr_array(counts), topics, structure.children)
    losses, n_joined = structure.losses_by_place(*contents, levels)
    np.testing.assert_allclose(losses, [lost for lost, _ in expected])
    assert n_joined.tolist() == [n_before for _, n_before in expected]


def test_a_topic_of_noise_gets_no_place():
    counts = counts_of_kinds(1, n_documents=60, n_words=48)
    structure = KeptTree.of(regrow(fit_tree(counts)))
    frequencies = counts.sum(axis=0)
    rare = np.argsort(frequencies, kind="stable")[:1]
    topics = structure.with_branch(rare, 0).topics
    assert structure.best_place(csr_array(counts), topics, [2, 4]) is None
