"""Names that people gave to topics, in every format that shows topics."""

import csv
import io
import json
import xml.etree.ElementTree as ET

import polars as pl
import pytest

from tests.export.export_samples import fitted_tree, text_written, written
from topicgrouper import TopicName

MARKUP = "=<b>R&D</b>, \"50%\" of 'it' | $x$ \\N {a_b} [c]: d; (e)"
NOTE = "-first <i>line</i>\nsecond & last"
SPACE = "Space flight"


@pytest.fixture(scope="module")
def tree():
    """The two topics of T(2), of which one has number 2, and a word have names."""
    plain = fitted_tree()
    (other,) = set(plain.view(2).numbers.tolist()) - {2}
    names = {2: TopicName(MARKUP, note=NOTE), other: TopicName(SPACE)}
    return plain.with_topic_names({**names, int(plain.numbers[4]): TopicName("a word")})


@pytest.fixture(scope="module")
def view(tree):
    return tree.view(2)


def other_number(tree):
    return next(topic.number for topic in tree.view(2) if topic.number != 2)


def rows_of(text):
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_tables_of_nodes_have_names_and_notes(tree):
    expected = {node: (given.name, given.note) for node, given in tree.names_by_node.items()}
    found = {
        int(row["id"]): (row["name"].removeprefix("'"), row["note"].removeprefix("'"))
        for row in rows_of(text_written("tree-csv", tree))
        if row["name"]
    }
    assert found == expected
    assert "'=<b>" in text_written("tree-csv", tree)
    frame = pl.read_parquet(io.BytesIO(written("tree-parquet", tree)))
    kept = frame.filter(pl.col("name").is_not_null()).select("id", "name", "note").rows()
    assert {node: (name, note or "") for node, name, note in kept} == expected
    assert frame["note"].null_count() == tree.n_nodes - 1


def test_nested_nodes_have_names(tree):
    root = json.loads(text_written("json", tree, depth=2))
    named = {child["id"]: child.get("name") for child in root["children"]}
    assert named == {
        child: tree.topic(node=child).name for child in tree.children_of(node=root["id"])
    }
    assert set(named.values()) == {MARKUP, SPACE}


def test_mind_maps_show_names_and_notes(tree):
    root = ET.fromstring(written("freemind", tree))
    nodes = {node.get("ID"): node for node in root.iter("node")}
    two = nodes["ID_2"]
    assert two.get("TEXT").startswith(f"(2) {MARKUP}: ")
    note = two.find("richcontent[@TYPE='NOTE']")
    lines = [paragraph.text for paragraph in note.iter("p")]
    assert lines[:2] == NOTE.split("\n")
    assert lines[2].startswith("log q(T(2)) = ")
    word = nodes[f"ID_{tree.n_words + 4}"]
    assert word.get("TEXT") == f"({tree.n_words + 4}) a word: {tree.vocabulary[4]}"
    assert word.find("richcontent") is None


def test_newick_names_joins_by_number_name_and_words(tree):
    text = text_written("newick", tree, depth=1, k=2)
    assert f"'{other_number(tree)} {SPACE}: " in text
    assert "'2 " + MARKUP.replace("'", "''") + ": " in text
    # the quoted labels aside, two leaves in one pair of parentheses remain
    outside = "".join(text.replace("''", "").split("'")[::2])
    assert outside.count("(") == outside.count(")") == outside.count(",") == 1
