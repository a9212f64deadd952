"""The explorer: one page, in one file, to wander through a tree of topics.

`make_payload` turns a model into plain values, `render_page` puts them into a page that needs
nothing else. A page in a file, from a local server and in a notebook is the same page.
"""
