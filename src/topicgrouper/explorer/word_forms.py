"""The rule by which the page finds the words of a topic in a text.

A form is a run of letters, digits and underscores, including combining marks. The form "Running"
may be counted as the word "run". The page knows the counted words and gets only the exceptions to a
simple rule: a form is the word that it is in lower case, unless it is listed with another word, or
with -1 for no word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.collection import word_runs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.collection import Model
    from topicgrouper.corpus import TextOptions

__all__ = ["form_exceptions"]


def form_exceptions(model: Model, texts: Iterable[str]) -> dict[str, int]:
    """Return the forms in texts for which the simple rule finds the wrong word.

    Parameters
    ----------
    model : Model
        The model, whose text options determine the word of a form.
    texts : iterable of str
        The texts.

    Returns
    -------
    dict of str to int
        The node of the right word for each form, or -1 for no word.
    """
    from topicgrouper.corpus import TextOptions  # noqa: PLC0415 - counting is a heavy import

    options = TextOptions() if model.source is None else model.source.options.text
    ids = {word: index for index, word in enumerate(model.tree.vocabulary)}
    forms = sorted({text[start:end] for text in texts for start, end in word_runs(text)})
    exceptions = {}
    for form, word in zip(forms, _counted_as(forms, options), strict=True):
        found = -1 if word is None else ids.get(word, -1)
        if found != ids.get(form.lower(), -1):
            exceptions[form] = found
    return exceptions


def _counted_as(forms: list[str], options: TextOptions) -> list[str | None]:
    from topicgrouper.corpus import count_texts  # noqa: PLC0415

    # Each form is counted as a document, which then contains the word that stands for the form.
    counted = count_texts(forms, options)
    rows = counted.counts.tocsr()
    return [
        counted.vocabulary[rows.indices[rows.indptr[row]]]
        if rows.indptr[row] < rows.indptr[row + 1]
        else None
        for row in range(len(forms))
    ]
