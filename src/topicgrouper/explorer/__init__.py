"""The explorer: a self-contained HTML page that shows a tree of topics.

`topicgrouper.Model.explore` makes the page, and `topicgrouper.Model.serve` a server for it. The
payload (`payload`) holds what it shows, as plain values for JSON; the page (`page`) puts it into
one file with the script and the styles; and the server (`server`) answers questions about documents
that are not in the page.
"""

from topicgrouper.explorer.page import NotebookPage

__all__ = ["NotebookPage"]
