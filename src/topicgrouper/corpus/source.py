"""The source of documents: what was read, how, and with which findings."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

from topicgrouper.common.short_repr import repr_of_changes
from topicgrouper.corpus.readers.formats import FORMATS
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.corpus.readers.report import ReadReport
from topicgrouper.corpus.suitability import default_min_frequency, why_unfit
from topicgrouper.corpus.text_options import TextOptions
from topicgrouper.corpus.words import has_unspaced

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from topicgrouper.corpus.corpus import Corpus

# Settings of one run or machine, which do not apply to other files. Columns are in the model.
_NOT_KEPT = {"columns", "vocabulary", "keep_texts", "n_jobs", "trusted"}

_PHRASES_SHOWN = 5


@repr_of_changes
@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """The source of a model's documents: where they come from and how they were read.

    Parameters
    ----------
    name : str, optional
        Name of the file or folder, without its path.
    format : str, optional
        Name of the format, one of `topicgrouper.corpus.FORMATS`.
    options : ReadOptions, optional
        How it was read, without the path of a vocabulary, the number of threads, and the choice of
        columns and texts to keep. Its text options are resolved, so other machines read texts in
        the same way. For the segmentation, see `settled`.
    n_empty : int, default=0
        Number of documents without any words.
    n_skipped : int, default=0
        Number of malformed documents that were skipped.
    min_frequency : int, default=1
        Minimum frequency of words, as in `topicgrouper.corpus.Corpus.filter`.
    max_words : int, optional
        Maximum number of words, as in `topicgrouper.corpus.Corpus.filter`.
    report : ReadReport, optional
        The findings while reading. Model files do not keep it.

    See Also
    --------
    Reading : Documents with their source.
    topicgrouper.Model.fit : Fit a model, which knows its source.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> from topicgrouper.corpus import ReadOptions, TextOptions
    >>> options = ReadOptions(text=TextOptions(stemmer="porter"))
    >>> model = Model.fit(["cats and dogs", "dogs, a cat"], options=options)
    >>> model.source.options.text.stemmer, model.source.report.n_documents
    ('porter', 2)
    """

    name: str | None = None
    format: str | None = None
    options: ReadOptions = ReadOptions()  # noqa: RUF009 - frozen
    n_empty: int = 0
    n_skipped: int = 0
    min_frequency: int = 1
    max_words: int | None = None
    report: ReadReport | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Resolve the text options but the segmentation, if there are texts."""
        if self._is_of_texts:
            text = self.options.text
            text = replace(text.resolved(), segmentation=text.segmentation)
            object.__setattr__(self, "options", replace(self.options, text=text))

    def settled(self, words: Iterable[str]) -> Source:
        """Return the source with the segmentation that was used, if that makes a difference.

        A model of English needs no dictionary on any machine; a model of Chinese that was fitted
        with one always does.

        Parameters
        ----------
        words : iterable of str
            The words of the model.

        Returns
        -------
        Source
        """
        if not self._is_of_texts or not has_unspaced("\n".join(words)):
            return self
        return replace(self, options=replace(self.options, text=self.options.text.resolved()))

    @property
    def _is_of_texts(self) -> bool:
        format_ = FORMATS.get(self.format or "")
        return not self.is_of_baskets and (format_ is None or "text" in format_.options)

    @property
    def is_of_baskets(self) -> bool:
        """Whether the documents are baskets and the words are items."""
        return self.options.is_for_baskets or self.format in ("baskets", "baskets-wide")

    def to_dict(self) -> dict[str, Any]:
        """Return plain values for JSON, without options at their defaults."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        del values["report"]
        kept = sorted(self.options.chosen() - _NOT_KEPT - {"text"})
        options = {name: _changed(getattr(self.options, name), tuple, list) for name in kept}
        return {**values, "options": {**options, "text": self.options.text.to_dict()}}

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Source:
        """Return the source with the values of `to_dict`.

        Parameters
        ----------
        values : dict
            The values.

        Returns
        -------
        Source

        Raises
        ------
        ValueError
            If the values are invalid, or were written by a newer version.
        """
        try:
            options = {name: _changed(one, list, tuple) for name, one in values["options"].items()}
            text = TextOptions.from_dict(options.pop("text"))
            if _NOT_KEPT & options.keys() or "report" in values:
                raise ValueError(sorted(options))
            _check_kinds(values)
            return cls(**{**values, "options": ReadOptions(**options, text=text)})
        except (TypeError, KeyError, AttributeError) as error:
            raise ValueError(
                f"cannot read the import settings ({error}); upgrade topicgrouper"
            ) from error


def _changed(value: Any, old: type[Any], new: type[Any]) -> Any:
    """Return a list for JSON, or the tuple that it was."""
    return new(value) if isinstance(value, old) else value


@dataclass(frozen=True, slots=True)
class Reading:
    r"""A corpus that was read, with what was found in it.

    Attributes
    ----------
    corpus : Corpus
        The documents, with their source.

    See Also
    --------
    read_corpus, read_frame : Return a reading.
    topicgrouper.Model.fit : Fit a model to it.

    Examples
    --------
    >>> from pathlib import Path
    >>> from topicgrouper.corpus import read_corpus
    >>> _ = Path("pets.txt").write_text("cats and dogs\n\ndogs and mice\n")
    >>> reading = read_corpus("pets.txt")
    >>> reading.corpus.document_ids, reading.source.format
    (('1', '2', '3'), 'lines')
    >>> print(*reading.sentences())
    1 of 3 documents has no words; it is kept as an empty document.
    """

    corpus: Corpus

    @property
    def source(self) -> Source:
        """Where the documents come from and how they were read (Source)."""
        return self.corpus.source or Source()

    @property
    def report(self) -> ReadReport:
        """The skipped parts, and the reasons (ReadReport)."""
        return self.source.report or ReadReport(self.corpus.n_documents, 0, 0)

    def sentences(self) -> tuple[str, ...]:
        """Summarise the findings in sentences.

        Returns
        -------
        tuple of str
            One sentence per finding: those of the report, and one about phrases if they were
            counted.
        """
        return (*self.report.sentences(), *self._phrases_found())

    def why_unfit(self) -> str | None:
        """Return the reason if no topics can be found in the documents.

        Returns
        -------
        str or None
            The reason and what to do, or None. Topics need words, and documents that differ.
        """
        if self.corpus.n_tokens:
            return why_unfit(self.corpus)
        options = self.source.options
        advice = "what is read (text column, format) and what counts as a word (length, numbers)"
        if options.text.token_pattern is not None:
            advice = "the token pattern, which sees lower-case text unless case is kept"
        elif self.source.is_of_baskets:
            advice = "the columns of items and quantities"
        return f"The documents contain no words; check {advice}."

    def keep_words(
        self, *, min_frequency: int | None = None, max_words: int | None = None
    ) -> Reading:
        """Return the reading without rare words.

        Parameters
        ----------
        min_frequency, max_words : int, optional
            As for `topicgrouper.Model.fit`.

        Returns
        -------
        Reading

        Raises
        ------
        ValueError
            If no words are left.
        """
        return Reading(keep_words(self.corpus, min_frequency=min_frequency, max_words=max_words))

    def find_groups(
        self,
        groups: Iterable[Collection[str]],
        *,
        min_frequency: int | None = None,
        max_words: int | None = None,
    ) -> tuple[list[list[str]], tuple[str, ...]]:
        """Find the words of groups among the counted words.

        A word may be given as a display name, a counted word (a stem, the code of an item), or any
        form that the text options turn into one: ``Cars`` finds the stem ``car``.

        Parameters
        ----------
        groups : iterable of collections of str
            The groups, for instance those of `read_groups`.
        min_frequency, max_words : int, optional
            Which words are kept, as in `topicgrouper.Model.fit`.

        Returns
        -------
        tuple of (list of list of str, tuple of str)
            The groups, for ``together`` of `topicgrouper.Model.fit`, and sentences about the words
            found and ignored.

        Raises
        ------
        ValueError
            If no group has at least two of the words kept.
        """
        if min_frequency is None:
            min_frequency = default_min_frequency(self.corpus.n_tokens)
        kept = self.corpus.filter(min_frequency=min_frequency, max_words=max_words)
        from topicgrouper.corpus.word_groups import count_groups  # noqa: PLC0415 - counts texts

        found = count_groups(
            groups,
            kept.vocabulary,
            names=None if kept.names is None else kept.display_words,
            options=None if self.source.is_of_baskets else self.source.options.text,
        )
        sentences = found.sentences("item" if self.source.is_of_baskets else "word")
        if kept.n_words and not found.groups:
            raise ValueError(sentences[0])
        return [[kept.vocabulary[place] for place in group] for group in found.groups], sentences

    def _phrases_found(self) -> tuple[str, ...]:
        phrases = self.corpus.phrases
        if not self.source.options.text.phrases:
            return ()
        if not phrases:
            return ("Found no phrases: no neighbouring words occur together often enough.",)
        examples = ", ".join(_distinctive_phrases(self.corpus)[:_PHRASES_SHOWN])
        such = f"phrases, such as {examples}" if len(phrases) > 1 else f"phrase: {examples}"
        return (f"Found {len(phrases):,} {such}.",)


def _distinctive_phrases(corpus: Corpus) -> list[str]:
    """Return phrases, first those that are frequent and whose words seldom occur alone.

    The most frequent ones would be pairs of function words, such as *have been*.
    """
    counts: dict[str, int]
    counts = dict(zip(corpus.vocabulary, corpus.frequencies.tolist(), strict=True))
    names = dict(zip(corpus.vocabulary, corpus.display_words, strict=True))

    def weight(phrase: str) -> float:
        alone = max(counts.get(word, 0) for word in phrase.split(" "))
        return math.log(counts[phrase]) * counts[phrase] / (counts[phrase] + alone)

    found = [phrase for phrase in corpus.phrases if phrase in counts]
    return [names[phrase] for phrase in sorted(found, key=lambda phrase: (-weight(phrase), phrase))]


def _check_kinds(values: dict[str, Any]) -> None:
    """Check that values have the types that `Source.to_dict` returns, besides the options."""
    numbers = [values.get(name, 0) for name in ("n_empty", "n_skipped", "min_frequency")]
    numbers += [] if values.get("max_words") is None else [values["max_words"]]
    texts = [values.get("name"), values.get("format")]
    if any(type(number) is not int or not 0 <= number < 2**63 for number in numbers):
        raise TypeError("numbers must be whole numbers, at least 0")
    if any(text is not None and type(text) is not str for text in texts):
        raise TypeError("names must be strings")


def keep_words(corpus: Corpus, *, min_frequency: int | None, max_words: int | None) -> Corpus:
    """Return a corpus without rare words, and with what that settled in its source."""
    source = corpus.source
    if min_frequency is None:
        min_frequency = default_min_frequency(corpus.n_tokens)
    kept = corpus.filter(min_frequency=min_frequency, max_words=max_words)
    text = None if source is None else source.options.text
    if not corpus.n_tokens and text is not None and text.token_pattern is not None:
        case = ", which were converted to lower case" if text.lowercase else ""
        raise ValueError(
            f"the token pattern {text.token_pattern!r} finds no words in these documents{case}"
        )
    if not corpus.n_tokens:
        raise ValueError("these documents contain no words; check how they were read")
    if not kept.n_words:
        raise ValueError(
            f"no word occurs {min_frequency:,} times; choose a smaller minimum frequency"
        )
    if source is None:
        return kept
    phrased = source.options.text.with_phrases(corpus.phrases)
    options = replace(source.options, text=phrased)
    source = replace(source, options=options, min_frequency=min_frequency, max_words=max_words)
    return kept.with_source(source.settled(kept.vocabulary))
