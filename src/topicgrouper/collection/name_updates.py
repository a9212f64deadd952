"""Changes to the names of topics in the file of a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.collection.model import Model
from topicgrouper.storage.file_lock import locked
from topicgrouper.storage.special_file import is_plain_file

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from os import PathLike

    from topicgrouper.tree.topic_names import TopicName

__all__ = ["update_names"]


def update_names(
    path: str | PathLike[str],
    change: Callable[[Mapping[int, TopicName]], Mapping[int, TopicName]],
    *,
    digest: str | None = None,
) -> Model:
    """Change the names of topics in the file of a model, and nothing else in it.

    The names are read, changed and saved under a lock: of two programs that do this at the same
    time, the second sees the names of the first. The file is replaced completely or not at all; it
    is not written if no name changes.

    Parameters
    ----------
    path : str or path-like
        The file of the model.
    change : callable
        Gets the names that the file has now, by node id, and returns those it is to have. What it
        raises is passed on, and the file stays as it is.
    digest : str, optional
        The digest of the tree that the change is about (`TopicTree.digest`). A file that holds
        another tree by now, whose node ids mean other topics, is refused.

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
        If the file holds another tree, is not a regular file, or there is no such node.

    Examples
    --------
    >>> from pathlib import Path
    >>> from tempfile import mkdtemp
    >>> from topicgrouper import TopicName, fit_model
    >>> from topicgrouper.corpus import count_texts
    >>> model = fit_model(count_texts(["beer wine", "beer wine", "bread milk"]))
    >>> file = Path(mkdtemp()) / "shop.tg"
    >>> model.save(file)
    >>> drinks = model.tree.node_of(2)
    >>> named = update_names(file, lambda names: {**names, drinks: TopicName("Drinks")})
    >>> Model.load(file).tree.topic(drinks).name
    'Drinks'
    """
    if not is_plain_file(path):
        msg = f"{path} is not a regular file; names are saved in the file of a model"
        raise ValueError(msg)
    with locked(path):
        model = Model.load(path)
        if digest is not None and model.tree.digest() != digest:
            msg = f"{path} holds another tree by now, so the names were not saved; open it again"
            raise ValueError(msg)
        named = model.with_topic_names(change(model.tree.topic_names))
        if named.tree.topic_names != model.tree.topic_names:
            named.save(path)
        return named
