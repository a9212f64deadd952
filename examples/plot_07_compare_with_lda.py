"""
Comparing with LDA
==================

Latent Dirichlet allocation (LDA) is the topic model that most people know. How
do the topics of a tree compare: in time, in prediction, and for the reader? We
fit both to the same documents and measure both in the same way.
"""

# %%
# The documents are the docstrings of six Python modules, with a tenth of them
# held out.

from topicgrouper.corpus import count_texts, read_docstrings

modules = "asyncio email logging statistics turtle xml"
corpus = count_texts(read_docstrings(modules=modules.split()).texts)
split = corpus.filter(min_frequency=3).split(0.1, seed=0)
train, test = split.train, split.test
print("train:", train, "\ntest: ", test)

# %%
# Two fits
# --------
# scikit-learn's LDA needs a number of topics and a seed. We give it fifteen
# topics and try two seeds. The tree needs neither; fifteen topics are one of
# its views.

from time import perf_counter

from sklearn.decomposition import LatentDirichletAllocation

from topicgrouper import fit_tree

n = 15
ldas, seconds = [], []
for seed in [0, 1]:
    start = perf_counter()
    lda = LatentDirichletAllocation(n, random_state=seed)
    ldas.append(lda.fit(train.counts))
    seconds.append(perf_counter() - start)

start = perf_counter()
tree = fit_tree(train.counts, train.vocabulary)
tree_seconds = perf_counter() - start
print(f"LDA: {min(seconds):.1f} s for one number of topics and one seed")
print(f"tree: {tree_seconds:.2f} s for all {tree.n_words:,} numbers of topics")

# %%
# The same measure
# ----------------
# The ``perplexity`` of scikit-learn's LDA is a bound, and often a loose one,
# so it cannot be compared with other models.
# :func:`topicgrouper.evaluation.perplexity` measures any topic model in the
# same way. It takes any object with two arrays: ``topic_words``,
# p(word|topic), and ``topic_prior``, the Dirichlet parameters of topics in
# documents. For LDA, a topic's parameter is proportional to its share of the
# training documents; their sum is the best of a few values on these documents.

from types import SimpleNamespace

from topicgrouper import fit_documents, refine, soften
from topicgrouper.evaluation import perplexity


def as_model(lda):
    topics = lda.components_ / lda.components_.sum(axis=1, keepdims=True)
    shares = lda.transform(train.counts).mean(axis=0)
    models = [
        SimpleNamespace(topic_words=topics, topic_prior=total * shares)
        for total in [0.1, 0.3, 1, 3]
    ]
    return min(models, key=lambda each: perplexity(each, train, steps=8).value)


refined = refine(tree.view(n))
models = {
    "LDA, seed 0": as_model(ldas[0]),
    "LDA, seed 1": as_model(ldas[1]),
    "tree, 15 topics": tree.view(n),
    "… refined": refined,
    "… refined and softened": soften(refined),
    "tree, all joins": fit_documents(tree),
}
values = [perplexity(model, test).value for model in models.values()]
print(f"the bound of scikit-learn: {ldas[0].perplexity(test.counts):,.0f}")

# %%
# How many words does each model hesitate between when it predicts a held-out
# docstring? Lower is better.

import matplotlib.pyplot as plt

figure, axes = plt.subplots(figsize=(7, 3), layout="constrained")
colours = ["#e69f00"] * 2 + ["#0072b2"] * 4
bars = axes.barh(list(models), values, color=colours)
axes.bar_label(bars, fmt="{:.0f}", padding=4)
axes.invert_yaxis()
axes.tick_params(axis="y", length=0)
axes.set_xlabel("perplexity per word")
axes.spines[["top", "right", "left"]].set_visible(False)
plt.show()

# %%
# A word of the tree has one topic, so fifteen plain topics predict less well
# than LDA. Refining makes up for this, and softening for more: soft topics are
# the same kind of model as LDA, with a better start. *All joins* of the tree
# together are another model of documents, without any number of topics; see
# :doc:`/guides/predict`.
#
# For the reader
# --------------
# Which topics are the same? We show each topic by its most distinctive words,
# and pair topics that share most of their first ten.

import numpy as np
import pandas as pd
from scipy.optimize import linear_sum_assignment


def distinctive_words(model, k=10):
    topics = model.topic_words
    scores = topics * np.log(topics / topics.mean(axis=0))
    best = scores.argsort(axis=1)[:, ::-1][:, :k]
    return [[train.vocabulary[word] for word in row] for row in best]


def pairs(first, second):
    shared = [[len(set(a) & set(b)) for b in second] for a in first]
    rows, columns = linear_sum_assignment(shared, maximize=True)
    found = [(shared[i][j], i, j) for i, j in zip(rows, columns, strict=True)]
    return sorted(found, reverse=True)


by_tree = refined.distinctive_words(10)
by_lda = distinctive_words(models["LDA, seed 0"])
pd.DataFrame(
    [
        (", ".join(by_tree[i][:5]), ", ".join(by_lda[j][:5]), shared)
        for shared, i, j in pairs(by_tree, by_lda)[:8]
    ],
    columns=["tree", "LDA, seed 0", "shared"],
)

# %%
# The large subjects are the same. And how much does LDA agree with itself?

other = distinctive_words(models["LDA, seed 1"])
shared = [count for count, _, _ in pairs(by_lda, other)]
print(f"With another seed, {np.mean(shared):.1f} of 10 words are the same.")

# %%
# The tree has no seed: its topics are the same in every fit, on every machine.
#
# **What next?** :doc:`plot_06_better_topics` explains refining and softening.
# :doc:`/guides/evaluation` shows all measures. :doc:`/explanation/soft-topics`
# compares on large collections, with LDA samplers whose parameters are
# optimised, and :doc:`/explanation/paper` repeats the experiments of the
# paper.
