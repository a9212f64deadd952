"""A training and a test part of a corpus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Unpack

if TYPE_CHECKING:
    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.word_filter import WordConditions

__all__ = ["Split"]


@dataclass(frozen=True)
class Split:
    """Two parts of a corpus with the same vocabulary.

    Parameters
    ----------
    train, test : Corpus
        The documents to learn from, and those held out.

    Raises
    ------
    ValueError
        If the vocabularies differ.

    See Also
    --------
    Corpus.split : Hold out documents at random.
    Corpus.split_tokens : Split the tokens of each document.

    Examples
    --------
    >>> from topicgrouper.corpus import Corpus
    >>> corpus = Corpus([[1, 1], [2, 0], [1, 3], [0, 1]], ["cat", "dog"])
    >>> corpus.split(0.25).train
    <Corpus: 3 documents, 2 words, 8 tokens>
    """

    train: Corpus
    test: Corpus

    def __post_init__(self) -> None:
        """Check that the parts belong together."""
        if self.train.vocabulary != self.test.vocabulary:
            raise ValueError(
                "The parts of a split have different vocabularies; use with_words_of on one."
            )

    def filter(
        self,
        *,
        measured_on: Literal["train", "all"] = "train",
        **conditions: Unpack[WordConditions],
    ) -> Split:
        """Keep the same words in both parts.

        Parameters
        ----------
        measured_on : {"train", "all"}, default="train"
            The frequencies that count: those of the training part, as if the other were unseen, or
            those of both parts together.
        **conditions : int or collection of str
            ``min_frequency``, ``min_document_frequency``, ``max_words``, ``keep`` and ``remove``,
            as in `Corpus.filter`.

        Returns
        -------
        Split
            Both parts with the words kept.

        Raises
        ------
        ValueError
            If ``measured_on`` is unknown or a number is too small.
        TypeError
            If ``keep`` or ``remove`` is a single string.
        """
        if measured_on not in ("train", "all"):
            raise ValueError(f"measured_on must be 'train' or 'all', got {measured_on!r}.")
        measured = [self.train] if measured_on == "train" else [self.train, self.test]
        return Split(
            self.train.filter(measured_on=measured, **conditions),
            self.test.filter(measured_on=measured, **conditions),
        )
