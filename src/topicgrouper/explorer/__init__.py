"""The explorer: one page, in one file, to wander through a tree of topics.

`make_payload` turns a model into plain values, `render_page` puts them into a page that needs
nothing else. A page in a file, from a local server and in a notebook is the same page.
"""

from topicgrouper.explorer.notebook import NotebookPage, explore
from topicgrouper.explorer.page import render_page, write_page
from topicgrouper.explorer.payload import Payload, make_payload

__all__ = ["NotebookPage", "Payload", "explore", "make_payload", "render_page", "write_page"]
