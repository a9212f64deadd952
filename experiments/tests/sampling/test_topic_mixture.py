"""Topics of documents by sampling."""

import numpy as np
import pytest

from experiments.sampling.topic_mixture import TopicMixture
from tests.document_oracle import enumerate_topics, random_topics

DOCUMENTS = np.array([[1, 0, 2, 0, 3], [2, 2, 1, 1, 1], [0, 0, 0, 7, 0], [0, 0, 0, 0, 1]])


def test_sampled_shares_are_those_of_the_enumerated_posterior():
    model = TopicMixture(random_topics(3, 5, seed=1), np.array([0.3, 1.0, 0.2]))
    exact = [
        enumerate_topics(one, model.topic_words, model.topic_prior).topic_shares
        for one in DOCUMENTS
    ]
    found = model.document_topics(DOCUMENTS, sweeps=100_000, burn_in=100)
    np.testing.assert_allclose(found, exact, atol=0.01)
    assert (model.document_topics(DOCUMENTS, seed=1) != model.document_topics(DOCUMENTS)).any()


@pytest.mark.parametrize("changed", [{"sweeps": 0}, {"burn_in": -1}, {"seed": 2**64}])
def test_bad_settings_are_refused(changed):
    model = TopicMixture(random_topics(3, 5, seed=1), np.ones(3))
    with pytest.raises(ValueError, match=next(iter(changed))):
        model.document_topics(DOCUMENTS, **changed)


PHI = np.array([[0.5, 0.5, 0.0], [0.0, 0.25, 0.75]])


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
