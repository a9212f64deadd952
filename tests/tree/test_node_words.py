from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.count_samples import zipf_counts
from tests.tree.tree_samples import (
    bare_tree,
    chain_joins,
    sample_counts,
    sample_tree,
    topic_h,
    tree_of,
    trees,
)
from topicgrouper import fit_tree, refine
from topicgrouper.tree import node_words, word_counts
from topicgrouper.tree.node_words import rank_distinctive_words
from topicgrouper.tree.word_counts import CountColumns


@given(tree=trees())
def test_words_come_by_frequency_then_index(tree):
    for node in range(tree.n_nodes):
        words = tree.words_of(node=node).tolist()
        assert words == sorted(words, key=lambda word: (-tree.frequencies[word], word))
        named = tuple(tree.vocabulary[word] for word in words)
        for k in (1, 3, len(words), len(words) + 5):
            assert tree.topic(node=node).top_words(k) == named[:k]


@given(tree=trees(), k=st.integers(1, 30))
def test_words_of_all_nodes_are_those_of_each(tree, k):
    words = tree.node_words.shown(range(tree.n_nodes), k, frequent=True)
    frequency = dict(zip(tree.vocabulary, tree.word_frequencies, strict=True))
    means = words.mean_frequencies(tree.word_frequencies)
    for node in range(tree.n_nodes):
        assert words[node] == tree.topic(node=node).words[:k]
        assert means[node] == pytest.approx(np.mean([frequency[word] for word in words[node]]))


def test_distinctive_words_are_shown_if_there_are_counts():
    tree = tree_of(sample_counts(40), chain_joins(40))
    words = tree.node_words.shown([70, 3, 60], 4, frequent=False)
    assert [words[node] for node in (3, 60, 70)] == [
        tree.topic(node=node).distinctive_words(4) for node in (3, 60, 70)
    ]
    assert words[61] == words[78] == ()
    bare = bare_tree(chain_joins(40))
    assert bare.shown_words([60], 4)[60] == bare.topic(node=60).top_words(4)


def kept(counts, words, *, shown=10, fixed=3, limit=0.3):
    """Return the words that are left if those that fit the others least go one by one, slowly."""
    has = counts > 0
    left = list(words)
    while len(left) > shown:
        sums = []
        for word in left[fixed:]:
            total = 0.0
            for other in set(left) - {word}:
                p = np.mean(has[:, word] & has[:, other]) + 1e-12
                chance = has[:, word].mean() * has[:, other].mean()
                total += 0.0 if p >= 1 else min(np.log(p / chance) / -np.log(p), limit)
            sums.append(round(total, 7))
        worst = max(place for place, total in enumerate(sums) if total == min(sums))
        del left[fixed + worst]
    return left


@pytest.mark.parametrize("seed", range(3))
def test_words_that_do_not_fit_the_others_are_left_out(seed):
    counts = zipf_counts(60, 120, length=40, seed=seed)
    counts[0] += 1
    tree = fit_tree(counts)
    nodes = [node for node in range(tree.n_words, tree.n_nodes - 1) if tree.layout.sizes[node] > 10]
    ranked = tree.node_words.distinctive_indices(np.array(nodes), 40)
    shown = tree.node_words.shown_indices(np.array(nodes), 40, threads=2)
    differ = 0
    for words, found in zip(ranked, shown, strict=True):
        before = words[words >= 0].tolist()
        first = kept(counts, before[:15])
        after = [*first, *(word for word in before if word not in first)]
        assert found[found >= 0].tolist() == after
        differ += before != after
    assert differ


def test_fewer_words_are_the_first_of_more():
    counts = zipf_counts(60, 120, length=40, seed=0)
    counts[0] += 1
    tree = fit_tree(counts)
    nodes = range(tree.n_words, tree.n_nodes)
    most = tree.shown_words(nodes, 120)
    for k in (1, 3, 4, 10, 12, 15, 40):
        fewer = tree.shown_words(nodes, k)
        assert all(fewer[node] == most[node][:k] for node in nodes)


