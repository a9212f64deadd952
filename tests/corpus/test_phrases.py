"""The slow and obvious reference for phrases."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.corpus.phrases import (
    MIN_PHRASE_COUNT,
    are_neighbours,
    find_phrases,
    is_collocation,
    join_phrases,
    neighbouring_words,
)


@pytest.mark.parametrize(
    ("between", "expected"),
    [
        (" ", True),
        ("\t \r\n  ", True),
        ("\xa0", True),
        ("\u200b", True),
        ("-", True),
        ("\u2010", True),
        ("", False),
        ("--", False),
        (" - ", False),
        ("-\n", False),
        ("\n\n", False),
        ("\n \n", False),
        (", ", False),
        (" a ", False),
        ("\u2029", False),
    ],
)
def test_only_blanks_one_line_break_or_one_hyphen_are_between_neighbours(between, expected):
    assert are_neighbours(between) is expected


@given(
    together=st.integers(1, 10**6),
    more=st.tuples(st.integers(0, 10**6), st.integers(0, 10**6), st.integers(1, 10**9)),
)
def test_a_collocation_has_normalised_mutual_information_of_one_half(together, more):
    first, second = together + more[0], together + more[1]
    n_words = first + second + more[2]
    pair = together / n_words
    npmi = math.log(pair / (first / n_words * second / n_words)) / -math.log(pair)
    if abs(npmi - 0.5) > 1e-9:
        assert is_collocation(together, first, second, n_words) == (npmi > 0.5)


def test_words_that_occur_only_together_are_a_phrase_of_two_or_three():
    chains = [["see", "the", "ku", "klux", "klan"], ["the", "new", "york"]] * MIN_PHRASE_COUNT
    filler = [["see"], ["the"]] * 500
    # The parts of the longer phrase never occur by themselves, so they are given up.
    assert find_phrases(chains + filler) == ("ku klux klan", "new york")
    assert find_phrases(chains[:-1] + filler) == ("ku klux klan",)


def test_two_words_by_themselves_stay_a_phrase_beside_the_longer_one():
    chains = [["new", "york", "city"], ["new", "york"]] * MIN_PHRASE_COUNT + [["the"]] * 500
    assert find_phrases(chains) == ("new york", "new york city")


def test_frequent_words_are_no_phrase_by_chance():
    words = ["of", "the", "and", "that"]
    chains = [[first, second] for first in words for second in words] * 50
    assert find_phrases(chains) == ()


def test_the_longest_phrase_from_the_left_is_taken():
    phrases = {"a b", "b c", "b c d", "c d"}
    assert join_phrases(["a", "b", "c", "d"], phrases) == ["a b", "c d"]
    assert join_phrases(["x", "b", "c", "d"], phrases) == ["x", "b c d"]
    assert join_phrases(["b", "c", "x", "d"], phrases) == ["b c", "x", "d"]
    assert join_phrases([], phrases) == []


def test_words_that_are_not_counted_and_pairs_part_neighbours():
    text = "new of york 东京 都 york"
    spans = [(0, 3, "new"), (4, 6, ""), (7, 11, "york"), (12, 14, "东京"), (15, 16, "都")]
    spans.append((17, 21, "york"))

    def words(*, has_pairs):
        return [
            [word for _, _, word in chain]
            for chain in neighbouring_words(text, spans, has_pairs=has_pairs)
        ]

    assert words(has_pairs=True) == [["new"], ["york"], ["东京"], ["都"], ["york"]]
    assert words(has_pairs=False) == [["new"], ["york", "东京", "都", "york"]]
