import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import csr_array

from tests.count_samples import zipf_counts
from tests.soft_samples import bank_model
from tests.tree.tree_samples import bare_tree, chain_joins, sample_tree, tree_of, trees
from topicgrouper import Model, fit_tree, refine
from topicgrouper.tree import TopicTree, document_strength
from topicgrouper.tree.document_strength import median_length, rank_documents, rank_documents_of


def strongest_documents(tree, node, *, k=10):
    return rank_documents(tree, node).part(0, k)


@given(tree=trees(), data=st.data())
def test_documents_come_by_falling_strength(tree, data):
    node = data.draw(st.integers(0, tree.n_nodes - 1))
    counts = tree.counts.toarray()
    frequencies = counts[:, tree.words_of(node=node)].sum(axis=1)
    lengths = counts.sum(axis=1)
    weight = np.median(lengths[lengths > 0])
    average = frequencies.sum() / lengths.sum()
    found = strongest_documents(tree, node, k=100)
    assert {strong.row for strong in found} == set(np.flatnonzero(frequencies).tolist())
    for strong in found:
        assert strong.frequency == pytest.approx(frequencies[strong.row])
        assert strong.length == pytest.approx(lengths[strong.row])
        assert 0 < strong.share <= 1 + 1e-9
        expected = (frequencies[strong.row] + weight * average) / (lengths[strong.row] + weight)
        assert strong.strength == pytest.approx(expected)
        assert strong.average == pytest.approx(average)
        assert strong.relative_share == pytest.approx(expected / average)
    strengths = [strong.strength for strong in found]
    assert strengths == sorted(strengths, reverse=True)
    assert strongest_documents(tree, node, k=2) == found[:2]


def test_neither_one_word_nor_sheer_length_makes_a_document_strong():
    # of the topic of the first word: one word of one; half of a usual length; a tenth of a long one
    counts = [[1, 0], [10, 10], [30, 270], [0, 20], [0, 20]]
    tree = tree_of(counts, [[0, 1]])
    assert [strong.row for strong in strongest_documents(tree, 0)] == [1, 0, 2]


def test_empty_documents_are_no_trouble():
    counts = csr_array(np.array([[0, 0], [2, 1]]))
    tree = TopicTree([[0, 1]], [-1.0], [2, 1], ["a", "b"], base_log_likelihood=-1.0, counts=counts)
    assert [strong.row for strong in strongest_documents(tree, 2)] == [1]


def test_wrong_questions_are_refused():
    with pytest.raises(ValueError, match="no training counts"):
        strongest_documents(bare_tree(chain_joins(5)), 0)
    with pytest.raises(ValueError, match="k must be at least 1"):
        Model(sample_tree(5)).documents(1, k=0)
    with pytest.raises(IndexError, match="there is no node"):
        strongest_documents(sample_tree(5), 99)


def test_the_median_length_is_that_of_documents_with_words():
    assert median_length(np.array([0, 0, 4, 8])) == 6.0


# -- what is typical of the documents of topics, against the definition computed slowly ------------


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
