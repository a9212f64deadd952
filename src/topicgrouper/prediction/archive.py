"""Document models as sections of files."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.prediction.document_model import DocumentModel, joined
from topicgrouper.storage.archive_format import Section

if TYPE_CHECKING:
    from topicgrouper.tree.topic_tree import TopicTree

_VERSION = _FOREST_VERSION = 1
_ARRAYS = ("means", "concentrations")


def document_sections(model: DocumentModel) -> list[Section]:
    """Return a document model as a section, and the further trees of a forest as another one."""
    sections = [Section({name: getattr(model, name) for name in _ARRAYS}, {"version": _VERSION})]
    if others := model.others:
        of_trees = {name: np.stack([getattr(other, name) for other in others]) for name in _ARRAYS}
        of_trees["children"] = np.stack([other.tree.children for other in others])
        sections.append(Section(of_trees, {"version": _FOREST_VERSION}))
    return sections


def document_model_of(section: Section, tree: TopicTree) -> DocumentModel:
    """Return the document model in a section; errors tell if it is not of this tree."""
    section.check_version(_VERSION, what="document model")
    return DocumentModel(tree, section.arrays["means"], section.arrays["concentrations"])


def forest_of(section: Section, tree: TopicTree, first: DocumentModel) -> DocumentModel:
    """Return a document model with the further trees in a section."""
    section.check_version(_FOREST_VERSION, what="forest")
    arrays = (section.arrays[name] for name in ("children", *_ARRAYS))
    others = (
        DocumentModel(joined(tree, joins), *each) for joins, *each in zip(*arrays, strict=True)
    )
    return replace(first, others=tuple(others))
