"""
Refine, regrow, soften
======================

The fit joins two topics at a time and never looks back. This is fast and gives
a whole tree, but a word that was joined early may fit better elsewhere once
all topics are known. Three steps improve the result. This example shows what
each of them changes, and how much better it predicts new documents.
"""

# %%
# The texts are the docstrings of fifteen Python modules, with a tenth of them
# held out. Words that occur once or twice are left out.

from sklearn.model_selection import train_test_split

from topicgrouper import fit_tree
from topicgrouper.corpus import count_texts, read_docstrings

modules = """asyncio email http importlib ipaddress logging mailbox
    multiprocessing statistics tarfile tkinter turtle unittest urllib xml"""
corpus = count_texts(read_docstrings(modules=modules.split()).texts)
corpus = corpus.filter(min_frequency=3)
rows = train_test_split(
    range(corpus.n_documents), test_size=0.1, random_state=0
)
train, test = (corpus.select(part) for part in rows)
tree = fit_tree(train.counts, train.vocabulary)

# %%
# Refine: each word where it fits best
# ------------------------------------
# :func:`~topicgrouper.refine` moves words between the topics of one view until
# no single move raises the likelihood. Most words that move are rare.

from topicgrouper import refine

view = tree.view(50)
refined = refine(view)
n_moved = sum(refined.labels != view.labels)
print(f"{n_moved:,} of {tree.n_words:,} words moved; log-likelihood:")
print(f"{view.log_likelihood:,.0f} → {refined.log_likelihood:,.0f}")

# %%
# Regrow: a better tree
# ---------------------
# Refined topics are no longer parts of a tree, so views with different numbers
# of topics do not fit together. :func:`~topicgrouper.regrow` moves words where
# several levels gain at once, and joins them again. The result is a tree like
# any other.

from topicgrouper import regrow

regrown = regrow(tree)

# %%
# Soften: words with two meanings
# -------------------------------
# In a tree, a word has one topic. :func:`~topicgrouper.soften` starts from the
# topics of a view and lets words belong to several, as in LDA. Some words need
# it:

import matplotlib.pyplot as plt

from topicgrouper import soften

soft = soften(refined)
wanted = ["event", "key", "spec", "index", "bound", "socket"]
found = {word.word: word for word in soft.shared_words()}
shown = [found[word] for word in wanted if word in found]
words = {topic.id: ", ".join(topic.keywords(3)) for topic in view}

figure, axes = plt.subplots(figsize=(7, 3), layout="constrained")
for row, word in enumerate(shown):
    left = 0.0
    for colour, part in zip(["#a6cee3", "#fdd49e"], word.topics, strict=False):
        axes.barh(row, part.share, left=left, color=colour, height=0.75)
        axes.text(left + 0.01, row, words[part.id], va="center")
        left += part.share
axes.set_yticks(range(len(shown)), [word.word for word in shown])
axes.set_xlim(0, 1)
axes.invert_yaxis()
axes.spines[["top", "right", "left"]].set_visible(False)
axes.set_xlabel("share of the word's occurrences")
plt.show()

# %%
# What it is worth
# ----------------
# The perplexity of the held-out docstrings is the number of words that a model
# hesitates between, on average; lower is better. That of soft topics could
# only be estimated; they predict better than refined views.

from topicgrouper.evaluation import perplexity

numbers = [10, 30, 100]
models = {
    "as fitted": [tree.view(n) for n in numbers],
    "regrown": [regrown.view(n) for n in numbers],
    "refined": [refine(tree.view(n)) for n in numbers],
}
styles = {"#666666": "o:", "#009e73": "v-.", "#0072b2": "s--"}

figure, axes = plt.subplots(figsize=(7, 3.5), layout="constrained")
for (name, fitted), colour in zip(models.items(), styles, strict=True):
    values = [perplexity(model, test).value for model in fitted]
    axes.plot(numbers, values, styles[colour], color=colour, label=name)
axes.set_xscale("log")
axes.set_xticks(numbers, numbers)
axes.minorticks_off()
axes.set_xlabel("number of topics")
axes.set_ylabel("perplexity per word")
axes.legend(frameon=False)
axes.spines[["top", "right"]].set_visible(False)
plt.show()

# %%
# Which one should you use? For reading, a regrown tree: topics improve and
# stay nested, so the explorer, exports and all other steps work as before.
# ``Model.fit`` and ``topicgrouper fit`` regrow by default. If only one number
# of topics matters, refine it. If you care about words with several meanings,
# soften.
#
# **What next?** :doc:`plot_07_compare_with_lda` compares the soft topics with
# LDA. The details are in :doc:`/guides/refine` and :doc:`/guides/soften`, and
# measurements on larger collections in :doc:`/explanation/regrown-trees` and
# :doc:`/explanation/soft-topics`.
