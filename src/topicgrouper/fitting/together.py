"""Groups of words that must share a topic: checks, and the joins that a fit starts from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from topicgrouper.fitting.group_joins import best_first, join_within_groups
from topicgrouper.tables.shown import printable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from topicgrouper.arrays.frozen import IntArray
    from topicgrouper.kernel.agglomerate import Joins
    from topicgrouper.kernel.whole_counts import WholeCounts

__all__ = ["checked_groups", "first_joins", "group_labels", "named_words"]

_MAX_NAMED = 5


def checked_groups(together: Iterable[Collection[str]]) -> list[Collection[str]]:
    """Check the form of groups."""
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
    """Return the group of each word; a word that is in none is a group of its own."""
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
    """Return the joins within groups, from which a fit goes on."""
    return best_first(join_within_groups(whole, groups, **settings), n_words=len(groups))


def named_words(words: Collection[str]) -> str:
    """Return the first few words for a message, with the number of the others."""
    named = [repr(printable(word)) for word in list(words)[:_MAX_NAMED]]
    more = f" and {len(words) - _MAX_NAMED:,} more" if len(words) > _MAX_NAMED else ""
    return ", ".join(named) + more
