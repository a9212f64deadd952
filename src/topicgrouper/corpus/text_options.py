"""How texts become words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Literal, Self

import numpy as np

from topicgrouper._compiled import MARK
from topicgrouper.common.checks import check_kind, whole_number
from topicgrouper.common.short_repr import repr_of_changes
from topicgrouper.corpus.characters import character_kind
from topicgrouper.corpus.file_pattern import FilePattern
from topicgrouper.corpus.languages import (
    ENGLISH,
    find_language,
    find_stemmer,
    lower_case,
    stemmer_of,
    stop_words_of,
)
from topicgrouper.corpus.words import (
    MissingTokenizer,
    check_pattern,
    has_dictionary,
    has_unspaced,
    split_words,
    tokenizer_name,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

_MAX_MIN_LENGTH = 2**30
_SEGMENTATIONS = ("auto", "dictionary", "pairs")


@repr_of_changes
@dataclass(frozen=True, kw_only=True)
class TextOptions:
    """The options that turn texts into words; the defaults suit any language.

    Parameters
    ----------
    lowercase : bool, default=True
        Convert texts to lower case.
    min_length : int, default=3
        Drop words with fewer letters (and numbers, if they count), before stemming. Vowel signs of
        Indic scripts count, and Hangul syllables count twice.
    alphabetic : bool, default=True
        Keep only words of letters. Otherwise numbers and names such as ``max_size`` are words too.
    stemmer : str or None, default="auto"
        Merge the inflected forms of a word: ``"porter"`` as in the paper, or a language that
        Snowball supports, such as ``"english"`` or ``"german"``. By default words are stemmed if
        `language` is set and has a stemmer; ``None`` disables stemming.
    stop_words : str or collection of str, optional
        Words to drop, compared in lower case and before stemming: those of a language, such as
        ``"english"`` for a small list of function words, or your own. They are split like texts, so
        ``"don't"`` drops *don* and *t*; in scripts without spaces, only entries of one word count.
        Usually none are needed: function words gather in topics of no document.
    language : str, optional
        The language of the texts, by its English name or ISO 639-1 code: ``"german"`` or ``"de"``.
        It selects the stemmer and the rules of lower case. Without it, words are not stemmed, and
        the rules of lower case suit all languages except Turkish and Azerbaijani.
    token_pattern : str, optional
        A Python regular expression that finds whole words in the text, after conversion to lower
        case, as in scikit-learn's ``CountVectorizer``. If it has a group, the group is the word.
        `min_length`, `alphabetic`, `segmentation`, `hashtags` and `emoji` do not apply.
    tokenizer : callable, optional
        A function from a text to its words, such as one that returns lemmas. It gets the original
        text; its words are then converted to lower case, unless `lowercase` is False. The same
        options do not apply.
    hashtags : bool, default=False
        Count ``#topic`` and ``@name`` as words, including the sign, of any length. They are not
        stemmed.
    emoji : bool, default=False
        Count emoji as words. A sequence, such as a flag or a family, is one word.
    segmentation : {"auto", "dictionary", "pairs"}, default="auto"
        The words of scripts without spaces between words (Chinese, Japanese, Thai, Lao, Khmer,
        Burmese): those of ICU's dictionaries (``pip install 'topicgrouper[scripts]'``), or pairs of
        neighbouring characters. By default the dictionaries are used if they are installed.
    phrases : bool or sequence of str, default=False
        Count frequent phrases of two and three words, such as *new york*, as one word: True to find
        them in the documents, or a list of phrases (``phrases`` of a `Corpus`), with a space
        between words. Phrases occur at least 10 times, and their words together much more often
        than by chance: their normalised pointwise mutual information is at least 1/2.

    Raises
    ------
    ValueError
        If the language or the stemmer is unknown, ``min_length`` is out of range, ``stop_words`` is
        one word, a phrase does not have two or three words, the token pattern cannot find words, or
        options exclude each other.
    TypeError
        If an option has the wrong type.

    See Also
    --------
    ReadOptions : How files are read.
    count_texts : Count the words of texts.

    Examples
    --------
    >>> from topicgrouper.corpus import TextOptions
    >>> TextOptions(stemmer="porter", stop_words=["the", "and"]).stop_words
    ('and', 'the')
    >>> TextOptions(language="de").resolved().stemmer
    'german'
    """

    lowercase: bool = True
    min_length: int = 3
    alphabetic: bool = True
    stemmer: str | None = "auto"
    stop_words: str | Collection[str] | None = None
    segmentation: Literal["auto", "dictionary", "pairs"] = "auto"
    phrases: bool | Sequence[str] = False
    language: str | None = None
    token_pattern: str | None = None
    tokenizer: Callable[[str], Iterable[str]] | None = None
    hashtags: bool = False
    emoji: bool = False

    def __post_init__(self) -> None:
        """Check the options; languages get their names, and stop words become a sorted tuple."""
        for name in ("lowercase", "alphabetic", "hashtags", "emoji"):
            value = getattr(self, name)
            check_kind(name, value, bool | np.bool_, "True or False")
            object.__setattr__(self, name, bool(value))  # searches pass scalars of NumPy
        limits: Any = {"minimum": 1, "maximum": _MAX_MIN_LENGTH, "such": 3}
        object.__setattr__(
            self, "min_length", whole_number("min_length", self.min_length, **limits)
        )
        if self.segmentation not in _SEGMENTATIONS:
            raise ValueError(
                f"segmentation must be one of {', '.join(_SEGMENTATIONS)}; got "
                f"{self.segmentation!r}."
            )
        if self.language is not None:
            object.__setattr__(self, "language", find_language(_text("language", self)))
        if self.stemmer not in (None, "auto"):
            object.__setattr__(self, "stemmer", find_stemmer(_text("stemmer", self)))
        object.__setattr__(self, "stop_words", _checked_stop_words(self.stop_words))
        object.__setattr__(self, "phrases", _checked_phrases(self.phrases))
        if self.token_pattern is not None:
            check_pattern(_text("token_pattern", self))
        if self.tokenizer is not None and not callable(self.tokenizer):
            raise TypeError(f"tokenizer must be a function, got {self.tokenizer!r}.")
        if self.has_tokens:
            _check_tokens(self)

    @property
    def has_tokens(self) -> bool:
        """Whether words are found by the token pattern or the tokenizer (bool)."""
        return self.token_pattern is not None or self.tokenizer is not None

    def resolved(self) -> Self:
        """Return the options without dependence on installed packages.

        Returns
        -------
        TextOptions
            Options that give the same words on every machine: ``"auto"`` is replaced by the stemmer
            and the segmentation used here, and a language's stop words by the words themselves.
        """
        stemmer, segmentation, stop_words = self.stemmer, self.segmentation, self.stop_words
        if stemmer == "auto":
            stemmer = None if self.language is None else stemmer_of(self.language)
        if segmentation == "auto" and not self.has_tokens:
            segmentation = "dictionary" if has_dictionary() else "pairs"
        if isinstance(stop_words, str) and stop_words != "english":
            stop_words = stop_words_of(stop_words)
        return replace(self, stemmer=stemmer, segmentation=segmentation, stop_words=stop_words)

    def split(self, text: str) -> list[str]:
        """Split a text into words, to see which words are counted.

        Runs of letters, numbers and underscores are never cut: ``utf8`` and ``max_size`` are one
        run each, and not words if words must consist of letters. Combining marks belong to their
        character. Soft hyphens do not divide words. Words are normalised to Unicode's NFC.

        Parameters
        ----------
        text : str
            The text.

        Returns
        -------
        list of str
            The words in the order of the text, before stop words are dropped, before stemming, and
            without phrases.

        Examples
        --------
        >>> from topicgrouper.corpus import TextOptions
        >>> TextOptions().split("Don't split max_size: Ärger, naïve, UTF8!")
        ['don', 'split', 'ärger', 'naïve']
        >>> TextOptions(segmentation="pairs").split("自然语言 and tea")
        ['自然', '然语', '语言', 'and', 'tea']
        """
        return split_words(text, replace(self, stop_words=None).resolved())

    def stop_set(self) -> frozenset[str]:
        """Return the stop words.

        Returns
        -------
        frozenset of str
            In lower case, split as texts are; whole with a token pattern or a tokenizer. In scripts
            without spaces, only entries of one word, since the parts of others are words
            themselves.
        """
        if self.stop_words is None:
            return frozenset()
        if self.stop_words == "english":
            return ENGLISH
        options = self.resolved()
        if self.has_tokens:
            return frozenset(lower_case(word, self.language) for word in options.stop_words or ())
        whole = replace(options, lowercase=True, alphabetic=False, min_length=1, stop_words=None)
        found: set[str] = set()
        for word in options.stop_words or ():
            parts = split_words(word, whole)
            # The Thai list has entries that begin with a mark: they are ends of words.
            is_whole = len(parts) == 1 and character_kind(word[0]) != MARK
            if is_whole or not has_unspaced(word):
                found.update(parts)
        return frozenset(found)

    def with_phrases(self, phrases: Sequence[str]) -> Self:
        """Return the options for more documents, once the phrases are found.

        Parameters
        ----------
        phrases : sequence of str
            ``phrases`` of the `Corpus` that was counted with these options.

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
            The options by name. Only the name of a tokenizer can be kept.
        """
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        for name in ("stop_words", "phrases"):
            if isinstance(values[name], tuple):
                values[name] = list(values[name])
        if self.tokenizer is not None:
            values["tokenizer"] = tokenizer_name(self.tokenizer)
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
            The options. A tokenizer is replaced by a function that raises an error with its name.
            A token pattern is matched in a child process with a time limit, as the file may come
            from anyone.

        Raises
        ------
        ValueError
            If an option is unknown to this version.
        """
        unknown = sorted(values.keys() - {field.name for field in fields(cls)})
        if unknown:
            raise ValueError(
                f"Unknown text options {unknown}; if a newer version of topicgrouper wrote them, "
                "upgrade topicgrouper."
            )
        values = dict(values)
        if isinstance(values.get("tokenizer"), str):
            values["tokenizer"] = MissingTokenizer(values["tokenizer"])
        if isinstance(values.get("token_pattern"), str):
            values["token_pattern"] = FilePattern(values["token_pattern"])
        return cls(**values)


