"""What is typical of the documents of topics, against the definition computed slowly."""

import numpy as np
import pytest

from tests.count_samples import zipf_counts
from tests.soft_samples import bank_model
from topicgrouper import fit_tree, refine
from topicgrouper.tree import document_strength
from topicgrouper.tree.document_strength import rank_documents, rank_documents_of


def g2(a, b, c, d):
    """Return the log-likelihood ratio of a table of numbers of documents."""
    table = np.array([[a, b], [c, d]], dtype=float)
    expected = np.outer(table.sum(axis=1), table.sum(axis=0)) / table.sum()
    with np.errstate(divide="ignore", invalid="ignore"):
        terms = np.where(table > 0, table * np.log(table / expected), 0.0)
    return 2 * terms.sum()


def slowly(counts, ranked, k):
    """Return the typical words of a ranking of documents, one word after another."""
    inside = {each.row for each in ranked.part(0, len(ranked)) if each.relative_share >= 2 - 1e-12}
    found = []
    for word in range(counts.shape[1]):
        having = set(np.flatnonzero(counts[:, word]).tolist())
        a, b = len(having & inside), len(having - inside)
        if a * len(counts) > len(having) * len(inside):
            rest = len(counts) - len(inside) - b
            found.append((-round(g2(a, b, len(inside) - a, rest), 6), word))
    return [word for _, word in sorted(found)[:k]]


def fitted():
    counts = zipf_counts(90, 60, length=30, seed=4)
    counts[0] += 1
    return fit_tree(counts), counts


@pytest.mark.parametrize("cells", [1, 1 << 22])
def test_topics_of_trees_and_views_have_the_words_that_the_definition_gives(monkeypatch, cells):
    monkeypatch.setattr(document_strength, "_CELLS", cells)
    tree, counts = fitted()
    nodes = np.arange(tree.n_words - 5, tree.n_nodes)
    found = document_strength.typical_of_nodes(tree, nodes, 8)
    for node, words in zip(nodes.tolist(), found, strict=True):
        ranked = rank_documents(tree, node)
        assert words.tolist() == slowly(counts, ranked, 8)
        assert document_strength.typical_of_documents(tree, ranked, 8).tolist() == words.tolist()
    for view in (tree.view(12), refine(tree.view(12))):
        expected = [
            tuple(tree.vocabulary[word] for word in slowly(counts, rank_documents_of(view, i), 8))
            for i in range(view.n)
        ]
        assert view.typical_words(8) == tuple(expected)
        assert any(expected)


def test_soft_topics_have_typical_words():
    soft = bank_model().soft
    for place, words in enumerate(soft.typical_words(5)):
        ranked = rank_documents_of(soft, place)
        found = document_strength.typical_of_documents(soft.tree, ranked, 5)
        assert words == tuple(soft.tree.vocabulary[word] for word in found.tolist())


def test_of_many_documents_the_strongest_count(monkeypatch):
    tree, _ = fitted()
    node = tree.n_words + 3
    all_of_them = document_strength.typical_of_nodes(tree, np.array([node]), 60)[0]
    monkeypatch.setattr(document_strength, "MOST_DOCUMENTS", 1)
    (first,) = document_strength.typical_of_nodes(tree, np.array([node]), 60)
    strongest = rank_documents(tree, node).rows[0]
    assert set(first.tolist()) < set(tree.counts[[strongest]].indices.tolist())
    assert first.tolist() != all_of_them.tolist()


def test_nothing_is_typical_of_all_documents():
    tree, _ = fitted()
    assert tree.view(1).typical_words() == ((),)


def test_no_words_and_no_counts_are_errors():
    tree, _ = fitted()
    with pytest.raises(ValueError, match="k must be at least 1"):
        tree.view(3).typical_words(0)
