import dataclasses
import math
import warnings

import numpy as np
import pytest
from sklearn.metrics import (
    adjusted_rand_score,
    average_precision_score,
    normalized_mutual_info_score,
)

from tests.count_samples import zipf_counts
from topicgrouper import fit_tree
from topicgrouper.evaluation import label_agreement
from topicgrouper.evaluation.label_agreement import (
    average_precision,
    label_precision,
    label_precisions,
)

LABELS = ["sport"] * 4 + ["trade"] * 4


def test_the_values_are_those_computed_by_hand():
    # topics × labels: 3 + 1, 1 + 1 and 0 + 2 documents
    found = label_agreement(LABELS, [0, 0, 0, 1, 0, 1, 2, 2])
    purity, inverse = (3 + 1 + 2) / 8, (3 + 2) / 8
    assert (found.purity, found.inverse_purity) == (purity, inverse)
    assert found.harmonic_purity == pytest.approx(2 * purity * inverse / (purity + inverse))
    cells = [(3, 4), (1, 4), (1, 2), (1, 2), (2, 2)]  # of a topic, and its size; labels have 4
    shared = sum(n / 8 * math.log(n * 8 / (size * 4)) for n, size in cells)
    of_topics = -(0.5 * math.log(0.5) + 2 * 0.25 * math.log(0.25))
    assert found.nmi == pytest.approx(shared / ((of_topics + math.log(2)) / 2))
    pairs = 3 + 1  # together in both: of 28, 8 in topics and 12 in labels
    expected = 8 * 12 / 28
    assert found.ari == pytest.approx((pairs - expected) / ((8 + 12) / 2 - expected))


@pytest.mark.parametrize(("n_labels", "n_topics"), [(2, 3), (5, 5), (10, 90)])
def test_any_names_give_the_values_of_scikit_learn(n_labels, n_topics):
    rng = np.random.default_rng(n_topics)
    labels = rng.integers(n_labels, size=100)
    topics = np.where(rng.random(100) < 0.5, labels, rng.integers(-1, n_topics, size=100))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = label_agreement([f"class {label}" for label in labels], topics)
    assert found.nmi == pytest.approx(normalized_mutual_info_score(labels, topics))
    assert found.ari == pytest.approx(adjusted_rand_score(labels, topics))
    purity = sum(np.bincount(labels[topics == topic]).max() for topic in set(topics)) / 100
    assert found.purity == pytest.approx(purity)
    exchanged = label_agreement(topics, labels)
    assert exchanged.inverse_purity == found.purity
    assert exchanged.harmonic_purity == pytest.approx(found.harmonic_purity)


def test_a_topic_per_label_is_perfect():
    assert dataclasses.astuple(label_agreement(LABELS, [7] * 4 + [3] * 4)) == (1,) * 5
    assert dataclasses.astuple(label_agreement([True, False], ["a", "b"])) == (1,) * 5


def test_one_topic_says_nothing():
    found = label_agreement(LABELS, [0] * 8)
    assert (found.purity, found.inverse_purity, found.nmi, found.ari) == (0.5, 1, 0, 0)


def test_documents_without_a_topic_are_a_topic():
    topics = np.array([0, 0, 0, -1, 1, 1, 1, -1])
    assert label_agreement(LABELS, topics) == label_agreement(
        LABELS, np.where(topics < 0, 2, topics)
    )
    assert label_agreement(LABELS, topics).purity == 7 / 8


@pytest.mark.parametrize(
    ("labels", "topics", "error", "message"),
    [
        (LABELS, [1, 2], ValueError, "got 8 labels and 2 topics; pass one of each"),
        ([], [], ValueError, "got 0 labels and 0 topics"),
        (LABELS, np.ones((8, 2)), ValueError, r"topics must have one entry .* shape \(8, 2\)"),
        ("sport", [1], ValueError, r"labels must have one entry .* shape \(\)"),
        (["sport", None], [1, 2], TypeError, "labels must be texts .* leave out documents"),
        (["sport", "trade"], [1.0, math.nan], TypeError, "topics must be texts .* got float64"),
        (["sport", math.nan], [1, 2], TypeError, "labels must be texts .* got object"),
        (["1", 1], [1, 2], TypeError, "labels must be texts .* got object"),
    ],
)
def test_bad_lists_are_refused(labels, topics, error, message):
    with pytest.raises(error, match=message):
        label_agreement(labels, topics)


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
