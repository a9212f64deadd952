"""Soft topics as a section of the file of a model.

Words that never occur in training are not stored. Everything else is stored exactly, so loaded
topics give the same results as the original ones.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.mixtures.soft_topics import SoftTopics
from topicgrouper.mixtures.softening import METHODS
from topicgrouper.storage.archive_format import ArchiveError, Section

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["SOFT_SECTION", "section_of", "soft_topics_of"]

SOFT_SECTION = "soft"

_ARRAYS = ("topic_prior", "nodes", "word_topic_counts", "training_document_topics", "progress")
_META = {"beta": float, "n_rounds": int, "converged": bool, "method": str}
# The last two are the paper's ways, which are no longer in this package.
_METHODS = (*METHODS, "lda", "plsi")

# Words that never occur are not in the file, and their number is untrusted.
_HARMLESS_BYTES = 2**30
_COLUMNS_PER_WORD = 100  # as in `topicgrouper.tree.archive`

_MAX_SHARE = 1 + 1e-6  # sums of shares are rounded


def section_of(soft: SoftTopics) -> Section:
    """Return soft topics as a section.

    Raises
    ------
    ValueError
        If nearly all of their columns are words that never occur, and there are too many to load.
    """
    _check_width(soft.n_topics, soft.tree)
    arrays = {name: getattr(soft, name) for name in _ARRAYS}
    arrays["topic_words"] = soft.topic_words[:, soft.tree.columns]
    return Section(arrays, {name: kind(getattr(soft, name)) for name, kind in _META.items()})


def soft_topics_of(section: Section, tree: TopicTree) -> SoftTopics:
    """Return the soft topics in a section.

    Raises
    ------
    ValueError, LookupError
        If the section does not contain soft topics of this tree.
    """
    arrays = {name: section.arrays[name] for name in (*_ARRAYS, "topic_words")}
    meta = {name: section.meta[name] for name in _META}
    _check(arrays, meta, tree)
    topic_words = np.zeros((len(arrays["nodes"]), tree.n_columns))
    topic_words[:, tree.columns] = arrays.pop("topic_words")
    topic_words.flags.writeable = False  # or it would be copied
    values: dict[str, Any] = {**arrays, **meta}
    return SoftTopics(topic_words=topic_words, tree=tree, **values)


def _check_width(n_topics: int, tree: TopicTree) -> None:
    n_bytes = n_topics * tree.n_columns * np.dtype(np.float64).itemsize
    if n_bytes > _HARMLESS_BYTES and tree.n_columns > _COLUMNS_PER_WORD * tree.n_words:
        msg = (
            f"{n_topics:,} soft topics of {tree.n_columns:,} columns, of which {tree.n_words:,} "
            f"occur, would need {n_bytes:,} bytes; fit to a matrix without columns that never occur"
        )
        raise ValueError(msg)


def _are_occurrences(arrays: dict[str, Any]) -> bool:
    """Tell whether every word occurs in some topic, and nothing occurs less than never."""
    counts, shares = arrays["word_topic_counts"], arrays["training_document_topics"]
    with np.errstate(over="ignore"):
        sums = counts.sum(axis=1)
        total = sums.sum()
    are_shares = (shares >= 0).all() and (shares <= _MAX_SHARE).all()
    are_shares = are_shares and (counts >= 0).all() and (sums > 0).all()
    return bool(are_shares and np.isfinite(total))


def _check(arrays: dict[str, Any], meta: dict[str, Any], tree: TopicTree) -> None:
    """Check types and shapes; `SoftTopics` checks Φ and αm itself."""
    are_kinds = all(type(meta[name]) is kind for name, kind in _META.items())
    if not are_kinds or not 0 <= meta["beta"] < math.inf or not 0 <= meta["n_rounds"] < 2**63:
        msg = f"its soft topics must have valid values of {', '.join(_META)}"
        raise ValueError(msg)
    if meta["method"] not in _METHODS:
        # Not damage, for which other errors are taken.
        raise ArchiveError(
            f"its soft topics have the method {meta['method']!r:.40}, which a newer version wrote; "
            "upgrade topicgrouper"
        )
    n = arrays["nodes"].size
    shapes = {
        "nodes": (n,),
        "progress": (arrays["progress"].size,),
        "topic_words": (n, tree.n_words),
        "word_topic_counts": (tree.n_words, n),
        "training_document_topics": (len(arrays["training_document_topics"]), n),
    }
    if tree.counts is not None:
        shapes["training_document_topics"] = (tree.counts.shape[0], n)
    wrong = [name for name, shape in shapes.items() if arrays[name].shape != shape]
    numbers = all(np.isfinite(arrays[name]).all() for name in arrays)
    if wrong or not numbers or not _are_occurrences(arrays) or arrays["nodes"].dtype != np.int64:
        msg = "its soft topics do not match its tree"
        raise ValueError(msg)
    try:
        tree.cut(nodes=arrays["nodes"].tolist())
    except (IndexError, ValueError) as error:
        msg = f"its soft topics do not belong to its tree: {error}"
        raise ValueError(msg) from error
    _check_width(n, tree)
