"""Saving and loading models.

The file of a model is the archive of a tree (`topicgrouper.tree.archive`) with further sections, if
the model has the data: ``words`` with the names, ``documents`` with ids and labels, ``texts``,
``columns`` with what else is known of the documents, ``source`` with the JSON of `Source.to_dict`,
``topics`` with the `TopicSummary` of the suggested number, ``soft`` with the soft topics,
``document_model``, ``forest`` with the other trees of a forest, and ``changes`` with the JSON of
`Changes.to_dict`.
`TopicTree.load` can read it, and `Model.load` can read the files of `TopicTree.save`.
Parts of a file are changed under a lock: it is read, changed and saved, so of two programs that do
this at the same time, the second sees the change of the first. It is replaced completely or not at
all. Sections that this version does not know stay as they are. Every number is stored exactly, so a
loaded model gives the same results as the original one.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from topicgrouper.corpus.source import Source
from topicgrouper.model.changes import Changes, lost_names
from topicgrouper.storage.archive_file import (
    read_contents,
    read_sections,
    refusing_damage,
    refusing_section,
    write_sections,
)
from topicgrouper.storage.archive_format import ArchiveError, Section
from topicgrouper.storage.atomic_file import is_plain_file
from topicgrouper.storage.file_locks import locked
from topicgrouper.storage.string_table import decode_strings, encode_strings
from topicgrouper.tree.archive import (
    COUNTS_SECTION,
    NAMES_SECTION,
    TREE_SECTION,
    TREE_SECTIONS,
    save_tree,
    tree_of_sections,
    tree_sections,
)
from topicgrouper.tree.topic import names_section
from topicgrouper.tree.topic_summary import TopicSummary
from topicgrouper.tree.topic_tree import TopicTree

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from os import PathLike

    import numpy.typing as npt

    from topicgrouper.mixtures.soft_topics import SoftTopics
    from topicgrouper.model.model import Model
    from topicgrouper.naming.named_topics import CarriedNames
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.storage.archive_file import Rows
    from topicgrouper.tree.topic import GivenNames, TopicName

_Built = TypeVar("_Built")
_Model = TypeVar("_Model", bound="Model")

_WORDS, _DOCUMENTS, _TEXTS, _SOURCE = "words", "documents", "texts", "source"
_DOCUMENT_MODEL, _FOREST = "document_model", "forest"
_COLUMNS, _TOPICS, _SOFT = "columns", "topics", "soft"
_CHANGES = "changes"
_SECTIONS = {
    *TREE_SECTIONS,
    _WORDS,
    _DOCUMENTS,
    _TEXTS,
    _SOURCE,
    _DOCUMENT_MODEL,
    _FOREST,
    _COLUMNS,
    _TOPICS,
    _SOFT,
    _CHANGES,
}

_MAX_VALUES = 2_000_000  # most of them are stop words and phrases

_DOCUMENT_VERSION = 1
_FOREST_VERSION = 1
_DOCUMENT_ARRAYS = ("means", "concentrations")

_SOFT_ARRAYS = ("topic_prior", "nodes", "word_topic_counts", "training_document_topics", "progress")
_SOFT_META = {"beta": float, "n_rounds": int, "converged": bool}
_SOFT_METHOD = {"method": "cvb0"}
"""What version 0.2 needs to open the file. It had other methods, too; their topics are read."""

# Words that never occur are not in the file, and their number is untrusted.
_HARMLESS_BYTES = 2**30
_COLUMNS_PER_WORD = 100  # as in `topicgrouper.tree.archive`


def write_model(model: Model, path: str | PathLike[str], *, texts: bool, topics: bool) -> None:
    """Write a model to one file, completely or not at all; see `Model.save`."""
    if topics and model.tree.has_counts:
        TopicSummary.of(model.tree)
    sections = _further_sections(model, texts=texts)
    if not topics:
        sections.pop(_TOPICS, None)
    save_tree(model.tree, path, extra=sections)


def _further_sections(model: Model, *, texts: bool) -> dict[str, Section]:
    """Return the sections of a model beside those of its tree."""
    sections = {
        _WORDS: _string_section(names=model.display_words),
        _DOCUMENTS: _string_section(ids=model.document_ids, labels=model.labels),
        _TEXTS: _string_section(texts=model.texts if texts else None),
    }
    if model.source is not None:
        sections[_SOURCE] = _json_section(model.source.to_dict())
    summary = model.tree.summaries.get(model.tree.levels[0])
    if summary is not None:
        sections[_TOPICS] = summary.section()
    if model.soft is not None:
        sections[_SOFT] = soft_section(model.soft)
    if model.document_columns:
        sections[_COLUMNS] = columns_section(model.document_columns)
    if model.document_model is not None:
        sections |= document_sections(model.document_model)
    if model.changes is not None:
        sections[_CHANGES] = _json_section(model.changes.to_dict())
    return {name: part for name, part in sections.items() if part.arrays}


def read_model(
    path: str | PathLike[str], *, build: Callable[..., _Built], **parts: bool | str
) -> _Built:
    """Read a model that `write_model` or `TopicTree.save` wrote; see `Model.load`.

    `build` is `Model`, which imports this module and so cannot be imported here. Parts are sections
    by their names, and whether to read them.
    """

    def chosen(rows: Rows) -> set[str]:
        names = _SECTIONS - {name for name, is_read in parts.items() if not is_read}
        if parts.get(_DOCUMENT_MODEL) == _FOREST and _FOREST not in rows:
            names.remove(_DOCUMENT_MODEL)
        if _DOCUMENT_MODEL not in names:
            names.remove(_FOREST)
        if "ids_ends" not in rows.get(_DOCUMENTS, {}):
            names.add(COUNTS_SECTION)  # how many documents there are, only the counts tell
        return names

    # all at once: another model may replace the file between two reads
    return _model_of(read_sections(path, names=chosen), path, build=build)


def model_contents(path: str | PathLike[str]) -> dict[str, Any]:
    """Return what the file of a model consists of; see `Model.peek`."""
    contents = read_contents(path)
    rows = contents.pop("rows")
    return {
        **contents,
        "nonzeros": rows.get(COUNTS_SECTION, {}).get("data"),
        "trees": 1 + rows.get(_FOREST, {}).get("children", 0),
        "topic_names": rows.get(NAMES_SECTION, {}).get("nodes", 0),
    }


def _model_of(
    sections: Mapping[str, Section], path: str | PathLike[str], *, build: Callable[..., _Built]
) -> _Built:
    """Return the model in sections; those that a model does not know are ignored."""
    tree = tree_of_sections(sections, path, build=TopicTree)

    def part(name: str, make: Callable[..., Any], *known: Any) -> Any:
        if name not in sections:
            return None
        with refusing_section(name):
            return make(sections[name], *known)

    with refusing_damage(path):
        summary = part(_TOPICS, TopicSummary.of_section, tree)
        if summary is not None:
            tree.summaries[summary.n] = summary
        parts = {
            "display_words": part(_WORDS, _strings_of, "names"),
            "document_ids": part(_DOCUMENTS, _strings_of, "ids"),
            "labels": part(_DOCUMENTS, _strings_of, "labels"),
            "texts": part(_TEXTS, _strings_of, "texts"),
            "source": part(_SOURCE, _source_of),
            "soft": part(_SOFT, soft_topics_of, tree),
            "document_model": part(_DOCUMENT_MODEL, document_model_of, tree),
            "document_columns": part(_COLUMNS, document_columns_of) or {},
            "changes": part(_CHANGES, _changes_of),
        }
        if _DOCUMENT_MODEL in sections and _FOREST in sections:
            first = parts["document_model"]
            parts["document_model"] = part(_FOREST, forest_of, tree, first)
        # Nothing else can contradict the tree.
        with refusing_section(*(name for name in (_WORDS, _CHANGES) if name in sections)):
            return build(tree, **parts)


def _update(
    path: str | PathLike[str],
    change: Callable[[_Model], tuple[_Model, Mapping[str, Section | None]]],
    *,
    build: type[_Model],
    digest: str | None = None,
) -> _Model:
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
        model = _model_of(sections, path, build=build)
        if digest is not None and model.tree.digest() != digest:
            msg = f"{path} now holds another tree, so nothing was saved in it; load it again"
            raise ValueError(msg)
        changed, parts = change(model)
        if parts:
            merged = {**sections, **parts}
            write_sections(path, {name: part for name, part in merged.items() if part is not None})
        return changed


def update_names(
    path: str | PathLike[str],
    change: Callable[[Mapping[int, TopicName]], GivenNames],
    *,
    build: type[_Model],
    digest: str | None = None,
) -> _Model:
    """Change the names of topics in the file of a model; see `Model.update_names`."""

    def rename(model: _Model) -> tuple[_Model, dict[str, Section | None]]:
        named = model.with_topic_names(change)
        names = named.topic_names
        if names == model.topic_names:
            return named, {}
        return named, {NAMES_SECTION: names_section(names) if names else None}

    return _update(path, rename, build=build, digest=digest)


def write_over(model: Model, path: str | PathLike[str], *, old: Model) -> CarriedNames | None:
    """Save a model in the file of the one that it was made from; see `Model.save`."""
    digest = old.tree.digest()
    with_texts = model.texts is not old.texts
    if model.tree.has_counts:
        TopicSummary.of(model.tree)
    sections, before = (
        {**tree_sections(each.tree), **_further_sections(each, texts=with_texts)}
        for each in (model, old)
    )
    parts = {
        name: sections.get(name)
        for name in {*sections, *before}
        if not _are_the_same(sections.get(name), before.get(name))
    }
    is_grown = digest in (model.tree.digest(), *model.tree.grown_from)
    has_other_documents = COUNTS_SECTION in parts
    if not is_grown and (has_other_documents or model.tree.vocabulary != old.tree.vocabulary):
        raise ValueError(
            "the model was not made from old; pass the one that was updated, regrown or softened"
        )
    if TREE_SECTION in parts:  # what belongs to another tree, even if others have saved it since
        parts |= {name: sections.get(name) for name in (_SOFT, _DOCUMENT_MODEL, _FOREST)}
    parts[_TOPICS] = sections.get(_TOPICS)  # the file may not have what old knows
    carried: CarriedNames | None = None

    def saved(now: Model) -> tuple[Model, dict[str, Section | None]]:
        nonlocal carried
        named = model
        if has_other_documents:
            _check_nothing_is_lost(now, path, old=old)
        if not is_grown:
            carried = model.carry_names(now)
            named = model.with_topic_names(carried)
        elif now.topic_names != old.topic_names:
            named = _with_names_of(now, model)
        names, changes = named.topic_names, named.changes
        return named, {
            **parts,
            NAMES_SECTION: names_section(names) if names else None,
            _CHANGES: None if changes is None else _json_section(changes.to_dict()),
        }

    _update(path, saved, build=type(model), digest=digest)
    return carried


def _with_names_of(now: Model, model: Model) -> Model:
    """Return an updated model with the names that its topics have in the file by now."""
    nodes = model.tree.nodes_by_number
    numbers = {node: int(now.tree.numbers[node]) for node in now.topic_names}
    names = {
        nodes[numbers[node]]: name
        for node, name in now.topic_names.items()
        if numbers[node] in nodes
    }
    named = model.with_topic_names(names)
    if model.changes is None:
        return named
    return replace(named, changes=replace(model.changes, lost_names=lost_names(now, model)))


def _check_nothing_is_lost(now: Model, path: str | PathLike[str], *, old: Model) -> None:
    """Refuse a file that has more than the model that was updated: it would be lost."""
    for name in ("texts", "labels", "document_columns"):
        if getattr(now, name) and not getattr(old, name):
            raise ValueError(
                f"{path} has {name.replace('_', ' ')} of the documents, which were not loaded for "
                "the update; load the whole model, and update it again"
            )
    if now.soft is None:
        return
    if old.soft is None or not _are_the_same(soft_section(now.soft), soft_section(old.soft)):
        raise ValueError(
            f"{path} has soft topics that were not in the model when it was updated; load the "
            "whole model, and update it again"
        )


def _are_the_same(one: Section | None, other: Section | None) -> bool:
    if one is None or other is None:
        return one is other
    return (
        one.meta == other.meta
        and one.arrays.keys() == other.arrays.keys()
        and all(np.array_equal(array, other.arrays[name]) for name, array in one.arrays.items())
    )


def _json_section(values: dict[str, Any]) -> Section:
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


def _string_section(**tables: Sequence[str] | None) -> Section:
    arrays: dict[str, npt.NDArray[Any]] = {}
    for name, strings in tables.items():
        if strings is not None:
            arrays[f"{name}_text"], arrays[f"{name}_ends"] = encode_strings(strings)
    return Section(arrays)


def _strings_of(section: Section, name: str) -> tuple[str, ...] | None:
    if f"{name}_text" not in section.arrays:
        return None
    return decode_strings(section.arrays[f"{name}_text"], ends=section.arrays[f"{name}_ends"])


# -- parts of a model as sections ------------------------------------------------------------------


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
    names = _strings_of(section, "names") or ()
    if len(set(names)) < len(names):
        raise ValueError("two columns of the documents have the same name")
    columns = {}
    for number, name in enumerate(names):
        values = _strings_of(section, f"values_{number}") or ()
        columns[name] = tuple(map(values.__getitem__, section.arrays[f"places_{number}"].data))
    return columns


def document_sections(model: DocumentModel) -> dict[str, Section]:
    """Return a document model as a section, and the further trees of a forest as another one."""
    arrays, others = {name: getattr(model, name) for name in _DOCUMENT_ARRAYS}, model.others
    sections = {_DOCUMENT_MODEL: Section(arrays, {"version": _DOCUMENT_VERSION})}
    if others:
        of_trees = {
            name: np.stack([getattr(other, name) for other in others]) for name in _DOCUMENT_ARRAYS
        }
        of_trees["children"] = np.stack([other.tree.children for other in others])
        sections[_FOREST] = Section(of_trees, {"version": _FOREST_VERSION})
    return sections


def document_model_of(section: Section, tree: TopicTree) -> DocumentModel:
    """Return the document model in a section; errors tell if it is not of this tree."""
    from topicgrouper.prediction.document_model import DocumentModel  # noqa: PLC0415 - few need it

    _check_version(section, "document model", _DOCUMENT_VERSION)
    return DocumentModel(tree, section.arrays["means"], section.arrays["concentrations"])


def forest_of(section: Section, tree: TopicTree, first: DocumentModel) -> DocumentModel:
    """Return a document model with the further trees in a section."""
    from topicgrouper.prediction.document_model import DocumentModel, joined  # noqa: PLC0415

    _check_version(section, "forest", _FOREST_VERSION)
    arrays = (section.arrays[name] for name in ("children", *_DOCUMENT_ARRAYS))
    others = (
        DocumentModel(joined(tree, joins), *each) for joins, *each in zip(*arrays, strict=True)
    )
    return replace(first, others=tuple(others))


def _check_version(section: Section, what: str, known: int) -> None:
    version = section.meta["version"]
    if version != known:
        # Not damage, for which other errors are taken.
        raise ArchiveError(
            f"its {what} has version {version!r:.40}, which a newer version wrote; upgrade "
            "topicgrouper"
        )


def soft_section(soft: SoftTopics) -> Section:
    """Return soft topics as a section, without words that never occur in training."""
    _check_width(soft.n_topics, soft.tree)
    arrays = {name: getattr(soft, name) for name in _SOFT_ARRAYS}
    arrays["topic_words"] = soft.topic_words[:, soft.tree.columns]
    meta = {name: kind(getattr(soft, name)) for name, kind in _SOFT_META.items()}
    return Section(arrays, meta | _SOFT_METHOD)


def soft_topics_of(section: Section, tree: TopicTree) -> SoftTopics:
    """Return the soft topics in a section; errors tell that it holds none of this tree."""
    from topicgrouper.mixtures.soft_topics import SoftTopics  # noqa: PLC0415 - few need it

    arrays = {name: section.arrays[name] for name in (*_SOFT_ARRAYS, "topic_words")}
    meta = {name: section.meta[name] for name in _SOFT_META}
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
