"""Topics of two models side by side, against a slow and obvious oracle."""

import itertools

import numpy as np
import pytest

from topicgrouper import Model
from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.naming import match_topics
from topicgrouper.naming.topic_matching import _best_pairs
from topicgrouper.naming.word_weights import word_weights


def texts(seed, n_documents):
    """Return documents of four subjects; each draws its words from one of them and from all."""
    chance = np.random.default_rng(seed)
    found = []
    for number in range(n_documents):
        own = [f"w{number % 4}{letter}" for letter in "abcdefgh"]
        common = [f"c{letter}" for letter in "abcd"]
        found.append(" ".join([*chance.choice(own, 12), *chance.choice(common, 6)]))
    return found


def fitted(documents):
    return Model.fit(count_texts(documents, TextOptions(alphabetic=False, min_length=1)))


@pytest.fixture(scope="module")
def grown():
    """Return a model of 60 documents and one of 100 documents, 20 of a new subject."""
    old = texts(0, 60)
    fresh = [f"new{a} new{b} new{a}" for a, b in zip("abcab" * 4, "bcabc" * 4, strict=True)]
    new = [*old, *texts(1, 20), *fresh]
    return fitted(old), fitted(new)


def shared(old, new, first, second):
    """Return what two sets of words share, word by word."""
    weight = {
        word: tree.topic(leaf).frequency * tree.focus[leaf]
        for tree in (old.tree, new.tree)
        for leaf, word in enumerate(tree.vocabulary)
    }
    return sum(weight[word] for word in first & second) / sum(
        weight[word] for word in first | second
    )


def test_the_common_weight_with_every_node_is_that_of_the_oracle(grown):
    old, new = grown
    weights = word_weights(old.tree, new.tree)
    for node in (old.tree.n_nodes - 1, old.tree.n_nodes - 2, old.tree.n_nodes - 5, 3):
        fast = weights.shared(old.tree.words_of(node), new.tree)
        first = set(old.tree.topic(node).words)
        slow = [
            shared(old, new, first, set(new.tree.topic(other).words))
            for other in range(new.tree.n_nodes)
        ]
        assert fast == pytest.approx(slow)
        assert max(slow) > 0


def test_pairs_are_the_best_of_all_assignments(grown):
    old, new = grown
    found = match_topics(old, new, old_view=4, new_view=4, min_shared=0.0)
    sets = [[set(topic.words) for topic in model.view(4)] for model in grown]
    best = max(
        sum(shared(old, new, sets[0][i], sets[1][j]) for i, j in enumerate(order))
        for order in itertools.permutations(range(4))
    )
    assert sum(each.shared for each in found.same) == pytest.approx(best)
    for each in found.same:
        first, second = set(each.old.words), set(each.new.words)
        assert each.shared == pytest.approx(shared(old, new, first, second))
        assert set(each.came) == second - first
        assert set(each.left) == first - second
    assert [each.shared for each in found.same] == sorted(
        (each.shared for each in found.same), reverse=True
    )


def test_a_pair_is_not_lost_to_pairs_that_are_no_match():
    # 0.19 + 0.18 is more than 0.25, but neither is enough
    assert _best_pairs(np.array([[0.25, 0.19], [0.18, 0.0]]), 0.2) == [(0, 0)]


def test_no_two_unmatched_topics_share_enough():
    chance = np.random.default_rng(0)
    for n_old, n_new in ((4, 4), (5, 3), (3, 6)):
        for _ in range(100):
            shared = chance.random((n_old, n_new)) ** 2
            pairs = _best_pairs(shared, 0.2)
            assert all(shared[pair] >= 0.2 for pair in pairs)
            rows, columns = (set(range(n)) for n in (n_old, n_new))
            left = itertools.product(rows - {i for i, _ in pairs}, columns - {j for _, j in pairs})
            assert all(shared[pair] < 0.2 for pair in left)
            assert [shared[pair] for pair in pairs] == sorted(shared[pair] for pair in pairs)[::-1]


def test_every_topic_is_matched_gone_or_new(grown):
    old, new = grown
    found = match_topics(old, new, old_view=5, new_view=6, min_shared=0.5)
    assert len(found.same) + len(found.gone) == 5
    assert len(found.same) + len(found.new) == 6
    assert all(each.shared >= 0.5 for each in found.same)
    fresh = [set(each.new.words) for each in found.new]
    assert any(words <= {"newa", "newb", "newc"} for words in fresh)


def test_a_model_matches_itself_completely(grown):
    old, _ = grown
    found = match_topics(old, old)
    assert all(each.shared == 1 and each.old == each.new for each in found.same)
    assert (found.gone, found.new, found.split, found.merged) == ((), (), (), ())


def test_split_and_merged_topics_have_their_parts(grown):
    old, _ = grown
    found = match_topics(old, old, old_view=2, new_view=5)
    assert found.split
    for flow in found.split:
        assert len(flow.parts) > 1
        assert sum(share for _, share in flow.parts) <= 1 + 1e-9
        for part, share in flow.parts:
            assert set(part.words) <= set(flow.topic.words)
            assert share >= 0.2
    back = match_topics(old, old, old_view=5, new_view=2)
    assert [flow.topic for flow in back.merged] == [flow.topic for flow in found.split]


def test_bad_arguments_are_refused(grown):
    old, new = grown
    with pytest.raises(ValueError, match="min_shared"):
        match_topics(old, new, min_shared=2)
    other = fitted(["xxx yyy", "yyy zzz"])
    with pytest.raises(ValueError, match="no words in common"):
        match_topics(old, other, old_view=2)
