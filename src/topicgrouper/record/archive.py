"""The file of a record.

It is the archive of a tree (`topicgrouper.tree.archive`) with further sections, if the model has
the data: ``words`` with the display words, ``documents`` with ids and labels, ``texts``,
``columns`` with what else is known of the documents, ``source`` with the JSON of
`Source.to_dict`, ``topics`` with the `TopicSummary` of the suggested number, ``soft`` with the soft
topics, ``document_model``, ``forest`` with the other trees of a forest, and ``changes`` with the
JSON of `Changes.to_dict`.
`TopicTree.load` can read it, and `Model.load` can read the files of `TopicTree.save`.
Parts of a file are changed under a lock: it is read, changed and saved, so of two programs that do
this at the same time, the second sees the change of the first. It is replaced completely or not at
all. Sections that this version does not know stay as they are. Every number is stored exactly, so a
loaded model gives the same results as the original one.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from topicgrouper.corpus.source import Source
from topicgrouper.record.changes import Changes
from topicgrouper.storage.archive_file import (
    read_contents,
    read_sections,
    refusing_damage,
    refusing_section,
    write_sections,
)
from topicgrouper.storage.archive_format import Section
from topicgrouper.storage.atomic_file import is_plain_file
from topicgrouper.storage.file_locks import locked
from topicgrouper.storage.string_table import encode_strings, string_section, strings_of
from topicgrouper.tree.archive import (
    COUNTS_SECTION,
    NAMES_SECTION,
    TREE_SECTIONS,
    save_tree,
    tree_of_sections,
)
from topicgrouper.tree.topic import names_section
from topicgrouper.tree.topic_summary import TopicSummary
from topicgrouper.tree.topic_tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from os import PathLike

    import numpy.typing as npt

    from topicgrouper.record.record import NameChanges, Record, RecordT
    from topicgrouper.storage.archive_file import Rows

_WORDS, _DOCUMENTS, _TEXTS, _SOURCE, _COLUMNS = "words", "documents", "texts", "source", "columns"
TOPICS_SECTION, CHANGES_SECTION, SOFT_SECTION = "topics", "changes", "soft"
DOCUMENT_MODEL_SECTION, FOREST_SECTION = "document_model", "forest"
_SECTIONS = {
    *TREE_SECTIONS,
    *(_WORDS, _DOCUMENTS, _TEXTS, _SOURCE, _COLUMNS),
    *(TOPICS_SECTION, CHANGES_SECTION, SOFT_SECTION),
    *(DOCUMENT_MODEL_SECTION, FOREST_SECTION),
}

_MAX_VALUES = 2_000_000  # most of them are stop words and phrases


def write_record(
    record: Record, path: str | PathLike[str], *, texts: bool = True, topics: bool = True
) -> None:
    """Write a record to one file, completely or not at all; see `Model.save`."""
    if topics and record.tree.has_counts:
        TopicSummary.of(record.tree)
    sections = further_sections(record, texts=texts)
    if not topics:
        sections.pop(TOPICS_SECTION, None)
    save_tree(record.tree, path, extra=sections)


def further_sections(record: Record, *, texts: bool) -> dict[str, Section]:
    """Return the sections of a record beside those of its tree."""
    sections = {
        _WORDS: string_section(names=record.display_words),
        _DOCUMENTS: string_section(ids=record.document_ids, labels=record.labels),
        _TEXTS: string_section(texts=record.texts if texts else None),
    }
    if record.source is not None:
        sections[_SOURCE] = json_section(record.source.to_dict())
    summary = record.tree.summaries.get(record.tree.levels[0])
    if summary is not None:
        sections[TOPICS_SECTION] = summary.section()
    if record.soft is not None:
        from topicgrouper.mixtures.archive import soft_section  # noqa: PLC0415 - few have them

        sections[SOFT_SECTION] = soft_section(record.soft)
    if record.document_columns:
        sections[_COLUMNS] = columns_section(record.document_columns)
    if record.document_model is not None:
        from topicgrouper.prediction.archive import document_sections  # noqa: PLC0415

        parts = document_sections(record.document_model)
        sections |= zip((DOCUMENT_MODEL_SECTION, FOREST_SECTION), parts, strict=False)
    if record.changes is not None:
        sections[CHANGES_SECTION] = json_section(record.changes.to_dict())
    return {name: part for name, part in sections.items() if part.arrays}


def load(
    cls: type[RecordT],
    path: str | PathLike[str],
    *,
    texts: bool = True,
    soft: bool = True,
    counts: bool = True,
    documents: bool = True,
    document_model: bool | Literal["forest"] = True,
) -> RecordT:
    """Load a model written by `save`, or a tree written by `TopicTree.save`.

    Parameters
    ----------
    path : str or path-like
        The file.
    texts : bool, default=True
        Whether to read the documents' texts, which may be most of the file.
    soft : bool, default=True
        Whether to read the soft topics, which have one number per word and topic.
    counts : bool, default=True
        Whether to read the training counts. Without them, a model has keywords and main topics
        only for the suggested number of topics, if the file has these. If documents have no
        ids, the counts are read anyway, to number them.
    documents : bool, default=True
        Whether to read the ids, labels and columns of the documents.
    document_model : bool, default=True
        Whether to read the tree as a model of documents; ``"forest"`` reads only one of several
        trees.

    Returns
    -------
    Model

    Raises
    ------
    ArchiveError
        If the file is not a model or tree, was written by a newer version, or is damaged in a
        part that is read.
    """
    parts: dict[str, bool | str] = {
        _TEXTS: texts,
        SOFT_SECTION: soft,
        COUNTS_SECTION: counts,
        _DOCUMENTS: documents,
        _COLUMNS: documents,
        DOCUMENT_MODEL_SECTION: document_model,
    }

    def chosen(rows: Rows) -> set[str]:
        names = _SECTIONS - {name for name, is_read in parts.items() if not is_read}
        if parts.get(DOCUMENT_MODEL_SECTION) == FOREST_SECTION and FOREST_SECTION not in rows:
            names.remove(DOCUMENT_MODEL_SECTION)
        if DOCUMENT_MODEL_SECTION not in names:
            names.remove(FOREST_SECTION)
        if "ids_ends" not in rows.get(_DOCUMENTS, {}):
            names.add(COUNTS_SECTION)  # only the counts say how many documents there are
        return names

    # all at once: another model may replace the file between two reads
    return _record_of(cls, read_sections(path, names=chosen), path)


def peek(path: str | PathLike[str]) -> dict[str, Any]:
    """Return what the file of a model contains, without loading it.

    Parameters
    ----------
    path : str or path-like
        The file.

    Returns
    -------
    dict
        The ``package_version`` that wrote it, its ``format_version``, its ``sections`` with the
        size of each in bytes, the number of ``nonzeros`` in its training counts, of ``trees``,
        and of ``topic_names``.

    Raises
    ------
    ArchiveError
        If the file is not a model or tree, or is damaged.
    """
    contents = read_contents(path)
    rows = contents.pop("rows")
    return {
        **contents,
        "nonzeros": rows.get(COUNTS_SECTION, {}).get("data"),
        "trees": 1 + rows.get(FOREST_SECTION, {}).get("children", 0),
        "topic_names": rows.get(NAMES_SECTION, {}).get("nodes", 0),
    }


def _record_of(
    cls: type[RecordT], sections: Mapping[str, Section], path: str | PathLike[str]
) -> RecordT:
    """Return the record in sections; those that this version does not know are ignored."""
    tree = tree_of_sections(sections, path, kind=TopicTree)

    def part(name: str, make: Callable[..., Any], *known: Any) -> Any:
        if name not in sections:
            return None
        with refusing_section(name):
            return make(sections[name], *known)

    with refusing_damage(path):
        summary = part(TOPICS_SECTION, TopicSummary.of_section, tree)
        if summary is not None:
            tree.summaries[summary.n] = summary
        parts = {
            "display_words": part(_WORDS, strings_of, "names"),
            "document_ids": part(_DOCUMENTS, strings_of, "ids"),
            "labels": part(_DOCUMENTS, strings_of, "labels"),
            "texts": part(_TEXTS, strings_of, "texts"),
            "source": part(_SOURCE, _source_of),
            "document_columns": part(_COLUMNS, document_columns_of) or {},
            "changes": part(CHANGES_SECTION, _changes_of),
        }
        if SOFT_SECTION in sections:
            from topicgrouper.mixtures.archive import soft_topics_of  # noqa: PLC0415 - few have them

            parts["soft"] = part(SOFT_SECTION, soft_topics_of, tree)
        if DOCUMENT_MODEL_SECTION in sections:
            from topicgrouper.prediction.archive import document_model_of, forest_of  # noqa: PLC0415

            fitted = part(DOCUMENT_MODEL_SECTION, document_model_of, tree)
            if FOREST_SECTION in sections:
                fitted = part(FOREST_SECTION, forest_of, tree, fitted)
            parts["document_model"] = fitted
        # Nothing else can contradict the tree.
        with refusing_section(*(name for name in (_WORDS, CHANGES_SECTION) if name in sections)):
            return cls(tree, **parts)


def change_sections(
    cls: type[RecordT],
    path: str | PathLike[str],
    change: Callable[[RecordT], tuple[RecordT, Mapping[str, Section | None]]],
    *,
    digest: str | None = None,
) -> RecordT:
    """Change some sections of the file of a model, and return what `change` returned.

    `change` gets the model in the file; it returns what that is to become, and the sections that
    differ by name, None for those to remove. Nothing is written if there are none. What it raises
    is passed on, and the file stays as it is. A file whose tree has another digest is refused.
    """
    if not is_plain_file(path):
        msg = f"{path} is not a regular file and cannot be changed; save the model to a file first"
        raise ValueError(msg)
    with locked(path):
        sections = read_sections(path)
        model = _record_of(cls, sections, path)
        if digest is not None and model.tree.digest() != digest:
            msg = f"{path} now holds another tree, so nothing was saved in it; load it again"
            raise ValueError(msg)
        changed, parts = change(model)
        if parts:
            merged = {**sections, **parts}
            write_sections(path, {name: part for name, part in merged.items() if part is not None})
        return changed


def update_names(
    cls: type[RecordT],
    path: str | PathLike[str],
    change: NameChanges,
    *,
    digest: str | None = None,
) -> RecordT:
    """Change the topic names in the file of a model; nothing else in it changes.

    If two programs do this at the same time, the second sees the names of the first. The file
    is not written if no name changes.

    Parameters
    ----------
    path : str or path-like
        The file of the model.
    change : callable
        Gets the names now in the file, by number, and returns the new ones, like the callables
        that `read_names` and `carry_names` return. If it raises an exception, that is passed
        on, and the file stays as it is.
    digest : str, optional
        The digest of the tree that the change is for (`TopicTree.digest`). A file that now
        holds another tree, whose numbers mean other topics, is refused.

    Returns
    -------
    Model
        The model with the new names, with texts and soft topics.

    Raises
    ------
    ArchiveError
        If the file is not a model, or is damaged.
    OSError
        If the file cannot be read or written.
    ValueError
        If the file holds another tree, is not a regular file, or there is no such topic.

    Examples
    --------
    >>> from topicgrouper import Model, TopicName
    >>> model = Model.fit(["beer wine", "beer wine", "bread milk"])
    >>> model.save("shop.tg")
    >>> _ = Model.update_names("shop.tg", lambda names: {**names, 2: TopicName("Food")})
    >>> Model.load("shop.tg").tree.topic(2).name
    'Food'
    """

    def rename(model: RecordT) -> tuple[RecordT, dict[str, Section | None]]:
        named = model.with_topic_names(change)
        names = named.topic_names
        if names == model.topic_names:
            return named, {}
        return named, {NAMES_SECTION: names_section(named.tree.names_by_node) if names else None}

    return change_sections(cls, path, rename, digest=digest)


# -- sections --------------------------------------------------------------------------------------


def json_section(values: dict[str, Any]) -> Section:
    """Return values of JSON as a section."""
    encoded = json.dumps(values, sort_keys=True).encode("ascii")
    return Section({"json": np.frombuffer(encoded, dtype=np.uint8)})


def _values_of(section: Section, what: str) -> Any:
    text = section.arrays["json"].tobytes()
    # An empty list takes 3 bytes of JSON and 64 of memory.
    if sum(map(text.count, (b"[", b"{", b","))) > _MAX_VALUES:
        raise ValueError(f"{what} have more than {_MAX_VALUES:,} values")
    return json.loads(text)


def _source_of(section: Section) -> Source:
    return Source.from_dict(_values_of(section, "its import settings"))


def _changes_of(section: Section) -> Changes:
    return Changes.from_dict(_values_of(section, "the changes of its last update"))


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


def document_columns_of(section: Section) -> dict[str, tuple[str, ...]]:
    """Return the columns in a section; equal values are one string."""
    names = strings_of(section, "names") or ()
    if len(set(names)) < len(names):
        raise ValueError("two columns of the documents have the same name")
    columns = {}
    for number, name in enumerate(names):
        values = strings_of(section, f"values_{number}") or ()
        columns[name] = tuple(map(values.__getitem__, section.arrays[f"places_{number}"].data))
    return columns
