"""How texts become words."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, Any, Literal, Self

from topicgrouper.corpus.stemming import known_stemmers
from topicgrouper.corpus.stop_words import ENGLISH
from topicgrouper.corpus.text import split_words

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

__all__ = ["DEFAULT_TEXT_OPTIONS", "TextOptions"]

_LONGEST_WORD = 2**30


@dataclass(frozen=True, kw_only=True)
class TextOptions:
    """How texts become words; the defaults suit any language that parts words by blanks.

    Parameters
    ----------
    lowercase : bool
        Bring texts into lower case.
    min_length : int
        Drop words with fewer letters (and numbers, where these count), before stemming.
    alphabetic : bool
        Keep only words of letters. Otherwise numbers and names such as ``max_size`` are words too.
    stemmer : str or None
        Make one word of its inflected forms: ``"porter"`` as in the paper, or a language that
        Snowball knows, such as ``"english"`` or ``"german"``.
    stop_words : {"english"}, collection of str or None
        Words to leave out, compared in lower case and before stemming: ``"english"`` for a small
        list of function words, or words of your own. They are split like texts, so that ``"don't"``
        leaves out the *don* and the *t* that texts have for it. The method needs none: function
        words gather in topics of their own.

    Raises
    ------
    ValueError, TypeError
        If an option makes no sense.

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

    def __post_init__(self) -> None:
        """Check the options; words of one's own become a sorted tuple."""
        for name in ("lowercase", "alphabetic"):
            if not isinstance(getattr(self, name), bool):
                raise TypeError(f"{name} must be True or False, got {getattr(self, name)!r}.")
        if isinstance(self.min_length, bool) or not isinstance(self.min_length, int):
            raise TypeError(f"min_length must be a whole number, got {self.min_length!r}.")
        if self.min_length < 1:
            raise ValueError(f"min_length must be at least 1, got {self.min_length}.")
        if self.min_length > _LONGEST_WORD:
            raise ValueError(f"min_length must be at most {_LONGEST_WORD}, got {self.min_length}.")
        if self.stemmer is not None and self.stemmer not in known_stemmers():
            known = ", ".join(known_stemmers())
            raise ValueError(f"Unknown stemmer {self.stemmer!r}; choose one of {known}.")
        object.__setattr__(self, "stop_words", _checked_stop_words(self.stop_words))

    def stop_set(self) -> frozenset[str]:
        """Return the words to leave out, in lower case and as texts are split."""
        if self.stop_words is None:
            return frozenset()
        if self.stop_words == "english":
            return ENGLISH
        return frozenset(
            part
            for word in self.stop_words
            for part in split_words(word, alphabetic=False, min_length=1)
        )

    def to_dict(self) -> dict[str, Any]:
        """Return plain values that JSON can hold."""
        values = asdict(self)
        if isinstance(self.stop_words, tuple):
            values["stop_words"] = list(self.stop_words)
        return values

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Self:
        """Take what `to_dict` has given.

        Raises
        ------
        ValueError
            If there is an option that this version does not know.
        """
        unknown = sorted(values.keys() - {field.name for field in fields(cls)})
        if unknown:
            raise ValueError(
                f"Unknown text options {unknown}: written by a later version of topicgrouper? "
                "Upgrade it to read them."
            )
        return cls(**values)


def _checked_stop_words(
    words: str | Collection[str] | None,
) -> Literal["english"] | tuple[str, ...] | None:
    if words is None or words == "english":
        return words  # type: ignore[return-value] # mypy does not narrow by ==
    if isinstance(words, str):
        raise ValueError(f"stop_words must be 'english' or several words, got {words!r}.")
    words = list(words)
    for word in words:
        if not isinstance(word, str):
            raise TypeError(f"stop_words must be words, got {word!r}.")
    return tuple(sorted(set(words)))


DEFAULT_TEXT_OPTIONS = TextOptions()
