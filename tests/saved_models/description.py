"""What a saved model holds and answers, as plain values.

This module is the one place that knows how Python names the parts of a model. If a name changes,
change it here: the files and what is expected of them stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from tests.saved_models.texts import NEW_BASKET, NEW_TEXT, NEW_UNSPACED_TEXT, at_blanks
from topicgrouper.corpus import Corpus, TextOptions, count_texts

if TYPE_CHECKING:
    from topicgrouper import Model

__all__ = ["description", "source_values"]

_N_TOPICS = 3


def description(model: Model) -> dict[str, Any]:
    """Return everything but the source: what is stored, and what a user would ask for."""
    return {
        **_tree(model),
        "display words": _listed(model.display_words),
        "document ids": _listed(model.document_ids),
        "labels": _listed(model.labels),
        "columns": {name: list(values) for name, values in model.document_columns.items()},
        "texts": _listed(model.texts),
        "view": [[topic.n, *topic.words] for topic in model.view(_N_TOPICS)],
        "new document": _new_document(model),
        "soft": _soft(model),
        "document model": _document_model(model),
    }


def source_values(model: Model, wanted: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return the values of a source that are `wanted`; later versions may have more options."""
    source = model.source
    if source is None or wanted is None:
        return None if source is None else {}
    return _attributes(source, wanted)


def _attributes(holder: Any, wanted: dict[str, Any]) -> dict[str, Any]:
    """Return attributes by name, and in place of a dictionary those of the attribute."""
    found = {}
    for name, expected in wanted.items():
        value = getattr(holder, name)
        if isinstance(expected, dict):
            value = _attributes(value, expected)
        elif isinstance(value, tuple):
            value = list(value)
        elif callable(value):  # a tokenizer, of which a file has the name
            value = value.name
        found[name] = value
    return found


def _listed(values: tuple[str, ...] | None) -> list[str] | None:
    return None if values is None else list(values)


def _tree(model: Model) -> dict[str, Any]:
    tree = model.tree
    counts = tree.counts
    return {
        "digest": tree.digest(),
        "words": list(tree.vocabulary),
        "max topics": tree.max_topics,
        "regrown at": list(tree.regrown_at),
        "log-likelihoods": [tree.log_likelihood(n) for n in (1, _N_TOPICS, tree.max_topics)],
        "counts": None if counts is None else csr_array(counts).sum(axis=1).tolist(),
        "topic names": {
            str(node): [given.name, given.note] for node, given in tree.names_by_node.items()
        },
    }


def _new_corpus(model: Model) -> Corpus:
    """Return a new document, read as those of the model were."""
    source = model.source
    if source is not None and source.is_of_baskets:
        return Corpus(csr_array(np.ones((1, len(NEW_BASKET)), dtype=int)), NEW_BASKET)
    if source is None:
        return count_texts([NEW_TEXT], TextOptions())
    if source.options.text.tokenizer is not None:
        source = model.with_tokenizer(at_blanks).source
    text = NEW_UNSPACED_TEXT if source.options.text.segmentation == "pairs" else NEW_TEXT
    return count_texts([text], source.options.text)


def _new_document(model: Model) -> dict[str, Any]:
    corpus = _new_corpus(model)
    table = model.transform(corpus, _N_TOPICS, values="counts")
    main = -1 if table.main_topics is None else table.main_topics[0]
    found = {
        "topics": [topic.n for topic in table.topics],
        "occurrences": table.values.toarray()[0].tolist(),
        "unknown": table.n_unknown,
        "main topic": None if main < 0 else model.tree.topic(int(main)).n,
    }
    if model.soft is not None:
        shares = model.transform(corpus, model.soft, values="shares")
        found["soft shares"] = shares.values.toarray()[0].tolist()
    return found


def _soft(model: Model) -> dict[str, Any] | None:
    soft = model.soft
    if soft is None:
        return None
    words = [model.tree.vocabulary.index(word) for word in ("bank", "the")]
    topic_words = soft.topic_words[:, model.tree.columns]
    return {
        "nodes": soft.nodes.tolist(),
        "beta": soft.beta,
        "topic prior": soft.topic_prior.tolist(),
        "rounds": soft.n_rounds,
        "converged": soft.converged,
        "top words": [
            [model.tree.vocabulary[i] for i in np.argsort(-row, kind="stable")[:5]]
            for row in topic_words
        ],
        "phi of bank, the": topic_words[:, words].tolist(),
        "occurrences of bank, the": soft.word_topic_counts[words].tolist(),
        "theta of the first document": soft.training_document_topics[0].tolist(),
        "progress": [len(soft.progress), float(soft.progress[-1])],
    }


def _document_model(model: Model) -> dict[str, Any] | None:
    fitted = model.document_model
    if fitted is None or model.tree.counts is None:
        return None
    columns = np.zeros((2, model.tree.n_columns))
    columns[:, model.tree.columns] = model.tree.counts[[0, -1]].toarray()
    return {"log p of the first and last document": fitted.log_probability(columns).tolist()}
