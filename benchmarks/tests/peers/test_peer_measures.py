"""The measures, against values worked out by hand."""

import pytest
from scipy.sparse import csr_array

from benchmarks.peers import measures


def test_purity_counts_the_most_frequent_class_of_each_topic():
    assert measures.purity([0, 0, 1, 1], [5, 5, 5, -1]) == 0.75
    assert measures.purity([0, 1, 2], [0, 0, 0]) == pytest.approx(1 / 3)
    assert measures.purity([0, 1, 2], [7, 8, 9]) == 1


def test_nmi_is_one_for_the_same_division_and_zero_for_none():
    assert measures.nmi([0, 0, 1, 1], [9, 9, -1, -1]) == pytest.approx(1)
    assert measures.nmi([0, 0, 1, 1], [4, 4, 4, 4]) == 0


def test_agreement_does_not_depend_on_numbers_of_topics():
    assert measures.agreement([0, 0, 1, 2], [5, 5, 0, -1]) == 1
    assert measures.agreement([0, 0, 1, 1], [0, 1, 0, 1]) < 0


def test_documents_without_topic_are_counted():
    assert measures.without_topic([0, -1, 3, -1]) == 0.5


def test_words_of_several_topics_lower_diversity():
    assert measures.diversity([["cat", "dog"], ["dog", "tea"]]) == 0.75


def test_npmi_counts_whole_documents():
    documents = csr_array([[2, 1, 0], [1, 1, 0], [0, 0, 4]])
    found = measures.npmi([["cat", "dog"], ["cat", "tea"]], documents, ("cat", "dog", "tea"))
    together = 1.0  # of cat and dog: they share all their documents
    apart = measures.npmi([["cat", "tea"]], documents, ("cat", "dog", "tea"))
    assert -1 < apart < -0.9
    assert found == pytest.approx((together + apart) / 2, abs=1e-6)
