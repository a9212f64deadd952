"""Token patterns of files: the same words, within a limited time."""

import copy
import pickle
import re

import pytest

from topicgrouper import ArchiveError
from topicgrouper.corpus import TextOptions, count_texts, file_pattern
from topicgrouper.corpus.file_pattern import FilePattern
from topicgrouper.corpus.readers.sandbox import Sandbox
from topicgrouper.corpus.words import find_words

PATTERNS = [r"\w+", r"(?u)\b\w\w+\b", r"[a-z]+(?:-[a-z]+)*", r"#(\w+)", r"(\w+)@|\d+", r"\S"]
TEXTS = [
    "The cat-like #Cat, 2 \udc80 cats",
    "",
    "a@b.c 12\nÄpfel\0x",
    "I\u0307stanbul e\u0301 \U0001f600",
]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_words_are_those_of_the_pattern(pattern):
    texts = [text.replace("\udc80", "") for text in TEXTS]
    trusted = TextOptions(token_pattern=pattern)
    of_file = TextOptions.from_dict(trusted.to_dict())
    assert isinstance(of_file.token_pattern, FilePattern)
    assert of_file == trusted
    counted, expected = count_texts(texts, of_file), count_texts(texts, trusted)
    assert counted.vocabulary == expected.vocabulary
    assert (counted.counts != expected.counts).nnz == 0
    for text in texts:
        assert find_words(text, of_file.resolved()) == find_words(text, trusted.resolved())


@pytest.mark.parametrize("text", TEXTS)
def test_places_are_those_of_re(text):
    pattern = r"(\w)\w*|\S"
    expected = [match.span(1) for match in re.finditer(pattern, text)]
    assert FilePattern(pattern).spans([text, "a"]) == [expected, [(0, 1)]]


def test_a_pattern_that_never_ends_is_refused_and_not_tried_again(monkeypatch):
    monkeypatch.setattr(file_pattern, "_LEFT", {})
    slow = FilePattern("(?:a+)+$|[a-z]+")
    assert slow.spans(["aab"]) == [[(0, 3)]]
    with monkeypatch.context() as patched:
        patched.setattr(file_pattern, "_SECONDS", 0.01)
        with pytest.raises(ArchiveError, match=r"'\(\?:a\+\)\+\$.*' .* takes too long"):
            slow.spans(["aab", "a" * 60 + "!"])
    assert FilePattern("b").spans(["abc"]) == [[(1, 2)]]
    monkeypatch.setattr(FilePattern, "_answer", None)
    with pytest.raises(ArchiveError, match="and was stopped"):
        slow.spans(["aab"])


def test_many_texts_share_the_time_of_one(monkeypatch):
    monkeypatch.setattr(file_pattern, "_LEFT", {})
    asked = []

    def answer(self, texts, seconds):
        asked.append(seconds)
        return [[], 3.0]

    monkeypatch.setattr(FilePattern, "_answer", answer)
    slow = FilePattern("slow")
    for _ in range(3):
        slow.spans(["some text" * 10])
    with pytest.raises(ArchiveError, match="takes too long"):
        slow.spans(["some text" * 10])
    assert [round(seconds) for seconds in asked] == [10, 7, 4, 1]


def test_a_process_that_was_killed_says_nothing_about_the_pattern():
    pattern = FilePattern("b+")
    assert pattern.spans(["abb"]) == [[(1, 3)]]
    (sandbox,) = file_pattern._SANDBOXES.values()
    sandbox._process.kill()
    assert pattern.spans(["abb"]) == [[(1, 3)]]
    sandbox.close()
    killer = FilePattern("b+")
    sandbox._start = lambda: Sandbox._start(sandbox) or sandbox._process.kill()
    with pytest.raises(ArchiveError, match="has ended; try again"):
        killer.spans(["abb"])
    del sandbox._start
    assert killer.spans(["abb"]) == [[(1, 3)]]


def test_a_pattern_that_never_ends_does_not_delay_options():
    for pattern in ("(?:|){99}x", "(?:(?:|){99}){99}x"):  # even on nothing
        values = {**TextOptions().to_dict(), "token_pattern": pattern}
        assert TextOptions.from_dict(values).resolved().token_pattern == pattern


def test_an_invalid_pattern_is_an_error_when_it_is_used():
    options = TextOptions.from_dict({**TextOptions().to_dict(), "token_pattern": "("})
    with pytest.raises(ValueError, match=r"'\(' of this model failed: missing \), unterminated"):
        count_texts(["some text"], options)


def test_copies_are_of_a_file_as_well():
    pattern = FilePattern("a+")
    for copied in (pickle.loads(pickle.dumps(pattern)), copy.deepcopy(pattern)):
        assert type(copied) is FilePattern
        assert copied == pattern


def test_without_an_interpreter_the_error_says_so(monkeypatch):
    file_pattern._end()
    monkeypatch.setattr("sys.executable", "")
    with pytest.raises(ArchiveError, match="cannot start the process that runs the token pattern"):
        FilePattern("b").spans(["ab"])
