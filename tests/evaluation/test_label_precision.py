import numpy as np
import pytest
from sklearn.metrics import average_precision_score

from tests.count_samples import zipf_counts
from topicgrouper import fit_tree
from topicgrouper.evaluation.label_precision import (
    average_precision,
    label_precision,
    label_precisions,
)


def test_average_precision_is_that_of_scikit_learn():
    random = np.random.default_rng(1)
    scores, wanted = random.integers(5, size=60), random.random(60) < 0.3
    expected = average_precision_score(wanted, scores)
    assert average_precision(scores, wanted) == pytest.approx(expected)


def test_words_that_only_the_documents_of_a_topic_have_find_them_all():
    counts = np.zeros((12, 3), dtype=int)
    counts[:6, 0], counts[6:11, 1], counts[:, 2] = 2, 1, 1
    main = np.array([0] * 6 + [1] * 5 + [2])
    # the topic of one document is not measured; a word of all documents finds none
    assert label_precisions([[0], [1], [2]], main, counts) == [1.0, 1.0]
    assert label_precisions([[2], [1, 2], []], main, counts) == [pytest.approx(0.5), 1.0]


def test_a_view_is_measured_by_the_words_that_it_shows():
    train, test = zipf_counts(80, 40, length=30, seed=1), zipf_counts(60, 40, length=30, seed=2)
    train[0] += 1
    view = fit_tree(train).view(4)
    main, has = view.predict(test), test > 0
    idf = np.log(61 / (has.sum(axis=0) + 1))
    found = []
    for place, words in enumerate(view.keywords(8)):
        if (main == place).sum() >= 5:
            columns = [view.tree.find(word) for word in words]
            scores = (has[:, columns] * idf[columns]).sum(axis=1)
            found.append(average_precision_score(main == place, scores.round(9)))
    assert len(found) > 1
    assert label_precision(view, test) == pytest.approx(np.mean(found))
    assert 0 < label_precision(view, test[:4]) <= 1  # without five documents, all topics count
    assert np.isnan(label_precision(view, np.zeros((3, 40), dtype=int)))
