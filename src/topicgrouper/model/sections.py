"""Parts of a model as sections of its file: columns, document model and soft topics.

Every number is stored exactly, so a loaded model gives the same results as the original one.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.mixtures.soft_topics import SoftTopics
from topicgrouper.mixtures.softening import METHODS
from topicgrouper.prediction.document_model import DocumentModel
from topicgrouper.storage.archive_format import ArchiveError, Section
from topicgrouper.storage.string_table import decode_strings, encode_strings

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt

    from topicgrouper.tree.topic_tree import TopicTree

_DOCUMENT_VERSION = 1
_DOCUMENT_ARRAYS = ("means", "concentrations")

_SOFT_ARRAYS = ("topic_prior", "nodes", "word_topic_counts", "training_document_topics", "progress")
_SOFT_META = {"beta": float, "n_rounds": int, "converged": bool, "method": str}
# The last two are the paper's ways, which are no longer in this package.
_SOFT_METHODS = (*METHODS, "lda", "plsi")

# Words that never occur are not in the file, and their number is untrusted.
_HARMLESS_BYTES = 2**30
_COLUMNS_PER_WORD = 100  # as in `topicgrouper.tree.archive`

_MAX_SHARE = 1 + 1e-6  # sums of shares are rounded


def columns_section(columns: Mapping[str, Sequence[str]]) -> Section:
    """Return columns as a section.

    Column ``i`` has its different values, sorted, and the position of each document's value in
    them: most columns repeat few values.
    """
    arrays: dict[str, npt.NDArray[Any]] = {}
    arrays["names_text"], arrays["names_ends"] = encode_strings(list(columns))
    for number, values in enumerate(columns.values()):
        different = sorted(set(values))
        places = {value: place for place, value in enumerate(different)}
        arrays[f"values_{number}_text"], arrays[f"values_{number}_ends"] = encode_strings(different)
        arrays[f"places_{number}"] = np.array(
            [places[value] for value in values], dtype=np.min_scalar_type(len(different))
        )
    return Section(arrays)


def document_columns_of(section: Section, n_documents: int) -> dict[str, tuple[str, ...]]:
    """Return the columns in a section; equal values are one string."""
    arrays = section.arrays
    names = decode_strings(arrays["names_text"], ends=arrays["names_ends"])
    if len(set(names)) < len(names):
        raise ValueError("two columns of the documents have the same name")
    columns = {}
    for number, name in enumerate(names):
        values = decode_strings(
            arrays[f"values_{number}_text"], ends=arrays[f"values_{number}_ends"]
        )
        places = arrays[f"places_{number}"]
        if (
            places.shape != (n_documents,)
            or places.dtype.kind != "u"
            or places.max(initial=0) >= max(len(values), 1)
        ):
            raise ValueError(
                f"the values of column {name!r:.40} must be {n_documents:,} positions in the list "
                "of its values, one per document"
            )
        if len(places) and not values:
            raise ValueError(f"column {name!r} has documents but no values")
        columns[name] = tuple(map(values.__getitem__, places.data))
    return columns


def document_section(model: DocumentModel) -> Section:
    """Return a document model as a section."""
    return Section(
        {name: getattr(model, name) for name in _DOCUMENT_ARRAYS}, {"version": _DOCUMENT_VERSION}
    )


def document_model_of(section: Section, tree: TopicTree) -> DocumentModel:
    """Return the document model in a section; errors tell that it holds none of this tree."""
    version = section.meta["version"]
    if version != _DOCUMENT_VERSION:
        # Not damage, for which other errors are taken.
        raise ArchiveError(
            f"its document model has version {version!r:.40}, which a newer version wrote; upgrade "
            "topicgrouper"
        )
    arrays = {name: section.arrays[name] for name in _DOCUMENT_ARRAYS}
    if any(array.dtype != np.float64 for array in arrays.values()):
        raise ValueError("its document model has another type of numbers than float64")
    try:
        return DocumentModel(tree, **arrays)
    except ValueError as error:
        raise ValueError(f"its document model does not match its tree: {error}") from error


def soft_section(soft: SoftTopics) -> Section:
    """Return soft topics as a section, without words that never occur in training."""
    _check_width(soft.n_topics, soft.tree)
    arrays = {name: getattr(soft, name) for name in _SOFT_ARRAYS}
    arrays["topic_words"] = soft.topic_words[:, soft.tree.columns]
    return Section(arrays, {name: kind(getattr(soft, name)) for name, kind in _SOFT_META.items()})


def soft_topics_of(section: Section, tree: TopicTree) -> SoftTopics:
    """Return the soft topics in a section; errors tell that it holds none of this tree."""
    arrays = {name: section.arrays[name] for name in (*_SOFT_ARRAYS, "topic_words")}
    meta = {name: section.meta[name] for name in _SOFT_META}
    _check_soft(arrays, meta, tree)
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


def _are_occurrences(arrays: dict[str, Any]) -> bool:
    """Tell whether every word occurs in some topic, and nothing occurs less than never."""
    counts, shares = arrays["word_topic_counts"], arrays["training_document_topics"]
    with np.errstate(over="ignore"):
        sums = counts.sum(axis=1)
        total = sums.sum()
    are_shares = (shares >= 0).all() and (shares <= _MAX_SHARE).all()
    are_shares = are_shares and (counts >= 0).all() and (sums > 0).all()
    return bool(are_shares and np.isfinite(total))


def _check_soft(arrays: dict[str, Any], meta: dict[str, Any], tree: TopicTree) -> None:
    """Check types and shapes; `SoftTopics` checks Φ and αm itself."""
    are_kinds = all(type(meta[name]) is kind for name, kind in _SOFT_META.items())
    if not are_kinds or not 0 <= meta["beta"] < math.inf or not 0 <= meta["n_rounds"] < 2**63:
        raise ValueError(f"its soft topics must have valid values of {', '.join(_SOFT_META)}")
    if meta["method"] not in _SOFT_METHODS:
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
        raise ValueError("its soft topics do not match its tree")
    try:
        tree.cut(nodes=arrays["nodes"].tolist())
    except (IndexError, ValueError) as error:
        raise ValueError(f"its soft topics do not belong to its tree: {error}") from error
    _check_width(n, tree)
