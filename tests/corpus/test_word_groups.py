"""Words of groups as people write them."""

from topicgrouper.corpus import TextOptions
from topicgrouper.corpus.word_groups import count_groups

STEMS = TextOptions(stemmer="porter")


def test_words_as_they_are_counted():
    found = count_groups([["b", "a"], ["c", "d"]], ["a", "b", "c", "d"])
    assert found.groups == ((0, 1), (2, 3))
    assert found.unknown == found.single == ()


def test_any_form_of_a_word_is_found():
    found = count_groups([["Cars", "AUTO"]], ["auto", "car"], options=STEMS)
    assert found.groups == ((0, 1),)


def test_without_text_options_words_must_be_as_they_are():
    found = count_groups([["Cars", "auto"]], ["auto", "car"])
    assert (found.groups, found.unknown, found.single) == ((), ("Cars",), (("auto",),))


def test_a_word_in_its_own_writing_comes_before_its_forms():
    found = count_groups([["Bank", "tea"]], ["Bank", "bank", "tea"], options=TextOptions())
    assert found.groups == ((0, 2),)


def test_items_are_found_by_name_and_by_code():
    found = count_groups([["Soap", "B2"]], ["B1", "B2"], names=["Soap", "Shampoo"])
    assert found.groups == ((0, 1),)


def test_forms_of_one_word_are_no_group():
    found = count_groups(
        [["roads", "road"], ["car", "cars", "tea"]], ["car", "road", "tea"], options=STEMS
    )
    assert found.groups == ((0, 2),)
    assert found.single == (("roads", "road"),)


def test_several_words_in_one_cell_are_unknown():
    found = count_groups(
        [["ice cream", "tea", "x"]], ["cream", "ice", "tea"], options=TextOptions()
    )
    assert found.unknown == ("ice cream", "x")
    assert found.single == (("tea",),)


def test_no_words_at_all():
    found = count_groups([], ["a"], options=STEMS)
    assert (found.groups, found.unknown, found.single) == ((), (), ())
