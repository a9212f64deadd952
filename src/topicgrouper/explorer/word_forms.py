"""The rule by which the page finds the words of a topic in a text.

A form is a run of letters, digits and underscores, including combining marks. The form "Running"
may be counted as the word "run". The page knows the counted words and gets only the exceptions to a
simple rule: a form is the word that it is in lower case, unless it is listed with another word, or
with -1 for no word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from topicgrouper.collection.form_words import FormWords
from topicgrouper.collection.snippets import run_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper.collection import Model

__all__ = ["form_exceptions"]


def form_exceptions(
    model: Model, texts: Iterable[str], *, forms: FormWords | None = None
) -> dict[str, int]:
    """Return the forms in texts for which the simple rule finds the wrong word.

    Parameters
    ----------
    model : Model
        The model, whose text options determine the word of a form.
    texts : iterable of str
        The texts.
    forms : FormWords, optional
        The words of forms that are already known (default: none are).

    Returns
    -------
    dict of str to int
        The node of the right word for each form, or -1 for no word.
    """
    known = forms or FormWords(model)
    words = known.of(form for text in texts for form in set(run_pattern(text).findall(text)))
    return {form: words[form] for form in sorted(words) if words[form] != known.word(form.lower())}
