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


def losses(structure, counts, topics, place, levels):
    """Return what each level loses beside the finest one with the last topic beside a place."""
    new = structure.with_branch(np.empty(0, dtype=np.int64), place)
    words = [np.flatnonzero(topics == topic) for topic in range(new.n_topics)]
    for left, right in new.children.tolist():
        words.append(np.concatenate([words[left], words[right]]))
    h = np.array([content(counts, each) for each in words])
    gains = h[new.n_topics :] - h[new.children].sum(axis=1)
    lost = -np.cumsum(best_first(Joins(new.children, gains)).gains)
    return [lost[new.n_topics - 1 - level] for level in levels if level < new.n_topics]


@pytest.mark.parametrize("seed", range(6))
def test_a_new_topic_is_put_where_the_levels_lose_least(seed):
    counts = drawn_counts(seed, n_documents=60, n_words=48)
    structure = Structure.of(regrow(fit_tree(counts)))
    levels = [2, 3, structure.n_topics // 2, structure.n_topics, structure.n_topics + 1]
    branch = np.arange(seed, 48, 7)
    topics = structure.with_branch(branch, 0).topics
    assert (topics == structure.n_topics).sum() > 3
    places = range(len(structure.nodes) - 1)
    expected = [sum(losses(structure, counts, topics, place, levels)) for place in places]
    found = structure.losses_by_place(
        *_contents(csr_array(counts), topics, structure.children), levels
    )
    np.testing.assert_allclose(found, expected)
    place = structure.best_place(csr_array(counts), topics, levels)
    assert place is None or expected[place] == pytest.approx(min(expected))
