"""The document model as its definition says, one join and one document at a time."""

from __future__ import annotations

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit


def join_counts(tree, counts):
    """Return the tokens of both children of each join: documents × joins × 2."""
    sums = [np.asarray(column).ravel() for column in np.asarray(counts).T]
    result = []
    for first, second in tree.children:
        result.append(np.column_stack([sums[first], sums[second]]))
        sums.append(sums[first] + sums[second])
    return np.array(result).transpose(1, 0, 2)


def log_rising(x, step, counts):
    """Return log x·(x + step)·…, with as many factors as each count says."""
    factors = np.log(x + step * np.arange(counts.max(initial=0)))
    return np.concatenate([[0.0], np.cumsum(factors)])[counts]


def join_log_probability(tokens, mean, concentration):
    """Return the log probability of each document's tokens at one join, as a sequence."""
    spread = 1 / concentration
    of_children = log_rising(mean, spread, tokens[:, 0]) + log_rising(
        1 - mean, spread, tokens[:, 1]
    )
    return of_children - log_rising(1.0, spread, tokens.sum(axis=1))


def log_probabilities(model, counts):
    """Return log p of each document."""
    tokens = join_counts(model.tree, counts)
    return sum(
        (
            join_log_probability(tokens[:, join], model.means[join], model.concentrations[join])
            for join in range(tokens.shape[1])
        ),
        np.zeros(len(tokens)),
    )


def best_log_likelihood(tokens, min_concentration):
    """Return the largest log-likelihood that a search from many starts finds for one join."""
    share = tokens[:, 0].sum() / tokens.sum()
    of_first, of_second, of_both = (
        _documents_with_more(column) for column in (tokens[:, 0], tokens[:, 1], tokens.sum(axis=1))
    )

    def loss(place):
        mean = min(max(expit(place[0]), 1e-12), 1 - 1e-12)
        spread = np.exp(-place[1])
        first, by_mean, first_by_spread = _log_rising_sum(mean, spread, of_first)
        second, by_rest, second_by_spread = _log_rising_sum(1 - mean, spread, of_second)
        both, _, both_by_spread = _log_rising_sum(1.0, spread, of_both)
        by_spread = first_by_spread + second_by_spread - both_by_spread
        slopes = (by_mean - by_rest) * mean * (1 - mean), -by_spread * spread
        return -(first + second - both), -np.array(slopes)

    lowest = np.log(min_concentration)
    best = join_log_probability(tokens, share, np.inf).sum()
    for start, mean in ((lowest, share), (0.0, 0.5), (4.0, share)):
        found = minimize(
            loss,
            [np.log(mean / (1 - mean)), start],
            jac=True,
            bounds=[(-20, 20), (lowest, 25)],
            method="L-BFGS-B",
            options={"ftol": 1e-15, "gtol": 1e-9},
        )
        best = max(best, -found.fun)
    return best


def _documents_with_more(counts):
    """Return how many documents have more than 0, 1, 2, … tokens."""
    return len(counts) - np.cumsum(np.bincount(counts))[:-1]


def _log_rising_sum(x, step, documents):
    """Return the sum of `log_rising` over documents, and its slopes by x and by step."""
    numbers = np.arange(len(documents))
    factors = x + step * numbers
    slopes = documents / factors
    return documents @ np.log(factors), slopes.sum(), slopes @ numbers
