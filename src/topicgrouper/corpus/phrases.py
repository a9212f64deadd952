"""Phrases: neighbouring words that belong together, such as *new york*, counted as one word.

This is the slow and obvious reference: the compiled counter finds the same phrases while it counts,
and `topicgrouper.corpus.counting` is tested against it.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from topicgrouper.corpus.characters import is_unspaced

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

MIN_PHRASE_COUNT = 10
"""How often a phrase must occur."""

_BLANK = "[ \\t\\r\\xa0\\u2000-\\u200b\\u202f\\u3000]"
_BETWEEN = re.compile(f"(?=.){_BLANK}*\\n?{_BLANK}*|[-\\u2010\\u2011]", re.DOTALL)


def are_neighbours(between: str) -> bool:
    """Return whether only blanks with at most one line break, or one hyphen, are between words."""
    return _BETWEEN.fullmatch(between) is not None


def neighbouring_words(
    text: str, spans: Iterable[tuple[int, int, str]], *, has_pairs: bool
) -> list[list[tuple[int, int, str]]]:
    """Part the words of a text where the next one is not a neighbour."""
    chains: list[list[tuple[int, int, str]]] = []
    before = -1  # the end of the word before, if it can have neighbours
    for start, end, word in spans:
        if not word:
            before = -1
            continue
        is_alone = has_pairs and is_unspaced(word[0])
        if before >= 0 and not is_alone and are_neighbours(text[before:start]):
            chains[-1].append((start, end, word))
        else:
            chains.append([(start, end, word)])
        before = -1 if is_alone else end
    return chains


def is_collocation(together: int, first: int, second: int, n_words: int) -> bool:
    """Return whether a pair of neighbours occurs much more often than by chance.

    This is so if its normalised pointwise mutual information is at least 1/2, which is
    log(p(ab) / (p(a) p(b))) / -log p(ab). Without logarithms: if p(ab)³ is at least p(a)² p(b)².
    """
    apart = float(first) * float(second)
    return float(together) * float(together) * float(together) * float(n_words) >= apart * apart


def find_phrases(chains: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Find the phrases of a collection.

    Phrases of two words are pairs of neighbours for which `is_collocation` holds and that occur at
    least `MIN_PHRASE_COUNT` times. Then each counts as one word, and its pairs with a neighbouring
    word are examined in the same way, for phrases of three words. A phrase that seldom occurs by
    itself, because longer ones or those before it take its words, is given up in the end.
    """
    two = {
        f"{first} {second}"
        for first, second in _collocations(chains)
        if " " not in first and " " not in second
    }
    joined = [join_phrases(chain, two) for chain in chains]
    longer = {
        f"{first} {second}"
        for first, second in _collocations(joined)
        if (first in two) != (second in two)
    }
    found = two | longer
    counts = Counter(unit for chain in chains for unit in join_phrases(chain, found))
    return tuple(sorted(phrase for phrase in found if counts[phrase] >= MIN_PHRASE_COUNT))


def join_phrases(words: Sequence[str], phrases: Collection[str]) -> list[str]:
    """Join the words of phrases, from left to right; the longest that begins at a word is taken."""
    units = []
    place = 0
    while place < len(words):
        for size in (3, 2, 1):
            unit = " ".join(words[place : place + size])
            if size == 1 or (place + size <= len(words) and unit in phrases):
                units.append(unit)
                place += size
                break
    return units


def _collocations(chains: Iterable[Sequence[str]]) -> set[tuple[str, str]]:
    chains = list(chains)
    counts = Counter(word for chain in chains for word in chain)
    pairs = Counter(pair for chain in chains for pair in pairwise(chain))
    n_words = counts.total()
    return {
        (first, second)
        for (first, second), together in pairs.items()
        if together >= MIN_PHRASE_COUNT
        and is_collocation(together, counts[first], counts[second], n_words)
    }
