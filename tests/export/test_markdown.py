"""Markdown tables, read back with markdown-it."""

from markdown_it import MarkdownIt

from tests.export.export_samples import (
    HOSTILE,
    fitted_tree,
    hostile_tree,
    text_written,
    weighted_tree,
)
from topicgrouper.export import write_markdown
from topicgrouper.tree.representation import printable
from topicgrouper.tree.topic_table import distinctive_order


def read(text):
    """The cells of the only table, as text; anything but text in a cell is an error."""
    tokens = MarkdownIt("gfm-like", {"linkify": False}).enable("table").parse(text)
    assert [tokens[0].type, tokens[-1].type] == ["table_open", "table_close"]
    rows = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            assert {child.type for child in token.children} <= {"text", "text_special"}
            rows[-1].append("".join(child.content for child in token.children))
    return rows


def test_rows_are_the_topics():
    tree = fitted_tree()
    head, *rows = read(text_written(write_markdown, tree.view(7), words=4, frequent=True))
    assert head == ["n", "frequency", "words", "most frequent words"]
    assert rows == [
        [str(topic.n), str(topic.frequency), str(topic.size), ", ".join(topic.top_words(4))]
        for topic in tree.view(7)
    ]


def test_distinctive_topics_come_first_and_general_ones_are_marked():
    view = fitted_tree().view(7)
    head, *rows = read(text_written(write_markdown, view, words=4))
    assert head == ["n", "frequency", "words", "focus", "general", "most distinctive words"]
    order, words = distinctive_order(view), view.distinctive_words(4)
    assert order.general
    assert rows == [
        [
            str(view[place].n),
            str(view[place].frequency),
            str(view[place].size),
            f"{view.focus[place]:.2f}",
            "yes" if place in order.general else "",
            ", ".join(words[place]),
        ]
        for place in (*order.distinctive, *order.general)
    ]


def test_hostile_words_are_text():
    tree = hostile_tree()
    _, *rows = read(text_written(write_markdown, tree.view(len(HOSTILE))))
    shown = {row[-1] for row in rows}
    # blanks at the edges of a cell are Markdown's
    assert shown == {printable(word, limit=40).strip() for word in HOSTILE}


def test_links_and_mentions_are_broken():
    text = text_written(write_markdown, hostile_tree().view(len(HOSTILE)))
    for active in ("https://", "www.", " @user", "$x$"):
        assert active not in text


def test_weights():
    assert read(text_written(write_markdown, weighted_tree().view(1)))[1][1] == "3.75"
