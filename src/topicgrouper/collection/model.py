"""A tree together with the collection it was made from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

from topicgrouper.collection.archive import read_model, write_model
from topicgrouper.collection.document_topics import soft_topic_shares, view_topics
from topicgrouper.tree.flat_view import FlatView, as_view
from topicgrouper.tree.notebooks import notebook_explorer
from topicgrouper.tree.usual_number import usual_n

if TYPE_CHECKING:
    from os import PathLike

    from topicgrouper.collection.document_topics import DocumentTopics
    from topicgrouper.collection.source import Source
    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.mixtures.softening.soft_topics import SoftTopics
    from topicgrouper.tree.topic_tree import TopicTree

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
        One label per document, if there were any.
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
                msg = f"{n_names} different names for {self.tree.n_words} words; pass one per word"
                raise ValueError(msg)
        n_documents = self.n_documents
        for name in ("document_ids", "labels", "texts"):
            values = getattr(self, name)
            if values is not None and len(values) != n_documents:
                msg = f"{len(values)} {name} for {n_documents} documents; pass one per document"
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
        """The tree with display words.

        Everything a tree can be asked for it answers in these words; node ids and numbers are
        those of ``tree``.
        """
        if self.names is None:
            return self.tree
        return self.tree.with_vocabulary(self.names)

    @cached_property
    def shown_soft(self) -> SoftTopics | None:
        """The soft topics, if there are any, with display words."""
        return None if self.soft is None else replace(self.soft, tree=self.shown)

    def document_id(self, row: int) -> str:
        """Return the id of a training document; without ids, its row."""
        return str(row) if self.document_ids is None else self.document_ids[row]

    def view(self, view: SupportsIndex | FlatView | None = None) -> FlatView:
        """Return a flat view in the words shown to people.

        Parameters
        ----------
        view : int or FlatView, optional
            A number of topics, or a view of the model's tree (default: a suggested number from 20
            to 200).

        Returns
        -------
        FlatView
        """
        return as_view(self.shown, usual_n(self.shown) if view is None else view)

    def transform(
        self,
        corpus: Corpus,
        view: SupportsIndex | FlatView | None = None,
        *,
        proportions: bool = False,
        n_jobs: int | None = None,
    ) -> DocumentTopics:
        """Describe documents by the topics of a view.

        Parameters
        ----------
        corpus : Corpus
            Documents, read as those of the model were. Words are found by their names, in whatever
            order the corpus has them.
        view : int or FlatView, optional
            A number of topics or a view; by default the soft topics, if the model has any, or else
            a suggested number of topics from 20 to 200.
        proportions : bool, default=False
            Return the topics' shares of each document's known words instead of their occurrences.
            Soft topics always have shares.
        n_jobs : int, optional
            Threads for soft topics, in scikit-learn's meaning: ``None`` is 1, ``-1`` all
            processors.

        Returns
        -------
        DocumentTopics
        """
        if view is None and self.soft is not None:
            return soft_topic_shares(self, corpus, n_jobs=n_jobs)
        return view_topics(self, corpus, self.view(view), proportions=proportions)

    def save(self, path: str | PathLike[str], *, texts: bool = True) -> None:
        """Write the model to one file, completely or not at all.

        Parameters
        ----------
        path : path-like
            Where to write, by custom with the suffix ``.tg``. An existing file is replaced.
        texts : bool, default=True
            Whether to write the documents' texts, if the model has them.
        """
        write_model(self, path, texts=texts)

    @classmethod
    def load(cls, path: str | PathLike[str], *, texts: bool = True, soft: bool = True) -> Self:
        """Read a model that `save` wrote, or a tree that `TopicTree.save` wrote.

        Parameters
        ----------
        path : path-like
            The file.
        texts : bool, default=True
            Whether to read the documents' texts, if there are any: they can be most of the file.
        soft : bool, default=True
            Whether to read the soft topics, if there are any: they have a number per word and
            topic.

        Raises
        ------
        ArchiveError
            If the file is not such an archive, is damaged, or was written by a newer version.
        """
        return read_model(path, texts=texts, soft=soft, build=cls)

    def explore(self, **options: Any) -> Any:
        """Show the explorer in a notebook; options are those of `topicgrouper.explorer.explore`."""
        return notebook_explorer()(self, **options)
