"""Σ r_d² and Σ r_d³ of topics, compared with what the definition says."""

import numpy as np
import pytest

from tests.count_samples import zipf_counts
from topicgrouper import fit_tree, refine
from topicgrouper.explorer import page_groups
from topicgrouper.explorer.page_groups import joined_spreads, view_spreads
from topicgrouper.tree.word_counts import required_counts


def check(found, counts, topics):
    """Compare with sums over one document after another."""
    lengths = counts.sum(axis=1)
    for place, words in enumerate(topics):
        share = counts[:, words].sum() / lengths.sum()
        excesses = [
            document[words].sum() - share * length
            for document, length in zip(counts, lengths, strict=True)
        ]
        squares = sum(excess**2 for excess in excesses)
        assert found["squares"][place] == pytest.approx(squares, rel=1e-9, abs=1e-9)
        scale = sum(abs(excess) ** 3 for excess in excesses)
        cubes = sum(excess**3 for excess in excesses)
        assert found["cubes"][place] == pytest.approx(cubes, abs=1e-9 * scale + 1e-9)
    assert len(found["squares"]) == len(found["cubes"]) == len(topics)


@pytest.fixture(scope="module")
def counts():
    return zipf_counts(60, 40, seed=3)


@pytest.fixture(scope="module")
def tree(counts):
    return fit_tree(counts)


@pytest.mark.parametrize("dense", [1, 8, 1000])
@pytest.mark.parametrize("max_joins", [5, 2000])
def test_spreads_of_nodes(monkeypatch, tree, dense, max_joins):
    monkeypatch.setattr(page_groups, "_DENSE", dense)
    monkeypatch.setattr(page_groups, "MAX_JOINS", max_joins)
    words = required_counts(tree.counts)
    parts = tree.children[-min(max_joins, len(tree.children)) :].ravel()
    topics = [tree.words_of(node=node) for node in parts]
    check(joined_spreads(tree, words), words.toarray(), topics)


def test_spreads_of_some_of_the_documents(tree):
    words = required_counts(tree.counts)[10:30, :]
    topics = [tree.words_of(node=node) for node in tree.children.ravel()]
    check(joined_spreads(tree, words), words.toarray(), topics)


def test_spreads_of_a_refined_view(tree):
    view = refine(tree.view(5))
    words = required_counts(tree.counts)
    topics = [view.labels == node for node in view.nodes]
    check(view_spreads(view, words), words.toarray(), topics)


def test_a_tree_of_one_word_has_none():
    tree = fit_tree([[3], [2]])
    assert joined_spreads(tree, required_counts(tree.counts))["squares"].tolist() == []


@pytest.mark.parametrize("unit", [1000, 0.1])
def test_equal_proportions_have_no_spread_whatever_the_rounding(unit):
    for shares in ([7, 2, 4], [3, 8, 5]):
        tree = fit_tree(np.outer(1 + np.arange(29) * 7 % 9, shares) * unit)
        counts = required_counts(tree.counts)
        assert view_spreads(tree.view(2), counts)["squares"].tolist() == [0, 0]
        assert not joined_spreads(tree, counts)["squares"].any()
