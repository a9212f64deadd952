"""Topics of two models side by side, against a slow and obvious oracle."""

import itertools

import numpy as np
import pytest

from topicgrouper import Model
from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.naming.matching import _best_pairs, word_weights


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
        word: tree.topic(node=leaf).frequency * tree.focus[leaf]
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
        fast = weights.shared(old.tree.words_of(node=node), new.tree)
        first = set(old.tree.topic(node=node).words)
        slow = [
            shared(old, new, first, set(new.tree.topic(node=other).words))
            for other in range(new.tree.n_nodes)
        ]
        assert fast == pytest.approx(slow)
        assert max(slow) > 0


def words_of(model, called):
    return set(model.tree.topic(node=model.tree.node_of(int(called))).words)


def statuses(found):
    return [each.status for each in found.topics]


def test_pairs_are_the_best_of_all_assignments(grown):
    old, new = grown
    found = new.match(old, view=4, old_view=4, min_shared=0.0).topics
    assert {each.status for each in found} == {"same"}
    sets = [[set(topic.words) for topic in model.view(4)] for model in grown]
    best = max(
        sum(shared(old, new, sets[0][i], sets[1][j]) for i, j in enumerate(order))
        for order in itertools.permutations(range(4))
    )
    assert sum(each.shared for each in found) == pytest.approx(best)
    for each in found:
        first, second = words_of(old, each.old), words_of(new, each.new)
        assert each.shared == pytest.approx(shared(old, new, first, second))
        assert set(each.words) <= second
        assert set(each.old_words) <= first
        assert set(each.came) == second - first
        assert set(each.left) == first - second
    shares = [each.shared for each in found]
    assert shares == sorted(shares, reverse=True)


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
    found = new.match(old, view=6, old_view=5, min_shared=0.5)
    n_same, n_gone, n_new = map(statuses(found).count, ("same", "gone", "new"))
    assert (n_same + n_gone, n_same + n_new) == (5, 6)
    assert statuses(found) == ["same"] * n_same + ["gone"] * n_gone + ["new"] * n_new
    for each in found.topics:
        assert (each.shared >= 0.5) == (each.status == "same")
        assert (each.old is None, each.new is None) == (each.status == "new", each.status == "gone")
    fresh = [set(each.words) for each in found.topics if each.status == "new"]
    assert any(words <= {"newa", "newb", "newc"} for words in fresh)
    frame = found.to_frame("polars")
    assert frame["status"].to_list() == statuses(found)


def test_a_model_matches_itself_completely(grown):
    old, _ = grown
    named = old.with_topic_names({"2": "Half"})
    found = named.match(named)
    assert all(each.shared == 1 and each.old == each.new for each in found.topics)
    assert set(statuses(found)) == {"same"}
    assert all(each.old_name == each.new_name for each in found.topics)
    assert not found.flows


def test_split_and_merged_topics_have_their_parts(grown):
    old, _ = grown
    found = old.match(old, old_view=2, view=5).flows
    assert found
    assert {each.flow for each in found} == {"split"}
    for called, group in itertools.groupby(found, key=lambda each: each.old):
        parts = list(group)
        assert len(parts) > 1
        assert sum(each.share for each in parts) <= 1 + 1e-9
        for each in parts:
            assert words_of(old, each.new) <= words_of(old, called)
            assert each.share >= 0.2
    back = old.match(old, old_view=5, view=2).flows
    assert {each.flow for each in back} == {"merged"}
    assert [(each.new, each.old) for each in back] == [(each.old, each.new) for each in found]


def test_bad_arguments_are_refused(grown):
    old, new = grown
    with pytest.raises(ValueError, match="min_shared"):
        new.match(old, min_shared=2)
    other = fitted(["xxx yyy", "yyy zzz"])
    with pytest.raises(ValueError, match="no words in common"):
        other.match(old, old_view=2)
