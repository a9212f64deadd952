"""The tables of columns in the pages are those of the declarations."""

import pytest

from tests.docs.test_pages import ROOT
from topicgrouper.search.topic_documents import TopicDocument
from topicgrouper.tables import column_reference, declared_columns

PAGES = {TopicDocument: "docs/reference/command-line.md"}


@pytest.mark.parametrize("row_type", PAGES, ids=lambda row_type: row_type.__name__)
def test_a_page_has_the_columns_that_are_declared(row_type):
    page = (ROOT / PAGES[row_type]).read_text(encoding="utf-8")
    assert column_reference(declared_columns(row_type)) in page
