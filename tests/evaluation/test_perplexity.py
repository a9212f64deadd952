"""Perplexity of views and document models: the closed form, and odd documents."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from tests.count_samples import poisson_counts
from topicgrouper import TopicGrouper, fit_documents, fit_tree, soften
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation import perplexity

TRAINING = poisson_counts(15, 8, rate=1.0, seed=4)
TREE = fit_tree(TRAINING)
TEST = poisson_counts(8, 8, rate=0.4, seed=5)


@pytest.mark.parametrize("n", [1, 3, 8])
def test_the_closed_form_is_that_of_the_estimator(n):
    found = perplexity(TREE.view(n), TEST)
    assert found.value == pytest.approx(TopicGrouper(n_topics=n).fit(TRAINING).perplexity(TEST))
    assert found.n_tokens == TEST.sum()
    assert found.value == pytest.approx(np.exp(-found.log_probability / found.n_tokens))
    assert found.document_log_probabilities.sum() == pytest.approx(found.log_probability)


def test_that_of_a_document_model_is_its_own():
    model = fit_documents(TREE, TRAINING)
    found = perplexity(model, TEST)
    assert found.value == pytest.approx(model.perplexity(TEST))
    np.testing.assert_array_equal(found.document_lengths, TEST.sum(axis=1))


def test_the_error_over_documents_is_that_of_redrawn_documents():
    """Against the bootstrap, which resamples the documents."""
    documents = poisson_counts(300, 8, rate=1.5, seed=8)
    assert np.isnan(perplexity(TREE.view(3), documents[:1]).document_error)
    found = perplexity(TREE.view(3), documents)
    lengths = documents.sum(axis=1)
    draws = np.random.default_rng(1).integers(0, 300, size=(400, 300))
    totals = found.document_log_probabilities[draws].sum(axis=1)
    spread = np.exp(-totals / lengths[draws].sum(axis=1)).std()
    assert found.document_error == pytest.approx(spread, rel=0.2)


def test_empty_documents_and_unseen_words():
    tree = fit_tree(np.insert(TRAINING, 2, 0, axis=1))
    documents = np.insert(TEST, 2, 5, axis=1)
    documents = np.vstack([documents, np.zeros(9, int), np.eye(9, dtype=int)[2]])
    plain = perplexity(TREE.view(3), TEST)
    for model in (tree.view(3), fit_documents(tree, np.insert(TRAINING, 2, 0, axis=1))):
        found = perplexity(model, documents)
        assert found.n_unseen_tokens == 5 * len(TEST) + 1
        assert found.n_documents == plain.n_documents
        assert found.n_skipped == plain.n_skipped + 2
        np.testing.assert_array_equal(found.document_log_probabilities[-2:], 0.0)
    assert perplexity(tree.view(3), documents).value == pytest.approx(plain.value)


def test_documents_without_any_token_are_refused():
    for documents in (np.zeros((3, 8), int), np.zeros((0, 8), int)):
        with pytest.raises(ValueError, match="no document contains a word"):
            perplexity(TREE.view(3), documents)


def test_a_corpus_and_its_counts_are_the_same():
    corpus = Corpus(TEST, [str(word) for word in range(8)])
    view = TREE.view(3)
    assert perplexity(view, corpus).value == perplexity(view, csr_array(TEST)).value


@pytest.mark.parametrize(
    ("model", "counts", "error", "match"),
    [
        (TREE.view(3), TEST[:, :3], ValueError, "columns"),
        (TREE.view(3), TEST * 0.5, ValueError, "whole numbers"),
        (TREE.view(3), -TEST, ValueError, "at least 0, got -3"),
        (TREE, TEST, TypeError, r"must be a FlatView such as tree\.view"),
        (soften(TREE.view(3)), TEST, TypeError, "soft topics are not supported here"),
    ],
)
def test_bad_input_is_refused(model, counts, error, match):
    with pytest.raises(error, match=match):
        perplexity(model, counts)
