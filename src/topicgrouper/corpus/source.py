"""The import settings of a model, for reading other documents in the same way."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any

from topicgrouper.arrays.short_repr import shows_changes
from topicgrouper.corpus.readers.formats import FORMATS
from topicgrouper.corpus.readers.options import ReadOptions
from topicgrouper.corpus.segmentation import has_unspaced
from topicgrouper.corpus.text_options import TextOptions

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["Source"]

# Settings of one run or machine, which do not apply to other files. Columns are in the model.
_NOT_KEPT = {"columns", "vocabulary", "drop_duplicates", "keep_texts", "n_jobs"}


@shows_changes
@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Where the documents of a model come from and how they were read.

    Parameters
    ----------
    name : str, optional
        Name of the file or folder, without its path.
    format : str, optional
        Name of the format, one of `topicgrouper.corpus.FORMATS`.
    options : ReadOptions, optional
        How it was read, without the path of a vocabulary, the number of threads and which columns
        and texts were kept. Its text options are resolved: other machines read texts in the same
        way. For the segmentation, see `settled`.
    n_empty : int, default=0
        Number of documents without any words.
    n_skipped : int, default=0
        Number of malformed documents, which were skipped.
    min_frequency : int, default=1
        Minimum frequency of words, as in `topicgrouper.corpus.Corpus.filter`.
    max_words : int, optional
        Maximum number of words, as in `topicgrouper.corpus.Corpus.filter`.

    See Also
    --------
    topicgrouper.fit_model : Takes a source.

    Examples
    --------
    >>> from topicgrouper import fit_model
    >>> from topicgrouper.corpus import Source
    >>> from topicgrouper.corpus import ReadOptions, TextOptions, count_texts
    >>> options = TextOptions(stemmer="porter")
    >>> source = Source(name="pets.txt", format="lines", options=ReadOptions(text=options))
    >>> model = fit_model(count_texts(["cats and dogs", "dogs, a cat"], options), source=source)
    >>> model.source.name, model.source.options.text.stemmer
    ('pets.txt', 'porter')
    """

    name: str | None = None
    format: str | None = None
    options: ReadOptions = ReadOptions()  # noqa: RUF009 - frozen
    n_empty: int = 0
    n_skipped: int = 0
    min_frequency: int = 1
    max_words: int | None = None

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
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        kept = sorted(self.options.chosen() - _NOT_KEPT - {"text"})
        options = {name: getattr(self.options, name) for name in kept}
        if isinstance(options.get("basket"), tuple):
            options["basket"] = list(options["basket"])
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
            options = dict(values["options"])
            text = TextOptions.from_dict(options.pop("text"))
            if isinstance(options.get("basket"), list):
                options["basket"] = tuple(options["basket"])
            if _NOT_KEPT & options.keys():
                raise ValueError(sorted(options))
            _check_kinds(values, options)
            return cls(**{**values, "options": ReadOptions(**options, text=text)})
        except (TypeError, KeyError, AttributeError) as error:
            msg = f"cannot read its import settings ({error}); upgrade topicgrouper"
            raise ValueError(msg) from error


def _check_kinds(values: dict[str, Any], options: dict[str, Any]) -> None:
    """Check that values have the types that `Source.to_dict` returns."""
    numbers = [values.get(name, 0) for name in ("n_empty", "n_skipped", "min_frequency")]
    numbers += [] if values.get("max_words") is None else [values["max_words"]]
    baskets = options.get("basket")
    texts = [values.get("name"), values.get("format")]
    texts += [value for name, value in options.items() if name not in ("basket", "quoted")]
    texts += baskets if isinstance(baskets, tuple) else [baskets]
    if any(type(number) is not int or not 0 <= number < 2**63 for number in numbers):
        msg = "its numbers must be whole numbers of at least 0"
        raise TypeError(msg)
    if type(options.get("quoted", False)) is not bool:
        msg = "its switches must be true or false"
        raise TypeError(msg)
    if any(text is not None and type(text) is not str for text in texts):
        msg = "its names must be strings"
        raise TypeError(msg)
