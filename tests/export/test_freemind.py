"""Mind maps, read back with expat."""

import re
import xml.etree.ElementTree as ET
from xml.parsers import expat

import pytest

from tests.export.export_samples import (
    HOSTILE,
    chain_tree,
    fitted_tree,
    hostile_tree,
    limited,
    shown,
    written,
)
from topicgrouper import TopicTree, fit_tree
from topicgrouper.tables import printable


def read(data):
    root = ET.fromstring(data)
    assert root.tag == "map"
    assert root.attrib == {"version": "1.0.1"}
    (top,) = root
    return top


def nodes_of(top):
    """All nodes with their level, parents first, and the structure that FreeMind expects."""
    waiting, found = [(top, 0)], []
    while waiting:
        element, level = waiting.pop()
        found.append((element, level))
        assert element.tag == "node"
        assert {child.tag for child in element} <= {"node", "richcontent"}
        assert element.attrib.keys() <= {"ID", "TEXT", "BACKGROUND_COLOR", "POSITION", "FOLDED"}
        waiting += [(child, level + 1) for child in reversed(element.findall("node"))]
    return found


def test_nodes_are_those_of_the_tree():
    tree = fitted_tree()
    found = nodes_of(read(written("freemind", tree)))
    rows = {f"ID_{row.topic}": row for row in tree.outline(depth=100)}
    assert len(found) == len(rows)
    for element, level in found:
        row = rows[element.get("ID")]
        assert level == row.level
        words = ", ".join(shown(tree, row.id))
        assert element.get("TEXT") == f"({row.topic}) {words}"


def test_it_can_be_the_map_of_the_paper():
    tree = fitted_tree()
    frequent = written("freemind", tree, frequent=True)
    for element, _ in nodes_of(read(frequent)):
        topic = tree.topic(element.get("ID").removeprefix("ID_"))
        assert element.get("TEXT") == f"({topic.number}) {', '.join(topic.top_words(5))}"
    without_counts = TopicTree(
        tree.children,
        tree.gains,
        tree.word_frequencies,
        tree.vocabulary,
        base_log_likelihood=tree.base_log_likelihood,
    )
    assert written("freemind", without_counts) == frequent


def test_notes_hold_likelihood_and_delta_h():
    tree = fitted_tree()
    for element, _ in nodes_of(read(written("freemind", tree))):
        node = tree.node_of(element.get("ID").removeprefix("ID_"))
        note = element.find("richcontent")
        if node < tree.n_words:
            assert note is None
            continue
        assert note.get("TYPE") == "NOTE"
        n = tree.n_of(node=node)
        lines = dict(line.text.split(" = ") for line in note.iter("p"))
        assert float(lines[f"log q(T({n}))"]) == tree.log_likelihood(n)
        assert float(lines["Δh"]) == tree.delta_h(n)
        assert int(lines["f(t)"]) == tree.frequencies[node]
        assert lines["focus"] == f"{tree.focus[node]:.2f} bits"
        assert lines["most frequent words"] == ", ".join(tree.topic(node=node).top_words(5))


def test_a_tree_that_has_grown_has_its_numbers_and_the_likelihood_of_its_views():
    start = fitted_tree()
    tree = fit_tree(start.counts[::2], start.vocabulary, start=start)
    assert not tree.is_numbered_afresh
    for element, _ in nodes_of(read(written("freemind", tree))):
        topic = tree.topic(element.get("ID").removeprefix("ID_"))
        assert element.get("TEXT").startswith(f"({topic.number}) ")
        lines = [line.text for line in element.iterfind("richcontent//p")]
        if topic.size > 1 and topic.n <= tree.max_topics:
            assert lines[0] == f"log q(T({topic.n})) = {tree.log_likelihood(topic.n)!r}"


def test_joins_of_words_that_stay_together_have_no_likelihood_of_their_own():
    tree = limited(fitted_tree(), 5)
    found = written("freemind", tree).decode()
    assert sorted(re.findall(r"log q\(T\((\d+)\)\)", found)) == ["1", "2", "3", "4", "5"]
    assert found.count("f(t) = ") == tree.n_words - 1


def test_frequent_words_are_blue_and_rare_ones_red():
    tree = fitted_tree()
    means, blues = {}, {}
    for element, _ in nodes_of(read(written("freemind", tree))):
        node = element.get("ID")
        words = tree.topic(node.removeprefix("ID_")).top_words(5)
        means[node] = tree.word_frequencies[[tree.find(word) for word in words]].mean()
        red, green, blue = bytes.fromhex(element.get("BACKGROUND_COLOR").removeprefix("#"))
        assert (red + blue, green) == (255 + 128, 128)
        blues[node] = blue
    largest = max(means.values())
    for node, mean in means.items():
        assert blues[node] == pytest.approx(128 + 127 * mean / largest, abs=0.51)


def test_what_lies_below_level_six_is_folded():
    tree = chain_tree(30)
    for element, level in nodes_of(read(written("freemind", tree))):
        is_join = element.find("node") is not None
        assert element.get("FOLDED") == ("true" if level == 6 and is_join else None)
        assert (element.get("POSITION") is not None) == (level == 1)


def test_depth_and_words_can_be_chosen():
    tree = fitted_tree()
    found = nodes_of(read(written("freemind", tree, depth=2, k=3, frequent=True)))
    assert len(found) == len(tree.outline(depth=2))
    assert found[0][0].get("TEXT").count(",") == 2


def test_hostile_words_are_text():
    tree = hostile_tree()
    data = written("freemind", tree)
    assert data.isascii()  # whatever encoding FreeMind takes it for
    texts = {element.get("TEXT") for element, _ in nodes_of(read(data))}
    for word in HOSTILE:
        number = tree.topic(f"word:{word}").number
        assert f"({number}) {printable(word, limit=40)}" in texts
    assert r"\x1b[31mred" in " ".join(texts)


def test_a_chain_is_written_at_its_full_depth():
    tree = chain_tree()
    depth = deepest = count = 0

    def start(name, _):
        nonlocal depth, deepest, count
        if name == "node":
            depth, count = depth + 1, count + 1
            deepest = max(deepest, depth)

    def end(name):
        nonlocal depth
        depth -= name == "node"

    parser = expat.ParserCreate()
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.Parse(written("freemind", tree), True)
    assert (deepest, count, depth) == (tree.n_words, tree.n_nodes, 0)
