"""Where sentences end."""

import time

import pytest

from topicgrouper.corpus.sentences import sentences


@pytest.mark.parametrize(
    "expected",
    [
        ["Dr. Lee met J. R. Smith, Jr. at 3.15 p.m. on Monday.", "They left."],
        ["Wirklich?", "Am 3. Oktober, z.B. um 8 Uhr, kam Nr. 5 an.", "Alle gingen!"],
        ["He said: “No!”", "She (who knew…) left.", "Then (at last.)", "The end"],
        ["今天天气很好。", "我们去公园吧！", "“好的。”", "他说"],
        ["यह एक वाक्य है।", "यह दूसरा है।"],
        ["هل هذا صحيح؟", "نعم."],
        ["Wait... what?", "Well…", "Yes.", "¿Qué?", "¡Sí!"],
        ["See www.example.com/a.html for v1.2.3 of it.", "Done."],
        ["in the U.S. Senate and e.g. elsewhere.", "Next"],
    ],
)
def test_sentences_of_many_languages(expected):
    blank = "" if "。" in expected[0] else " "
    assert list(sentences(blank.join(expected))) == expected


def test_line_ends_are_blanks_and_nothing_is_lost():
    text = "A sentence\nover lines. And\tmore  .  \n end"
    assert list(sentences(text)) == ["A sentence\nover lines.", "And\tmore  .  \n end"]
    assert "".join("".join(sentences(text)).split()) == "".join(text.split())
    assert list(sentences(" \n ")) == []


@pytest.mark.parametrize("text", ["." * 200_000 + "x", '."' * 100_000 + "x", "a. " * 70_000])
def test_no_text_takes_more_than_linear_time(text):
    started = time.process_time()
    list(sentences(text))
    assert time.process_time() - started < 5  # a second at most; hours if it were quadratic
