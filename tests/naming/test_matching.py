"""Topics of two models side by side, against a slow and obvious oracle."""

import itertools

import numpy as np
import pytest

from topicgrouper import Model
from topicgrouper.corpus import TextOptions, count_texts


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


def words_of(model, called):
    return set(model.tree.topic(node=model.tree.node_of(int(called))).words)


def statuses(found):
    return [each.status for each in found.topics]


@pytest.mark.parametrize(("n_old", "n_new"), [(4, 4), (5, 3), (3, 6)])
@pytest.mark.parametrize("least", [0.0, 0.05, 0.1, 0.2, 0.4, 0.6, 0.9])
def test_pairs_are_the_best_of_all_assignments(grown, n_old, n_new, least):
    """Pairs below the least are no pairs, so nothing is given up for their sake."""
    old, new = grown
    found = new.match(old, view=n_new, old_view=n_old, min_shared=least).topics
    pairs = [each for each in found if each.status == "same"]
    sets = [
        [set(topic.words) for topic in model.view(n)] for model, n in ((old, n_old), (new, n_new))
    ]
    shares = np.array([[shared(old, new, i, j) for j in sets[1]] for i in sets[0]])
    counted = np.where(shares >= least, shares, 0.0)
    if n_old > n_new:
        counted = counted.T
    best = max(
        sum(counted[i, j] for i, j in enumerate(order))
        for order in itertools.permutations(range(max(n_old, n_new)), min(n_old, n_new))
    )
    assert sum(each.shared for each in pairs) == pytest.approx(best)
    for each in pairs:
        first, second = words_of(old, each.old), words_of(new, each.new)
        assert each.shared == pytest.approx(shared(old, new, first, second))
        assert each.shared >= least
        assert each.words == new.tree.topic(int(each.new)).keywords()
        assert each.old_words == old.tree.topic(int(each.old)).keywords()
        assert set(each.came) == second - first
        assert set(each.left) == first - second
    gone, fresh = ([each for each in found if each.status == name] for name in ("gone", "new"))
    for one, other in itertools.product(gone, fresh):
        share = shared(old, new, words_of(old, one.old), words_of(new, other.new))
        assert share < least or not share
    by_share = [each.shared for each in pairs]
    assert by_share == sorted(by_share, reverse=True)


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


@pytest.mark.parametrize(("n_old", "n_new"), [(5, 6), (9, 3), (3, 12)])
def test_topics_without_a_match_say_where_their_words_are(grown, n_old, n_new):
    old, new = grown
    found = new.match(old, view=n_new, old_view=n_old, min_shared=0.5).topics
    assert ("gone" if n_old > n_new else "new") in {each.status for each in found}
    for each in found:
        mine, others, called, n = (
            (old, new, each.old, n_new) if each.status == "gone" else (new, old, each.new, n_old)
        )
        if each.status == "same":
            assert each.places == ()
            continue
        frequency = dict(zip(mine.tree.vocabulary, mine.tree.word_frequencies, strict=True))
        own = words_of(mine, called)
        total = sum(frequency[word] for word in own)
        shares = {
            topic.number: sum(frequency[word] for word in own & set(topic.words)) / total
            for topic in others.view(n)
        }
        known = [place for place in each.places if place["topic"] is not None]
        assert [place["share"] for place in known] == pytest.approx(
            sorted(shares.values(), reverse=True)[: len(known)]
        )
        for place in known:
            assert place["share"] == pytest.approx(shares[place["topic"]])
            assert set(place["words"]) <= words_of(others, place["topic"])
        unknown = [place["share"] for place in each.places if place["topic"] is None]
        assert unknown == pytest.approx([1 - sum(shares.values())] if unknown else [])


def test_words_that_only_one_model_has_are_in_none_of_the_other(grown):
    old, new = grown
    found = new.match(old, view=6, old_view=5, min_shared=0.5).topics
    assert "100% new words" in [each.elsewhere for each in found]
    found = old.match(new, view=5, old_view=6, min_shared=0.5).topics
    assert "100% words that are gone" in [each.elsewhere for each in found]


def test_places_have_names_where_topics_have(grown):
    old, _ = grown
    named = old.with_topic_names({"1": "All"})
    (first, *_) = named.match(old, view=1, old_view=3, min_shared=0.99).topics
    assert first.status == "gone"
    assert first.elsewhere == "100% in 1 (All)"


def test_bad_arguments_are_refused(grown):
    old, new = grown
    with pytest.raises(ValueError, match="min_shared"):
        new.match(old, min_shared=2)
    other = fitted(["xxx yyy", "yyy zzz"])
    with pytest.raises(ValueError, match="no words in common"):
        other.match(old, old_view=2)
