"""
Comparing with LDA
==================

Latent Dirichlet allocation (LDA) is the topic model that most people know. How
do the topics of a tree compare: in time, in coherence, and for the reader? We
fit both to the same documents and measure both in the same way.
"""

# %%
# The documents are the docstrings of six Python modules.

from topicgrouper.corpus import count_texts, read_docstrings

modules = "asyncio email logging statistics turtle xml"
corpus = count_texts(read_docstrings(modules=modules.split()).texts)
train = corpus.filter(min_frequency=3)
print(train)

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
# :func:`topicgrouper.evaluation.coherence` measures the topics of any model,
# given their words: how often the ten most frequent words of a topic occur
# together in the documents. (Perplexity is harder to compare: that of LDA has
# to be estimated, and scikit-learn gives a bound, often a loose one.)

from topicgrouper import refine, soften
from topicgrouper.evaluation import coherence


def frequent_words(lda, k=10):
    order = lda.components_.argsort(axis=1)[:, ::-1][:, :k]
    return [[train.vocabulary[word] for word in row] for row in order]


refined = refine(tree.view(n))
models = {
    "LDA, seed 0": frequent_words(ldas[0]),
    "LDA, seed 1": frequent_words(ldas[1]),
    "tree, 15 topics": tree.view(n),
    "… refined": refined,
    "… refined and softened": soften(refined),
}
values = [coherence(model, train).value for model in models.values()]

# %%
# Higher is better, and 1 is the most.

import matplotlib.pyplot as plt

figure, axes = plt.subplots(figsize=(7, 2.6), layout="constrained")
colours = ["#e69f00"] * 2 + ["#0072b2"] * 3
bars = axes.barh(list(models), values, color=colours)
axes.bar_label(bars, fmt="{:.2f}", padding=4)
axes.invert_yaxis()
axes.tick_params(axis="y", length=0)
axes.set_xlabel("coherence (NPMI)")
axes.spines[["top", "right", "left"]].set_visible(False)
plt.show()

# %%
# Coherence says nothing about prediction. :doc:`/explanation/soft-topics` and
# :doc:`/explanation/prediction` compare the perplexity of held-out documents,
# with LDA samplers whose parameters are optimised.
#
# For the reader
# --------------
# Which topics are the same? We show each topic by ten words that set it apart,
# and pair topics that share most of their first ten.

import numpy as np
import pandas as pd
from scipy.optimize import linear_sum_assignment


def words_of(lda, k=10):
    topics = lda.components_ / lda.components_.sum(axis=1, keepdims=True)
    scores = topics * np.log(topics / topics.mean(axis=0))
    best = scores.argsort(axis=1)[:, ::-1][:, :k]
    return [[train.vocabulary[word] for word in row] for row in best]


def pairs(first, second):
    shared = [[len(set(a) & set(b)) for b in second] for a in first]
    rows, columns = linear_sum_assignment(shared, maximize=True)
    found = [(shared[i][j], i, j) for i, j in zip(rows, columns, strict=True)]
    return sorted(found, reverse=True)


by_tree = refined.keywords(10)
by_lda = words_of(ldas[0])
pd.DataFrame(
    [
        (", ".join(by_tree[i][:5]), ", ".join(by_lda[j][:5]), shared)
        for shared, i, j in pairs(by_tree, by_lda)[:8]
    ],
    columns=["tree", "LDA, seed 0", "shared"],
)

# %%
# The large subjects are the same. And how much does LDA agree with itself?

other = words_of(ldas[1])
shared = [count for count, _, _ in pairs(by_lda, other)]
print(f"With another seed, {np.mean(shared):.1f} of 10 words are the same.")

# %%
# The tree has no seed: its topics are the same in every fit, on every machine.
#
# **What next?** :doc:`plot_06_better_topics` explains refining and softening.
# :doc:`/guides/evaluation` shows all measures, and :doc:`/explanation/paper`
# repeats the experiments of the paper.
