"""Names that people give to topics."""

import copy
import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tree.tree_samples import change_section, sample_tree, trees
from topicgrouper import TopicName, fit_tree, refine, regrow
from topicgrouper.tree import ArchiveError, TopicTree

COUNTS = [[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]]
WORDS = ["cat", "dog", "tea", "milk"]


@pytest.fixture
def tree():
    return fit_tree(COUNTS, WORDS)


@pytest.fixture
def named(tree):
    return tree.with_topic_names({"2": TopicName("Drinks", note="hot\nor cold"), "cat": "Felines"})


def test_a_name_is_wherever_its_node_is(named):
    assert [topic.name for topic in named.view(2)] == ["Drinks", None]
    assert [topic.name for topic in named.view(4)].count("Felines") == 1
    assert named.view(1)[0].name is None
    assert named.topic(node=named.find("cat")).name == "Felines"
    assert named.cut(["2", "cat", "dog"])[0].name == "Drinks"
    assert named.topic_names[2].note == "hot\nor cold"


def test_a_refined_topic_has_the_name_of_the_node_that_it_started_from(named):
    assert {topic.name for topic in refine(named.view(2))} == {"Drinks", None}


def test_names_are_kept_with_other_words_in_copies_and_in_pickles(named):
    other = named.with_vocabulary(["a", "b", "c", "d"])
    for tree in (other, copy.deepcopy(named), pickle.loads(pickle.dumps(named))):
        assert tree.topic_names == named.topic_names


def test_names_do_not_change_what_a_tree_is(tree, named):
    assert tree == named
    assert hash(tree) == hash(named)
    assert tree.digest() == named.digest()
    assert tree.view(2) == named.view(2)
    assert tree.view(2)[0] == named.view(2)[0]
    assert tree.topic_names == {}


def test_new_names_replace_all_old_ones(named):
    again = named.with_topic_names({"3": "Pets"})
    assert [name.name for name in again.topic_names.values()] == ["Pets"]
    assert not again.with_topic_names({}).topic_names


def test_names_cannot_be_changed(named):
    with pytest.raises(TypeError):
        named.topic_names[0] = TopicName("Cats")
    with pytest.raises(AttributeError):
        named.topic_names = {}


def test_a_regrown_tree_has_no_names():
    tree = fit_tree(np.random.default_rng(1).poisson(0.5, (50, 40)))
    regrown = regrow(tree.with_topic_names({"5": "Some"}))
    assert regrown != tree
    assert not regrown.topic_names


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ({"9": "Drinks"}, "9"),
        ({8: "Drinks"}, "no topic 8"),
        ({"horse": "Drinks"}, "horse"),
        ({"2": ""}, "empty"),
        ({"2": "   "}, "empty"),
        ({"2": "\u200b"}, "empty"),
        ({"2": "\ufeff\u00ad\u0301"}, "empty"),
        ({"2": "a\nb"}, r"U\+000A"),
        ({"2": "a\x1b[31m"}, r"U\+001B"),
        ({"2": "a\u202egnp"}, r"right-to-left override \(U\+202E\)"),
        ({"2": "a\u2028b"}, r"line separator \(U\+2028\)"),
        ({"2": "half \ud800"}, r"U\+D800"),
        ({"2": "x" * 201}, "at most 200 characters, got 201"),
        ({"2": 17}, "must be a text, got int"),
        ({"2": "Drinks", 2: "Other"}, "named twice"),
    ],
)
def test_what_is_no_name_is_refused_with_a_reason(tree, names, message):
    with pytest.raises((ValueError, TypeError, LookupError), match=message):
        tree.with_topic_names(names)


@pytest.mark.parametrize("note", ["a\x00", "a\u2067b", "n" * 5_001])
def test_what_is_no_note_is_refused(note):
    with pytest.raises(ValueError, match="note"):
        TopicName("Drinks", note=note)


def test_markup_emoji_and_other_scripts_are_text():
    for name in ("<b>&amp;</b>", "👩\u200d🔬 Science", "می\u200cخواهم", "選挙", "=1+1"):
        assert TopicName(name).name == name


def test_spaces_around_a_name_and_kinds_of_line_breaks_in_a_note_do_not_matter():
    assert TopicName("  Drinks ", note="a\r\nb\n") == TopicName("Drinks", note="a\nb")


# -- files -----------------------------------------------------------------------------------------


def test_a_tree_without_names_has_the_file_that_it_always_had(tree, named, tmp_path):
    tree.save(tmp_path / "plain.tg")
    named.with_topic_names({}).save(tmp_path / "again.tg")
    assert (tmp_path / "plain.tg").read_bytes() == (tmp_path / "again.tg").read_bytes()
    assert TopicTree.load(tmp_path / "plain.tg").topic_names == {}


@pytest.mark.parametrize(
    ("array", "values"),
    [
        ("nodes", [[0, 5]]),
        ("nodes", [0.0, 5.0]),
        ("nodes", [0, 7]),
        ("nodes", [-1, 5]),
        ("nodes", [5, 5]),
        ("nodes", [5]),
        ("names_ends", [0, 13]),
        ("notes_ends", [3, 3, 11]),
        ("names_text", list(b"Fel\nnesDrinks")),
    ],
)
def test_names_that_make_no_sense_are_refused(named, tmp_path, array, values):
    path = tmp_path / "hostile.tg"
    named.save(path)
    kind = np.uint8 if array.endswith("text") else None
    change_section(path, "names", arrays={array: np.array(values, dtype=kind)})
    with pytest.raises(ArchiveError, match=r"hostile\.tg"):
        TopicTree.load(path)


@given(trees(), st.data())
def test_any_nodes_can_have_any_names(tree, data):
    text = st.text(st.characters(categories=("L", "N", "P", "S")), min_size=1, max_size=20)
    names = data.draw(st.dictionaries(st.sampled_from(tree.numbers.tolist()), text, max_size=5))
    named = tree.with_topic_names(names)
    assert {number: name.name for number, name in named.topic_names.items()} == names
    assert list(named.names_by_node) == sorted(map(tree.node_of, names))


# -- what is shown ---------------------------------------------------------------------------------


def test_terminals_and_notebooks_show_names(named):
    lines = repr(named.view(2)).splitlines()
    assert lines[1].split() == ["topic", "name", "documents", "share", "words"]
    assert [line.split()[1] for line in lines[2:]] == ["Drinks", "2"]
    assert "<td>Drinks</td>" in named.view(2)._repr_html_()


def test_names_are_escaped_in_notebooks():
    tree = sample_tree(5).with_topic_names({"1": "<script>"})
    assert "&lt;script&gt;" in tree.view(1)._repr_html_()
