"""Words that belong to a query."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.prediction.test_fit_documents import bursty_counts
from topicgrouper import TopicTree, fit_documents, fit_tree
from topicgrouper._compiled import next_word_probabilities
from topicgrouper.prediction import document_model, expand_query
from topicgrouper.prediction.expansion import MIN_LIFT
from topicgrouper.tree.archive import constructor_arguments


def test_words_are_by_probability_times_logarithm_of_lift():
    model = fit_documents(fit_tree(bursty_counts(n_documents=200, n_words=30)))
    query = np.eye(1, 30, dtype=np.int64) * 3
    found = expand_query(model, query, 99)
    after = model.word_probabilities(query)[0]
    before = model.expected_probabilities
    worth = after * np.log(after / before)
    expected = [
        word for word in np.argsort(-worth) if word and after[word] >= MIN_LIFT * before[word]
    ]
    assert [each.word for each in found] == expected
    for each in found:
        assert each.probability == pytest.approx(after[each.word])
        assert each.lift == pytest.approx(after[each.word] / before[each.word])


@pytest.mark.parametrize("k", [0, -1])
def test_k_is_at_least_1(k):
    model = fit_documents(fit_tree([[1, 2], [2, 1]]))
    with pytest.raises(ValueError, match="at least 1"):
        expand_query(model, [[1, 0]], k)
    with pytest.raises(TypeError):
        expand_query(model, [[1, 0]], 1.5)


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
    assert expand_query(fit_documents(wide), query) == expand_query(fit_documents(tree), query)
    assert set(shapes) == {4}
