"""Words of groups as people write them."""

import pytest

from topicgrouper.corpus import ReadOptions, TextOptions, read_corpus, read_groups
from topicgrouper.corpus.word_groups import count_groups

WORDS = TextOptions()
STEMS = TextOptions(stemmer="porter")


@pytest.mark.parametrize(
    ("written", "vocabulary", "options", "groups", "unknown", "single"),
    [
        ([["b", "a"], ["c", "d"]], ["a", "b", "c", "d"], None, ((0, 1), (2, 3)), (), ()),
        ([["Cars", "AUTO"]], ["auto", "car"], STEMS, ((0, 1),), (), ()),
        ([["Cars", "auto"]], ["auto", "car"], None, (), ("Cars",), (("auto",),)),
        # A word in its own writing comes before its forms.
        ([["Bank", "tea"]], ["Bank", "bank", "tea"], WORDS, ((0, 2),), (), ()),
        # Forms of one word are no group.
        (
            [["roads", "road"], ["car", "cars", "tea"]],
            ["car", "road", "tea"],
            STEMS,
            ((0, 2),),
            (),
            (("roads", "road"),),
        ),
        # Several words in one cell are unknown.
        (
            [["ice cream", "tea", "x"]],
            ["cream", "ice", "tea"],
            WORDS,
            (),
            ("ice cream", "x"),
            (("tea",),),
        ),
        ([], ["a"], STEMS, (), (), ()),
    ],
)
def test_words_of_groups_are_found(written, vocabulary, options, groups, unknown, single):
    found = count_groups(written, vocabulary, options=options)
    assert (found.groups, found.unknown, found.single) == (groups, unknown, single)


def test_items_are_found_by_name_and_by_code():
    found = count_groups([["Soap", "B2"]], ["B1", "B2"], names=["Soap", "Shampoo"])
    assert found.groups == ((0, 1),)


def test_a_reading_finds_the_groups_of_a_fit(tmp_path):
    path = tmp_path / "pets.txt"
    path.write_text("cats and dogs\ndogs and mice\na cat\n", encoding="utf-8")
    reading = read_corpus(path, options=ReadOptions(text=STEMS))
    groups, sentences = reading.find_groups([["Cats", "dog"], ["mouse", "mice"]])
    assert groups == [["cat", "dog"]]
    assert sentences == (
        "Keeping 2 words together in 1 group.",
        "Ignored 1 word in groups, too rare or not in the documents: 'mouse'.",
        "Ignored 1 group with only one word left: 'mice'.",
    )
    with pytest.raises(ValueError, match="no group has at least two words that are kept"):
        reading.find_groups([["cats", "mice"]], max_words=1)


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
        ('car,"auto\n', "line 1: invalid quotes"),
    ],
)
def test_other_files_are_refused_with_the_line(tmp_path, content, message):
    with pytest.raises(ValueError, match=message):
        read_groups(file_with(tmp_path, content))


def test_folders_and_devices_are_refused(tmp_path):
    with pytest.raises(ValueError, match="is a folder; give a CSV file"):
        read_groups(tmp_path)
    with pytest.raises(
        ValueError,
        match="/dev/zero: expected a file or folder, got a device or socket; save its content",
    ):
        read_groups("/dev/zero")


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"missing\.csv"):
        read_groups(tmp_path / "missing.csv")
