"""Held-out perplexity for every number of topics of a tree, in one pass over its joins.

A flat model would be fitted and sampled anew for each number of topics. The views of a tree differ
by one join each, and each word has one topic, so the closed form can be carried along: see
`topicgrouper.likelihood.probability_curve`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from topicgrouper.arrays.frozen import frozen
from topicgrouper.likelihood import probability_curve
from topicgrouper.likelihood.known_words import counts_of, keep_known

if TYPE_CHECKING:
    from topicgrouper.arrays.frozen import FloatArray
    from topicgrouper.tree import TopicTree

__all__ = ["HeldOutCurve", "held_out_curve"]


@dataclass(frozen=True, eq=False)
class HeldOutCurve:
    """Perplexities of test documents under T(1) to T(V). Entry ``n - 1`` is that of T(n).

    Attributes
    ----------
    perplexities : ndarray of float
        As `perplexity` computes for ``tree.view(n)``.
    alphas : ndarray of float
        The concentration that makes the training documents most probable under each view. At
        n = 1 every α is as good.
    n_tokens : int
        Tokens of the test documents, unseen words not counted.
    n_skipped : int
        Test documents without any token of the training vocabulary.
    n_unseen_tokens : int
        Test tokens whose word is not of the training vocabulary.
    """

    perplexities: FloatArray
    alphas: FloatArray
    n_tokens: int
    n_skipped: int
    n_unseen_tokens: int

    def best_n(self, low: int = 1, high: int | None = None) -> int:
        """Return the number of topics with the lowest perplexity; of equals the smaller.

        Parameters
        ----------
        low, high : int
            The range to look at, both ends included; by default all numbers of topics.
        """
        last = len(self.perplexities) if high is None else high
        if not 1 <= low <= last <= len(self.perplexities):
            raise ValueError(
                f"low = {low} and high = {last} are no range of topics: take 1 <= low <= high <= "
                f"{len(self.perplexities)}."
            )
        return low + int(self.perplexities[low - 1 : last].argmin())


def held_out_curve(tree: TopicTree, train_counts: Any, test_counts: Any) -> HeldOutCurve:
    """Compute the perplexity of test documents under every flat view of a tree.

    Parameters
    ----------
    tree : TopicTree
        Any tree.
    train_counts : object
        The documents that α is chosen on for each n: a `Corpus`, or counts with the columns of the
        training matrix. ``None``: the training counts that the tree holds.
    test_counts : object
        The documents to predict, in the same form.

    Returns
    -------
    HeldOutCurve

    Raises
    ------
    ValueError
        If there are no training counts, counts are not whole numbers or have other columns, or no
        test document has a word of the tree.

    Examples
    --------
    >>> from topicgrouper import fit_tree
    >>> training = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
    >>> curve = held_out_curve(fit_tree(training), None, [[1, 2, 0, 0], [0, 1, 1, 1]])
    >>> curve.perplexities.round(3)
    array([4.102, 3.887, 4.215, 4.371])
    >>> curve.best_n()
    2
    """
    in_tree = np.zeros(tree.n_columns, dtype=bool)
    in_tree[tree.columns] = True
    test = keep_known(counts_of(test_counts), in_tree)
    n_tokens = int(test.lengths.sum())
    if n_tokens == 0:
        raise ValueError(
            "No test document has a word of the tree: give documents with the columns of the "
            "training counts, or other documents."
        )
    if train_counts is not None:
        training = keep_known(counts_of(train_counts), in_tree).counts[:, tree.columns]
    elif tree.counts is not None:
        training = tree.counts
    else:
        raise ValueError(
            "The tree holds no training counts, which α is chosen on: give them as train_counts."
        )
    found = probability_curve(
        csr_array(training),
        csr_array(test.counts[:, tree.columns]),
        children=tree.children,
        frequencies=tree.word_frequencies,
    )
    return HeldOutCurve(
        perplexities=frozen(np.exp(-found.log_probabilities / n_tokens)),
        alphas=frozen(found.alphas),
        n_tokens=n_tokens,
        n_skipped=int(np.count_nonzero(test.lengths == 0)),
        n_unseen_tokens=test.n_unseen,
    )
