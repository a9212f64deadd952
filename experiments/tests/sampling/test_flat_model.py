"""A flat view as a topic model; the prior and the words are those of the package."""

import numpy as np
import pytest
from scipy.sparse import csr_array

from experiments.sampling.flat_model import FlatModel
from experiments.sampling.perplexity import perplexity
from experiments.sampling.topic_mixture import TopicModel
from tests.count_samples import poisson_counts, zipf_counts
from topicgrouper import TopicGrouper, fit_tree
from topicgrouper.fitting import refine
from topicgrouper.tree import TopicTree

COUNTS = poisson_counts(12, 9, rate=0.8, seed=4)
# a word that never occurs, amid the others
COUNTS = np.insert(COUNTS, 3, 0, axis=1)
TREE = fit_tree(COUNTS)


@pytest.mark.parametrize("n", [1, 2, 5, 9])
def test_topics_are_those_of_the_estimator(n):
    model = FlatModel.of(TREE.view(n))
    estimator = TopicGrouper(n_topics=n).fit(COUNTS)
    assert isinstance(model, TopicModel)
    np.testing.assert_array_equal(model.topic_of_column, estimator.labels_)
    np.testing.assert_allclose(model.topic_words, estimator.components_, rtol=1e-15)
    np.testing.assert_allclose(model.topic_words.sum(axis=1), 1.0)
    np.testing.assert_allclose(model.topic_frequencies.sum(), 1.0)
    np.testing.assert_allclose(model.topic_prior, model.alpha * model.topic_frequencies)
    frequencies = [topic.frequency for topic in TREE.view(n).topics]
    np.testing.assert_allclose(model.topic_frequencies, np.array(frequencies) / COUNTS.sum())


def test_a_refined_view_is_a_model_too():
    counts = np.insert(zipf_counts(60, 40, length=40, seed=2), 3, 0, axis=1)
    view = refine(fit_tree(counts).view(4))
    assert view.refinement.gain > 0
    model = FlatModel.of(view)
    estimator = TopicGrouper(n_topics=4, refine=True).fit(counts)
    np.testing.assert_array_equal(model.topic_of_column, estimator.labels_)
    np.testing.assert_allclose(model.topic_words, estimator.components_, rtol=1e-15)
    assert np.log(perplexity(model, counts).value) == pytest.approx(-estimator.score(counts))
    given = FlatModel.of(view, counts=counts)
    np.testing.assert_array_equal(given.word_shares, model.word_shares)


def test_document_topics_are_shares_of_known_words():
    model = FlatModel.of(TREE.view(3))
    documents = COUNTS[:4].copy()
    documents[1] = 0
    documents[2] = 0
    documents[2:4, 3] = 7  # the word that never occurred
    shares = model.document_topics(documents)
    counts = TopicGrouper(n_topics=3, values="counts").fit(COUNTS).transform(documents[[0, 3]])
    np.testing.assert_allclose(shares[[1, 2]], [model.topic_frequencies] * 2)
    np.testing.assert_allclose(shares[[0, 3]], counts / counts.sum(axis=1, keepdims=True))


def test_training_counts_can_be_given():
    without = TopicTree(
        TREE.children,
        TREE.gains,
        TREE.word_frequencies,
        TREE.vocabulary,
        base_log_likelihood=TREE.base_log_likelihood,
        columns=TREE.columns,
        n_columns=TREE.n_columns,
    )
    with pytest.raises(ValueError, match="pass counts="):
        FlatModel.of(without.view(3))
    given = FlatModel.of(without.view(3), counts=csr_array(COUNTS))
    assert given.alpha == FlatModel.of(TREE.view(3)).alpha
    with pytest.raises(ValueError, match="columns"):
        FlatModel.of(without.view(3), counts=COUNTS[:, :5])
