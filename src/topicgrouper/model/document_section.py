"""The document model as a section of the file of a model.

Every number is stored exactly, so a loaded model gives the same results as the original one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.prediction.document_model import DocumentModel
from topicgrouper.storage.archive_format import ArchiveError, Section

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["document_model_of", "document_section"]

_VERSION = 1
_ARRAYS = ("means", "concentrations")


def document_section(model: DocumentModel) -> Section:
    """Return a document model as a section."""
    return Section({name: getattr(model, name) for name in _ARRAYS}, {"version": _VERSION})


def document_model_of(section: Section, tree: TopicTree) -> DocumentModel:
    """Return the document model in a section.

    Raises
    ------
    ValueError, LookupError
        If the section does not contain a document model of this tree.
    """
    version = section.meta["version"]
    if version != _VERSION:
        # Not damage, for which other errors are taken.
        raise ArchiveError(
            f"its document model has version {version!r:.40}, which a newer version wrote; upgrade "
            "topicgrouper"
        )
    arrays = {name: section.arrays[name] for name in _ARRAYS}
    if any(array.dtype != np.float64 for array in arrays.values()):
        msg = "its document model has another type of numbers than float64"
        raise ValueError(msg)
    try:
        return DocumentModel(tree, **arrays)
    except ValueError as error:
        msg = f"its document model does not match its tree: {error}"
        raise ValueError(msg) from error
