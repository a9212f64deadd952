"""Soft topics as a section of the file of a model.

Words that never occur in training are not stored. Everything else is stored exactly, so loaded
topics give the same results as the original ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.mixtures.softening.soft_topics import SoftTopics
from topicgrouper.mixtures.softening.soften import METHODS
from topicgrouper.storage.archive_format import HARMLESS_BYTES, MAX_INFLATION, ArchiveError, Section

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["SOFT_SECTION", "section_of", "soft_topics_of"]

SOFT_SECTION = "soft"

_ARRAYS = ("topic_prior", "nodes", "word_topic_counts", "training_document_topics", "progress")
_META = {"beta": float, "n_rounds": int, "converged": bool, "method": str}


def section_of(soft: SoftTopics) -> Section:
    """Return soft topics as a section."""
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
    values: dict[str, Any] = {**arrays, **meta}
    return SoftTopics(topic_words=topic_words, tree=tree, **values)


def _are_occurrences(arrays: dict[str, Any]) -> bool:
    """Tell whether every word occurs in some topic, and nothing occurs less than never."""
    counts, shares = arrays["word_topic_counts"], arrays["training_document_topics"]
    with np.errstate(over="ignore"):
        sums = counts.sum(axis=1)
        total = sums.sum()
    are_shares = (counts >= 0).all() and (shares >= 0).all() and (sums > 0).all()
    return bool(are_shares and np.isfinite(total))


def _check(arrays: dict[str, Any], meta: dict[str, Any], tree: TopicTree) -> None:
    """Check types and shapes; `SoftTopics` checks Φ and αm itself."""
    if any(type(meta[name]) is not kind for name, kind in _META.items()):
        msg = f"its soft topics must have valid values of {', '.join(_META)}"
        raise ValueError(msg)
    if meta["method"] not in METHODS:
        # Not damage, for which other errors are taken.
        raise ArchiveError(
            f"its soft topics have the method {meta['method']!r:.40}, which a newer version wrote; "
            "upgrade topicgrouper"
        )
    n = arrays["nodes"].size
    shapes = {
        "nodes": (n,),
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
        tree.cut(arrays["nodes"].tolist())
    except (IndexError, ValueError) as error:
        msg = f"its soft topics do not belong to its tree: {error}"
        raise ValueError(msg) from error
    # Words that never occur are not in the file, and their number is untrusted.
    n_bytes = n * tree.n_columns * np.dtype(np.float64).itemsize
    n_stored = sum(array.nbytes for array in arrays.values())
    if n_bytes > max(HARMLESS_BYTES, MAX_INFLATION * n_stored):
        msg = f"its soft topics would need {n_bytes:,} bytes, far more than its words justify"
        raise ValueError(msg)
