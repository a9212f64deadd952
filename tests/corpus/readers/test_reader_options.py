import pytest

from topicgrouper.corpus import ReadOptions, TextOptions


def test_options_that_differ_from_the_default_are_chosen():
    assert ReadOptions().chosen() == frozenset()
    options = ReadOptions(encoding="latin-1", text=TextOptions(min_length=2), keep_texts=True)
    assert options.chosen() == {"encoding", "text", "keep_texts"}
    assert ReadOptions(text=TextOptions()).chosen() == frozenset()


def test_baskets_may_be_told_apart_by_one_column_or_several():
    assert ReadOptions(basket="a").basket_columns == ("a",)
    assert ReadOptions(basket=("a", "b")).basket_columns == ("a", "b")
    assert ReadOptions().basket_columns == ()
    assert not ReadOptions(text_column="a").is_for_baskets
    assert ReadOptions(item="a").is_for_baskets


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
