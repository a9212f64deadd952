import pickle

import numpy as np
import pytest

from tests.tree.tree_samples import changed_tree, sample_tree
from topicgrouper import fit_tree
from topicgrouper.tree import TopicTree


def changed(**changes):
    return changed_tree(sample_tree(7), **{"counts": None, **changes})


def test_equal_content_is_equal():
    assert changed() == changed()
    assert hash(changed()) == hash(changed())
    assert changed() != "tree"
    assert sample_tree(7) == sample_tree(7)
    assert sample_tree(7) != changed()


@pytest.mark.parametrize(
    "changes",
    [
        {"gains": np.full(6, -2.5)},
        {"vocabulary": list("abcdefg")},
        {"base_log_likelihood": -1.25},
        {"columns": np.arange(1, 8), "n_columns": 8},
        {"n_columns": 9},
        {"children": [(0, 1), (2, 7), (3, 8), (4, 9), (5, 10), (6, 11)]},
        {"word_frequencies": np.full(7, 2)},
        {"word_frequencies": sample_tree(7).word_frequencies.astype(float)},
    ],
    ids="-".join,
)
def test_different_content_is_different(changes):
    assert changed(**changes) != changed()


def test_different_counts_are_different():
    tree = sample_tree(7)
    other = tree.counts.toarray()[::-1]
    assert changed_tree(tree, counts=type(tree.counts)(other)) != tree


def test_the_digest_is_a_golden_value():
    tree = TopicTree(
        [(0, 2), (1, 3)], [-1.0, -2.0], [3, 2, 1], ["ä", "b\n", "\ud800"], base_log_likelihood=-1.0
    )
    assert tree.digest() == "0c06c93c6712810e699f2c601309ad97175e6b56e9b35e3a9b2018c0f600fc79"


def test_the_digest_knows_joins_words_and_frequencies_only():
    digest = changed().digest()
    assert changed(gains=np.full(6, -2.5), base_log_likelihood=-1.25).digest() == digest
    assert sample_tree(7).digest() == digest
    assert changed(vocabulary=list("abcdefg")).digest() != digest
    assert changed(word_frequencies=np.full(7, 2)).digest() != digest
    # the same letters, divided into words in another way
    left, right = ["ab", "c", *"defgh"], ["a", "bc", *"defgh"]
    assert changed(vocabulary=left).digest() != changed(vocabulary=right).digest()


def test_a_tree_that_has_grown_knows_the_trees_before(tmp_path):
    counts = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    words = ["cat", "dog", "tea", "milk"]
    first = fit_tree(counts[:3], words)
    second = fit_tree(counts, words, start=first)
    third = fit_tree(counts * 2, words, start=second)
    assert first.grown_from == ()
    assert third.grown_from == (first.digest(), second.digest())
    third.save(tmp_path / "tree.tg")
    for same in (TopicTree.load(tmp_path / "tree.tg"), pickle.loads(pickle.dumps(third))):
        assert same.grown_from == third.grown_from
        assert same == third
    assert third.with_topic_names({"2": "Two"}).grown_from == third.grown_from
    for wrong in (["x"], ["A" * 64], [first.digest()[:16]], [5]):
        with pytest.raises(ValueError, match="64 hex digits"):
            changed_tree(third, grown_from=wrong)
