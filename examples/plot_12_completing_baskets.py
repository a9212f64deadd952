"""
Completing baskets
==================

Somebody has put beer and mustard into the basket. What is missing? The tree of
items is also a model of whole baskets, without a number of topics: it tells
how probable every item is, given the items in the basket. This example
recommends items, checks how often it is right, and finds items that do not
belong.
"""

# %%
# The orders are those of :doc:`plot_04_baskets`, with a tenth of them held
# out. :func:`~topicgrouper.fit_documents` makes the model of baskets from the
# tree.

import pandas as pd
from shop_orders import make_orders
from sklearn.model_selection import train_test_split

from topicgrouper import fit_documents, fit_tree
from topicgrouper.corpus import ReadOptions, read_frame

orders = pd.DataFrame(make_orders())
columns = ReadOptions(basket="order", item="article", quantity="pieces")
corpus = read_frame(orders, options=columns).corpus
rows = train_test_split(
    range(corpus.n_documents), test_size=0.1, random_state=0
)
train, test = (corpus.select(part) for part in rows)
items = corpus.vocabulary
model = fit_documents(fit_tree(train.counts, items))
print(model)

# %%
# What is missing?
# ----------------
# :meth:`~topicgrouper.DocumentModel.top_words` returns the items that are most
# likely to come next. Beer goes with parties and with barbecues, so the other
# item decides.

import matplotlib.pyplot as plt
import numpy as np

baskets = [["beer", "mustard"], ["beer", "balloons"], ["lemons"]]
counts = [[item in basket for item in items] for basket in baskets]
found = model.top_words(np.array(counts, dtype=int), k=6)

figure, panels = plt.subplots(
    1, 3, figsize=(7, 2.6), sharex=True, layout="constrained"
)
for axes, basket, words, values in zip(panels, baskets, *found, strict=True):
    axes.barh([items[word] for word in words], 100 * values)
    axes.invert_yaxis()
    axes.set_title(" + ".join(basket), loc="left", fontsize="medium")
    axes.tick_params(axis="y", length=0)
    axes.spines[["top", "right", "left"]].set_visible(False)
figure.supxlabel("probability of being next (%)", fontsize="medium")
plt.show()

# %%
# How often is it right?
# ----------------------
# From each held-out basket, we hide one item, and ask for it. Two rivals try
# the same: the best sellers, and the items that most often share baskets with
# those in the basket (the cosine of their columns).

seen = test.counts.toarray()
seen = seen[(seen > 0).sum(axis=1) >= 2]
hidden = []
for number, row in enumerate(seen):
    there = row.nonzero()[0]
    hidden.append(there[number % len(there)])
    row[hidden[-1]] = 0

bought = (train.counts.toarray() > 0).astype(float)
bought /= np.linalg.norm(bought, axis=0)
cosines = bought.T @ bought
scores = {
    "tree": model.word_probabilities(seen),
    "items in common": (seen > 0) @ cosines,
    "best sellers": np.tile(train.frequencies, (len(seen), 1)),
}

# %%
# A hit is a basket whose hidden item is among those recommended. Items that
# are already in the basket are not recommended.

figure, axes = plt.subplots(figsize=(7, 3.2), layout="constrained")
numbers = range(1, 11)
styles = ["-", "--", ":"]
for style, (name, values) in zip(styles, scores.items(), strict=True):
    free = np.where(seen > 0, -np.inf, values)
    asked = free[range(len(seen)), hidden]
    ranks = (free > asked[:, None]).sum(axis=1)
    hits = [100 * (ranks < k).mean() for k in numbers]
    axes.plot(numbers, hits, style, linewidth=2, label=name)
axes.set_xticks(numbers)
axes.set_ylim(0, 100)
axes.set_xlabel("number of items recommended")
axes.set_ylabel("baskets with a hit (%)")
axes.legend(frameon=False)
axes.spines[["top", "right"]].set_visible(False)
plt.show()

# %%
# The tree is far ahead of the best sellers and as good as items in common. It
# says more than a ranking, though: its probabilities add up to one, and they
# take quantities into account.
#
# What does not belong?
# ---------------------
# :meth:`~topicgrouper.DocumentModel.surprise` answers the opposite question:
# how unexpected is an item, given the rest of the basket? One bit more means
# half as probable.

basket = {"charcoal": 2, "sausages": 4, "ketchup": 1, "bread": 1, "nappies": 1}
counts = np.array([[basket.get(item, 0) for item in items]])
bits = model.surprise(counts).toarray()[0]
for item in sorted(basket, key=lambda name: bits[items.index(name)]):
    print(f"{bits[items.index(item)]:4.1f} bits: {item}")

# %%
# **What next?** :doc:`/guides/predict` explains the model, and
# :doc:`/explanation/prediction` measures completion on three real shops,
# beside methods made only for this task. On the command line, ``topicgrouper
# complete`` uses the tree together with the baskets that share items with the
# given ones: see :doc:`/reference/command-line`.
