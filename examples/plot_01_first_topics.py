"""
First topics
============

You have a few thousand texts and no time to read them. What are they about?

This example fits a first topic model and looks at it from three sides: the
topics, the documents behind them, and a text that the model has never seen.
"""

# %%
# The texts
# ---------
# Every copy of Python comes with a collection of texts: the docstrings of its
# standard library. :func:`~topicgrouper.corpus.read_docstrings` reads those of
# fifteen modules, from e-mail to turtle graphics. Each docstring is a
# document.

from topicgrouper.corpus import read_docstrings

modules = """asyncio email http importlib ipaddress logging mailbox
    multiprocessing statistics tarfile tkinter turtle unittest urllib xml"""
docstrings = read_docstrings(modules=modules.split())

print(f"{len(docstrings.texts):,} documents. One of them:\n")
print(docstrings.texts[docstrings.names.index("turtle.TNavigator.forward")])

# %%
# The topics
# ----------
# :class:`~topicgrouper.TextTopicGrouper` counts the words and joins them into
# topics, step by step. There is nothing to tune: no number of topics, no seed,
# no list of stop words.

from topicgrouper import TextTopicGrouper

model = TextTopicGrouper().fit(docstrings.texts)
view = model.view_
print(f"{model.tree_.n_words:,} words in {view.n} topics")

# %%
# The model suggests how many topics to look at first.
# Each docstring has one main topic, and :meth:`~topicgrouper.FlatView.table`
# puts the topics first that most docstrings are about. A topic is shown by the
# words that set these docstrings apart from the others, so function words,
# such as *the*, do not get in the way.

import matplotlib.pyplot as plt

table = view.table(k=5)
rows = table.main[:22]
labels = [", ".join(row.words) for row in rows]

figure, axes = plt.subplots(figsize=(7, 6), layout="constrained")
axes.barh(labels, [row.documents for row in rows], color="#0072b2")
axes.invert_yaxis()
axes.tick_params(axis="y", length=0)
axes.set_xlabel("docstrings")
axes.spines[["top", "right", "left"]].set_visible(False)
figure.suptitle("The topics of fifteen Python modules", x=0.02, ha="left")
plt.show()

# %%
# Turtle graphics, logging, XML, network addresses: nothing told the model
# which docstring comes from which module, but most modules have a separate
# topic.
#
# The documents
# -------------
# Which documents are about a topic? :meth:`~topicgrouper.Model.documents`
# lists those with this main topic, strongest first. Here are some of the first
# two topics in the picture.

from topicgrouper import Model

for row in rows[:2]:
    print(", ".join(row.words))
    for found in Model(model.tree_).documents(row.topic, k=4):
        name = docstrings.names[found.row]
        print(f"  {found.relative_share:.1f} times the average in {name}")

# %%
# A new text
# ----------
# The model also describes texts that it has not seen. Every text is full of
# function words, so we do not ask which topic is largest, but which is larger
# than usual.

from topicgrouper.corpus import count_texts

question = "How do I cancel a task while the event loop waits for a lock?"
counted = count_texts([question]).with_words_of(model.tree_.vocabulary)
(shares,) = view.relative_shares(counted.counts)
best = shares.argsort()[::-1][:4]

figure, axes = plt.subplots(figsize=(7, 2.2), layout="constrained")
names = [", ".join(view[place].keywords(5)) for place in best]
axes.barh(names, shares[best])
axes.axvline(1, color="#888888", linewidth=1)
axes.invert_yaxis()
axes.tick_params(axis="y", length=0)
axes.set_xlabel("times as much as in the average document")
axes.spines[["top", "right", "left"]].set_visible(False)
figure.suptitle(f"“{question}”", x=0.02, ha="left")
plt.show()

# %%
# **What next?** :doc:`plot_02_number_of_topics` looks at the same tree with
# more and with fewer topics, without another fit. Your own texts may be files,
# folders, tables or archives: see :doc:`/guides/text` and
# :doc:`/guides/files`.
