"""What samplers, closed forms and labels must give, by slow and obvious means."""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

import numpy as np
from scipy.integrate import quad
from scipy.special import gammaln, rel_entr


class Enumerated(NamedTuple):
    log_probability: float
    topic_shares: np.ndarray  # posterior mean of n_t / |d|


def tokens_of(document):
    return [word for word, count in enumerate(document) for _ in range(count)]


def enumerate_topics(document, topic_words, prior):
    """Go through all assignments of topics to tokens."""
    tokens, prior = tokens_of(document), np.asarray(prior, dtype=float)
    assigned = np.array(list(itertools.product(range(len(prior)), repeat=len(tokens))))
    counts = (assigned[:, :, np.newaxis] == np.arange(len(prior))).sum(axis=1)
    log_weights = gammaln(prior.sum()) - gammaln(prior.sum() + len(tokens))
    log_weights += (gammaln(prior + counts) - gammaln(prior)).sum(axis=1)
    weights = np.exp(log_weights) * np.asarray(topic_words)[assigned, tokens].prod(axis=1)
    total, shares = weights.sum(), weights @ counts / len(tokens)
    return Enumerated(math.log(total), shares / total)


def integrate_two_topics(document, topic_words, prior):
    """Integrate p(d | θ)·p(θ) over the share θ of the first of two topics."""
    first, second = prior
    log_beta = gammaln(first) + gammaln(second) - gammaln(first + second)

    def integrand(share):
        log_density = (first - 1) * math.log(share) + (second - 1) * math.log1p(-share) - log_beta
        mixed = share * np.asarray(topic_words[0]) + (1 - share) * np.asarray(topic_words[1])
        return math.exp(log_density) * math.prod(mixed[word] for word in tokens_of(document))

    value, _ = quad(integrand, 0.0, 1.0, epsabs=0.0, epsrel=1e-11, limit=400)
    return math.log(value)


def random_topics(n_topics, n_words, *, seed=0):
    """Topics in which every word has some share of every topic."""
    return np.random.default_rng(seed).dirichlet(np.full(n_words, 0.5), size=n_topics)


def single_topics(word_topics, frequencies):
    """Topics in which each word has one topic only, from words' topics and frequencies."""
    topics = np.zeros((max(word_topics) + 1, len(word_topics)))
    topics[word_topics, np.arange(len(word_topics))] = frequencies
    return topics / topics.sum(axis=1, keepdims=True)


def limit_of_left_to_right(document, topic_words, prior, *, sweeps):
    """What left-to-right tends to with ever more chains of so many sweeps.

    Carries the distribution over all assignments of topics to the tokens before a position through
    the very steps of a chain. It differs from the true probability: a token's word tells of the
    topics before it, and a few sweeps do not take all of that in.
    """
    tokens, prior = tokens_of(document), np.asarray(prior, dtype=float)
    topics = range(len(prior))
    distribution = {(): 1.0}
    total = 0.0
    for position, word in enumerate(tokens):
        mean = 0.0
        for _ in range(sweeps):
            for place in range(position):
                distribution = _redrawn(distribution, place, tokens, topic_words, prior)
            for assigned, weight in distribution.items():
                mean += weight * _topic_weights(assigned, word, topic_words, prior).sum() / sweeps
        total += math.log(mean / (position + prior.sum()))
        longer = {}
        for assigned, weight in distribution.items():
            shares = _topic_weights(assigned, word, topic_words, prior)
            for topic in topics:
                longer[(*assigned, topic)] = weight * shares[topic] / shares.sum()
        distribution = longer
    return total


def _topic_weights(assigned, word, topic_words, prior):
    counts = np.bincount(np.array(assigned, dtype=int), minlength=len(prior))
    return np.asarray(topic_words)[:, word] * (counts + prior)


def _redrawn(distribution, place, tokens, topic_words, prior):
    result = {}
    for assigned, weight in distribution.items():
        others = assigned[:place] + assigned[place + 1 :]
        shares = _topic_weights(others, tokens[place], topic_words, prior)
        for topic in range(len(prior)):
            new = (*assigned[:place], topic, *assigned[place + 1 :])
            result[new] = result.get(new, 0.0) + weight * shares[topic] / shares.sum()
    return result


def keywords_of(counts, documents, vocabulary, k, *, own=()):
    """Words that more of some documents contain than chance explains, by G², and then own ones."""
    has = np.asarray(counts) > 0
    inside = np.isin(np.arange(len(has)), documents)
    clear = {}
    for word, having in zip(vocabulary, has.T, strict=True):
        table = np.array([[(a & b).sum() for b in (inside, ~inside)] for a in (having, ~having)])
        expected = np.outer(table.sum(axis=1), table.sum(axis=0)) / len(has)
        clearness = round(2 * rel_entr(table, expected).sum(), 8)
        shares = table[0] / np.maximum(table.sum(axis=0), 1)
        if table[0, 0] > 1 and shares[0] >= 2 * shares[1] - 1e-12 and clearness > 3.84:
            clear[word] = clearness
    return tuple(dict.fromkeys([*sorted(clear, key=lambda word: -clear[word]), *own]))[:k]
