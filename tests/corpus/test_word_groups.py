"""Words of groups as people write them."""

import pytest

from topicgrouper.corpus import TextOptions, count_groups, read_groups

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


def file_with(tmp_path, content):
    path = tmp_path / "groups.csv"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


@pytest.mark.parametrize(
    ("content", "groups"),
    [
        ("car,auto\ntea,cup,pot\n", [["car", "auto"], ["tea", "cup", "pot"]]),
        ("car,auto", [["car", "auto"]]),
        ("\ufeffcar,auto\r\n\r\n tea , cup ,,\r\n", [["car", "auto"], ["tea", "cup"]]),
        ('"rice, white","rice, brown"\n', [["rice, white", "rice, brown"]]),
        ("car,auto,car\n", [["car", "auto"]]),
        ("Straße,Auto\n", [["Straße", "Auto"]]),
        ("word,group,x\n", [["word", "group", "x"]]),
        ("word,group\ncar,v\ntea,d\nauto,v\ncup,d\n", [["car", "auto"], ["tea", "cup"]]),
        ("\ufeffItem,Category\ncar,v\nrug,w\nauto,v\n", [["car", "auto"]]),
        ("item,category\ncar,v\nrug,\nauto,v\ncar,v\n", [["car", "auto"]]),
        ('word,group\n"rice, white",rice\nbasmati,rice\n', [["rice, white", "basmati"]]),
    ],
)
def test_groups_are_read(tmp_path, content, groups):
    assert read_groups(file_with(tmp_path, content)) == groups


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("car,auto\n\ntea\n", r"groups.csv, line 3: 'tea' is alone; a group needs at least two"),
        ("car;auto\ntea;cup\n", "line 1: 'car;auto' is alone.*separated by commas"),
        ("car,car\n", "line 1: 'car' is alone"),
        ("car,auto\ntea,car\n", "line 2: 'car' is already in the group of line 1"),
        ("word,group\ncar,v\ncar,w\n", "line 3: 'car' is already in the group of line 2"),
        ("word,group\nrice, white,food\n", "line 2: expected a word and its group, got 3 cells"),
        ("word,group\nrice\n", "line 2: expected a word and its group, got 1 cells"),
        ("word,group\ncar,v\ntea,w\n", "has no group of at least two words"),
        ("", "has no group of at least two words"),
        ("\n,,\n", "has no group of at least two words"),
        (b"PK\x03\x04\xff\xfe\x00", "is not UTF-8 text; save it as CSV in UTF-8"),
        ("caf\u00e9,th\u00e9".encode("latin-1"), "is not UTF-8 text"),
        ('car,"auto\n', "line 1: this is not CSV"),
    ],
)
def test_other_files_are_refused_with_the_line(tmp_path, content, message):
    with pytest.raises(ValueError, match=message):
        read_groups(file_with(tmp_path, content))


def test_folders_and_devices_are_refused(tmp_path):
    with pytest.raises(ValueError, match="is a folder; give a CSV file"):
        read_groups(tmp_path)
    with pytest.raises(ValueError, match="/dev/zero: it is a device or a socket; save its content"):
        read_groups("/dev/zero")


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"missing\.csv"):
        read_groups(tmp_path / "missing.csv")
