"""The word that a form in a text was counted as: "Running" may be counted as "run"."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.collection.model import Model

__all__ = ["FormWords"]


class FormWords:
    """The words of forms, by the text options of a model.

    Forms are remembered: texts share most of them, and stemming is slow.

    Parameters
    ----------
    model : Model
        The model.
    """

    def __init__(self, model: Model) -> None:
        from topicgrouper.corpus import TextOptions  # noqa: PLC0415 - counting is a heavy import

        self._options = TextOptions() if model.source is None else model.source.options.text
        self._tree = model.tree
        self._known: dict[str, int] = {}

    def of(self, forms: Iterable[str]) -> dict[str, int]:
        """Return the word of each form, or -1 for a form that was not counted.

        Parameters
        ----------
        forms : iterable of str
            Forms, as they stand in a text.

        Returns
        -------
        dict of str to int
        """
        wanted = set(forms)
        new = sorted(wanted.difference(self._known))
        if new:
            self._known.update(zip(new, self._counted(new), strict=True))
        return {form: self._known[form] for form in wanted}

    def word(self, counted: str) -> int:
        """Return a word by its counted form, or -1 if the model has no such word."""
        leaf = self._tree.index_of(counted)
        return -1 if leaf is None else leaf

    def _counted(self, forms: list[str]) -> list[int]:
        from topicgrouper.corpus import count_texts  # noqa: PLC0415

        # Each form is counted as a document, which then contains the word that stands for the form.
        counted = count_texts(forms, self._options)
        rows = counted.counts.tocsr()
        return [
            self.word(counted.vocabulary[rows.indices[start]]) if start < stop else -1
            for start, stop in zip(rows.indptr[:-1].tolist(), rows.indptr[1:].tolist(), strict=True)
        ]
