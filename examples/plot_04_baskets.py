"""
What is bought together
=======================

Topics are not only for texts. A shopping basket is a document whose words are
items, and a topic is a group of items that are bought together. This example
finds the shopping trips behind the orders of a small chain of shops: what
people came for.
"""

# %%
# The orders
# ----------
# `shop_orders.py <https://github.com/topicgrouper/topicgrouper/blob/main/examples/shop_orders.py>`_
# generates a year of orders in the form in which shop systems and web shops
# export them: one row per item. The shop does not exist, but it has what real
# shops have: habits, seasons, and milk and bread in every other basket.

import pandas as pd
from shop_orders import make_orders

orders = pd.DataFrame(make_orders())
orders.head(8)

# %%
# :func:`~topicgrouper.corpus.read_frame` turns the rows into baskets. For a
# CSV or Excel file, you name the columns in the same way. Quantities are
# damped, so no single order dominates, and returns are left out.

from topicgrouper.corpus import ReadOptions, read_frame

columns = ReadOptions(basket="order", item="article", quantity="pieces")
corpus = read_frame(orders, options=columns).corpus
print(corpus)

# %%
# What people come for
# --------------------
# You do not have to choose a minimum support or confidence. The tree has every
# number of groups; we look at seventeen.

from topicgrouper import fit_tree

tree = fit_tree(corpus.counts, corpus.vocabulary)
tree.view(17)

# %%
# Each row is a reason to go shopping. Nothing told the model that charcoal
# goes with sausages, or nappies with baby wipes. The last line has what is in
# all kinds of baskets: milk, bread and eggs do not tell why somebody came.
#
# The evidence
# ------------
# Do these items really share baskets? For each pair of items, the picture
# shows how many times as often they are bought together as by chance, topic by
# topic.

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.colors import LogNorm

topics = [tree.topic(node=row.id) for row in tree.outline(levels=[17])[1:]]
words = np.concatenate([tree.words_of(node=topic.id) for topic in topics])
baskets = (corpus.counts[:, tree.columns[words]] > 0).astype(int)
together = (baskets.T @ baskets).toarray()
alone = together.diagonal()
lift = together * corpus.n_documents / np.outer(alone, alone)
np.fill_diagonal(lift, 1)

ends = np.cumsum([topic.size for topic in topics])
middles = ends - [topic.size / 2 for topic in topics] - 0.5
names = [", ".join(topic.top_words(2)) for topic in topics]

figure, axes = plt.subplots(figsize=(7, 5), layout="constrained")
scale = LogNorm(0.1, 10, clip=True)
image = axes.imshow(lift.clip(0.1), norm=scale, cmap="RdBu_r")
axes.hlines(ends[:-1] - 0.5, -0.5, len(words) - 0.5, "white", linewidth=1)
axes.vlines(ends[:-1] - 0.5, -0.5, len(words) - 0.5, "white", linewidth=1)
axes.set_yticks(middles, names)
axes.set_xticks([])
axes.tick_params(length=0)
axes.spines[:].set_visible(False)
bar = figure.colorbar(image, shrink=0.7, ticks=[0.1, 0.3, 1, 3, 10])
bar.set_ticklabels(["0.1", "0.3", "1", "3", "10"])
bar.set_label("times as often together as by chance")
plt.show()

# %%
# The red squares are the topics. The dark blue ones are seasons: charcoal and
# gingerbread hardly ever meet. A few thin red lines cross the squares, for
# items that serve two purposes: beer goes with barbecues and with parties,
# butter with breakfast and with baking, candles with parties and with
# Christmas. In the tree, an item has only one topic;
# :doc:`plot_06_better_topics` lets it belong to both.
#
# One item
# --------
# :meth:`~topicgrouper.Model.word` shows the path of an item through the tree:
# its closest companions first, then ever larger parts of the assortment.

from topicgrouper import Model

for join in Model(tree).word("charcoal").path[:5]:
    partner = ", ".join(join.partner_words[:5])
    print(f"with {join.topic} topics, charcoal is joined with {partner}")

# %%
# **What next?** :doc:`plot_09_groups_and_time` compares branches and months,
# and :doc:`plot_12_completing_baskets` recommends items.
# :doc:`/guides/baskets` explains how to read your own orders.

# sphinx_gallery_thumbnail_number = 2
