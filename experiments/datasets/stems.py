"""The words of the paper's text collections: Porter stems without English stop words.

Two things differ from the way texts are counted otherwise. An underscore parts words, as any other
punctuation does. And whether a word is long enough is decided on its stem: with three letters as
the least, "age" and "use" are lost, their stems being "ag" and "us".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from topicgrouper.corpus.counting import count_texts
from topicgrouper.corpus.text_options import TextOptions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from topicgrouper.corpus.corpus import Corpus

__all__ = ["StopWords", "count_stems"]

StopWords: TypeAlias = Literal["english"] | None
"""Which words to remove before stemming, if any."""


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

    Texts are lowered and parted into runs of letters and digits; stop words are removed; what is
    left is stemmed.

    Parameters
    ----------
    texts, ids, labels : sequence of str
        The documents.
    min_length : int, default=3
        Shorter stems are dropped.
    alphabetic : bool, default=True
        Whether a stem must consist of letters alone; otherwise it must begin with one.
    stop_words : StopWords, default="english"
        As in `TextOptions`. The paper removes English ones, by a list that it does not give.

    Returns
    -------
    Corpus
        With the commonest surface form of each stem as its name.
    """
    options = TextOptions(
        min_length=1, alphabetic=alphabetic, stemmer="porter", stop_words=stop_words
    )
    parted = [text.replace("_", " ") for text in texts]
    corpus = count_texts(parted, options, ids=ids, labels=labels)
    kept = [stem for stem in corpus.vocabulary if len(stem) >= min_length and stem[0].isalpha()]
    return corpus.filter(keep=kept)
