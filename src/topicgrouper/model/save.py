"""Saving a model, also over one that others may have changed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from topicgrouper.record.archive import (
    CHANGES_SECTION,
    DOCUMENT_MODEL_SECTION,
    FOREST_SECTION,
    SOFT_SECTION,
    TOPICS_SECTION,
    change_sections,
    further_sections,
    json_section,
    write_record,
)
from topicgrouper.record.changes import lost_names
from topicgrouper.tree.archive import COUNTS_SECTION, NAMES_SECTION, TREE_SECTION, tree_sections
from topicgrouper.tree.topic import names_section
from topicgrouper.tree.topic_summary import TopicSummary

if TYPE_CHECKING:
    from os import PathLike

    from topicgrouper.naming.named_topics import CarriedNames
    from topicgrouper.record.record import Record
    from topicgrouper.storage.archive_format import Section


def save(
    model: Record,
    path: str | PathLike[str],
    *,
    texts: bool = True,
    topics: bool = True,
    over: Record | None = None,
) -> CarriedNames | None:
    """Write the model to one file, completely or not at all.

    Parameters
    ----------
    path : str or path-like
        A new file, by convention with the suffix ``.tg``, or an earlier model or tree.
    texts : bool, default=True
        Whether to write the documents' texts, if the model has them; not with `over`.
    topics : bool, default=True
        Whether to find what `topics` shows of the suggested number of topics, and write it. A
        model without it finds it whenever it is asked for.
    over : Record, optional
        The model in the file, from which this one was made by `update`, `regrow`, `soften` or
        `with_forest`. Only what differs between the two is replaced, so whatever others have
        saved in the file meanwhile is kept. Their names of topics go to the new tree: after an
        update, those of topics that no longer exist are added to ``changes.lost_names`` in the
        file; after `regrow`, they are carried over. Soft topics of an old tree are removed.

    Returns
    -------
    CarriedNames or None
        With `over` a model that was regrown, the names in the file that are carried over, and
        the reasons why others are not.

    Raises
    ------
    ArchiveError
        If `over` is given, and the file is not a model or is damaged.
    FileExistsError
        If another file is there.
    ValueError
        If the model was not made from `over`, if the file now holds another tree, or if it has
        texts, columns or soft topics that an update of `over` does not know.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> model = Model.fit(["cat dog", "dog cat", "tea cup", "cup tea"])
    >>> model.save("pets.tg")
    >>> model.update(["cat dog mouse"]).save("pets.tg", over=model)
    >>> Model.load("pets.tg").n_documents
    5
    """
    if over is not None:
        return _write_over(model, path, old=over)
    write_record(model, path, texts=texts, topics=topics)
    return None


def _write_over(model: Record, path: str | PathLike[str], *, old: Record) -> CarriedNames | None:
    """Save a model in the file of the one that it was made from; see `Model.save`."""
    digest = old.tree.digest()
    with_texts = model.texts is not old.texts
    if model.tree.has_counts:
        TopicSummary.of(model.tree)
    sections, before = (
        {**tree_sections(each.tree), **further_sections(each, texts=with_texts)}
        for each in (model, old)
    )
    parts = {
        name: sections.get(name)
        for name in {*sections, *before}
        if not _are_the_same(sections.get(name), before.get(name))
    }
    is_grown = digest in (model.tree.digest(), *model.tree.ancestors)
    has_other_documents = COUNTS_SECTION in parts
    if not is_grown and (has_other_documents or model.tree.vocabulary != old.tree.vocabulary):
        raise ValueError(
            "the model was not made from old; pass the one that was updated, regrown or softened"
        )
    if TREE_SECTION in parts:  # what belongs to another tree, even if others have saved it since
        parts |= {
            name: sections.get(name)
            for name in (SOFT_SECTION, DOCUMENT_MODEL_SECTION, FOREST_SECTION)
        }
    parts[TOPICS_SECTION] = sections.get(TOPICS_SECTION)  # the file may not have what old knows
    carried: CarriedNames | None = None

    def saved(now: Record) -> tuple[Record, dict[str, Section | None]]:
        nonlocal carried
        named = model
        if has_other_documents:
            _check_nothing_is_lost(now, path, old=old)
        if not is_grown:
            from topicgrouper.naming.named_topics import carry_names  # noqa: PLC0415 - few saves

            carried = carry_names(model, now)
            named = model.with_topic_names(carried)
        elif now.topic_names != old.topic_names:
            named = _with_names_of(now, model)
        names, changes = named.tree.names_by_node, named.changes
        return named, {
            **parts,
            NAMES_SECTION: names_section(names) if names else None,
            CHANGES_SECTION: None if changes is None else json_section(changes.to_dict()),
        }

    change_sections(type(model), path, saved, digest=digest)
    return carried


def _with_names_of(now: Record, model: Record) -> Record:
    """Return an updated model with the names that its topics have in the file by now."""
    nodes = model.tree.nodes_by_number
    names = {number: name for number, name in now.topic_names.items() if number in nodes}
    named = model.with_topic_names(names)
    if model.changes is None:
        return named
    return replace(named, changes=replace(model.changes, lost_names=lost_names(now, model)))


def _check_nothing_is_lost(now: Record, path: str | PathLike[str], *, old: Record) -> None:
    """Refuse a file that has more than the model that was updated: it would be lost."""
    for name in ("texts", "labels", "document_columns"):
        if getattr(now, name) and not getattr(old, name):
            raise ValueError(
                f"{path} has {name.replace('_', ' ')} of the documents, which were not loaded for "
                "the update; load the whole model, and update it again"
            )
    if now.soft is None:
        return
    from topicgrouper.mixtures.archive import soft_section  # noqa: PLC0415 - few models have them

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
