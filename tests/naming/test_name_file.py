"""Names out to a file and back."""

from dataclasses import replace

import pytest

from topicgrouper import TopicName
from topicgrouper.naming import read_topic_names, write_topic_names
from topicgrouper.naming.name_file import tree_mark
from topicgrouper.tree.node_names import name_of

HOSTILE = ("=1+1", "'=1+1", "'quoted'", "<b>&</b>", 'a,b;"c"', "-x", "名前 שם")


def test_names_come_back_as_they_were(model, tmp_path):
    nodes = range(model.tree.n_nodes - len(HOSTILE), model.tree.n_nodes)
    notes = ("", "one\ntwo", "=x", '"', "a;b", "", "'-")
    given = {n: TopicName(*each) for n, *each in zip(nodes, HOSTILE, notes, strict=True)}
    named = model.with_topic_names({**given, 0: TopicName("a word")})
    write_topic_names(named, tmp_path / "names.csv")
    assert read_topic_names(tmp_path / "names.csv", model) == named.tree.topic_names


def test_every_topic_can_be_named_by_what_the_file_calls_it(model, tmp_path):
    shop = replace(
        model, display_words=(*map(str, range(model.tree.n_words - 2)), "word:x", "=A, B")
    )
    named = shop.with_topic_names({node: f"node {node}" for node in range(shop.tree.n_nodes)})
    write_topic_names(named, tmp_path / "names.csv")
    assert read_topic_names(tmp_path / "names.csv", shop) == named.tree.topic_names


def test_a_view_adds_topics_to_fill_in(model, tmp_path):
    named = model.with_topic_names({"2": "Half"})
    write_topic_names(named, tmp_path / "names.csv", view=3)
    lines = (tmp_path / "names.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 1 + 3 - (named.tree.node_of(2) in model.view(3).nodes)
    assert lines[0] == "topic,name,note,words,tree"
    topics = [model.shown.topic(node=row.id) for row in model.topics(3)]
    found = [line.split(",")[0] for line in lines[1:]]
    assert found[:3] == [name_of(model.shown, topic.id) for topic in topics]
    assert any(line.startswith("2,Half,") for line in lines)
    assert read_topic_names(tmp_path / "names.csv", model).values()  # empty ones are no problem


def test_a_byte_order_mark_is_written_if_asked_for(model, tmp_path):
    named = model.with_topic_names({"2": "Ökonomie"})
    write_topic_names(named, tmp_path / "plain.csv")
    write_topic_names(named, tmp_path / "marked.csv", bom=True)
    plain = (tmp_path / "plain.csv").read_bytes()
    assert (tmp_path / "marked.csv").read_bytes() == b"\xef\xbb\xbf" + plain
    assert read_topic_names(tmp_path / "marked.csv", model) == named.tree.topic_names


def write(tmp_path, content):
    path = tmp_path / "given.csv"
    path.write_text(content, encoding="utf-8")
    return path


def test_what_is_not_in_the_file_stays(model, tmp_path):
    named = model.with_topic_names(
        {"1": TopicName("All", "kept"), "2": TopicName("Half", "kept"), "3": "Third"}
    )
    path = write(tmp_path, "topic,name\n1,Everything\n3,\n")
    names = {
        model.tree.n_of(node=node): name for node, name in read_topic_names(path, named).items()
    }
    assert names == {
        1: TopicName("Everything", "kept"),  # no column of notes
        2: TopicName("Half", "kept"),
        3: TopicName("Third"),
    }
    path = write(tmp_path, "topic,name,note\n1,Everything,\n")
    found = read_topic_names(path, named)
    assert found[model.tree.node_of(1)] == TopicName("Everything")  # an empty cell is no note


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("99999,A", "line 2: there is no topic 99999"),
        ("xyzzyx,A", "line 2: the word 'xyzzyx'.* is not in this model"),
        ("1,A\n2,B\n 1 ,C", "line 4: topic 1 is in line 2, too"),
        ("rocket,A\nRockets,B", "line 3: topic Rockets is in line 2, too"),
        ('1,"two\nlines"', "line 2: .*control character"),
        ("1," + "x" * 10_000, "line 2: .*at most 200 characters, got 10,000"),
        ("1,a\u202eb", "line 2: .*right-to-left override"),
        ("1,A\n2,\x07", "line 3: "),
    ],
)
def test_wrong_lines_are_named_and_nothing_is_read(model, tmp_path, lines, message):
    path = write(tmp_path, f"topic,name\n{lines}\n")
    with pytest.raises(ValueError, match=f"given.csv: {message}"):
        read_topic_names(path, model)


def test_a_note_without_a_name_is_a_problem(model, tmp_path):
    path = write(tmp_path, "topic,name,note\n1,,important\n")
    with pytest.raises(ValueError, match="line 2: a note needs a name"):
        read_topic_names(path, model)


def test_only_the_first_problems_are_listed(model, tmp_path):
    path = write(tmp_path, "topic,name\n" + "0,A\n" * 1000)
    with pytest.raises(ValueError, match=r"line 6: .*; and more") as error:
        read_topic_names(path, model)
    assert "line 7" not in str(error.value)


def test_names_of_another_tree_are_refused_with_the_way_out(model, tmp_path):
    mark = tree_mark(model)
    path = write(tmp_path, f"topic,name,tree\n1,A,{mark}\n2,B,\n")
    assert len(read_topic_names(path, model)) == 2
    path = write(tmp_path, "topic,name,tree\n1,A,0123456789abcdef\n")
    with pytest.raises(ValueError, match=r"of another tree; .*topicgrouper match OLD NEW --names"):
        read_topic_names(path, model)
