"""The estimator of the document model: the same numbers as the model itself."""

import numpy as np
import pytest

from tests.prediction.test_fit_documents import bursty_counts
from topicgrouper import DocumentTopicGrouper, TopicGrouper, fit_documents, fit_tree


def test_it_is_the_document_model_of_the_tree():
    X = bursty_counts()
    estimator = DocumentTopicGrouper(n_topics=3).fit(X)
    model = fit_documents(fit_tree(X))
    assert np.array_equal(estimator.document_model_.means, model.means)
    test = bursty_counts(seed=3)
    assert estimator.score(test) == model.score(test)
    assert estimator.perplexity(test) == pytest.approx(model.perplexity(test))
    assert np.array_equal(estimator.word_probabilities(test), model.word_probabilities(test))
    assert np.array_equal(estimator.top_words(test, 2).words, model.top_words(test, 2).words)


def test_the_number_of_topics_matters_for_transform_alone():
    X = bursty_counts()
    estimator = DocumentTopicGrouper(n_topics=3).fit(X)
    other = estimator.view(5)
    assert other.score(X) == estimator.score(X)
    assert other.transform(X).shape[1] == 5
    assert np.array_equal(estimator.transform(X), TopicGrouper(n_topics=3).fit_transform(X))


def test_weights_are_refused_before_the_tree_is_fitted(monkeypatch):
    monkeypatch.setattr("topicgrouper.estimators.base.fit_tree", None)
    with pytest.raises(ValueError, match="whole numbers"):
        DocumentTopicGrouper().fit([[0.5, 1.0], [1.0, 2.0]])


def test_documents_that_are_too_long_are_refused_before_the_tree_is_fitted(monkeypatch):
    monkeypatch.setattr("topicgrouper.estimators.base.fit_tree", None)
    with pytest.raises(ValueError, match="at most 10,000,000 tokens"):
        DocumentTopicGrouper().fit([[10**7, 1], [1, 2]])


def test_a_forest_predicts():
    counts = bursty_counts(n_words=20, n_documents=50)
    model = DocumentTopicGrouper(trees=3).fit(counts)
    assert len(model.document_model_.models) == 3
    expected = fit_documents(model.tree_, trees=3)
    assert model.score(counts) == expected.score(counts)
    assert model.top_words(counts, 2).words.tolist() == expected.top_words(counts, 2).words.tolist()
    with pytest.raises(ValueError, match="trees must be from 1"):
        DocumentTopicGrouper(trees=0).fit(counts)