def test_general_nodes_are_shown_by_their_frequent_words_everywhere():
    counts = np.array([[90, 80, 5, 4, 0, 0], [80, 90, 4, 5, 0, 1], [90, 90, 0, 0, 5, 6]])
    tree = fit_tree(counts, ["the", "of", "cat", "dog", "tea", "milk"])
    shown = tree.shown_words(range(tree.n_nodes), 2)
    is_general = tree.focus < tree.general_focus
    assert is_general.any()
    assert not is_general.all()
    for node in range(tree.n_nodes):
        topic = tree.topic(node=node)
        expected = topic.top_words(2) if is_general[node] else topic.distinctive_words(2)
        assert shown[node] == expected
    for row in (*tree.view(3).table(2), *tree.outline(depth=3, k=2)):
        assert row.words == shown[row.id]
    refined = refine(tree.view(3))
    for place, topic in enumerate(refined):
        words = refined.shown_words([topic.id], 2)[topic.id]
        if refined.focus[place] < tree.general_focus:
            assert words == topic.top_words(2)
        else:
            assert words == topic.distinctive_words(2)


def test_a_chain_takes_no_more_than_its_words():
    tree = bare_tree(chain_joins(5_000))
    words = tree.shown_words(range(tree.n_nodes), 3)
    assert words[9_998] == ("w0", "w1", "w2")
    assert words[4_999] == ("w4999",)


def test_nodes_of_a_chain_are_ranked_in_linear_time(monkeypatch):
    tree = tree_of(sample_counts(40), chain_joins(40))
    words, nodes = tree.node_words, np.arange(tree.n_nodes)
    exact = words.distinctive_indices(nodes, 3)
    ranked = []
    rank = node_words.rank_distinctive_words

    def recorded(columns, layout, some, *arguments, **options):
        ranked.extend(some.tolist())
        return rank(columns, layout, some, *arguments, **options)

    monkeypatch.setattr(node_words, "rank_distinctive_words", recorded)
    monkeypatch.setattr(node_words, "_MOST_LEVELS", 6)
    monkeypatch.setattr(node_words, "_QUICK", 0)
    found = words.distinctive_indices(nodes, 3)
    # without single words and the largest topics: a chain has 20 levels on average
    assert 15 < len(ranked) < 30
    assert tree.layout.sizes[ranked].max() < 30
    frequent = [tree.words_of(node=node)[:3].tolist() for node in nodes]
    for node in nodes.tolist():
        shown = [word for word in found[node].tolist() if word >= 0]
        expected = exact[node][exact[node] >= 0].tolist() if node in ranked else frequent[node]
        assert shown == expected
    # some nodes are always ranked: they can be looked at in no more than so many passes
    assert words.distinctive_indices(nodes[-6:], 3).tolist() == exact[-6:].tolist()


def test_asking_for_no_words_is_an_error():
    with pytest.raises(ValueError, match="at least 1"):
        bare_tree(chain_joins(3)).topic(1).top_words(0)


def test_near_spellings_are_named():
    vocabulary = ["Topic", "topics", "tropic", "grouper", "x" * 10_000]
    tree = tree_of(sample_counts(5), chain_joins(5), vocabulary=vocabulary)
    with pytest.raises(KeyError, match="near spellings: 'Topic', 'tropic', 'topics'"):
        tree.find("topic")
    for word in ("quixotic", "", "y" * 10_000):
        with pytest.raises(KeyError, match="is not in this tree") as error:
            tree.find(word)
        assert "near spellings" not in str(error.value)


# -- words that distinguish topics: the compiled ranking against h of the topics concerned ---------


def h_without_words(counts, words):
    """h(t) without the terms that a move leaves as they are, and 0 for no words at all."""
    if not len(words):
        return 0.0
    frequencies = counts[:, words].sum(axis=0)
    return topic_h(counts, words) - float((frequencies * np.log(frequencies)).sum())


def score(counts, word, source, target):
    """Score a word slowly: the loss of its move, times the bits per occurrence below 1."""
    rest = [other for other in source if other != word]
    before = h_without_words(counts, source) + h_without_words(counts, target)
    after = h_without_words(counts, rest) + h_without_words(counts, [*target, word])
    loss = before - after
    bits = loss / counts[:, word].sum() / np.log(2)
    return loss * min(bits, 1) if loss > 0 else loss


