"""Changes to the names of topics in the file of a model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.collection.file_updates import update_file
from topicgrouper.tree.archive import NAMES_SECTION
from topicgrouper.tree.topic_names import names_section

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from os import PathLike

    from topicgrouper.collection.model import Model
    from topicgrouper.storage.archive_format import Section
    from topicgrouper.tree.topic_names import TopicName

__all__ = ["update_names"]


def update_names(
    path: str | PathLike[str],
    change: Callable[[Mapping[int, TopicName]], Mapping[int, TopicName]],
    *,
    digest: str | None = None,
) -> Model:
    """Change the names of topics in the file of a model, and nothing else in it.

    Of two programs that do this at the same time, the second sees the names of the first. The
    file is not written if no name changes.

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

    See Also
    --------
    topicgrouper.Model.with_topic_names : Name topics of a model in memory.

    Examples
    --------
    >>> from topicgrouper import Model, TopicName, fit_model
    >>> from topicgrouper.collection import update_names
    >>> from topicgrouper.corpus import count_texts
    >>> model = fit_model(count_texts(["beer wine", "beer wine", "bread milk"]))
    >>> model.save("shop.tg")
    >>> food = model.tree.node_of(2)
    >>> _ = update_names("shop.tg", lambda names: {**names, food: TopicName("Food")})
    >>> Model.load("shop.tg").tree.topic(food).name
    'Food'
    """

    def rename(model: Model) -> tuple[Model, dict[str, Section | None]]:
        named = model.with_topic_names(change(model.tree.topic_names))
        names = named.tree.topic_names
        if names == model.tree.topic_names:
            return named, {}
        return named, {NAMES_SECTION: names_section(names) if names else None}

    return update_file(path, rename, digest=digest)
