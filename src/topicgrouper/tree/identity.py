"""Equality and digests of trees."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.storage.string_table import encode_strings

if TYPE_CHECKING:
    from scipy.sparse import csr_array

    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["are_equal", "digest_of"]


def are_equal(tree: TopicTree, other: TopicTree) -> bool:
    """Return whether everything that two trees were made from is equal."""
    if tree is other:
        return True
    return (
        tree.base_log_likelihood == other.base_log_likelihood
        and tree.n_columns == other.n_columns
        and tree.max_topics == other.max_topics
        and tree.vocabulary == other.vocabulary
        and tree.regrown_at == other.regrown_at
        and tree.frequencies.dtype == other.frequencies.dtype
        and _equal_arrays(tree, other, names=("children", "gains", "frequencies", "columns"))
        and _equal_counts(tree.counts, other.counts)
    )


def digest_of(tree: TopicTree) -> str:
    """Return the SHA-256 of joins, word frequencies, words and `max_topics`, as 64 hex digits."""
    text, ends = encode_strings(tree.vocabulary)
    hasher = hashlib.sha256(b"topicgrouper tree 1\n")
    for array in (tree.children, tree.word_frequencies, ends, text):
        hasher.update(f"{array.dtype.str[1:]} {array.shape}\n".encode())
        hasher.update(array.astype(array.dtype.newbyteorder("<"), copy=False).tobytes())
    if tree.max_topics < tree.n_words:
        hasher.update(f"max_topics {tree.max_topics}\n".encode())
    return hasher.hexdigest()


def _equal_counts(left: csr_array[Any] | None, right: csr_array[Any] | None) -> bool:
    if left is None or right is None:
        return left is right
    # both are in canonical form, so equal matrices have equal arrays
    return left.shape == right.shape and _equal_arrays(
        left, right, names=("data", "indices", "indptr")
    )


def _equal_arrays(left: object, right: object, *, names: tuple[str, ...]) -> bool:
    return all(np.array_equal(getattr(left, name), getattr(right, name)) for name in names)
