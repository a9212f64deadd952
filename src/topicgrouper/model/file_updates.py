"""Changes to parts of a model's file, without a loss to the rest of it.

The file is read, changed and saved under a lock: of two programs that do this at the same time, the
second sees the change of the first. It is replaced completely or not at all. Sections that this
version does not know stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from topicgrouper.model.archive import model_of_sections
from topicgrouper.storage.archive_reader import read_sections
from topicgrouper.storage.archive_writer import write_sections
from topicgrouper.storage.file_locks import locked
from topicgrouper.storage.special_file import is_plain_file
from topicgrouper.tree.archive import NAMES_SECTION
from topicgrouper.tree.topic_names import names_section

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from os import PathLike

    from topicgrouper.model.model import Model
    from topicgrouper.storage.archive_format import Section
    from topicgrouper.tree.topic_names import GivenNames, TopicName

__all__ = ["update_file", "update_names"]

_Model = TypeVar("_Model", bound="Model")


def update_file(
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
        msg = f"{path} is not a regular file, so nothing in it can be changed; save the model first"
        raise ValueError(msg)
    with locked(path):
        sections = read_sections(path)
        model = model_of_sections(sections, path, build=build)
        if digest is not None and model.tree.digest() != digest:
            msg = f"{path} holds another tree by now, so nothing was saved in it; open it again"
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

    return update_file(path, rename, build=build, digest=digest)
