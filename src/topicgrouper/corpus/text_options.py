"""How texts become words."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Literal, Self

from topicgrouper.arrays.short_repr import shows_changes
from topicgrouper.corpus.phrases import phrase_words
from topicgrouper.corpus.segmentation import has_dictionary
from topicgrouper.corpus.stemming import known_stemmers
from topicgrouper.corpus.stop_words import ENGLISH
from topicgrouper.corpus.text import split_words

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

__all__ = ["DEFAULT_TEXT_OPTIONS", "TextOptions"]

_MAX_MIN_LENGTH = 2**30
_SEGMENTATIONS = ("auto", "dictionary", "pairs")


@shows_changes
@dataclass(frozen=True, kw_only=True)
class TextOptions:
    """How texts become words; the defaults suit any language.

    Parameters
    ----------
    lowercase : bool, default=True
        Convert texts to lower case.
    min_length : int, default=3
        Drop words with fewer letters (and numbers, if they count), before stemming.
    alphabetic : bool, default=True
        Keep only words of letters. Otherwise numbers and names such as ``max_size`` are words too.
    stemmer : str, optional
        Merge the inflected forms of a word: ``"porter"`` as in the paper, or a language that
        Snowball supports, such as ``"english"`` or ``"german"``.
    stop_words : "english" or collection of str, optional
        Words to drop, compared in lower case and before stemming: ``"english"`` for a small list
        of function words, or your own. They are split like texts, so ``"don't"`` drops *don* and
        *t*. The method does not need any: function words gather in topics of their own.
    segmentation : {"auto", "dictionary", "pairs"}, default="auto"
        What the words of scripts without blanks are (Chinese, Japanese, Thai, Lao, Khmer, Burmese):
        those of ICU's dictionaries, which ``pip install 'topicgrouper[scripts]'`` adds, or pairs of
        neighbouring characters. By default the dictionaries are used if they are installed.
    phrases : bool or sequence of str, default=False
        Count frequent phrases of two and three words, such as *new york*, as one word: True to find
        them in the documents, or those to count (`Corpus.phrases`), with a blank between words.
        Phrases occur at least 10 times, and their words much more often together than by chance:
        their normalised pointwise mutual information is at least 1/2.

    Raises
    ------
    ValueError
        If the stemmer is unknown, ``min_length`` is out of range, ``stop_words`` is one word or a
        phrase does not have two or three words.
    TypeError
        If an option has the wrong type.

    Examples
    --------
    >>> TextOptions(stemmer="porter", stop_words=["the", "and"]).stop_words
    ('and', 'the')
    """

    lowercase: bool = True
    min_length: int = 3
    alphabetic: bool = True
    stemmer: str | None = None
    stop_words: Literal["english"] | Collection[str] | None = None
    segmentation: Literal["auto", "dictionary", "pairs"] = "auto"
    phrases: bool | Sequence[str] = False

    def __post_init__(self) -> None:
        """Check the options; a collection of stop words becomes a sorted tuple."""
        for name in ("lowercase", "alphabetic"):
            if not isinstance(getattr(self, name), bool):
                raise TypeError(f"{name} must be True or False, got {getattr(self, name)!r}.")
        if isinstance(self.min_length, bool) or not isinstance(self.min_length, int):
            raise TypeError(f"min_length must be a whole number, got {self.min_length!r}.")
        if self.min_length < 1:
            raise ValueError(f"min_length must be at least 1, got {self.min_length}.")
        if self.min_length > _MAX_MIN_LENGTH:
            raise ValueError(
                f"min_length must be at most {_MAX_MIN_LENGTH}, got {self.min_length}."
            )
        if self.stemmer is not None and self.stemmer not in known_stemmers():
            known = ", ".join(known_stemmers())
            raise ValueError(f"Unknown stemmer {self.stemmer!r}; choose one of {known}.")
        if self.segmentation not in _SEGMENTATIONS:
            raise ValueError(
                f"segmentation must be one of {', '.join(_SEGMENTATIONS)}; got "
                f"{self.segmentation!r}."
            )
        object.__setattr__(self, "stop_words", _checked_stop_words(self.stop_words))
        object.__setattr__(self, "phrases", _checked_phrases(self.phrases))

    def resolved(self) -> Self:
        """Return the options with the segmentation that ``"auto"`` stands for here.

        Returns
        -------
        TextOptions
            Options that give the same words on every machine.
        """
        if self.segmentation != "auto":
            return self
        return replace(self, segmentation="dictionary" if has_dictionary() else "pairs")

    def stop_set(self) -> frozenset[str]:
        """Return the stop words.

        Returns
        -------
        frozenset of str
            In lower case, split as texts are.
        """
        if self.stop_words is None:
            return frozenset()
        if self.stop_words == "english":
            return ENGLISH
        segmentation: Literal["pairs"] | None = (
            "pairs" if self.resolved().segmentation == "pairs" else None
        )
        return frozenset(
            part
            for word in self.stop_words
            for part in split_words(word, alphabetic=False, min_length=1, segmentation=segmentation)
        )

    def with_phrases(self, phrases: Sequence[str]) -> Self:
        """Return the options for more documents, once the phrases are found.

        Parameters
        ----------
        phrases : sequence of str
            `Corpus.phrases` of the documents counted with these options.

        Returns
        -------
        TextOptions
            Options that look for these phrases only; unchanged if they look for none.
        """
        return replace(self, phrases=tuple(phrases)) if self.phrases else self

    def to_dict(self) -> dict[str, Any]:
        """Return the options as plain values for JSON.

        Returns
        -------
        dict of str to value
            The options by name.
        """
        values = asdict(self)
        if isinstance(self.stop_words, tuple):
            values["stop_words"] = list(self.stop_words)
        if isinstance(self.phrases, tuple):
            values["phrases"] = list(self.phrases)
        return values

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """Make options from the result of `to_dict`.

        Parameters
        ----------
        values : mapping of str to value
            The options by name.

        Returns
        -------
        TextOptions
            The options.

        Raises
        ------
        ValueError
            If this version does not know an option.
        """
        unknown = sorted(values.keys() - {field.name for field in fields(cls)})
        if unknown:
            raise ValueError(
                f"Unknown text options {unknown}; if a newer version of topicgrouper wrote them, "
                "upgrade topicgrouper."
            )
        return cls(**values)


def _checked_stop_words(
    words: str | Collection[str] | None,
) -> Literal["english"] | tuple[str, ...] | None:
    if words is None or words == "english":
        return words  # type: ignore[return-value] # mypy does not narrow by ==
    if isinstance(words, str):
        raise ValueError(
            f"stop_words must be 'english' or a collection of words, got {words!r}; pass [word]."
        )
    words = list(words)
    for word in words:
        if not isinstance(word, str):
            raise TypeError(f"stop_words must be strings, got {word!r}.")
    return tuple(sorted(set(words)))


def _checked_phrases(phrases: Any) -> bool | tuple[str, ...]:
    if isinstance(phrases, bool):
        return phrases
    if isinstance(phrases, str) or not isinstance(phrases, list | tuple):
        raise TypeError(f"phrases must be True, False or a list of phrases, got {phrases!r}.")
    for phrase in phrases:
        if not isinstance(phrase, str):
            raise TypeError(f"phrases must be strings, got {phrase!r}.")
        words = phrase_words(phrase)
        if len(words) not in (2, 3) or "" in words:
            raise ValueError(
                f"phrases must have two or three words with one blank between them, got {phrase!r}."
            )
    return tuple(sorted(set(phrases)))


DEFAULT_TEXT_OPTIONS = TextOptions()
"""The options that apply where none are given."""
