"""A tree together with the collection it was made from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from topicgrouper.tree.archive import constructor_arguments
from topicgrouper.tree.topic_tree import TopicTree

if TYPE_CHECKING:
    from topicgrouper.collection.source import Source
    from topicgrouper.explorer import NotebookPage
    from topicgrouper.mixtures.softening import SoftTopics

__all__ = ["Model"]


@dataclass(frozen=True, eq=False)
class Model:
    """A tree, and what is known of its words and documents.

    Attributes
    ----------
    tree : TopicTree
        The tree. Its words are those that were counted: stems if the texts were stemmed, the codes
        of articles if baskets have such.
    names : tuple of str or None
        For each word the form to show to people, no two the same; nothing if that is the word.
    document_ids : tuple of str or None
        The documents' ids, in the order of the training counts.
    labels : tuple of str or None
        One label a document, if there were any.
    texts : tuple of str or None
        The documents' texts, if they were kept.
    source : Source or None
        How the documents were read, if they were read from a file.
    soft : SoftTopics or None
        The tree's topics softened at one n (`topicgrouper.soften`), if that was done.
    """

    tree: TopicTree
    names: tuple[str, ...] | None = None
    document_ids: tuple[str, ...] | None = None
    labels: tuple[str, ...] | None = None
    texts: tuple[str, ...] | None = None
    source: Source | None = None
    soft: SoftTopics | None = None

    def __post_init__(self) -> None:
        """Refuse parts that do not belong together."""
        if self.names is not None:
            n_names = len(set(self.names))
            if n_names != len(self.names) or n_names != self.tree.n_words:
                msg = f"{n_names} different names for {self.tree.n_words} words; give one a word"
                raise ValueError(msg)
        n_documents = self.n_documents
        for name in ("document_ids", "labels", "texts"):
            values = getattr(self, name)
            if values is not None and len(values) != n_documents:
                msg = f"{len(values)} {name} for {n_documents} documents; give one a document"
                raise ValueError(msg)
        if self.soft is not None and self.soft.tree != self.tree:
            msg = "the soft topics are of another tree; soften a view of this one"
            raise ValueError(msg)

    @property
    def n_documents(self) -> int:
        """Number of training documents, 0 if nothing is known of them."""
        if self.tree.counts is not None:
            return int(self.tree.counts.shape[0])
        return 0 if self.document_ids is None else len(self.document_ids)

    @cached_property
    def shown(self) -> TopicTree:
        """The tree with its words as people are to see them.

        Everything a tree can be asked for it answers in these words; node ids and numbers are
        those of ``tree``.
        """
        if self.names is None:
            return self.tree
        return TopicTree(**{**constructor_arguments(self.tree), "vocabulary": self.names})

    @cached_property
    def shown_soft(self) -> SoftTopics | None:
        """The soft topics, if there are any, with their words as people are to see them."""
        return None if self.soft is None else replace(self.soft, tree=self.shown)

    def document_id(self, row: int) -> str:
        """Return the id of a training document; without ids, its row."""
        return str(row) if self.document_ids is None else self.document_ids[row]

    def explore(self, **options: Any) -> NotebookPage:
        """Show the explorer in a notebook; options are those of `topicgrouper.explorer.explore`."""
        from topicgrouper.explorer import explore  # noqa: PLC0415 - it is built upon models

        return explore(self, **options)
