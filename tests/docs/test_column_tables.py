"""The tables of columns in the pages are those of the declarations."""

import pytest

from tests.docs.test_pages import ROOT
from topicgrouper.evaluation.comparison import Figure
from topicgrouper.export.tree_formats import Node
from topicgrouper.groups.comparison import TopicInGroup
from topicgrouper.naming.matching import TopicFlow, TopicMatch
from topicgrouper.naming.named_topics import CarriedName, NamedTopic
from topicgrouper.naming.prompts import NamingPrompt
from topicgrouper.record.changes import TopicChange
from topicgrouper.search.completion import ExpectedWord
from topicgrouper.search.documents import (
    SearchHit,
    SurprisingDocument,
    SurprisingWord,
    TopicDocument,
)
from topicgrouper.search.word_report import NearWord, PathJoin
from topicgrouper.tables.table import declared_columns
from topicgrouper.tree.curve import CurvePoint, Drop
from topicgrouper.tree.topic_table import TopicRow

COMMANDS = "docs/reference/command-line.md"
PAGES = {
    CarriedName: COMMANDS,
    CurvePoint: COMMANDS,
    Drop: COMMANDS,
    ExpectedWord: COMMANDS,
    Figure: COMMANDS,
    NamedTopic: COMMANDS,
    NamingPrompt: COMMANDS,
    NearWord: COMMANDS,
    PathJoin: COMMANDS,
    SearchHit: COMMANDS,
    SurprisingDocument: COMMANDS,
    SurprisingWord: COMMANDS,
    TopicChange: COMMANDS,
    TopicDocument: COMMANDS,
    TopicFlow: COMMANDS,
    TopicInGroup: COMMANDS,
    TopicMatch: COMMANDS,
    TopicRow: COMMANDS,
    Node: "docs/guides/export.md",
}
TYPES = {
    "int": "integer",
    "float": "number",
    "number": "number",
    "bool": "true or false",
    "text": "text",
    "words": "list of texts",
    "nested": "list or object",
}


def column_reference(columns):
    """Return the columns that files have as a Markdown table."""
    lines = ["| column | type | meaning |", "| --- | --- | --- |"]
    lines += [
        f"| `{each.name}` | {TYPES[each.kind]} | {each.about} |"
        for each in columns
        if each.in_files
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("row_type", PAGES, ids=lambda row_type: row_type.__name__)
def test_a_page_has_the_columns_that_are_declared(row_type):
    page = (ROOT / PAGES[row_type]).read_text(encoding="utf-8")
    assert column_reference(declared_columns(row_type)) in page
