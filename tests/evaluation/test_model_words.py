from types import SimpleNamespace

import pytest

from topicgrouper.evaluation import top_words

PHI = [[0.5, 0.0, 0.25, 0.25], [0.0, 1.0, 0.0, 0.0]]
WORDS = ["sun", "rain", "sky", "sea"]


def test_words_by_falling_probability_and_then_by_column():
    assert top_words(PHI, WORDS, top=2) == [("sun", "sky"), ("rain",)]
    assert top_words(SimpleNamespace(topic_words=PHI), WORDS) == [("sun", "sky", "sea"), ("rain",)]


@pytest.mark.parametrize(
    ("phi", "words", "top", "match"),
    [
        (PHI, WORDS[:3], 2, "with 3 words"),
        (PHI[0], WORDS, 2, r"\(topics, words\)"),
        (PHI, WORDS, 0, "at least 1"),
        ([[float("nan")]], ["sun"], 1, "missing"),
    ],
)
def test_bad_input_is_refused(phi, words, top, match):
    with pytest.raises(ValueError, match=match):
        top_words(phi, words, top=top)
