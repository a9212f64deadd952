"""What single measures take from a fitted model."""

import pytest

from topicgrouper import fit_tree
from topicgrouper.corpus import Corpus
from topicgrouper.evaluation.measures import FittedModel

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
    return FittedModel(model, train, test)


def test_documents_without_a_label_are_left_out_and_those_without_a_topic_count(view):
    found = fitted(view).label_agreement
    assert view.predict(TEST.counts)[2] == -1
    # three documents with a topic each, two of which share a label
    assert found.purity == 1
    assert found.inverse_purity == 2 / 3
