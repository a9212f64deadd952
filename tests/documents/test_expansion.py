"""Words that belong to a query."""

import numpy as np
import pytest

from tests.documents.test_fit_documents import bursty_counts
from topicgrouper import fit_documents, fit_tree
from topicgrouper.documents import expand_query
from topicgrouper.documents.expansion import MIN_LIFT


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
