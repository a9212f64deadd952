"""Saving and loading models.

The file of a model is the archive of a tree (`topicgrouper.tree.archive`) with further sections, if
the model has the data: ``words`` with the names, ``documents`` with ids and labels, ``texts``,
``columns`` with what else is known of the documents, ``source`` with the JSON of `Source.to_dict`,
``soft`` with the soft topics, and ``document_model``.
`TopicTree.load` can read it, and `Model.load` can read the files of `TopicTree.save`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from topicgrouper.corpus.source import Source
from topicgrouper.model.column_section import columns_of_section, columns_section
from topicgrouper.model.document_section import document_model_of, document_section
from topicgrouper.model.soft_section import SOFT_SECTION, section_of, soft_topics_of
from topicgrouper.storage.archive_format import Section
from topicgrouper.storage.archive_reader import read_sections, refusing_damage
from topicgrouper.storage.string_table import decode_strings, encode_strings
from topicgrouper.tree.archive import TREE_SECTIONS, save_tree, tree_of_sections
from topicgrouper.tree.topic_tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from os import PathLike

    import numpy.typing as npt

    from topicgrouper.model.model import Model

__all__ = ["model_of_sections", "read_model", "write_model"]

_Built = TypeVar("_Built")

_WORDS, _DOCUMENTS, _TEXTS, _SOURCE = "words", "documents", "texts", "source"
_DOCUMENT_MODEL, _COLUMNS = "document_model", "columns"

_MAX_VALUES = 2_000_000  # most of them are stop words and phrases


def write_model(model: Model, path: str | PathLike[str], *, texts: bool) -> None:
    """Write a model to one file, completely or not at all; see `Model.save`."""
    sections = {
        _WORDS: _string_section(names=model.display_words),
        _DOCUMENTS: _string_section(ids=model.document_ids, labels=model.labels),
        _TEXTS: _string_section(texts=model.texts if texts else None),
    }
    if model.source is not None:
        encoded = json.dumps(model.source.to_dict(), sort_keys=True).encode("ascii")
        sections[_SOURCE] = Section({"json": np.frombuffer(encoded, dtype=np.uint8)})
    if model.soft is not None:
        sections[SOFT_SECTION] = section_of(model.soft)
    if model.document_columns:
        sections[_COLUMNS] = columns_section(model.document_columns)
    if model.document_model is not None:
        sections[_DOCUMENT_MODEL] = document_section(model.document_model)
    save_tree(
        model.tree, path, extra={name: part for name, part in sections.items() if part.arrays}
    )


def read_model(
    path: str | PathLike[str], *, texts: bool, soft: bool, build: Callable[..., _Built]
) -> _Built:
    """Read a model that `write_model` or `TopicTree.save` wrote; see `Model.load`.

    Parameters
    ----------
    path : str or path-like
        The file.
    texts, soft : bool
        Whether to read the documents' texts and the soft topics.
    build : callable
        `Model`, which imports this module and so cannot be imported here.

    Returns
    -------
    Model
    """
    names = {*TREE_SECTIONS, _WORDS, _DOCUMENTS, _COLUMNS, _SOURCE, _DOCUMENT_MODEL}
    names |= ({_TEXTS} if texts else set()) | ({SOFT_SECTION} if soft else set())
    # all at once: another model may replace the file between two reads
    return model_of_sections(read_sections(path, names=names), path, build=build)


def model_of_sections(
    sections: Mapping[str, Section], path: str | PathLike[str], *, build: Callable[..., _Built]
) -> _Built:
    """Return the model in sections that were read already.

    Parameters
    ----------
    sections : mapping of str to Section
        The sections; those that a model does not know are ignored.
    path : str or path-like
        The file, for error messages.
    build : callable
        As in `read_model`.

    Returns
    -------
    Model
    """
    tree = tree_of_sections(sections, path, build=TopicTree)
    with refusing_damage(path):
        ids = _strings(sections, _DOCUMENTS, "ids")
        n_documents = len(ids or ()) if tree.counts is None else tree.counts.shape[0]
        return build(
            tree,
            display_words=_strings(sections, _WORDS, "names"),
            document_ids=ids,
            labels=_strings(sections, _DOCUMENTS, "labels"),
            texts=_strings(sections, _TEXTS, "texts"),
            source=_source_of(sections[_SOURCE]) if _SOURCE in sections else None,
            soft=soft_topics_of(sections[SOFT_SECTION], tree) if SOFT_SECTION in sections else None,
            document_model=(
                document_model_of(sections[_DOCUMENT_MODEL], tree)
                if _DOCUMENT_MODEL in sections
                else None
            ),
            document_columns=(
                columns_of_section(sections[_COLUMNS], n_documents=n_documents)
                if _COLUMNS in sections
                else {}
            ),
        )


def _source_of(section: Section) -> Source:
    text = section.arrays["json"].tobytes()
    # An empty list takes 3 bytes of JSON and 64 of memory.
    if sum(map(text.count, (b"[", b"{", b","))) > _MAX_VALUES:
        msg = f"its import settings have more than {_MAX_VALUES:,} values"
        raise ValueError(msg)
    return Source.from_dict(json.loads(text))


def _string_section(**tables: Sequence[str] | None) -> Section:
    arrays: dict[str, npt.NDArray[Any]] = {}
    for name, strings in tables.items():
        if strings is not None:
            arrays[f"{name}_text"], arrays[f"{name}_ends"] = encode_strings(strings)
    return Section(arrays)


def _strings(sections: Mapping[str, Section], section: str, name: str) -> tuple[str, ...] | None:
    if section not in sections or f"{name}_text" not in sections[section].arrays:
        return None
    arrays = sections[section].arrays
    return decode_strings(arrays[f"{name}_text"], ends=arrays[f"{name}_ends"])
