"""The explorer: a self-contained HTML page that shows a tree of topics.

`make_payload` turns a model into plain values, and `render_page` puts them into the page. The page
is the same in a file, from a local server, and in a notebook.
"""

from topicgrouper.explorer.notebook import NotebookPage, explore
from topicgrouper.explorer.page import render_page, write_page
from topicgrouper.explorer.payload import Payload, make_payload

__all__ = ["NotebookPage", "Payload", "explore", "make_payload", "render_page", "write_page"]