def _text(name: str, options: TextOptions) -> str:
    value: str = getattr(options, name)
    check_kind(name, value, str, "a string")
    return value


def _check_tokens(options: TextOptions) -> None:
    """Refuse options that have no effect on words that were found by other rules."""
    if options.token_pattern is not None and options.tokenizer is not None:
        raise ValueError("token_pattern and tokenizer cannot be combined; omit one.")
    rule = "tokenizer" if options.token_pattern is None else "token_pattern"
    for name in ("alphabetic", "min_length", "segmentation", "hashtags", "emoji"):
        if getattr(options, name) != TextOptions.__dataclass_fields__[name].default:
            raise ValueError(
                f"{name} cannot be combined with {rule}, which finds whole words; omit it."
            )
    if options.phrases:
        raise ValueError("phrases cannot be combined with token_pattern or tokenizer; omit one.")


def _checked_stop_words(words: str | Collection[str] | None) -> str | tuple[str, ...] | None:
    if words is None:
        return None
    if isinstance(words, str):
        try:
            language = find_language(words)
        except ValueError as error:
            raise ValueError(
                "stop_words must be a language, such as 'english', or a collection of words, got "
                f"{words!r} ({error}); for a single word, pass [word]."
            ) from None
        stop_words_of(language)  # raises an error if there is no list
        return language
    check_kind("stop_words", words, Iterable, "a language, such as 'english', or a list of words")
    return _sorted_texts("stop_words", words)


def _checked_phrases(phrases: Any) -> bool | tuple[str, ...]:
    if isinstance(phrases, bool | np.bool_):
        return bool(phrases)
    if not isinstance(phrases, list | tuple):
        raise TypeError(f"phrases must be True, False or a list of phrases, got {phrases!r}.")
    texts = _sorted_texts("phrases", phrases)
    for phrase in texts:
        words = phrase.split(" ")
        if len(words) not in (2, 3) or "" in words:
            raise ValueError(
                f"phrases must be two or three words separated by single spaces, got {phrase!r}."
            )
    return texts


def _sorted_texts(name: str, texts: Collection[str]) -> tuple[str, ...]:
    texts = list(texts)
    for text in texts:
        if not isinstance(text, str):
            raise TypeError(f"{name} must be strings, got {text!r}.")
    return tuple(sorted(set(texts)))


DEFAULT_TEXT_OPTIONS = TextOptions()  # those that apply where none are given
