"""
A page to share
===============

A model is easier to believe when you can explore it yourself. This example
turns one into a web page: a single file that opens in any browser, without a
server or a network. You can mail it, archive it or put it on a web site.
"""

# %%
# The model
# ---------
# The page can only show what the model knows. ``keep_texts`` keeps the
# documents, so readers can check what a topic is about; ``labels`` are groups
# to compare, here the modules that the docstrings come from.

from topicgrouper import Model
from topicgrouper.corpus import count_texts, read_docstrings

modules = "asyncio email logging statistics tkinter turtle xml"
docstrings = read_docstrings(modules=modules.split())
corpus = count_texts(
    docstrings.texts,
    ids=docstrings.names,
    labels=[name.split(".")[0] for name in docstrings.names],
    keep_texts=True,
)
model = Model.fit(corpus)

# %%
# The page
# --------
# :meth:`~topicgrouper.Model.explore` makes the page, which opens with 20
# topics. In a notebook, it appears below the cell, as it does here. Try it:
# click a topic, change the number of topics, search for *window*, or open
# *Documents* and *Groups*.

page = model.explore(title="Seven Python modules", views=[20])
page

# %%
# To share the page, save it. The file contains everything, including the
# documents.

import tempfile
from pathlib import Path

with tempfile.TemporaryDirectory() as folder:
    file = Path(folder, "python.html")
    page.save(file)
    print(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")

# %%
# Anyone who has the file has the documents. If you must not pass them on,
# leave them out: ``model.explore(document_limit=0)``. The page then shows the
# topics only.
#
# The address of the page records what you see, such as
# ``python.html#n=20&view=groups``: send it along, and the reader sees the
# same.
#
# On the command line, two commands do the same::
#
#     topicgrouper fit texts/ --keep-texts -o texts.tg
#     topicgrouper explore texts.tg -o texts.html
#
# **What next?** :doc:`plot_10_names` gives names to topics, which the page
# shows. :doc:`/guides/explorer` describes all views of the page and its keys.

# sphinx_gallery_thumbnail_path = "pictures/explorer-topics.webp"
