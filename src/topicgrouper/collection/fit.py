"""Fitting of models to corpora."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from topicgrouper.collection.model import Model
from topicgrouper.corpus.word_filter import default_min_frequency
from topicgrouper.documents import fit_documents
from topicgrouper.documents.join_counts import MAX_LENGTH, longest_document
from topicgrouper.fitting import fit_tree
from topicgrouper.refinement.regrow import regrow as regrow_tree

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from topicgrouper.collection.source import Source
    from topicgrouper.corpus import Corpus
    from topicgrouper.corpus.text_options import TextOptions
    from topicgrouper.documents import DocumentModel
    from topicgrouper.fitting.checkpoint import CheckpointLike
    from topicgrouper.tree import TopicTree

__all__ = ["check_words", "fit_model", "possible_document_model"]


def check_words(
    *, n_tokens: int, n_words: int, min_frequency: int, text: TextOptions | None = None
) -> None:
    """Check that words are left to fit.

    Parameters
    ----------
    n_tokens : int
        Word occurrences before filtering.
    n_words : int
        Number of words after filtering.
    min_frequency : int
        Minimum frequency of the filter.
    text : TextOptions, optional
        How texts became words.

    Raises
    ------
    ValueError
        If there are none.
    """
    if not n_tokens and text is not None and text.token_pattern is not None:
        case = ", which are in lower case when it is applied" if text.lowercase else ""
        msg = f"the token pattern {text.token_pattern!r} finds no words in these documents{case}"
        raise ValueError(msg)
    if not n_tokens:
        msg = "these documents contain no words; check how they were read"
        raise ValueError(msg)
    if not n_words:
        msg = f"no word occurs {min_frequency:,} times; choose a smaller minimum frequency"
        raise ValueError(msg)


def fit_model(  # noqa: PLR0913 - what to keep of a corpus, and how to fit it
    corpus: Corpus,
    *,
    min_frequency: int | None = None,
    max_words: int | None = None,
    together: Iterable[Collection[str]] | None = None,
    source: Source | None = None,
    regrow: bool = False,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    progress: Callable[[int, float], object] | None = None,
    checkpoint: CheckpointLike | None = None,
) -> Model:
    """Fit a tree and its document model to a corpus, and keep what is known of its documents.

    Parameters
    ----------
    corpus : Corpus
        The documents. Documents without words stay, as empty ones.
    min_frequency : int, optional
        Minimum frequency of words (default: `topicgrouper.corpus.default_min_frequency`).
    max_words : int, optional
        Keep at most this many words, the most frequent ones (default: all).
    together : iterable of collections of str, optional
        Groups of words of the corpus that must share a topic; see `topicgrouper.fit_tree`, and
        `topicgrouper.corpus.count_groups` for words as people write them.
    source : Source, optional
        How the corpus was read, to be stored in the model.
    regrow : bool, default=False
        Improve the tree after the fit; see `topicgrouper.regrow`.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors.
    memory_limit : int or str, optional
        Bytes, or a text such as ``"2GB"``, for the pairs of topics that are kept (default: half of
        the free memory).
    progress : callable, optional
        Called about ten times per second with the number of topics left and the share of the work
        done.
    checkpoint : Checkpoint or path-like, optional
        A file from which an interrupted fit can continue; see `topicgrouper.fit_tree`.

    Returns
    -------
    Model

    Raises
    ------
    ValueError
        If no words are left, or an argument is invalid.

    See Also
    --------
    fit_tree : Fit a tree to counts.
    topicgrouper.corpus.read_corpus, topicgrouper.corpus.count_texts : Make a corpus.
    topicgrouper.distributed.fit_model : Fit on a cluster.

    Examples
    --------
    >>> from topicgrouper import fit_model
    >>> from topicgrouper.corpus import count_texts
    >>> model = fit_model(count_texts(["the cat and the dog", "a cup of tea", "cat, dog, cat"]))
    >>> model.tree
    <TopicTree: 6 words, 10 occurrences, 3 documents>
    """
    if min_frequency is None:
        min_frequency = default_min_frequency(corpus.n_tokens)
    kept = corpus.filter(min_frequency=min_frequency, max_words=max_words)
    check_words(
        n_tokens=corpus.n_tokens,
        n_words=kept.n_words,
        min_frequency=min_frequency,
        text=None if source is None else source.options.text,
    )
    tree = fit_tree(
        kept.counts,
        kept.vocabulary,
        together=together,
        n_jobs=n_jobs,
        memory_limit=memory_limit,
        progress=progress,
        checkpoint=checkpoint,
    )
    if regrow:
        tree = regrow_tree(tree, n_jobs=n_jobs, memory_limit=memory_limit)
    names = None
    if kept.names is not None:
        shown = kept.display_words
        names = tuple(shown[column] for column in tree.columns.tolist())
    if source is not None:
        text = source.options.text.with_phrases(corpus.phrases)
        source = replace(
            source,
            options=replace(source.options, text=text),
            min_frequency=min_frequency,
            max_words=max_words,
        )
        source = source.settled(kept.vocabulary)
    return Model(
        tree,
        names=names,
        document_ids=kept.document_ids,
        labels=kept.labels,
        texts=kept.texts,
        source=source,
        document_model=possible_document_model(tree, n_jobs=n_jobs),
        document_columns=kept.document_columns,
    )


def possible_document_model(tree: TopicTree, *, n_jobs: int | None) -> DocumentModel | None:
    """Fit the document model if that is possible: the tree must not be lost if it is not.

    Parameters
    ----------
    tree : TopicTree
        The tree.
    n_jobs : int or None
        Number of threads: ``None`` means 1, ``-1`` all processors.

    Returns
    -------
    DocumentModel or None
        None if the tree has no counts, or a document is longer than the model allows.
    """
    if tree.counts is None or longest_document(tree.counts) > MAX_LENGTH:
        return None
    return fit_documents(tree, n_jobs=n_jobs)
