"""
Search by topic
===============

A search engine finds the words that you type. But the passage you need may use
other words for the same thing. The tree knows which words belong together, so
it can tell how probable your words are in a passage that lacks them. This
example searches the manual of Python.
"""

# %%
# The manual
# ----------
# Python comes with its language reference: it is what ``help("for")`` shows.
# We search its passages of at least twenty words. Those that stand on several
# pages are taken once.

from pydoc_data.topics import topics as pages

passages = {}
for page, text in pages.items():
    for passage in text.split("\n\n"):
        if len(passage.split()) >= 20:
            passages.setdefault(" ".join(passage.split()), page)
texts = list(passages)
print(f"{len(texts)} passages of {len(pages)} pages")

# %%
# The tree becomes a model of documents by one more step of the fit, which
# :func:`~topicgrouper.Model.fit` includes: :meth:`~topicgrouper.Model.search`
# uses it.

from topicgrouper import Model
from topicgrouper.corpus import count_texts

model = Model.fit(count_texts(texts))

# %%
# Searching
# ---------
# A query is counted as the documents were. By default, the search adds two
# scores: that of BM25, a classic that counts shared words, and that of the
# tree. BM25 is asked twice, the second time with the words that are typical of
# the best documents of the first.

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
# What does the tree add? Passages have two scores for the query *local
# variable*. To BM25, all passages that contain neither word are the same, and
# none of them is found. The tree puts some of them before others that have a
# word.

import matplotlib.pyplot as plt

by_bm25 = model.search("local variable", k=len(texts), by="bm25")
by_tree = model.search("local variable", k=len(texts), by="tree")
by_words = {hit.row: hit.score for hit in by_bm25}
not_found = min(by_words.values()) - 1


def n_words(hit):
    return sum(match["occurrences"] > 0 for match in hit.matches)


figure, axes = plt.subplots(figsize=(7, 3.8), layout="constrained")
styles = {"neither word": "#bbbbbb", "one": "#e69f00", "both": "#0072b2"}
for number, (label, colour) in enumerate(styles.items()):
    hits = [hit for hit in by_tree if n_words(hit) == number]
    bm25 = [by_words.get(hit.row, not_found) for hit in hits]
    tree = [hit.score for hit in hits]
    axes.scatter(bm25, tree, s=24, c=colour, label=label)
axes.set_xlabel("score of BM25; not found at the left")
axes.set_ylabel("score of the tree")
axes.legend(title="The passage has", frameon=False, loc="lower right")
axes.spines[["top", "right"]].set_visible(False)
plt.show()

# %%
# These are the passages at the top of the grey column, and their matches tell
# why: words that they do have make *local* and *variable* many times as
# likely.

lacking = [hit for hit in by_tree if n_words(hit) == 0]
for hit in lacking[:3]:
    print(f"{passages[texts[hit.row]]}: {shorten(texts[hit.row], 66)}")
    for match in hit.matches:
        near = ", ".join(match["words"][:3])
        likely = f"{match['lift']:.0f} times as likely"
        print(f"    {match['word']} is {likely} beside {near}")

# %%
# Wider queries
# -------------
# Turned round, the model proposes words to add to a query:
# :meth:`~topicgrouper.Model.complete`.

for query in ["local variable", "loop", "precision"]:
    found = model.complete(query, k=6)
    print(f"{query}:", ", ".join(each.word for each in found))

# %%
# **What next?** :doc:`plot_12_completing_baskets` asks the same model what
# comes next. :doc:`/guides/predict` has the formulas, and
# :doc:`/explanation/prediction` measures the search on four collections with
# known answers.
