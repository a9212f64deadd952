import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.count_samples import zipf_counts
from tests.tree.tree_samples import bare_tree, chain_joins, sample_counts, tree_of, trees
from topicgrouper import fit_tree, refine
from topicgrouper.tree import node_words


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
