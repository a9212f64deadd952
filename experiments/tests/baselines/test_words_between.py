"""Words between topics: Δh from its definition, and which words are found."""

import numpy as np
import pytest
from scipy.special import xlogy

from experiments.baselines.words_between import words_between
from tests.mixtures.polysemous_documents import SHARED, polysemous_documents
from topicgrouper import fit_tree
from topicgrouper.fitting import refine

TRAINING = polysemous_documents(300, seed=1)


@pytest.fixture(scope="module")
def tree():
    return fit_tree(TRAINING)


def log_q_part(counts, words):
    """Σ_d g(f_d(t)) − g(f(t)), all that log q depends on of a topic."""
    by_document = counts[:, words].sum(axis=1)
    return xlogy(by_document, by_document).sum() - xlogy(by_document.sum(), by_document.sum())


def test_gains_are_those_of_the_definition(tree):
    counts = TRAINING.toarray().astype(float)
    labels = tree.view(3).labels
    for each in words_between(tree.view(3), max_difference=10.0):
        for node, gain in zip(each.nodes, each.gains, strict=True):
            others = [word for word in np.flatnonzero(labels == node) if word != each.index]
            expected = (
                log_q_part(counts, [*others, each.index])
                - log_q_part(counts, others)
                - log_q_part(counts, [each.index])
            )
            assert gain == pytest.approx(expected, abs=1e-6)
        assert each.gains[0] >= each.gains[1]


def test_shared_words_lie_between_topics(tree):
    found = words_between(tree.view(3), max_difference=0.4)
    assert {each.word for each in found} == {f"x{column}" for column in SHARED}
    assert all(each.difference <= 0.4 for each in found)


def test_works_on_refined_views_and_leaves_out_rare_words(tree):
    view = refine(tree.view(3))
    everything = words_between(view, max_difference=10.0, min_occurrences=1)
    assert len(everything) == tree.n_words
    assert words_between(view, max_difference=10.0, min_occurrences=10**6) == []


def test_one_topic_leaves_nothing_between(tree):
    assert words_between(tree.view(1)) == []
