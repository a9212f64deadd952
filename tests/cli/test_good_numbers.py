"""The suggested number of topics in words."""

import pytest

from topicgrouper.cli.good_numbers import good_numbers, levels
from topicgrouper.tree.curve import Suggestion


@pytest.mark.parametrize(
    ("n", "others", "sentence", "shown"),
    [
        (
            21,
            (9, 43, 1500),
            "21 topics are a good start; 9 are coarser, 43 and 1,500 finer",
            "9,21,43",
        ),
        (8, (20, 60), "8 topics are a good start; 20 and 60 are finer", "8,20,60"),
        (21, (9,), "21 topics are a good start; 9 are coarser", "9,21"),
        (4, (), "4 topics are a good start", "4"),
        (1, (), "1 topic is a good start", "1"),
    ],
)
def test_coarser_and_finer_numbers_are_told_apart(n, others, sentence, shown):
    suggestion = Suggestion(n=n, low=2, high=60, drops=(), others=others)
    assert good_numbers(suggestion) == sentence
    assert levels(suggestion) == shown
