import polars as pl
import pytest

from topicgrouper import Model
from topicgrouper.corpus import ReadOptions, TextOptions, count_texts, read_corpus, read_frame


def test_options_that_differ_from_the_default_are_chosen():
    assert ReadOptions().chosen() == frozenset()
    options = ReadOptions(encoding="latin-1", text=TextOptions(min_length=2), keep_texts=True)
    assert options.chosen() == {"encoding", "text", "keep_texts"}
    assert ReadOptions(text=TextOptions()).chosen() == frozenset()


@pytest.mark.parametrize("encoding", ["utf-9", "base64", "rot13", "", "latin-1\0"])
def test_an_unknown_encoding_is_refused_with_known_ones(encoding):
    with pytest.raises(ValueError, match="choose one such as 'utf-8', 'latin-1'"):
        ReadOptions(encoding=encoding)


@pytest.mark.parametrize("delimiter", ["", ";;", "\n", '"', "\0"])
def test_a_delimiter_is_one_character(delimiter):
    with pytest.raises(ValueError, match="one character"):
        ReadOptions(delimiter=delimiter)


def test_no_basket_column_is_refused():
    with pytest.raises(ValueError, match="at least one column"):
        ReadOptions(basket=())


@pytest.mark.parametrize(
    ("values", "match"),
    [
        ({"text": "text"}, "text must be TextOptions; .* text_column, got 'text'"),
        ({"text": {}}, "text must be TextOptions"),
        ({"text_column": 5}, "text_column must be the name of a column or a list of names, got 5"),
        ({"label_column": ["a"]}, r"label_column must be a string, got \['a'\]"),
        ({"encoding": None}, "encoding must be a string, got None"),
        ({"quoted": "yes"}, "quoted must be True or False, got 'yes'"),
        ({"keep_texts": 1}, "keep_texts must be True or False, got 1"),
        ({"basket": 5}, "basket must be the name of a column or a list of names, got 5"),
        ({"columns": ("a", 5)}, "columns must be the name of a column or a list of names, got 5"),
        ({"n_jobs": "all"}, "n_jobs must be a whole number, .* got 'all'"),
    ],
)
def test_values_of_another_type_are_refused(values, match):
    with pytest.raises(TypeError, match=match):
        ReadOptions(**values)


@pytest.mark.parametrize("options", [{}, {"keep_texts": True}, TextOptions(), None])
def test_other_options_are_refused(options, tmp_path):
    path = tmp_path / "texts.txt"
    path.write_text("cats\ndogs\n", encoding="utf-8")
    frame = pl.DataFrame({"text": ["cats", "dogs"]})
    readers = [(read_corpus, path), (read_frame, frame)]
    if options is not None:
        readers += [(Model.fit, source) for source in (path, frame, ["cats", "dogs"])]
    for read, source in readers:
        with pytest.raises(TypeError, match=r"options must be ReadOptions, such as ReadOptions\("):
            read(source, options=options)
    with pytest.raises(TypeError, match=r"options must be TextOptions, such as TextOptions\("):
        count_texts(["cats"], ReadOptions())
