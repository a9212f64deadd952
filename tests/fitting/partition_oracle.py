"""What refining promises, from the definition: likelihoods of whole labellings."""

from __future__ import annotations

import math

import numpy as np

from topicgrouper.kernel.reference import fixed_point_g, fixed_point_shift, h
from topicgrouper.kernel.whole_counts import WholeCounts, to_whole_counts


def partition_log_likelihood(counts, labels):
    """Return log q of any partition of the words: h(t) of its topics, added up."""
    counts, labels = counts.toarray(), np.asarray(labels)
    return sum(h(np.flatnonzero(labels == topic), counts) for topic in np.unique(labels))


class Oracle:
    """Computes log q of labellings, up to a constant, in steps of the fixed point."""

    def __init__(self, counts):
        whole = counts if isinstance(counts, WholeCounts) else to_whole_counts(counts)
        self.counts = whole.counts.toarray().astype(object)
        self.shift = fixed_point_shift(int(self.counts.sum()))
        self.scale = whole.scale

    @property
    def n_words(self):
        return self.counts.shape[1]

    def likelihood(self, labels):
        """Return Σ_t [Σ_d g(f_d(t)) − g(f(t))]."""
        return sum(
            sum(self._g(in_document) for in_document in rows) - self._g(sum(rows))
            for topic in set(labels)
            for rows in [self.counts[:, np.equal(labels, topic)].sum(axis=1)]
        )

    def in_nats(self, steps):
        """Return a difference of likelihoods as one of log q of the counts or weights."""
        return math.ldexp(steps, -self.shift) / self.scale

    def gain(self, labels, word, topic):
        """Return what moving one word adds to the likelihood."""
        moved = list(labels)
        moved[word] = topic
        return self.likelihood(moved) - self.likelihood(labels)

    def best_gain(self, labels):
        """Return the largest gain of all moves that leave no topic empty; None if there is none."""
        labels = list(labels)
        gains = [
            self.gain(labels, word, topic)
            for word in range(self.n_words)
            if labels.count(labels[word]) > 1
            for topic in sorted(set(labels) - {labels[word]})
        ]
        return max(gains, default=None)

    def _g(self, x):
        return fixed_point_g(int(x), self.shift)


def naive_passes(oracle, homes, *, max_passes, block=256):
    """Refine by looking at every topic for every word, with whole likelihoods.

    Words by falling frequency, in blocks: all words of a block are looked at before any of them
    moves, and those that want to move again when it is their turn. The labels after each pass; the
    last pass moves nothing, unless there are as many as may be.
    """
    frequencies = [int(oracle.counts[:, word].sum()) for word in range(oracle.n_words)]
    order = sorted(range(oracle.n_words), key=lambda word: (-frequencies[word], word))
    labels, passes = list(homes), []
    for _ in range(max_passes):
        n_moves = 0
        for first in range(0, len(order), block):
            words = order[first : first + block]
            wanting = [word for word in words if _choice(oracle, labels, word) is not None]
            for word in wanting:
                choice = _choice(oracle, labels, word)
                if choice is not None:
                    labels[word] = choice
                    n_moves += 1
        passes.append(list(labels))
        if not n_moves:
            break
    return passes


def _choice(oracle, labels, word):
    """Return the topic of the best move if it gains anything."""
    if labels.count(labels[word]) == 1:
        return None
    others = sorted(set(labels) - {labels[word]})
    if not others:
        return None
    gain, place = max((oracle.gain(labels, word, topic), -topic) for topic in others)
    return -place if gain > 0 else None
