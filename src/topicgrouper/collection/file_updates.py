"""Changes to parts of a model's file, without a loss to the rest of it.

The file is read, changed and saved under a lock: of two programs that do this at the same time, the
second sees the change of the first. It is replaced completely or not at all. Sections that this
version does not know stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.collection.archive import model_of_sections
from topicgrouper.collection.model import Model
from topicgrouper.storage.archive_reader import read_sections
from topicgrouper.storage.archive_writer import write_sections
from topicgrouper.storage.file_lock import locked
from topicgrouper.storage.special_file import is_plain_file

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from os import PathLike

    from topicgrouper.storage.archive_format import Section

__all__ = ["update_file"]


def update_file(
    path: str | PathLike[str],
    change: Callable[[Model], tuple[Model, Mapping[str, Section | None]]],
    *,
    digest: str | None = None,
) -> Model:
    """Change some sections of the file of a model.

    Parameters
    ----------
    path : str or path-like
        The file.
    change : callable
        Gets the model in the file; returns what it is to become, and the sections that differ by
        name, None for those to remove. Nothing is written if there are none. What it raises is
        passed on, and the file stays as it is.
    digest : str, optional
        The digest of the tree that the change is about (`TopicTree.digest`). A file that holds
        another tree by now is refused.

    Returns
    -------
    Model
        What `change` returned.

    Raises
    ------
    ArchiveError
        If the file is not a model, or is damaged.
    OSError
        If the file cannot be read or written.
    ValueError
        If the file holds another tree or is not a regular file.
    """
    if not is_plain_file(path):
        msg = f"{path} is not a regular file, so nothing in it can be changed; save the model first"
        raise ValueError(msg)
    with locked(path):
        sections = read_sections(path)
        model = model_of_sections(sections, path, build=Model)
        if digest is not None and model.tree.digest() != digest:
            msg = f"{path} holds another tree by now, so nothing was saved in it; open it again"
            raise ValueError(msg)
        changed, parts = change(model)
        if parts:
            merged = {**sections, **parts}
            write_sections(path, {name: part for name, part in merged.items() if part is not None})
        return changed
