"""Where a new topic is put: the fast search beside the obvious one."""

import numpy as np
import pytest
from scipy.sparse import csr_array
from scipy.special import xlogy

from tests.fitting.test_regrow import drawn_counts
from topicgrouper import fit_tree, regrow
from topicgrouper.fitting.group_joins import best_first
from topicgrouper.fitting.kept_structure import Structure, _contents
from topicgrouper.kernel.agglomerate import Joins


def content(counts, words):
    """Return Σ_d g(f_d) − g(f) of some words."""
    sums = counts[:, words].sum(axis=1)
    return xlogy(sums, sums).sum() - xlogy(sums.sum(), sums.sum())


def placed(structure, counts, topics, place, levels):
    """Return what the levels lose with the last topic beside a place, and the joins before its."""
    new = structure.with_branch(np.empty(0, dtype=np.int64), place)
    words = [np.flatnonzero(topics == topic) for topic in range(new.n_topics)]
    for left, right in new.children.tolist():
        words.append(np.concatenate([words[left], words[right]]))
    h = np.array([content(counts, each) for each in words])
    gains = h[new.n_topics :] - h[new.children].sum(axis=1)
    joins = best_first(Joins(new.children, gains))
    lost = -np.cumsum(joins.gains)
    n_before = int((joins.children == new.n_topics - 1).any(axis=1).argmax())
    return [lost[new.n_topics - 1 - level] for level in levels], n_before


@pytest.mark.parametrize("seed", range(6))
def test_all_places_are_judged_as_one_by_one(seed):
    counts = drawn_counts(seed, n_documents=60, n_words=48)
    structure = Structure.of(regrow(fit_tree(counts)))
    levels = [2, 3, structure.n_topics // 2, structure.n_topics]
    topics = structure.with_branch(np.arange(seed, 48, 7), 0).topics
    assert (topics == structure.n_topics).sum() > 3
    places = range(len(structure.nodes) - 1)
    expected = [placed(structure, counts, topics, place, levels) for place in places]
    contents = _contents(csr_array(counts), topics, structure.children)
    losses, n_joined = structure.losses_by_place(*contents, levels)
    np.testing.assert_allclose(losses, [lost for lost, _ in expected])
    assert n_joined.tolist() == [n_before for _, n_before in expected]


def test_a_topic_of_noise_gets_no_place():
    counts = drawn_counts(1, n_documents=60, n_words=48)
    structure = Structure.of(regrow(fit_tree(counts)))
    frequencies = counts.sum(axis=0)
    rare = np.argsort(frequencies, kind="stable")[:1]
    topics = structure.with_branch(rare, 0).topics
    assert structure.best_place(csr_array(counts), topics, [2, 4]) is None
