"""The document model as its definition says, one join and one document at a time."""

from __future__ import annotations

import numpy as np
from scipy.optimize import minimize


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

    def loss(place):
        mean = 1 / (1 + np.exp(-place[0]))
        mean = min(max(mean, 1e-12), 1 - 1e-12)
        return -join_log_probability(tokens, mean, np.exp(place[1])).sum()

    lowest = np.log(min_concentration)
    best = join_log_probability(tokens, share, np.inf).sum()
    for start, mean in ((lowest, share), (0.0, 0.5), (4.0, share)):
        found = minimize(
            loss,
            [np.log(mean / (1 - mean)), start],
            bounds=[(-20, 20), (lowest, 25)],
            method="L-BFGS-B",
            options={"ftol": 1e-15, "gtol": 1e-9},
        )
        best = max(best, -found.fun)
    return best
