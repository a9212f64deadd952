"""The plain model: checked, read-only, and folded in by the likelihood's sampler."""

import numpy as np
import pytest

from topicgrouper.mixtures import topic_mixture
from topicgrouper.mixtures.topic_mixture import TopicMixture, TopicModel

PHI = np.array([[0.5, 0.5, 0.0], [0.0, 0.25, 0.75]])


def test_it_meets_the_protocol_and_cannot_be_written_to():
    words, prior = PHI.copy(), np.array([1.0, 2.0])
    model = TopicMixture(words, prior)
    assert isinstance(model, TopicModel)
    words[0] = 7.0
    np.testing.assert_array_equal(model.topic_words, PHI)
    assert model.n_topics == 2
    for array in (model.topic_words, model.topic_prior):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1.0


def test_another_prior_leaves_the_words_alone():
    model = TopicMixture(PHI, np.ones(2))
    other = model.with_prior([0.5, 3.0])
    np.testing.assert_array_equal(other.topic_prior, [0.5, 3.0])
    assert other.topic_words is model.topic_words
    np.testing.assert_array_equal(model.topic_prior, [1.0, 1.0])


@pytest.mark.parametrize(
    ("words", "prior", "message"),
    [
        (PHI[0], [1.0], r"\(topics, words\)"),
        (np.empty((0, 3)), [], r"\(topics, words\)"),
        (-PHI, [1.0, 1.0], "at least 0"),
        (np.where(PHI == 0, np.nan, PHI), [1.0, 1.0], "finite"),
        (2 * PHI, [1.0, 1.0], "row 0 adds up to 2; divide"),
        (PHI, [1.0], "one number per topic"),
        (PHI, [1.0, 0.0], "above 0"),
        (PHI, [1.0, np.inf], "finite"),
    ],
)
def test_what_is_no_model_is_refused(words, prior, message):
    with pytest.raises(ValueError, match=message):
        TopicMixture(words, prior)


def test_documents_are_folded_in_with_the_models_own_arrays(monkeypatch):
    calls = []

    def fold_in(counts, topic_words, topic_prior, **options):
        calls.append((counts, topic_words, topic_prior, options))
        return np.full((counts.shape[0], 2), 0.5)

    monkeypatch.setattr(topic_mixture, "fold_in", fold_in)
    model = TopicMixture(PHI, np.ones(2))
    found = model.document_topics([[1, 0, 2], [0, 0, 0]], seed=3, n_jobs=2)
    assert found.shape == (2, 2)
    ((counts, topic_words, topic_prior, options),) = calls
    np.testing.assert_array_equal(counts.toarray(), [[1, 0, 2], [0, 0, 0]])
    assert topic_words is model.topic_words
    assert topic_prior is model.topic_prior
    assert options["seed"] == 3
    assert options["n_jobs"] == 2
    with pytest.raises(ValueError, match="2 columns, but the model was fitted to 3"):
        model.document_topics([[1, 0]])
