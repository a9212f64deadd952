"""A model with more documents: those that it has are kept, new ones are added, topics stay."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import scipy.sparse

from topicgrouper.corpus.corpus import Corpus, unique_names
from topicgrouper.corpus.counting import count_texts
from topicgrouper.corpus.readers.formats import FORMATS
from topicgrouper.corpus.source import Source
from topicgrouper.fitting import fit_tree
from topicgrouper.model.fit import read_like
from topicgrouper.prediction.fit import possible_document_model
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.arrays.progress import Progress
    from topicgrouper.corpus.source import Reading
    from topicgrouper.model.model import Model

_Built = TypeVar("_Built")


def update_model(  # noqa: PLR0913 - as Model.update
    model: Model,
    source: Any,
    *,
    build: Callable[..., _Built],
    format: str | None,  # noqa: A002
    replace_known: bool,
    n_jobs: int | None,
    memory_limit: int | str | None,
    progress: Progress | None,
) -> _Built | None:
    """Return a model with further documents, but no soft topics; None if there is nothing new."""
    known = _documents_of(model)
    source_of = model.source or Source()
    wanted = {
        "columns": tuple(model.document_columns),
        "keep_texts": model.texts is not None,
        "n_jobs": n_jobs,
        "item_name": source_of.options.item_name,
    }
    reading = read_like(
        model.source, source, format=format, changes={}, wanted=wanted, progress=progress
    )
    added, report = _with_own_ids(reading, known), reading.report
    is_known = np.isin(added.document_ids, known.document_ids)
    if replace_known:
        is_kept = ~np.isin(known.document_ids, added.document_ids)
        known = known.select(is_kept)
        report = replace(report, n_replaced=int((~is_kept).sum()))
    elif is_known.any():
        ids = np.array(added.document_ids)[is_known].tolist()
        report = replace(report, known_ids=tuple(ids))
        added = added.select(~is_known)
    if not added.n_documents:
        return None
    corpus = _joined(known, added, source_of)
    tree = fit_tree(
        corpus.counts,
        corpus.vocabulary,
        start=model.tree,
        n_jobs=n_jobs,
        memory_limit=memory_limit,
        progress=progress,
    )
    shown = None
    if corpus.names is not None:
        shown = tuple(corpus.display_words[column] for column in tree.columns.tolist())
    counted = replace(
        source_of,
        n_empty=source_of.n_empty + report.n_empty,
        n_skipped=source_of.n_skipped + report.n_skipped,
        report=report,
    )
    return build(
        tree,
        display_words=shown,
        source=None if model.source is None else counted,
        document_model=possible_document_model(tree, n_jobs=n_jobs),
        document_ids=corpus.document_ids,
        labels=corpus.labels,
        texts=corpus.texts,
        document_columns=corpus.document_columns,
    )


def _documents_of(model: Model) -> Corpus:
    """Return the documents of a model as they were read, with the words that were kept."""
    return Corpus(
        required_counts(model.tree.counts),
        model.tree.vocabulary,
        document_ids=model.document_ids,
        labels=model.labels,
        texts=model.texts,
        names=model.display_words,
        document_columns=model.document_columns,
    )


def _with_own_ids(reading: Reading, known: Corpus) -> Corpus:
    """Return new documents; if their ids are positions, these go on from those of the known."""
    corpus, source = reading.corpus, reading.source
    kind = "table" if source.format is None else FORMATS[source.format].kind
    are_positions = kind in ("table", "counts") or source.format == "lines"
    if not are_positions or source.is_of_baskets or source.options.id_column is not None:
        return corpus
    numbers = [int(each) for each in known.document_ids if each.isdecimal()]
    first = 1 + max(numbers, default=0)
    ids = tuple(map(str, range(first, first + corpus.n_documents)))
    return replace(corpus, document_ids=ids)


def _joined(known: Corpus, added: Corpus, source: Source) -> Corpus:
    """Return all documents, with the words of the known ones and new ones that occur often enough.

    A word that was too rare among the known documents counts with what the new ones have of it, and
    with what the known ones have if their texts are kept.
    """
    new_words = sorted(set(added.vocabulary).difference(known.vocabulary))
    more = added.with_words_of(new_words)
    before = scipy.sparse.csr_array((known.n_documents, len(new_words)), dtype=np.int64)
    if known.texts is not None and new_words:
        before = count_texts(known.texts, source.options.text).with_words_of(new_words).counts
    frequencies = more.frequencies + np.asarray(before.sum(axis=0)).ravel()
    kept = np.flatnonzero(frequencies >= source.min_frequency)
    if source.max_words is not None:
        by_frequency = kept[np.argsort(-frequencies[kept], kind="stable")]
        kept = np.sort(by_frequency[: max(0, source.max_words - known.n_words)])
    words = [new_words[place] for place in kept.tolist()]
    vocabulary = (*known.vocabulary, *words)
    counts = scipy.sparse.vstack(
        [
            scipy.sparse.hstack([known.counts, before[:, kept]]),
            added.with_words_of(vocabulary).counts,
        ],
        format="csr",
    )
    names = None
    if known.names is not None or added.names is not None:
        shown = dict(zip(added.vocabulary, added.display_words, strict=True))
        names = unique_names([*known.display_words, *(shown[word] for word in words)], vocabulary)
    n_added = added.n_documents
    columns = {
        name: (*values, *added.document_columns.get(name, ("",) * n_added))
        for name, values in known.document_columns.items()
    }
    return Corpus(
        counts,
        vocabulary,
        document_ids=(*known.document_ids, *added.document_ids),
        labels=None
        if known.labels is None
        else (*known.labels, *(added.labels or ("",) * n_added)),
        texts=None if known.texts is None else (*known.texts, *(added.texts or ("",) * n_added)),
        names=names,
        document_columns=columns,
    )
