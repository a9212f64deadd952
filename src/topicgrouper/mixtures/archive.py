"""Soft topics as a section of a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.mixtures.soft_topics import SoftTopics
from topicgrouper.storage.archive_format import Section

if TYPE_CHECKING:
    import numpy.typing as npt

    from topicgrouper.tree.topic_tree import TopicTree

_ARRAYS = ("topic_prior", "nodes", "word_topic_counts", "training_document_topics", "progress")
_META = {"beta": float, "n_rounds": int, "converged": bool}
_METHOD = {"method": "cvb0"}
"""What version 0.2 needs to open the file. It had other methods, too; their topics are read."""

# Words that never occur are not in the file, and their number is untrusted.
_HARMLESS_BYTES = 2**30
_COLUMNS_PER_WORD = 100  # as in `topicgrouper.tree.archive`


def soft_section(soft: SoftTopics) -> Section:
    """Return soft topics as a section, without words that never occur in training."""
    _check_width(soft.n_topics, soft.tree)
    arrays = {name: getattr(soft, name) for name in _ARRAYS}
    arrays["topic_words"] = soft.topic_words[:, soft.tree.columns]
    meta = {name: kind(getattr(soft, name)) for name, kind in _META.items()}
    return Section(arrays, meta | _METHOD)


def soft_topics_of(section: Section, tree: TopicTree) -> SoftTopics:
    """Return the soft topics in a section; errors tell that it holds none of this tree."""
    arrays = {name: section.arrays[name] for name in (*_ARRAYS, "topic_words")}
    meta = {name: section.meta[name] for name in _META}
    if not _is_every_word_there(arrays["word_topic_counts"]):
        raise ValueError("every word must occur in some topic")
    tree.cut(nodes=arrays["nodes"].tolist())
    _check_width(len(arrays["nodes"]), tree)
    topic_words = np.zeros((len(arrays["nodes"]), tree.n_columns))
    topic_words[:, tree.columns] = arrays.pop("topic_words")
    topic_words.flags.writeable = False  # or it would be copied
    values: dict[str, Any] = {**arrays, **meta}
    return SoftTopics(topic_words=topic_words, tree=tree, **values)


def _check_width(n_topics: int, tree: TopicTree) -> None:
    n_bytes = n_topics * tree.n_columns * np.dtype(np.float64).itemsize
    if n_bytes > _HARMLESS_BYTES and tree.n_columns > _COLUMNS_PER_WORD * tree.n_words:
        raise ValueError(
            f"{n_topics:,} soft topics of {tree.n_columns:,} columns, of which {tree.n_words:,} "
            f"occur, would need {n_bytes:,} bytes; fit to a matrix without columns that never occur"
        )


def _is_every_word_there(counts: npt.NDArray[np.float64]) -> bool:
    """Return whether every word occurs in some topic, and all together do not overflow."""
    with np.errstate(over="ignore"):
        sums = counts.sum(axis=1)
        return bool((sums > 0).all() and np.isfinite(sums.sum()))
