"""Trees to test with, and slow, obvious versions of what the tree computes."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import strategies as st
from scipy.cluster.hierarchy import fcluster
from scipy.sparse import csr_array

from topicgrouper.storage.archive_file import read_sections, write_sections
from topicgrouper.storage.archive_format import Section
from topicgrouper.tree import TopicTree
from topicgrouper.tree.archive import constructor_arguments

exact_fcluster = pytest.mark.skipif(
    len(set(fcluster([[0.0, 1.0, 1.0, 2.0]], 1, criterion="maxclust").tolist())) != 1,
    reason="fcluster of SciPy before 1.15 is wrong for the two largest numbers of clusters",
)


def random_joins(n_words, rng):
    """Join two topics at random until one is left."""
    alive = list(range(n_words))
    joins = []
    for new in range(n_words, 2 * n_words - 1):
        first, second = rng.choice(len(alive), size=2, replace=False)
        joins.append(sorted((alive[first], alive[second])))
        alive = [node for i, node in enumerate(alive) if i not in (first, second)] + [new]
    return np.array(joins, dtype=np.int64).reshape(-1, 2)


def chain_joins(n_words):
    """Join word after word to one topic: the deepest tree there is."""
    words = np.arange(1, n_words)
    topics = n_words + words - 2
    topics[:1] = 0
    return np.sort(np.column_stack((words, topics)), axis=1)


def topic_h(counts, words):
    """The paper's h(t), term by term (eq. hnt), from dense counts."""
    lengths = counts.sum(axis=1)
    h = 0.0
    for in_document, length in zip(counts[:, words].sum(axis=1), lengths, strict=True):
        if in_document > 0:
            h += in_document * (math.log(in_document) - math.log(length))
    for frequency in counts[:, words].sum(axis=0):
        h += frequency * math.log(frequency)
    total = counts[:, words].sum()
    return h - total * math.log(total)


def replayed_partitions(children):
    """All partitions T(V), T(V-1), … as dicts from node to its set of words, by replay."""
    n_words = len(children) + 1
    topics = {word: {word} for word in range(n_words)}
    partitions = [dict(topics)]
    for i, (left, right) in enumerate(np.asarray(children).tolist()):
        topics[n_words + i] = topics.pop(left) | topics.pop(right)
        partitions.append(dict(topics))
    return partitions


def tree_of(counts, joins, *, vocabulary=None, **options):
    """The tree with the given joins on dense counts, its gains straight from h."""
    counts = np.asarray(counts)
    n_words = counts.shape[1]
    words_of = [[word] for word in range(n_words)]
    h = [topic_h(counts, words) for words in words_of]
    gains = []
    for left, right in np.asarray(joins).tolist():
        words_of.append(words_of[left] + words_of[right])
        h.append(topic_h(counts, words_of[-1]))
        gains.append(min(h[-1] - (h[left] + h[right]), 0.0))
    return TopicTree(
        joins,
        gains,
        counts.sum(axis=0),
        vocabulary or [f"w{word}" for word in range(n_words)],
        base_log_likelihood=sum(h[:n_words]),
        counts=csr_array(counts),
        **options,
    )


def sample_counts(n_words, *, seed=0, n_documents=6, weights=False):
    """Dense counts, or real weights, in which every word occurs."""
    rng = np.random.default_rng(seed)
    counts = rng.poisson(0.8, size=(n_documents, n_words))
    counts[rng.integers(n_documents, size=n_words), np.arange(n_words)] += 1
    return counts * rng.random(counts.shape) + (counts > 0) if weights else counts


def sample_tree(n_words=7, *, seed=0, weights=False, **options):
    """A random tree with counts."""
    joins = random_joins(n_words, np.random.default_rng(seed))
    return tree_of(sample_counts(n_words, seed=seed, weights=weights), joins, **options)


def bare_tree(joins, *, gains=None, frequencies=None):
    """A tree without counts, quick to make at any size."""
    n_words = len(joins) + 1
    return TopicTree(
        joins,
        np.full(n_words - 1, -1.0) if gains is None else gains,
        np.ones(n_words, dtype=np.int64) if frequencies is None else frequencies,
        [f"w{word}" for word in range(n_words)],
        base_log_likelihood=-3.0,
    )


@st.composite
def trees(draw, *, min_words=1, max_words=24):
    """Small trees of every shape, with counts or weights."""
    n_words = draw(st.integers(min_words, max_words))
    seed = draw(st.integers(0, 2**32 - 1))
    joins = (
        chain_joins(n_words)
        if draw(st.booleans()) and n_words > 1
        else random_joins(n_words, np.random.default_rng(seed))
    )
    return tree_of(sample_counts(n_words, seed=seed, weights=draw(st.booleans())), joins)


def change_section(path, name, *, arrays=(), meta=()):
    """Change some arrays and values in a section of a file; values of None go."""
    sections = read_sections(path)
    old = sections[name]
    values = {key: value for key, value in {**old.meta, **dict(meta)}.items() if value is not None}
    changed = Section({**old.arrays, **dict(arrays)}, values)
    write_sections(path, {**sections, name: changed})


def changed_tree(tree, **changes):
    """Return a tree made of the same parts, but for some."""
    return TopicTree(**(constructor_arguments(tree) | changes))
