"""Saving and loading trees.

The archive of a tree has the section ``tree`` and, if there are any, the names of topics in the
section ``names`` and the training counts in the section ``counts``. It may have further sections:
`save_tree` writes them, `read_section` reads one, and loading a tree ignores them. ::

    table = encode_strings(texts)
    save_tree(tree, path, extra={"texts": Section({"text": table[0], "ends": table[1]})})
    texts = decode_strings(…read_section(path, "texts")…)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np

from topicgrouper.common.sparse import rows_of_arrays
from topicgrouper.storage.archive_file import (
    read_contents,
    read_sections,
    refusing_damage,
    refusing_section,
    write_sections,
)
from topicgrouper.storage.archive_format import ArchiveError, Section
from topicgrouper.storage.string_table import decode_strings, encode_strings
from topicgrouper.tree.checks import checked_node
from topicgrouper.tree.topic import names_of_section, names_section

if TYPE_CHECKING:
    from collections.abc import Mapping
    from os import PathLike

    import numpy.typing as npt

    from topicgrouper.common.sparse import CountRows
    from topicgrouper.tree.topic_tree import TopicTree

TREE_SECTIONS = TREE_SECTION, COUNTS_SECTION, NAMES_SECTION = ("tree", "counts", "names")

_ARRAYS = ("children", "gains", "word_frequencies", "columns")
"""The arrays of a tree that are written as they are."""

# Columns that never occur are not in a file, but arrays over all columns are made. The limit
# is far above what people fit: hashed features are about a million.
_HARMLESS_COLUMNS = 2**24
_COLUMNS_PER_WORD = 100

_ARGUMENTS = (
    *_ARRAYS,
    "vocabulary",
    "base_log_likelihood",
    "n_columns",
    "regrown_at",
    "max_topics",
    "numbers",
    "topic_names",
    "ancestors",
    "last_number",
    "kept_topics",
    "n_documents",
)

_Tree = TypeVar("_Tree", bound="TopicTree")


def save_tree(
    tree: TopicTree,
    path: str | PathLike[str],
    *,
    counts: bool = True,
    extra: Mapping[str, Section] | None = None,
) -> None:
    """Write a tree and further sections to one file, completely or not at all."""
    sections = tree_sections(tree, counts=counts)
    for name, section in (extra or {}).items():
        if name in TREE_SECTIONS:
            msg = f"the section name {name!r} is reserved for the tree; choose another name"
            raise ValueError(msg)
        sections[name] = section
    write_sections(path, sections)


def tree_sections(tree: TopicTree, *, counts: bool = True) -> dict[str, Section]:
    """Return a tree as sections: itself, its counts and its names."""
    sections = {TREE_SECTION: tree_section(tree)}
    if counts and tree.count_rows is not None:
        sections[COUNTS_SECTION] = _counts_section(tree.count_rows)
    if tree.topic_names:
        sections[NAMES_SECTION] = names_section(tree.names_by_node)
    return sections


def tree_of_sections(
    sections: Mapping[str, Section], path: str | PathLike[str], *, kind: type[_Tree]
) -> _Tree:
    """Return the tree in sections that were read already from a file.

    Its class checks the arrays.
    """
    with refusing_damage(path):
        if TREE_SECTION not in sections:
            raise ArchiveError("the file contains no tree; choose one written by TopicTree.save()")
        with refusing_section(TREE_SECTION):
            arguments = _tree_arguments(sections[TREE_SECTION])
        if COUNTS_SECTION in sections:
            n_words = len(arguments["vocabulary"])
            with refusing_section(COUNTS_SECTION):
                arguments["counts"] = _counts_of(sections[COUNTS_SECTION], n_words=n_words)
        elif arguments["n_documents"] is None:  # in files of older versions, only the counts tell
            ends = read_contents(path)["rows"].get(COUNTS_SECTION, {}).get("indptr")
            arguments["n_documents"] = None if ends is None else ends - 1
        # The counts must be those of the words.
        with refusing_section(*(name for name in TREE_SECTIONS[:2] if name in sections)):
            tree = kind(**arguments)
        if NAMES_SECTION in sections:
            with refusing_section(NAMES_SECTION):
                names = names_of_section(sections[NAMES_SECTION]).items()
                tree = tree.with_topic_names(
                    {
                        int(tree.numbers[checked_node(node, n_nodes=tree.n_nodes)]): name
                        for node, name in names
                    }
                )
        return tree


def read_section(path: str | PathLike[str], name: str) -> Section | None:
    """Read one section of a ``.tg`` file; None if it has no such section."""
    return read_sections(path, names=(name,)).get(name)


def constructor_arguments(tree: TopicTree) -> dict[str, Any]:
    """Return the arguments that make an equal tree."""
    return {**{name: getattr(tree, name) for name in _ARGUMENTS}, "counts": tree.count_rows}


def _check_width(n_columns: int, *, n_words: int) -> None:
    """Check that the words of a tree justify its number of columns."""
    most = max(_HARMLESS_COLUMNS, _COLUMNS_PER_WORD * n_words)
    if n_columns > most:
        raise ValueError(
            f"a tree of {n_words:,} words in a file may have at most {most:,} columns, got "
            f"{n_columns:,}; fit it to a matrix without columns that never occur"
        )


def tree_section(tree: TopicTree) -> Section:
    """Return a tree as a section, without counts and names."""
    _check_width(tree.n_columns, n_words=tree.n_words)
    text, ends = encode_strings(tree.vocabulary)
    meta: dict[str, Any] = {
        "base_log_likelihood": tree.base_log_likelihood,
        "n_columns": tree.n_columns,
    }
    if tree.n_documents is not None:
        meta["n_documents"] = tree.n_documents
    if tree.max_topics < tree.n_words:
        meta["max_topics"] = tree.max_topics
    if tree.last_number > tree.numbers.max():
        meta["last_number"] = tree.last_number
    if tree.ancestors:
        meta["grown_from"] = " ".join(tree.ancestors)
    arrays = {name: getattr(tree, name) for name in _ARRAYS}
    arrays |= {"vocabulary_text": text, "vocabulary_ends": ends}
    if not tree.is_numbered_afresh:
        arrays["numbers"] = tree.numbers
    if tree.kept_topics is not None:
        arrays["finest"] = tree.kept_topics
    if tree.regrown_at:  # left out of other trees, so that their files are as before
        arrays["regrown_at"] = np.array(tree.regrown_at, dtype=np.int64)
    return Section(arrays, meta)


def _tree_arguments(section: Section) -> dict[str, Any]:
    arrays, meta = section.arrays, cast("Mapping[str, Any]", section.meta)
    _check_width(meta["n_columns"], n_words=len(arrays["vocabulary_ends"]))
    return {
        **{name: arrays[name] for name in _ARRAYS},
        "vocabulary": decode_strings(arrays["vocabulary_text"], ends=arrays["vocabulary_ends"]),
        **{name: meta[name] for name in ("base_log_likelihood", "n_columns")},
        **{name: meta.get(name) for name in ("max_topics", "last_number", "n_documents")},
        "numbers": arrays.get("numbers"),
        "kept_topics": arrays.get("finest"),
        "regrown_at": arrays.get("regrown_at", np.empty(0, np.int64)).tolist(),
        "ancestors": meta.get("grown_from", "").split(),
    }


def _counts_section(counts: CountRows) -> Section:
    return Section(
        arrays={
            "data": _narrowed(counts.data),
            "indices": _narrowed(counts.indices),
            "indptr": counts.indptr.astype(np.int64),
        }
    )


def _narrowed(values: npt.NDArray[Any]) -> npt.NDArray[Any]:
    # Most counts fit into a byte and all word indices into 32 bits; narrow types make small files.
    if values.dtype.kind == "f" or not len(values):
        return values
    return values.astype(np.min_scalar_type(values.max()))


def _counts_of(section: Section, *, n_words: int) -> CountRows:
    data, indices, indptr = (section.arrays[name] for name in ("data", "indices", "indptr"))
    return rows_of_arrays(data, indices, indptr, shape=(len(indptr) - 1, n_words))
