"""Whether the gains of a tree are those of its words: a sample is worked out from the counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from scipy.sparse import csr_array

from topicgrouper.kernel.reference import delta_h, h

if TYPE_CHECKING:
    from topicgrouper import TopicTree


def assert_gains_are_those_of_the_counts(
    tree: TopicTree, counts: Any = None, *, most: int = 50
) -> None:
    """Demand Δh of some joins of a tree, the first and the last among them, and h of the root.

    `counts` have the columns of the training matrix (default: the counts in the tree).
    """
    given = tree.counts if counts is None else csr_array(counts)[:, tree.columns]
    by_word = given.toarray()
    log_likelihood = h(range(tree.n_words), by_word)
    assert tree.log_likelihood(1) == pytest.approx(log_likelihood, rel=1e-9)
    joins = np.unique(np.linspace(0, max(0, tree.n_words - 2), most).astype(int))
    for join in joins[: tree.n_words - 1].tolist():
        pair = [tree.words_of(node=node).tolist() for node in tree.children[join].tolist()]
        expected = delta_h(*pair, by_word)
        assert tree.gains[join] == pytest.approx(expected, rel=1e-9, abs=-1e-11 * log_likelihood)
