"""Words that belong to documents."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.prediction.test_fit_documents import bursty_counts
from topicgrouper import TopicTree, fit_documents, fit_tree
from topicgrouper._compiled import next_word_probabilities
from topicgrouper.prediction import document_model, expansion
from topicgrouper.prediction.expansion import MIN_LIFT, typical_words
from topicgrouper.tree.archive import constructor_arguments


@pytest.mark.parametrize("exclude_seen", [True, False])
def test_words_are_by_probability_times_logarithm_of_lift(monkeypatch, exclude_seen):
    model = fit_documents(fit_tree(bursty_counts(n_documents=200, n_words=30)))
    documents = np.eye(4, 30, dtype=np.int64) * 3
    monkeypatch.setattr(expansion, "_BLOCK", 70)  # two documents at a time
    words, probabilities = typical_words(model, documents, 99, exclude_seen=exclude_seen)
    before = model.expected_probabilities
    for row, after in enumerate(model.word_probabilities(documents)):
        worth = after * np.log(after / before)
        expected = [
            word
            for word in np.argsort(-worth)
            if after[word] >= MIN_LIFT * before[word] and not (exclude_seen and word == row)
        ]
        found = words[row][words[row] >= 0]
        assert found.tolist() == expected
        assert probabilities[row, : len(found)] == pytest.approx(after[found])
        assert not probabilities[row, len(found) :].any()


@pytest.mark.parametrize("k", [0, -1])
def test_k_is_at_least_1(k):
    model = fit_documents(fit_tree([[1, 2], [2, 1]]))
    with pytest.raises(ValueError, match="at least 1"):
        typical_words(model, [[1, 0]], k)
    with pytest.raises(TypeError):
        typical_words(model, [[1, 0]], 1.5)


def test_columns_that_never_occur_cost_nothing(monkeypatch):
    rows = [[3, 2, 0, 0], [1, 2, 0, 0], [0, 0, 2, 3], [0, 0, 4, 2], [0, 0, 1, 1]]
    tree = fit_tree(rows)
    arguments = {**constructor_arguments(tree), "columns": [1, 3, 5, 2**24 - 1]}
    wide = TopicTree(**{**arguments, "n_columns": 2**24})
    shapes = []

    def recorded(*walk, **options):
        shapes.append(options["n_columns"])
        return next_word_probabilities(*walk, **options)

    monkeypatch.setattr(document_model, "next_word_probabilities", recorded)
    query = csr_array(([1], ([0], [0])), shape=(1, 4))
    for of_wide, of_tree in zip(
        typical_words(fit_documents(wide), query),
        typical_words(fit_documents(tree), query),
        strict=True,
    ):
        assert np.array_equal(of_wide, of_tree)
    assert set(shapes) == {4}
