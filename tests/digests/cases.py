"""What is digested: joins and gains to the last bit, counted words, regrown trees, refined views.

Left out is what other packages decide (stemmers, the dictionaries of ICU) and what is computed with
the logarithms of the system and therefore equal only to some digits: soft topics, probabilities.
"""

from __future__ import annotations

import hashlib
from functools import partial

import numpy as np

from tests.digests.fixed_counts import (
    SUBJECTS,
    huge_counts,
    real_weights,
    scattered_counts,
    texts_of,
    tie_free_counts,
    tied_counts,
    topical_counts,
)
from topicgrouper import fit_tree, refine, regrow
from topicgrouper.corpus import TextOptions, count_texts


def digest_of(*parts):
    """Return the SHA-256 of arrays of numbers and sequences of strings, for any byte order."""
    result = hashlib.sha256()
    for part in parts:
        if isinstance(part, np.ndarray):
            kind = "<f8" if part.dtype.kind == "f" else "<i8"
            result.update(part.astype(kind).tobytes())
        else:
            result.update("\n".join(part).encode("utf-8"))
        result.update(b"\0")
    return result.hexdigest()


def _tree(make_counts, documents, words, **options):
    counts = make_counts(documents, words)
    return fit_tree(counts, [f"w{w}" for w in range(counts.shape[1])], n_jobs=2, **options)


def _joins(*arguments, **options):
    tree = _tree(*arguments, **options)
    return digest_of(tree.children, tree.gains)


def _regrown():
    tree = regrow(_tree(topical_counts, 160, 300), n_jobs=2)
    assert tree.regrown_at  # otherwise the greedy tree would be compared once more
    return digest_of(tree.children, tree.gains)


def _refined():
    view = refine(_tree(topical_counts, 160, 300).view(12), n_jobs=2)
    assert view.refinement.gain > 0
    return digest_of(view.topic_of_column)


def _texts(*scripts, **options):
    texts = [text for script in scripts for text in texts_of(script)]
    return _counted(texts, TextOptions(segmentation="pairs", min_length=2, **options))


def _phrases():
    texts = [text.replace("harbour", "fishing harbour") for text in texts_of("english")]
    options = TextOptions(phrases=True)
    assert count_texts(texts, options).phrases == ("fishing harbour",)
    return _counted(texts, options)


def _counted(texts, options):
    corpus = count_texts(texts, options, n_jobs=2)
    tree = fit_tree(corpus.counts, corpus.vocabulary)
    counts = corpus.counts
    return digest_of(
        corpus.vocabulary, counts.indptr, counts.indices, counts.data, tree.children, tree.gains
    )


CASES = {
    "small counts": partial(_joins, scattered_counts, 90, 250),
    "no ties": partial(_joins, tie_free_counts, 40, 120),
    "most gains tie": partial(_joins, tied_counts, 50, 90),
    "huge counts": partial(_joins, huge_counts, 30, 80),
    "topical counts": partial(_joins, topical_counts, 160, 300),
    "real weights": partial(_joins, real_weights, 60, 150),
    "words together": partial(
        _joins, scattered_counts, 60, 120, together=[["w3", "w100"], ["w7", "w8", "w90"]]
    ),
    "regrown": _regrown,
    "refined": _refined,
    **{f"texts: {script}": partial(_texts, script) for script in SUBJECTS},
    "texts: turkish by its rules": partial(_texts, "turkish", language="tr", stemmer=None),
    "texts: phrases": _phrases,
    "texts: all scripts": partial(_texts, *SUBJECTS),
}
