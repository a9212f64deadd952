import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.corpus import ReadOptions, Source, TextOptions

names = st.none() | st.text(min_size=1, max_size=5)
texts = st.builds(
    TextOptions,
    lowercase=st.booleans(),
    min_length=st.integers(1, 9),
    alphabetic=st.booleans(),
    stemmer=st.sampled_from([None, "porter", "german"]),
    stop_words=st.none() | st.just("english") | st.lists(st.text(max_size=3), max_size=3),
)
options = st.builds(
    ReadOptions,
    encoding=st.sampled_from(["utf-8", "latin-1"]),
    text=texts,
    text_column=names,
    label_column=names,
    basket=names | st.tuples(st.text(min_size=1), st.text(min_size=1)),
    item=names,
    delimiter=st.sampled_from([None, ";"]),
)
sources = st.builds(
    Source,
    name=names,
    format=st.sampled_from([None, "csv", "folder"]),
    options=options,
    n_empty=st.integers(0, 9),
    min_frequency=st.integers(1, 9),
    max_words=st.none() | st.integers(1, 9),
)


@given(source=sources)
def test_a_source_survives_json(source):
    assert Source.from_dict(json.loads(json.dumps(source.to_dict()))) == source


def test_what_belongs_to_one_reading_is_not_kept():
    source = Source(options=ReadOptions(vocabulary="words.txt", keep_texts=True, n_jobs=2))
    assert source.to_dict()["options"].keys() == {"text"}
    assert Source.from_dict(source.to_dict()).options == ReadOptions(text=TextOptions(stemmer=None))


def test_text_options_are_resolved_where_there_are_texts():
    options = ReadOptions(text=TextOptions(language="de", stop_words="de"))
    text = Source(format="lines", options=options).options.text
    assert text == replace(options.text.resolved(), segmentation="auto")
    assert (text.stemmer, "und" in text.stop_words) == ("german", True)
    # Formats without texts refuse text options, so theirs stay as they are.
    for format_ in ("uci", "baskets-wide"):
        assert Source(format=format_).options == ReadOptions()
    assert Source(options=ReadOptions(item="article")).options == ReadOptions(item="article")


def test_the_segmentation_is_settled_if_words_are_in_scripts_without_blanks():
    source = Source(format="lines", n_empty=3)
    assert source.settled(["tea", "한국어"]) == source
    settled = source.settled(["tea", "茶"])
    assert settled.options.text == TextOptions().resolved()
    assert settled.n_empty == 3
    baskets = Source(format="baskets-wide")
    assert baskets.settled(["茶"]) == baskets


@pytest.mark.parametrize(
    "change",
    [
        {"surprise": 1},
        {"options": {}},
        {"options": {"text": {"surprise": 1}}},
        {"options": {"text": {}, "surprise": 1}},
        {"options": {"text": {}, "n_jobs": 4}},
        {"options": {"text": {}, "encoding": "klingon"}},
        {"options": None},
        {"options": {"text": {"min_length": 10**30}}},
        {"options": {"text": {}, "text_column": 5}},
        {"options": {"text": {}, "basket": ["a", 5]}},
        {"name": 5},
        {"format": ["csv"]},
        {"n_empty": "3"},
        {"n_skipped": -1},
        {"min_frequency": None},
        {"max_words": 1.5},
        {"max_words": 10**30},
    ],
)
def test_what_is_not_understood_is_refused(change):
    with pytest.raises(ValueError, match=r"."):
        Source.from_dict({**Source().to_dict(), **change})
