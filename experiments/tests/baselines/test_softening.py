"""The paper's ways to soften: they keep the nodes of a view, and are fitted as LDA and pLSI are."""

import numpy as np
import pytest

from experiments.baselines.softening import shaped_lda, started_plsi
from tests.mixtures.polysemous_documents import polysemous_documents
from topicgrouper import Model, fit_tree, refine

TRAINING = polysemous_documents(300, seed=1)
WAYS = {"lda": shaped_lda, "plsi": started_plsi}


@pytest.fixture(scope="module")
def tree():
    return fit_tree(TRAINING)


@pytest.mark.parametrize("method", WAYS)
def test_topics_keep_their_nodes_and_words(tree, method):
    for view in (tree.view(3), refine(tree.view(3))):
        soft = WAYS[method](view)
        assert soft.nodes.tolist() == view.nodes.tolist()
        np.testing.assert_allclose(soft.topic_words.sum(axis=1), 1.0, rtol=1e-9)
        np.testing.assert_allclose(soft.training_document_topics.sum(axis=1), 1.0, rtol=1e-6)
        for place, topic in enumerate(view):
            columns = [tree.find(word) for word in topic.words]
            assert soft.topic_words[place, columns].sum() > 0.5
        frequencies = soft.word_topic_counts.sum(axis=1)
        np.testing.assert_allclose(frequencies, tree.word_frequencies, rtol=0.02)


def test_the_seed_is_that_of_the_sampler(tree):
    zero, one = (shaped_lda(tree.view(3), seed=seed) for seed in (0, 1))
    np.testing.assert_array_equal(zero.topic_words, shaped_lda(tree.view(3)).topic_words)
    assert not np.array_equal(zero.topic_words, one.topic_words)


@pytest.mark.parametrize("method", WAYS)
def test_one_topic_has_all_words(tree, method):
    soft = WAYS[method](tree.view(1))
    frequencies = tree.word_frequencies / tree.word_frequencies.sum()
    np.testing.assert_allclose(soft.topic_words[0], frequencies, atol=2e-3)


@pytest.mark.parametrize("method", WAYS)
def test_models_with_such_topics_are_kept(tree, method, tmp_path):
    soft = WAYS[method](tree.view(3))
    Model(tree, soft=soft).save(tmp_path / "model.tg")
    found = Model.load(tmp_path / "model.tg").soft
    np.testing.assert_array_equal(found.topic_words, soft.topic_words)