def assert_ranked(counts, named, *, source, target):
    """Check a ranking of all words of a topic against the slow scores."""
    assert sorted(named) == sorted(source)
    scores = [score(counts, word, source, target) for word in named]
    for first, second in pairwise(scores):
        # rounding may exchange words whose scores are the same, or nearly so
        assert first > second - 1e-7 * max(1.0, abs(first))


@given(tree=trees(min_words=2, max_words=12), scale=st.sampled_from([1, 0.25]))
def test_words_come_by_falling_score(tree, scale):
    counts = tree.counts.toarray() * scale
    columns = CountColumns.of(tree.counts if scale == 1 else tree.counts * scale)
    for node in range(tree.n_nodes - 1):
        words = tree.words_of(node=node).tolist()
        rest = sorted(set(range(tree.n_words)) - set(words))
        ranked = rank_distinctive_words(columns, tree.layout, np.array([node]), len(words))
        assert_ranked(counts, ranked[0].tolist(), source=words, target=rest)


@given(tree=trees(min_words=2, max_words=12))
def test_few_and_many_entries_have_the_same_columns(tree):
    few = CountColumns.of(tree.count_rows)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(word_counts, "_FEW_ENTRIES", 0)
        many = CountColumns.of(tree.count_rows)
    for name in ("starts", "documents", "counts", "lengths"):
        one, other = getattr(few, name), getattr(many, name)
        assert one.dtype == other.dtype
        assert one.tolist() == other.tolist()


@given(tree=trees(min_words=2, max_words=12), threads=st.integers(2, 4), k=st.integers(1, 15))
def test_threads_and_company_change_nothing(tree, threads, k):
    columns = CountColumns.of(tree.count_rows)
    nodes = np.arange(tree.n_nodes - 1)
    together = rank_distinctive_words(columns, tree.layout, nodes, k, threads=threads)
    for node, row in zip(nodes, together.tolist(), strict=True):
        alone = rank_distinctive_words(columns, tree.layout, np.array([node]), k)
        found = [word for word in row if word >= 0]
        assert found == alone[0].tolist()
        assert row[len(found) :] == [-1] * (len(row) - len(found))


def test_what_is_common_to_all_tells_nothing():
    # "the" is everywhere and in the topic of "cat"; "cat" and "dog" never meet
    counts = [[9, 5, 0], [9, 6, 0], [9, 0, 5], [9, 0, 6]]
    tree = tree_of(counts, [(0, 1), (2, 3)], vocabulary=["the", "cat", "dog"])
    assert tree.topic(node=3).top_words(1) == ("the",)
    assert tree.topic(node=3).distinctive_words(1) == ("cat",)
    assert tree.topic(node=2).distinctive_words() == ("dog",)
    assert tree.topic(2).distinctive_words() == ("cat", "the")
    assert tree.view(2).distinctive_words(1) == (("cat",), ("dog",))


def test_small_losses_of_frequent_words_count_less():
    # "a" loses more in total than "b", but less than half a bit at each of its occurrences
    counts = np.array([[30, 4, 20], [30, 4, 20], [10, 0, 40], [10, 0, 40]])
    tree = tree_of(counts, [(0, 1), (2, 3)], vocabulary=["a", "b", "c"])
    assert score(counts, 0, [0, 1], [2]) < score(counts, 1, [0, 1], [2])
    assert tree.topic(node=3).distinctive_words(1) == ("b",)


def test_views_whose_words_have_moved_are_ranked_by_their_own_topics():
    tree = sample_tree(30)
    view = refine(tree.view(4))
    counts = tree.counts.toarray()
    for place, named in enumerate(view.distinctive_words(30)):
        words = np.flatnonzero(view.positions == place).tolist()
        others = np.flatnonzero(view.positions != place).tolist()
        ranked = [tree.find(word) for word in named]
        assert_ranked(counts, ranked, source=words, target=others)
        assert named[:2] == view[place].distinctive_words(2)


