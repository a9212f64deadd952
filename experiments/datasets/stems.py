"""The words of the paper's text collections: Porter stems without English stop words.

Two things differ from how texts are counted otherwise. An underscore separates words, as other
punctuation does. And the minimum length applies to the stem: with at least three letters, "age" and
"use" are lost, because their stems are "ag" and "us".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from scipy.sparse import csr_array

from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.languages import stem_words
from topicgrouper.corpus.readers.read import count_texts
from topicgrouper.corpus.text_options import TextOptions

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["StopWords", "count_stems", "merge_stems"]

StopWords: TypeAlias = Literal["english"] | None
"""The stop words to remove before stemming, if any."""


def count_stems(
    texts: Sequence[str],
    *,
    ids: Sequence[str],
    labels: Sequence[str] | None = None,
    min_length: int = 3,
    alphabetic: bool = True,
    stop_words: StopWords = "english",
) -> Corpus:
    """Count stems as the paper does.

    Texts are converted to lower case and split into runs of letters and digits; stop words are
    removed; the rest is stemmed.

    Parameters
    ----------
    texts, ids, labels : sequence of str
        The documents, their ids and optionally their labels.
    min_length : int, default=3
        Shorter stems are dropped.
    alphabetic : bool, default=True
        Whether a stem must consist of letters only; otherwise it must start with one.
    stop_words : StopWords, default="english"
        As in `TextOptions`. The paper removes English ones, with a list that it does not show.

    Returns
    -------
    Corpus
        The most common form of each stem is its name.
    """
    options = TextOptions(
        min_length=1, alphabetic=alphabetic, stemmer="porter", stop_words=stop_words
    )
    separated = [text.replace("_", " ") for text in texts]
    corpus = count_texts(separated, options, ids=ids, labels=labels)
    kept = [stem for stem in corpus.vocabulary if len(stem) >= min_length and stem[0].isalpha()]
    return corpus.filter(keep=kept)


def merge_stems(corpus: Corpus) -> Corpus:
    """Add up the columns of words with the same Porter stem.

    Parameters
    ----------
    corpus : Corpus
        Documents that were counted without stemming.

    Returns
    -------
    Corpus
        The same documents; the vocabulary has the stems in alphabetical order.
    """
    stems = stem_words(corpus.vocabulary, "porter")
    vocabulary = sorted(set(stems))
    columns = {stem: column for column, stem in enumerate(vocabulary)}
    merge = csr_array(
        ([1] * len(stems), (range(len(stems)), [columns[stem] for stem in stems])),
        shape=(len(stems), len(vocabulary)),
    )
    return Corpus(
        corpus.counts @ merge,
        vocabulary,
        document_ids=corpus.document_ids,
        labels=corpus.labels,
        texts=corpus.texts,
    )
