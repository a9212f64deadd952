"""Texts to words and phrases, one character at a time: slow and obvious.

Counting finds the same words hundreds of times faster and is tested against this.
"""

import re
import unicodedata
from collections import Counter
from functools import cache
from itertools import accumulate, groupby, pairwise

from topicgrouper.corpus.characters import JOINERS, UNSPACED_RANGES, emoji_codes
from topicgrouper.corpus.languages import normal_form
from topicgrouper.corpus.words import dictionary_words

INVISIBLE = "\u00ad\u2060\ufeff"
LOOKS = "\ufe0e\ufe0f"
MIN_PHRASE_COUNT = 10


# -- characters ------------------------------------------------------------------------------------


def is_part(char):
    """Return whether a character is a letter, a number or an underscore."""
    return char.isalnum() or char == "_"


def is_mark(char):
    """Return whether a character belongs to the one before it."""
    return unicodedata.category(char).startswith("M") or char in JOINERS


def is_unspaced(char):
    """Return whether a character is a letter of a script without blanks."""
    return char.isalpha() and any(low <= ord(char) <= high for low, high in UNSPACED_RANGES)


def letter_length(char):
    """Return how many letters a character counts for."""
    if "가" <= char <= "힣":
        return 2
    return int(char.isalnum() or is_vowel_sign(char))


def is_vowel_sign(char):
    return (
        char >= "\u0900"
        and unicodedata.category(char) in ("Mc", "Mn")
        and unicodedata.combining(char) == 0
        and "VARIATION SELECTOR" not in unicodedata.name(char, "")
    )


# -- words -----------------------------------------------------------------------------------------


def split_words(text, options):
    """Return the words of a text without tokens of its own."""
    options = options.resolved()
    text = normal_form(text_form(text, options), options)
    words = []
    for start, end, is_social in social_parts(text, options):
        part = text[start:end]
        words += [part] if is_social else [part[slice(*at)] for at in plain_places(part, options)]
    return words


def text_form(text, options):
    """Return a text without characters that nobody sees, and with one form of each sign."""
    if options.hashtags:
        text = text.replace("＃", "#").replace("＠", "@")
    dropped = INVISIBLE + (LOOKS if options.emoji else "")
    text = "".join(char for char in text if char not in dropped)
    parts = ["".join(group) for _, group in groupby(text, key=JOINERS.__contains__)]
    kept = []
    for place, part in enumerate(parts):
        before = parts[place - 1][-1] if place else " "
        after = parts[place + 1][0] if place + 1 < len(parts) else " "
        goes_on = is_mark(after) or (is_part(after) and not is_unspaced(after))
        is_last = (is_part(before) or is_mark(before)) and not goes_on
        kept.append("" if part[0] in JOINERS and is_last else part)
    return "".join(kept)


def plain_places(text, options):
    """Yield start and end of each word of a text in its normal form, without hashtags and emoji."""
    for start, end in runs(text):
        run = text[start:end]
        if is_unspaced(run[0]):
            yield from ((start + low, start + high) for low, high in divided(run, options))
            continue
        of_letters = all(char.isalpha() or is_mark(char) for char in run)
        length = sum(map(letter_length, run))
        if length >= options.min_length and (of_letters or not options.alphabetic):
            yield start, end


def runs(text):
    """Return the longest parts of letters, numbers, underscores and marks.

    Letters of scripts without blanks make runs of their own.
    """
    found = []
    inside = False
    for place, char in enumerate(text):
        if inside and is_mark(char):
            found[-1][1] = place + 1
        elif is_part(char):
            if inside and is_unspaced(char) == is_unspaced(text[found[-1][0]]):
                found[-1][1] = place + 1
            else:
                found.append([place, place + 1])
            inside = True
        else:
            inside = False
    return found


def divided(run, options):
    """Return start and end of the words in a run of letters of scripts without blanks."""
    if options.segmentation == "pairs":
        letters = [place for place, char in enumerate(run) if not is_mark(char)]
        # Each two neighbours with their marks, or a single letter.
        return list(zip(letters, [*letters[2:], len(run)], strict=False))
    (words,) = dictionary_words([run])
    return list(pairwise(accumulate(map(len, words), initial=0)))


# -- hashtags, mentions and emoji ------------------------------------------------------------------


