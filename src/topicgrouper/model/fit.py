"""Fitting of models to corpora."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from topicgrouper.corpus.word_filter import check_words, default_min_frequency
from topicgrouper.fitting import fit_tree
from topicgrouper.fitting.regrow import regrow as regrow_tree
from topicgrouper.model.model import Model
from topicgrouper.prediction.fit import possible_document_model

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from topicgrouper.arrays.progress import Progress
    from topicgrouper.corpus import Corpus
    from topicgrouper.corpus.source import Source
    from topicgrouper.fitting.checkpoint import CheckpointLike

__all__ = ["fit_model"]


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
    progress: Progress | None = None,
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
        Called about ten times per second with the share of the work done, from 0 to 1, and a text
        such as ``"Joining topics, 312 left"``.
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
    topicgrouper.model.fit_on_cluster : Fit on a cluster.

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
        display_words=names,
        document_ids=kept.document_ids,
        labels=kept.labels,
        texts=kept.texts,
        source=source,
        document_model=possible_document_model(tree, n_jobs=n_jobs),
        document_columns=kept.document_columns,
    )
