"""What single measures take from a fitted model."""

import numpy as np
import pytest

from topicgrouper import fit_tree, soften
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation import MEASURES
from topicgrouper.evaluation.baselines import fit_lda
from topicgrouper.evaluation.measures import FittedModel, main_topics

COUNTS = [[4, 2, 1, 0, 0, 0], [3, 3, 1, 0, 0, 0], [0, 0, 1, 3, 4, 0], [0, 0, 2, 2, 3, 0]] * 5
WORDS = ["cat", "dog", "cup", "tea", "milk", "never"]
TEST = Corpus(
    [[2, 1, 0, 0, 0, 0], [0, 0, 0, 2, 1, 0], [0, 0, 0, 0, 0, 3], [0, 0, 0, 1, 1, 0]],
    WORDS,
    labels=["pets", "drinks", "drinks", " "],
)


@pytest.fixture(scope="module", name="view")
def two_topics():
    return fit_tree(COUNTS, WORDS).view(2)


def fitted(model, test=TEST):
    train = Corpus(COUNTS, WORDS)
    return FittedModel(model, train, test, steps=4, n_jobs=None, progress=lambda *_: None)


def test_views_and_soft_topics_predict_the_topics_of_documents(view):
    soft = soften(view)
    assert main_topics(view, TEST.counts).tolist() == view.predict(TEST.counts).tolist()
    assert main_topics(soft, TEST.counts).tolist() == soft.predict(TEST.counts).tolist()


def test_other_models_take_the_largest_share_if_a_word_is_known():
    model = fit_lda(COUNTS, 2, burn_in=50, samples=10)
    pets, drinks, unknown, others = main_topics(model, TEST.counts, n_jobs=2).tolist()
    largest = model.document_topics(TEST.counts).argmax(axis=1)
    assert [pets, drinks, others] == largest[[0, 1, 3]].tolist()
    assert sorted({pets, drinks}) == [0, 1]
    assert drinks == others
    assert unknown == -1


def test_a_model_needs_only_the_members_of_the_protocol(view):
    class Own:
        topic_words = view.topic_words

        def document_topics(self, counts):
            return np.tile([0.2, 0.8], (counts.shape[0], 1))

    assert main_topics(Own(), TEST.counts).tolist() == [1, 1, -1, 1]


def test_documents_without_a_label_are_left_out_and_those_without_a_topic_count(view):
    found = fitted(view).label_agreement
    assert view.predict(TEST.counts)[2] == -1
    # three documents with a topic each, two of which share a label
    assert found.purity == 1
    assert found.inverse_purity == 2 / 3


def test_values_are_exact_unless_topics_are_estimated(view):
    for name in ("diversity", "harmonic-purity", "nmi", "ari"):
        assert MEASURES[name].value_of(fitted(view))[1] == 0
    lda = fitted(fit_lda(COUNTS, 2, burn_in=5, samples=2))
    assert MEASURES["nmi"].value_of(lda)[1] is None
    assert MEASURES["diversity"].value_of(lda)[1] == 0


def test_headings_say_which_way_is_better():
    assert MEASURES["perplexity"].heading == "Perplexity of the test documents; lower is better"
    others = [measure.heading for name, measure in MEASURES.items() if name != "perplexity"]
    assert all(heading.endswith("; higher is better") for heading in others)
    # longer texts are shortened in a table
    assert max(map(len, others)) <= 60
