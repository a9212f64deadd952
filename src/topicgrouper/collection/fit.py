"""From a corpus to a model."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from topicgrouper.collection.model import Model
from topicgrouper.fitting import fit_tree

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.collection.source import Source
    from topicgrouper.corpus import Corpus
    from topicgrouper.fitting.checkpoint import CheckpointLike

__all__ = ["check_words", "default_min_frequency", "fit_model"]


def default_min_frequency(n_tokens: int) -> int:
    """Return the frequency below which words are left out unless something else is asked for.

    Half of all different words of a large collection occur once or twice. They say little about
    topics and cost most of the time, which grows with the square of the vocabulary; in a small
    collection there is nothing to spare.

    Parameters
    ----------
    n_tokens : int
        Word occurrences in the collection.

    Returns
    -------
    int
        5 for collections of 100,000 word occurrences and more, 2 from 1,000 on, 1 below.
    """
    if n_tokens >= 100_000:
        return 5
    return 2 if n_tokens >= 1_000 else 1


def check_words(*, n_tokens: int, n_words: int, min_frequency: int) -> None:
    """Refuse to fit nothing.

    Parameters
    ----------
    n_tokens : int
        Word occurrences before words were left out.
    n_words : int
        Different words that are left.
    min_frequency : int
        Why.
    """
    if not n_tokens:
        msg = "there is no word in these documents; check how they were read"
        raise ValueError(msg)
    if not n_words:
        msg = f"no word occurs {min_frequency:,} times; choose a smaller minimum frequency"
        raise ValueError(msg)


def fit_model(  # noqa: PLR0913 - what to keep of a corpus, and how to fit it
    corpus: Corpus,
    *,
    min_frequency: int | None = None,
    max_words: int | None = None,
    source: Source | None = None,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    progress: Callable[[int, float], object] | None = None,
    checkpoint: CheckpointLike | None = None,
) -> Model:
    """Fit the tree of topics to a corpus and keep what is known of its words and documents.

    Parameters
    ----------
    corpus : Corpus
        The documents. Those that hold no word, or lose all of theirs, stay as empty ones.
    min_frequency : int, optional
        Words that occur less often are left out; `default_min_frequency` if not given.
    max_words : int, optional
        Keep at most so many words, the most frequent ones.
    source : Source, optional
        How the corpus was read, to be kept with the model.
    n_jobs, memory_limit, progress, checkpoint
        As in `topicgrouper.fit_tree`.

    Raises
    ------
    ValueError
        If no word is left.
    """
    if min_frequency is None:
        min_frequency = default_min_frequency(corpus.n_tokens)
    kept = corpus.filter(min_frequency=min_frequency, max_words=max_words)
    check_words(n_tokens=corpus.n_tokens, n_words=kept.n_words, min_frequency=min_frequency)
    tree = fit_tree(
        kept.counts,
        kept.vocabulary,
        n_jobs=n_jobs,
        memory_limit=memory_limit,
        progress=progress,
        checkpoint=checkpoint,
    )
    names = None
    if kept.names is not None:
        shown = kept.display_words
        names = tuple(shown[column] for column in tree.columns.tolist())
    if source is not None:
        source = replace(source, min_frequency=min_frequency, max_words=max_words)
    return Model(
        tree,
        names=names,
        document_ids=kept.document_ids,
        labels=kept.labels,
        texts=kept.texts,
        source=source,
    )
