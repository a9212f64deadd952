"""
How many topics?
================

Most topic models need the number of topics before they begin, and another
number means another fit. Here, one fit has them all: it starts with one topic
per word, joins the two topics whose join costs least, and continues until one
is left. You choose the number afterwards.

Which number should you choose? The tree suggests one, and held-out documents
suggest another.
"""

# %%
# One fit
# -------
# The texts are the docstrings of fifteen Python modules, as in
# :doc:`plot_01_first_topics`.

from topicgrouper import Model
from topicgrouper.corpus import count_texts, read_docstrings

modules = """asyncio email http importlib ipaddress logging mailbox
    multiprocessing statistics tarfile tkinter turtle unittest urllib xml"""
corpus = count_texts(read_docstrings(modules=modules.split()).texts)
tree = Model.fit(corpus).display_tree
print(f"One tree, with every number of topics from 1 to {tree.max_topics:,}")

# %%
# What the joins cost
# -------------------
# Joining two topics that belong together costs little likelihood; joining two
# that do not costs much. :meth:`TopicTree.curve()
# <topicgrouper.TopicTree.curve>` has the cost of the join that leaves *n*
# topics; read it from right to left, in the order of the fit. After a sudden
# rise, joins put together topics that do not belong together. Rises at 12, 25,
# 50, 100 and 200 topics mean less: these are the levels at which the tree was
# regrown after the fit.

import matplotlib.pyplot as plt

points = tree.curve()[:1000]
figure, axes = plt.subplots(figsize=(7, 3.2), layout="constrained")
axes.loglog(
    [point.n for point in points], [-point.delta_h for point in points]
)
axes.xaxis.set_major_formatter("{x:,.0f}")
axes.set_xlabel("number of topics")
axes.set_ylabel("cost of the join")
axes.spines[["top", "right"]].set_visible(False)
plt.show()

# %%
# :meth:`TopicTree.suggest_n() <topicgrouper.TopicTree.suggest_n>` counts the
# topics that the documents tell apart: joining two of them costs more than one
# bit per document and per word. If the cost falls sharply there, the number
# stands out. Most texts have no such number; the suggestion is then one that
# is easy to read. It comes with a coarser and some finer numbers.

suggestion = tree.suggest_n()
print("Start with", suggestion.n, "topics; others:", *suggestion.others)
print("Distinct:", suggestion.n_distinct, "topics")

# %%
# The same tree, three times
# --------------------------
# Views of one tree are nested: a topic of a fine view lies within one topic of
# a coarser one. The first eight topics of each view:

import pandas as pd


def first_topics(n, k=8):
    first = tree.view(n).table(k=4)[:k]
    return pd.Series([", ".join(row.words) for row in first])


numbers = sorted([suggestion.n, *suggestion.others])[:3]
pd.DataFrame({f"{n} topics": first_topics(n) for n in numbers}).fillna("")

# %%
# What held-out documents say
# ---------------------------
# How well do the topics predict documents that the fit has not seen?
# :func:`~topicgrouper.evaluation.held_out_curve` measures the perplexity of
# every view of the tree at once: how many words the model hesitates between,
# so lower is better.

from sklearn.model_selection import train_test_split

from topicgrouper import fit_tree
from topicgrouper.evaluation import held_out_curve

rows = train_test_split(
    range(corpus.n_documents), test_size=0.1, random_state=0
)
train, test = (corpus.select(part) for part in rows)
part = fit_tree(train.counts)
curve = held_out_curve(part, train, test)

figure, axes = plt.subplots(figsize=(7, 3.2), layout="constrained")
axes.plot(range(1, part.max_topics + 1), curve.perplexities, color="#0072b2")
for n in [*numbers, curve.best_n()]:
    axes.plot(n, curve.perplexities[n - 1], "o", color="#d55e00")
    axes.annotate(
        f"{n:,}",
        (n, curve.perplexities[n - 1]),
        xytext=(4, 6),
        textcoords="offset points",
    )
axes.set_xscale("log")
axes.xaxis.set_major_formatter("{x:,.0f}")
axes.set_xlabel("number of topics")
axes.set_ylabel("perplexity per word")
axes.spines[["top", "right"]].set_visible(False)
plt.show()

# %%
# Every further division improves the prediction, until there are more than a
# thousand topics, far more than anyone wants to read. Both answers are right.
# For people, start at the suggested number and split the topics that interest
# you. For a classifier or a recommendation, use many topics, or let a search
# choose as in :doc:`plot_05_pipeline`; the fit stays the same.
#
# **What next?** :doc:`plot_03_taxonomy` reads the whole tree at once.
# :doc:`/explanation/how-it-works` explains how suggestions are made, and
# :doc:`/guides/evaluation` how perplexity is measured.
