"""
Search by topic
===============

A search engine finds the words that you type, but the passage you need may use
other words for the same thing. The tree knows which words belong together, so
it can tell how probable your words are in a passage that does not contain
them. This example searches the reference manual of Python.
"""

# %%
# The manual
# ----------
# Python comes with its language reference, which ``help("for")`` shows. We
# search its passages of at least twenty words, each of them once.

from pydoc_data.topics import topics as pages

passages = {}
for page, text in pages.items():
    for passage in text.split("\n\n"):
        if len(passage.split()) >= 20:
            passages.setdefault(" ".join(passage.split()), page)
texts = list(passages)
print(f"{len(texts)} passages of {len(pages)} pages")

# %%
# One more step turns the tree into a model of documents, which
# :meth:`~topicgrouper.Model.search` uses. :func:`~topicgrouper.Model.fit`
# includes this step.

from topicgrouper import Model
from topicgrouper.corpus import count_texts

model = Model.fit(count_texts(texts))

# %%
# Searching
# ---------
# A query is counted as the documents were. The search adds two scores: that of
# the tree, and that of BM25, a classic method that counts shared words. BM25
# is asked twice, the second time with the words that are typical of the best
# documents of the first.

from textwrap import shorten

for query in [
    "leave a loop early",
    "stop the program at a line",
    "default value of a parameter",
]:
    print(f"\n{query}?")
    for hit in model.search(query, k=3):
        print(f"{passages[texts[hit.row]]:>14}: {shorten(texts[hit.row], 60)}")

# %%
# Passages without the words
# --------------------------
# What does the tree add? It tells how probable the query *local variable* is
# in a passage that contains neither word. Some of these passages are ranked
# above others that contain one.

import matplotlib.pyplot as plt
import numpy as np

found = model.search("local variable", k=len(texts))
query = np.isin(model.tree.vocabulary, ["local", "variable"]).astype(int)[None]
documents = model.fitted_document_model
by_tree = documents.query_log_likelihoods(query, model.tree.counts)[0]


def n_words(hit):
    return sum(match["occurrences"] > 0 for match in hit.matches)


figure, axes = plt.subplots(figsize=(7, 3.8), layout="constrained")
styles = {"neither word": "#bbbbbb", "one": "#e69f00", "both": "#0072b2"}
for number, (label, colour) in enumerate(styles.items()):
    hits = [hit for hit in found if n_words(hit) == number]
    scores = [hit.score for hit in hits]
    axes.scatter(
        scores, by_tree[[hit.row for hit in hits]], s=24, c=colour, label=label
    )
axes.set_xlabel("score of the search")
axes.set_ylabel("log-probability of the query")
axes.legend(title="The passage has", frameon=False, loc="lower right")
axes.spines[["top", "right"]].set_visible(False)
plt.show()

# %%
# These are the best passages without the words. Their matches tell why they
# are found: other words of the passages make *local* and *variable* many times
# as likely.

lacking = [hit for hit in found if n_words(hit) == 0]
for hit in lacking[:3]:
    print(f"{passages[texts[hit.row]]}: {shorten(texts[hit.row], 66)}")
    for match in hit.matches:
        near = ", ".join(match["words"][:3])
        likely = f"{match['lift']:.0f} times as likely"
        print(f"    {match['word']} is {likely} beside {near}")

# %%
# Wider queries
# -------------
# The model can also propose words to add to a query, with
# :meth:`~topicgrouper.Model.complete`.

for query in ["local variable", "loop", "precision"]:
    found = model.complete(query, k=6)
    print(f"{query}:", ", ".join(each.word for each in found))

# %%
# **What next?** :doc:`plot_12_completing_baskets` asks the same model what
# comes next. :doc:`/guides/predict` has the formulas, and
# :doc:`/explanation/prediction` measures the search on four collections with
# known answers.
