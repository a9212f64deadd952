"""
From tree to taxonomy
=====================

A list of topics is flat. The tree behind it is not: it says which topics are
close to each other, and what they have in common. This example draws the tree,
cuts it into levels, looks closely at one of its branches, and hands the result
to other programs.
"""

# %%
# The tree
# --------
# The texts are once more the docstrings of fifteen Python modules.
# After the fit, words move between the branches of the tree as long as its
# levels get better (:func:`topicgrouper.regrow`). People are going to read
# the levels; ``regrow=False`` would leave the tree of the paper.

from topicgrouper import Model
from topicgrouper.corpus import count_texts, read_docstrings

modules = """asyncio email http importlib ipaddress logging mailbox
    multiprocessing statistics tarfile tkinter turtle unittest urllib xml"""
corpus = count_texts(read_docstrings(modules=modules.split()).texts)
model = Model.fit(corpus)
tree = model.shown

# %%
# :func:`~topicgrouper.export.dendrogram_figure` draws how the topics of a view
# are joined, from left to right. The number of a topic says how long it is one
# of its own: topic 17 is one of 17 topics, but with 16 it is part of another.

from topicgrouper.export import dendrogram_figure

dendrogram_figure(tree.view(24))

# %%
# Topics that are close in the tree have something in common, as widgets and
# turtle graphics do: both are drawn in windows.
#
# Levels
# ------
# A taxonomy has a few levels, of sizes that you choose.
# :meth:`~topicgrouper.TopicTree.outline` lists them in the order of the tree.
# Here is everything but the large first branch, which has the words that all
# modules share.

for topic in tree.view(4)[1:]:
    for row in tree.outline(topic, levels=[4, 12, 24]):
        words = ", ".join(tree.topic(node=row.id).distinctive_words(5))
        print("    " * row.level + f"({row.topic}) {words}")

# %%
# A closer look at one branch
# ---------------------------
# Nobody says that a view must have the same depth everywhere. We are
# interested in graphics, so we divide the topics of *turtle* and *widget*
# twice each and leave the rest as it is with 12 topics. Such a view can be
# used wherever a number of topics can.

view = tree.view(12)
for word in ["turtle", "widget", "turtle", "widget"]:
    view = view.split(node=view.labels[tree.find(word)])

dendrogram_figure(view)

# %%
# For other programs
# ------------------
# :meth:`~topicgrouper.Model.export` writes mind maps, spreadsheets, graphs
# and pictures. As a table, the taxonomy has one row per topic of its finest
# level.

import tempfile
from pathlib import Path

import pandas as pd

with tempfile.TemporaryDirectory() as folder:
    model.export(Path(folder, "mind-map.mm"))
    file = Path(folder, "taxonomy.csv")
    model.export(file, format="taxonomy-csv", levels=[4, 12, 24], k=3)
    table = pd.read_csv(file)

table[["topic_4_words", "topic_12_words", "topic_24_words", "share"]].head(8)

# %%
# **What next?** :doc:`plot_10_names` gives topics names, which appear in
# pictures and files. :doc:`/guides/export` lists all formats,
# :doc:`/guides/refine` tells what regrowing does.
