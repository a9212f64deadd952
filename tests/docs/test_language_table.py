"""The words of twelve languages on the page about texts are those that are counted."""

from pathlib import Path

import pytest

from topicgrouper.corpus import TextOptions

PAGE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "text.md"
HEAD = "| `--language` | text | words |"


def rows():
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(HEAD)
    lines = rest.split("\n\n")[0].splitlines()[2:]
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]


def test_there_are_twelve_languages():
    languages = {language for language, _, _ in rows()}
    assert len(languages) >= 12
    assert {"chinese", "japanese", "thai", "arabic", "hindi", "turkish", "german"} <= languages
    assert {"russian", "korean", "spanish", "finnish", "english"} <= languages


@pytest.mark.parametrize(("language", "text", "words"), rows())
def test_words_are_those_that_are_counted(language, text, words):
    options = TextOptions(language=language, segmentation="dictionary")
    assert " · ".join(options.split(text)) == words
