"""
In a scikit-learn pipeline
==========================

Topics make good features: a document with thousands of possible words becomes
a row of a few hundred numbers, each with a meaning that you can read. This
example sorts documents into classes, lets a search choose the number of
topics, and looks at what the classifier has learned.
"""

# %%
# The task
# --------
# Which of fifteen Python modules does a docstring come from? A quarter of the
# docstrings is held out.

from sklearn.model_selection import train_test_split

from topicgrouper.corpus import read_docstrings

modules = """asyncio email http importlib ipaddress logging mailbox
    multiprocessing statistics tarfile tkinter turtle unittest urllib xml"""
docstrings = read_docstrings(modules=modules.split())
classes = [name.split(".")[0] for name in docstrings.names]

train, test, train_classes, test_classes = train_test_split(
    docstrings.texts, classes, test_size=0.25, random_state=0, stratify=classes
)

# %%
# The pipeline
# ------------
# :class:`~topicgrouper.TopicGrouper` takes counts, such as those of
# scikit-learn's ``CountVectorizer``. With ``values="counts"``, it returns how
# often each topic occurs in each document, which is what a naive Bayes
# classifier needs.

import tempfile

from sklearn.feature_extraction.text import CountVectorizer
from sklearn.naive_bayes import MultinomialNB
from sklearn.pipeline import make_pipeline

from topicgrouper import TopicGrouper

cache = tempfile.TemporaryDirectory()
pipeline = make_pipeline(
    CountVectorizer(),
    TopicGrouper(n_topics=100, values="counts", memory=cache.name),
    MultinomialNB(),
)
pipeline.fit(train, train_classes)
print(f"accuracy with 100 topics: {pipeline.score(test, test_classes):.2f}")

# %%
# The number of topics
# --------------------
# A grid search tries seven numbers of topics in three folds. That would be 21
# fits, but ``memory`` keeps the trees: there are three, one per fold, and each
# is used seven times.

from sklearn.model_selection import GridSearchCV

numbers = [25, 50, 100, 200, 400, 800, 1600]
search = GridSearchCV(pipeline, {"topicgrouper__n_topics": numbers}, cv=3)
search.fit(train, train_classes)
best = search.best_params_["topicgrouper__n_topics"]
print(f"accuracy with {best} topics: {search.score(test, test_classes):.2f}")

# %%
# Is that good? We compare with all words, without topics, and with latent
# semantic analysis (LSA), a singular value decomposition of tf-idf weights
# that is often used to make features of texts.

import matplotlib.pyplot as plt
from sklearn.decomposition import TruncatedSVD
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import RidgeClassifier

topics = []
for n in numbers:
    pipeline.set_params(topicgrouper__n_topics=n).fit(train, train_classes)
    topics.append(pipeline.score(test, test_classes))

words = make_pipeline(CountVectorizer(), MultinomialNB())
words.fit(train, train_classes)

svd = make_pipeline(TfidfVectorizer(), TruncatedSVD(100, random_state=0))
train_svd, test_svd = svd.fit_transform(train), svd.transform(test)
lsa = []
for n in numbers[:3]:  # the first n of 100 components are those of n
    ridge = RidgeClassifier().fit(train_svd[:, :n], train_classes)
    lsa.append(ridge.score(test_svd[:, :n], test_classes))

figure, axes = plt.subplots(figsize=(7, 3.5), layout="constrained")
axes.plot(numbers, topics, "o-", color="#0072b2", label="topics")
axes.plot(numbers[:3], lsa, "s--", color="#e69f00", label="LSA")
axes.axhline(
    words.score(test, test_classes),
    color="#666666",
    linestyle=":",
    label=f"all {len(words[0].vocabulary_):,} words",
)
axes.set_xscale("log")
axes.set_xticks(numbers, numbers)
axes.minorticks_off()
axes.set_xlabel("number of features")
axes.set_ylabel("accuracy on held-out docstrings")
axes.legend(frameon=False)
axes.spines[["top", "right"]].set_visible(False)
plt.show()

# %%
# A few dimensions of LSA say more than the same number of topics, since each
# dimension weighs all words. With more than a few hundred topics, the
# classifier does better than with all words: the training documents say little
# about a rare word, but more about its topic.
#
# Features that can be read
# -------------------------
# A topic is a set of words, so we can read what the classifier has learned.
# ``CountVectorizer`` passes on counts without words; ``with_vocabulary`` adds
# the words to the tree. For some of the classes, these are the two of 100
# topics that speak most for them:

import numpy as np

pipeline.set_params(topicgrouper__n_topics=100).fit(train, train_classes)
counting, grouping, classifying = pipeline.named_steps.values()
tree = grouping.tree_.with_vocabulary(counting.get_feature_names_out())
view = tree.view(100)

shares = np.exp(classifying.feature_log_prob_)  # p(topic | class)
evidence = shares * np.log(shares / shares.mean(axis=0))
for name in ["email", "logging", "statistics", "turtle", "xml"]:
    row = classifying.classes_.tolist().index(name)
    first, second = np.argsort(-evidence[row])[:2]
    print(f"{name:>10}:", *view[first].keywords(4), end="")
    print(" ·", *view[second].keywords(4))

cache.cleanup()

# %%
# **What next?** :doc:`plot_07_compare_with_lda` compares with LDA.
# :doc:`/guides/python` explains the estimators, and :doc:`/guides/evaluation`
# how to measure topics.
