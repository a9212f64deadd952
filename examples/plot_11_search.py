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
# :meth:`~topicgrouper.Model.fit` includes:
# :class:`~topicgrouper.prediction.DocumentIndex` searches with it.

from topicgrouper import Model
from topicgrouper.corpus import count_texts
from topicgrouper.prediction import DocumentIndex

model = Model.fit(count_texts(texts), regrow=True)
index = DocumentIndex(model.fitted_document_model)

# %%
# Searching
# ---------
# A query is counted as the documents were. By default, the index adds two
# scores: that of BM25, a classic that counts shared words, and that of the
# tree.

from textwrap import shorten


def counts_of(query):
    return count_texts([query]).with_words_of(model.tree.vocabulary).counts


for query in [
    "swap two variables",
    "stop the program at a line",
    "default value of a parameter",
]:
    (scores,) = index.scores(counts_of(query))
    print(f"\n{query}?")
    for row in scores.argsort()[::-1][:3]:
        print(f"{passages[texts[row]]:>14}: {shorten(texts[row], 60)}")

# %%
# Passages without the words
# --------------------------
# What does the tree add? Each passage has two scores for the query *local
# variable*. To BM25, all passages that contain neither word are the same. The
# tree puts some of them before others that have a word.

import matplotlib.pyplot as plt

query = counts_of("local variable")
(by_words,) = index.scores(query, by="bm25")
(by_tree,) = index.scores(query, by="tree")
words = query.indices
n_words = (model.tree.counts[:, words] > 0).sum(axis=1)

figure, axes = plt.subplots(figsize=(7, 3.8), layout="constrained")
styles = {"neither word": "#bbbbbb", "one": "#e69f00", "both": "#0072b2"}
for number, (label, colour) in enumerate(styles.items()):
    rows = n_words == number
    axes.scatter(by_words[rows], by_tree[rows], s=24, c=colour, label=label)
axes.set_xlabel("score of BM25")
axes.set_ylabel("score of the tree")
axes.legend(title="The passage has", frameon=False, loc="lower right")
axes.spines[["top", "right"]].set_visible(False)
plt.show()

# %%
# These are the passages at the top of the grey column, and
# :meth:`~topicgrouper.prediction.DocumentIndex.matches` tells why: words that
# they do have make *local* and *variable* many times as likely.

vocabulary = model.tree.vocabulary
lacking = (n_words == 0).nonzero()[0]
for row in lacking[by_tree[lacking].argsort()[::-1][:3]]:
    print(f"{passages[texts[row]]}: {shorten(texts[row], 66)}")
    for match in index.matches(query, row):
        near = ", ".join(vocabulary[word] for word in match.words[:3])
        word = vocabulary[match.word]
        print(f"    {word} is {match.lift:.0f} times as likely beside {near}")

# %%
# Wider queries
# -------------
# Turned round, the model proposes words to add to a query:
# :func:`~topicgrouper.prediction.expand_query`.

from topicgrouper.prediction import expand_query

for query in ["local variable", "loop", "precision"]:
    expected = expand_query(model.fitted_document_model, counts_of(query), 6)
    found = [vocabulary[each.word] for each in expected]
    print(f"{query}:", ", ".join(found))

# %%
# **What next?** :doc:`plot_12_completing_baskets` asks the same model what
# comes next. :doc:`/guides/predict` has the formulas, and
# :doc:`/explanation/prediction` measures the search on four collections with
# known answers: the tree makes BM25 a little better on all of them, and there
# are methods that gain more.
