"""The words of the paper's text collections: Porter stems without English stop words.

Two things differ from how texts are counted otherwise. An underscore separates words, as other
punctuation does. And the minimum length applies to the stem: with at least three letters, "age" and
"use" are lost, because their stems are "ag" and "us".
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
