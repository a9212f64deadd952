"""
How many topics?
================

Most topic models want to know the number of topics before they begin, and
every other number is another fit. Here, one fit has them all: it starts with
one topic per word, joins the two topics that lose the least, and goes on until
one is left. The number of topics is where you look.

Where should you look? The tree has an opinion, and held-out documents have
another one.
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
tree = Model.fit(corpus).shown
print(f"One tree, with every number of topics from 1 to {tree.max_topics:,}")

# %%
# What the joins cost
# -------------------
# Joining two topics that belong together costs little likelihood; joining two
# that do not costs much. :func:`~topicgrouper.export.curve_figure` draws the
# cost of the join that leaves *n* topics, from right to left in the order of
# the fit, and below it how many times as much it costs as the join before. A
# sudden rise means that from here on, joins put together what does not belong
# together. Rises at 12, 25, 50, 100 and 200 topics mean less: these are the
# levels at which the tree was regrown after the fit.

from topicgrouper.export import curve_figure

curve_figure(tree)

# %%
# :meth:`TopicTree.suggest_n() <topicgrouper.TopicTree.suggest_n>` counts the
# topics that the documents tell apart: a join of two of them costs more than
# one bit per document and per word. If the cost drops sharply there, the
# number stands out. Most texts have no such number; then it is one that is
# easy to read. A coarser and some finer levels come with it.

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
    first = tree.view(n).table(k=4).distinctive[:k]
    return pd.Series([", ".join(row.words) for row in first])


numbers = sorted([suggestion.n, *suggestion.others])[:3]
pd.DataFrame({f"{n} topics": first_topics(n) for n in numbers}).fillna("")

# %%
# What held-out documents say
# ---------------------------
# How well do the topics predict documents that the fit has not seen?
# :func:`~topicgrouper.evaluation.held_out_curve` measures the perplexity (how
# many words the model hesitates between; lower is better) of every view of the
# tree at once.

import matplotlib.pyplot as plt

from topicgrouper import fit_tree
from topicgrouper.evaluation import held_out_curve

split = corpus.split(0.1, seed=0)
part = fit_tree(split.train.counts)
curve = held_out_curve(part, split.train, split.test)

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
# Prediction gains from every further division until there are more than a
# thousand topics, far more than anybody wants to read. Both answers are right.
# For people, start at the suggested number and divide what interests you. For
# a classifier or a recommendation, use many topics, or let a search choose as
# in :doc:`plot_05_pipeline`; the fit stays the same.
#
# **What next?** :doc:`plot_03_taxonomy` reads the whole tree at once. How the
# suggestions are made is in :doc:`/explanation/how-it-works`, and how
# perplexity is measured in :doc:`/guides/evaluation`.
