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
# The texts are again the docstrings of fifteen Python modules. After the fit,
# the tree is regrown: words move between its branches as long as its levels
# improve (:func:`topicgrouper.regrow`). People are going to read these levels,
# so this is worth it; ``regrow=False`` would keep the tree of the paper.

from topicgrouper import Model
from topicgrouper.corpus import count_texts, read_docstrings

modules = """asyncio email http importlib ipaddress logging mailbox
    multiprocessing statistics tarfile tkinter turtle unittest urllib xml"""
corpus = count_texts(read_docstrings(modules=modules.split()).texts)
model = Model.fit(corpus)
tree = model.display_tree

# %%
# SciPy draws how the topics of a view are joined, from left to right:
# :meth:`~topicgrouper.TopicTree.to_linkage` is the tree as its functions take
# it. The number of a topic says up to which view it is whole: topic 17 is one
# of 17 topics, but with 18 it is split.

import matplotlib.pyplot as plt
from scipy.cluster.hierarchy import dendrogram


def label(node):
    topic = tree.topic(node=node)
    return f"({topic.number}) {', '.join(topic.keywords(5))}"


figure, axes = plt.subplots(figsize=(7, 5), layout="constrained")
dendrogram(
    tree.to_linkage("loss"),
    p=24,
    truncate_mode="lastp",
    orientation="right",
    leaf_label_func=label,
    color_threshold=0,
    ax=axes,
)
axes.set_xlabel("log-likelihood lost")
plt.show()

# %%
# Topics that are close in the tree have something in common, as widgets and
# turtle graphics do: both are drawn in windows.
#
# Levels
# ------
# A taxonomy has a few levels, of sizes that you choose.
# :meth:`~topicgrouper.TopicTree.outline` lists them in the order of the tree.
# Here is everything except the large first branch, which has the words that
# all modules share.

for topic in tree.view(4)[1:]:
    for row in tree.outline(topic, levels=[4, 12, 24]):
        words = ", ".join(tree.topic(node=row.id).keywords(5))
        print("    " * row.level + f"({row.topic}) {words}")

# %%
# A closer look at one branch
# ---------------------------
# A view need not have the same depth everywhere. We are interested in
# graphics, so we split the topics of *turtle* and *widget* twice each and
# leave the other topics as they are with 12 topics. You can use such a view
# wherever you can use a number of topics.

view = tree.view(12)
for word in ["turtle", "widget", "turtle", "widget"]:
    view = view.split(node=view.labels[tree.find(word)])

view

# %%
# For other programs
# ------------------
# :meth:`~topicgrouper.Model.export` writes mind maps, spreadsheets and graphs.
# As a table, the taxonomy has one row per topic of its finest level.

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
# **What next?** :doc:`plot_10_names` gives names to topics, which appear in
# tables and files. :doc:`/guides/export` lists all formats, and
# :doc:`/guides/refine` explains regrowing.