def social_parts(text, options):
    """Divide a text: the parts, and which of them are hashtags, mentions or emoji."""
    before = 0
    for start, end in social_places(text, options):
        yield before, start, False
        yield start, end, True
        before = end
    yield before, len(text), False


def social_places(text, options):
    before = 0
    found = [emoji.span() for emoji in emoji_pattern().finditer(text)] if options.emoji else []
    for start, end in [*found, (len(text), len(text))]:
        if options.hashtags:
            yield from ((before + low, before + high) for low, high in tags(text[before:start]))
        if start < end:
            yield start, end
        before = end


def tags(text):
    for place, char in enumerate(text):
        if char not in "#@":
            continue
        before = text[place - 1 : place]
        if before and (before in "&/#@" or is_part(before) or is_mark(before)):
            continue
        end = place + 1
        while end < len(text) and (is_part(text[end]) or (end > place + 1 and is_mark(text[end]))):
            end += 1
        if any(char.isalpha() for char in text[place:end]):
            yield place, end


@cache
def emoji_pattern():
    any_emoji = f"[{''.join(map(chr, emoji_codes()))}]"
    one = rf"{any_emoji}[\U0001f3fb-\U0001f3ff]?[\U000e0020-\U000e007f]*"
    flag = "[\U0001f1e6-\U0001f1ff]{2}"
    return re.compile(f"{flag}|{one}(?:\u200d{one})*|[0-9#*]\u20e3")


# -- phrases ---------------------------------------------------------------------------------------

BLANK = "[ \\t\\r\\xa0\\u2000-\\u200b\\u202f\\u3000]"
BETWEEN = re.compile(f"(?=.){BLANK}*\\n?{BLANK}*|[-\\u2010\\u2011]", re.DOTALL)


def are_neighbours(between):
    """Return whether only blanks with at most one line break, or one hyphen, are between words."""
    return BETWEEN.fullmatch(between) is not None


def neighbouring_words(text, spans, *, has_pairs):
    """Part the words of a text, given as start, end and word, where the next is not a neighbour."""
    chains = []
    before = -1  # the end of the word before, if it can have neighbours
    for start, end, word in spans:
        if not word:
            before = -1
            continue
        is_alone = has_pairs and is_unspaced(word[0])
        if before >= 0 and not is_alone and are_neighbours(text[before:start]):
            chains[-1].append(word)
        else:
            chains.append([word])
        before = -1 if is_alone else end
    return chains


def is_collocation(together, first, second, n_words):
    """Return whether a pair of neighbours occurs much more often than by chance.

    This is so if its normalised pointwise mutual information is at least 1/2, which is
    log(p(ab) / (p(a) p(b))) / -log p(ab). Without logarithms: if p(ab)³ is at least p(a)² p(b)².
    """
    apart = float(first) * float(second)
    return float(together) * float(together) * float(together) * float(n_words) >= apart * apart


def find_phrases(chains):
    """Find the phrases of a collection.

    Phrases of two words are pairs of neighbours for which `is_collocation` holds and that occur at
    least `MIN_PHRASE_COUNT` times. Then each counts as one word, and its pairs with a neighbouring
    word are examined in the same way, for phrases of three words. A phrase that seldom occurs by
    itself, because longer ones or those before it take its words, is given up in the end.
    """
    two = {
        f"{first} {second}"
        for first, second in collocations(chains)
        if " " not in first and " " not in second
    }
    joined = [join_phrases(chain, two) for chain in chains]
    longer = {
        f"{first} {second}"
        for first, second in collocations(joined)
        if (first in two) != (second in two)
    }
    found = two | longer
    counts = Counter(unit for chain in chains for unit in join_phrases(chain, found))
    return tuple(sorted(phrase for phrase in found if counts[phrase] >= MIN_PHRASE_COUNT))


def join_phrases(words, phrases):
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


def collocations(chains):
    counts = Counter(word for chain in chains for word in chain)
    pairs = Counter(pair for chain in chains for pair in pairwise(chain))
    n_words = counts.total()
    return {
        (first, second)
        for (first, second), together in pairs.items()
        if together >= MIN_PHRASE_COUNT
        and is_collocation(together, counts[first], counts[second], n_words)
    }
