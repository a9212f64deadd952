"""Trees to export, and what the tests of several formats share."""

from __future__ import annotations

import functools
import io

import numpy as np
from scipy.sparse import csr_array

from tests.document_oracle import keywords_of
from topicgrouper import FlatView, TopicTree, fit_tree, refine
from topicgrouper.export import export
from topicgrouper.tables import printable

HOSTILE = (
    "<script>alert(1)</script>",
    "a&b",
    "&amp;",
    'quo"te',
    "apo'strophe",
    "back\\slash",
    "\\N\\l",
    "tab\there",
    "new\nline",
    "car\rriage",
    "\x1b[31mred",
    "nul\x00byte",
    "=1+1",
    "+cmd",
    "-2",
    "@user",
    "\t=1",
    "$x$ $",
    "100%",
    "a_b^c~d",
    "{brace}",
    "[bracket]",
    "pipe|pipe",
    "`tick` *star* _under_",
    "comma, semi; colon:1",
    "(paren),(paren):1;",
    "\u202ebidi",
    "half\ud800",
    "😀",
    "芝士",
    "https://example.org",
    "www.example.org",
    ":smile:",
    "--dash",
    "",
    " ",
    "\ufffe",
    "x" * 100_000,
)


def fitted_tree(n_words=40, *, n_documents=30, seed=0, vocabulary=None):
    """A tree fitted to random counts in which groups of words belong together."""
    rng = np.random.default_rng(seed)
    themes = rng.dirichlet(np.full(5, 0.2), size=n_documents)
    words = rng.dirichlet(np.full(n_words, 0.3), size=5)
    counts = rng.poisson(60 * themes @ words)
    counts[rng.integers(n_documents, size=n_words), np.arange(n_words)] += 1
    counts[-1] = 0  # a document without words
    counts[0] += (counts.sum(axis=0) == 0).astype(counts.dtype)
    return fit_tree(csr_array(counts), vocabulary or [f"w{word}" for word in range(n_words)])


@functools.cache
def tree_with_function_words():
    """The tree of `fitted_tree` with words that all documents have equally often."""
    counts = fitted_tree().counts.toarray()
    everywhere = np.outer(counts.sum(axis=1), [3, 2, 1])
    words = [*fitted_tree().vocabulary, "the", "of", "and"]
    return fit_tree(csr_array(np.hstack([counts, everywhere])), words)


@functools.cache
def hostile_tree():
    """A tree of words that each mean something to some format."""
    return fitted_tree(len(HOSTILE), vocabulary=HOSTILE)


@functools.cache
def chain_tree(n_words=2_000):
    """The deepest tree there is; functions may call each other 1,000 deep."""
    words = np.arange(1, n_words)
    topics = n_words + words - 2
    topics[:1] = 0
    return TopicTree(
        np.sort(np.column_stack((words, topics)), axis=1),
        -np.arange(1.0, n_words),
        np.arange(n_words, 0, -1),
        [f"w{word}" for word in range(n_words)],
        base_log_likelihood=-3.0,
    )


def single_word():
    """The smallest tree there is."""
    return TopicTree(np.empty((0, 2), dtype=int), [], [3], ["alone"], base_log_likelihood=0.0)


def weighted_tree():
    """A tree of real weights instead of counts."""
    return TopicTree(
        [[0, 1], [2, 3]], [-0.25, -2.5], [1.5, 2.0, 0.25], ["a", "b", "c"], base_log_likelihood=-1
    )


def written(format_, subject, **options):
    """Return the bytes of a format of a tree, a model, a view or several views."""
    if isinstance(subject, FlatView):
        subject, options["view"] = subject.tree, subject
    elif isinstance(subject, list):
        subject, options["levels"] = subject[0].tree, subject
    file = io.BytesIO()
    export(subject, file, format=format_, **options)
    assert not file.closed
    return file.getvalue()


def text_written(format_, subject, **options):
    return written(format_, subject, **options).decode("utf-8")


def shown(tree, node, k=5):
    """The words that formats of the tree show for a node, one node at a time."""
    own = tree.topic(node=node).words
    if not tree.has_counts:
        return own[:k]
    documents = tree.documents_of(node=node)
    return keywords_of(tree.counts.toarray(), documents, tree.vocabulary, k, own=own)


def label(number, words):
    """What people see of a node without a name."""
    return f"({number}) {', '.join(printable(word, limit=40) for word in words)}"


def limited(tree, max_topics):
    """The same tree without counts, with a largest number of topics."""
    arrays = (tree.children, tree.gains, tree.word_frequencies, tree.vocabulary)
    base = tree.base_log_likelihood
    return TopicTree(*arrays, base_log_likelihood=base, max_topics=max_topics)


def spelled(word):
    """A word as UTF-8 can hold it."""
    return word.encode("utf-8", "backslashreplace").decode("utf-8")


def views_of_each_kind():
    """Return an even, an uneven and a refined view, and one of single words, by kind."""
    tree = fitted_tree()
    cut = tree.view(6).split(6)
    return {"even": tree.view(6), "uneven": cut, "refined": refine(cut), "words": tree.view(40)}
