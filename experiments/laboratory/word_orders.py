"""How much the probability of documents under a forest depends on the order of their words."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array
from scipy.special import logsumexp

from experiments.laboratory.document_rows import OrderRow
from topicgrouper import DocumentModel, TopicTree

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["ORDERS", "order_row"]

ORDERS = 10


def order_row(data_set: str, forest: DocumentModel, counts: Any, *, orders: int) -> OrderRow:
    """Measure the perplexity of documents with their words in several orders.

    Parameters
    ----------
    data_set : str
        The name of the data.
    forest : DocumentModel
        The forest.
    counts : csr_array
        Documents of known words.
    orders : int
        Number of random orders.

    Returns
    -------
    OrderRow
    """
    known = csr_array(counts)[:, forest.tree.columns]
    logs = []
    for seed in range(orders):
        # Words come in the order of their numbers' hashes: other numbers, another order.
        new = np.random.default_rng(seed).permutation(forest.tree.n_words)
        first, *others = (_renumbered(model, new) for model in forest.models)
        renumbered = replace(first, others=tuple(others))
        logs.append(renumbered.log_probability(known[:, np.argsort(new)]))
    n_tokens = float(known.sum())
    perplexities = [math.exp(-float(some.sum()) / n_tokens) for some in logs]
    over_orders = logsumexp(logs, axis=0) - math.log(orders)
    return OrderRow(
        data_set,
        forest.n_trees,
        orders,
        round(min(perplexities), 3),
        round(max(perplexities), 3),
        round(math.exp(-float(over_orders.sum()) / n_tokens), 3),
    )


def _renumbered(model: DocumentModel, new: NDArray[Any]) -> DocumentModel:
    """Return the same model with other numbers of words."""
    tree = model.tree
    nodes = np.concatenate([new, np.arange(tree.n_words, tree.n_nodes)])[tree.children]
    is_turned = nodes[:, 0] > nodes[:, 1]
    renumbered = TopicTree(
        np.sort(nodes, axis=1),
        np.zeros(len(nodes)),
        tree.word_frequencies[np.argsort(new)],
        [f"x{word}" for word in range(tree.n_words)],
        base_log_likelihood=0.0,
    )
    means = np.where(is_turned, 1.0 - model.means, model.means)
    return DocumentModel(renumbered, means, model.concentrations)
