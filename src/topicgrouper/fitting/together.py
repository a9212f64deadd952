"""Groups of words that must share a topic: checks, and the joins that a fit starts from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.fitting.group_joins import best_first, join_within_groups
from topicgrouper.tree.representation import printable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.kernel import Joins, WholeCounts

__all__ = ["checked_groups", "first_joins", "group_labels", "named_words"]

_MAX_NAMED = 5


def checked_groups(together: Iterable[Collection[str]]) -> list[Collection[str]]:
    """Check the form of groups.

    Parameters
    ----------
    together : iterable of collections of str
        The groups.

    Returns
    -------
    list of collections of str

    Raises
    ------
    TypeError
        If a group is not a collection of words.
    ValueError
        If a group has fewer than two words.
    """
    groups: list[Any] = [together] if isinstance(together, str) else list(together)
    for group in groups:
        if isinstance(group, str):
            msg = f"each group must be a list of words, got {group!r}; pass [['car', 'auto'], …]"
            raise TypeError(msg)
        for word in group:
            if not isinstance(word, str):
                msg = f"words to keep together must be strings, got {word!r}; use str()"
                raise TypeError(msg)
        if len(set(group)) < 2:
            msg = f"a group needs at least two different words, got ({named_words(group)})"
            raise ValueError(f"{msg}; remove it")
    return groups


def group_labels(together: Iterable[Collection[str]], words: Sequence[str]) -> IntArray:
    """Return the group of each word; a word that is in none is a group of its own.

    Parameters
    ----------
    together : iterable of collections of str
        Groups of at least two words, in any order.
    words : sequence of str
        All words.

    Returns
    -------
    ndarray of int of shape (words,)
        Groups are numbered from 0 in the order of their first words, so the order in which they
        are given does not matter.

    Raises
    ------
    TypeError
        If a group is not a collection of words.
    ValueError
        If a group has fewer than two words, or a word is unknown or in two groups.
    """
    columns = {word: column for column, word in enumerate(words)}
    labels = np.arange(len(words))
    groups: dict[int, Collection[str]] = {}
    unknown: list[str] = []
    for group in checked_groups(together):
        found = sorted({columns[word] for word in group if word in columns})
        unknown += [word for word in group if word not in columns]
        for column in found:
            if column in groups:
                msg = (
                    f"the word {printable(words[column])!r} is in two groups, "
                    f"({named_words(groups[column])}) and ({named_words(group)}); merge them, or "
                    "remove it from one"
                )
                raise ValueError(msg)
            groups[column] = group
        labels[found] = found[:1]
    if unknown:
        msg = (
            f"these words to keep together do not occur: {named_words(unknown)}; check their "
            "spelling, or remove them"
        )
        raise ValueError(msg)
    return np.unique(labels, return_inverse=True)[1].astype(np.int64, copy=False)


def first_joins(whole: WholeCounts, groups: IntArray, **settings: Any) -> Joins:
    """Return the joins within groups, from which a fit goes on.

    Parameters
    ----------
    whole : WholeCounts
        The counts of the words.
    groups : ndarray of int of shape (words,)
        What `group_labels` returns.
    **settings : dict
        ``n_jobs`` and ``memory_limit`` of `topicgrouper.kernel.agglomerate`.

    Returns
    -------
    Joins
        At each step the best join within any group; among equally good ones, that of the group
        whose first word comes first.
    """
    return best_first(join_within_groups(whole, groups, **settings), n_words=len(groups))


def named_words(words: Collection[str]) -> str:
    """Return the first few words for a message, with the number of the others.

    Parameters
    ----------
    words : collection of str
        The words.

    Returns
    -------
    str
    """
    named = [repr(printable(word)) for word in list(words)[:_MAX_NAMED]]
    more = f" and {len(words) - _MAX_NAMED:,} more" if len(words) > _MAX_NAMED else ""
    return ", ".join(named) + more