def test_counts_beyond_32_bits_are_real_numbers():
    tree = sample_tree(6)
    large = tree.counts.astype(np.int64) * 2**40
    columns = CountColumns.of(large)
    assert columns.counts.dtype == np.float64
    nodes = np.arange(tree.n_words, tree.n_nodes - 1)
    ranked = rank_distinctive_words(columns, tree.layout, nodes, 3)
    usual = rank_distinctive_words(CountColumns.of(tree.count_rows), tree.layout, nodes, 3)
    assert ranked.tolist() == usual.tolist()


def test_equally_distinctive_words_come_in_the_order_of_the_vocabulary():
    topic = [[3, 1, 3, 3], [2, 4, 2, 2], [0, 0, 0, 0], [0, 0, 0, 0]]
    counts = np.hstack([topic, [[0, 1], [1, 0], [6, 2], [3, 5]]])
    tree = fit_tree(counts)
    (node,) = (
        node for node in range(tree.n_nodes) if sorted(tree.words_of(node=node)) == [0, 1, 2, 3]
    )
    columns = CountColumns.of(tree.count_rows)
    (ranked,) = rank_distinctive_words(columns, tree.layout, np.array([node]), 4)
    assert [word for word in ranked if word != 1] == [0, 2, 3]


def test_the_words_of_the_root_come_by_frequency():
    tree = sample_tree(5)
    assert tree.topic(node=8).distinctive_words(3) == tree.topic(node=8).top_words(3)
    assert tree.view(1).distinctive_words(2) == (tree.topic(node=8).top_words(2),)


def test_a_tree_without_counts_is_an_error():
    tree = bare_tree(chain_joins(4))
    for call in (
        tree.topic(node=4).distinctive_words,
        tree.view(2).distinctive_words,
        lambda: tree.focus,
    ):
        with pytest.raises(ValueError, match="no training counts"):
            call()


# -- the focus of topics against its definition ----------------------------------------------------


def divergence(counts, words):
    """Compute the focus of some words as it is defined."""
    in_topic = counts[:, words].sum(axis=1) / counts[:, words].sum()
    anywhere = counts.sum(axis=1) / counts.sum()
    found = in_topic > 0
    return float((in_topic[found] * np.log2(in_topic[found] / anywhere[found])).sum())


@given(tree=trees(min_words=1, max_words=12))
def test_every_node_has_the_divergence_of_its_words(tree):
    fitted = fit_tree(tree.counts)  # the focus follows from the gains, so they must be true
    counts = fitted.counts.toarray()
    expected = [divergence(counts, fitted.words_of(node=node)) for node in range(fitted.n_nodes)]
    np.testing.assert_allclose(fitted.focus, expected, rtol=1e-6, atol=1e-6)


def test_weights_have_a_focus_too():
    weights = np.array([[0.5, 2.0, 0.1], [0.25, 0.0, 3.0], [1.5, 0.5, 0.0]])
    tree = fit_tree(weights)
    expected = [divergence(weights, tree.words_of(node=node)) for node in range(tree.n_nodes)]
    np.testing.assert_allclose(tree.focus, expected, rtol=1e-9, atol=1e-12)


def test_views_have_the_focus_of_their_topics():
    tree = fit_tree(sample_tree(40).counts)
    counts = tree.counts.toarray()
    for view in (tree.view(5), tree.view(5).split(tree.view(5)[0]), refine(tree.view(5))):
        expected = [
            divergence(counts, np.flatnonzero(view.positions == place)) for place in range(view.n)
        ]
        np.testing.assert_allclose(view.focus, expected, rtol=1e-6, atol=1e-6)


def test_the_root_says_nothing_and_a_word_of_one_document_most():
    tree = tree_of([[4, 1], [4, 0]], [(0, 1)])
    assert tree.focus[2] == pytest.approx(0, abs=0.3)
    assert tree.focus[1] == pytest.approx(np.log2(9 / 5))
    with pytest.raises(ValueError, match="read-only"):
        tree.focus[0] = 1
