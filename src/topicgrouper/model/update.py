"""A model with more documents: those that it has are kept, new ones are added, topics stay."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import compress, count
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import scipy.sparse

from topicgrouper.arrays.sums import column_sizes
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.counting import count_texts
from topicgrouper.corpus.readers.folder import label_of
from topicgrouper.corpus.readers.formats import FORMATS
from topicgrouper.corpus.readers.report import ReadError, ReadReport
from topicgrouper.corpus.source import Reading, Source
from topicgrouper.fitting import fit_tree, regrow
from topicgrouper.model.changes import Changes, lost_names, moved_documents, topic_changes
from topicgrouper.model.fit import read_like
from topicgrouper.prediction.fit import possible_document_model
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from topicgrouper.arrays.progress import Progress
    from topicgrouper.model.model import Model

_Model = TypeVar("_Model", bound="Model")

_POSITION = re.compile(r"([0-9]{1,18})((?:#[0-9]+)?)")
"""The position of a document, and of a piece of it."""

_FOLDERS = {"documents", "document"}
"""The kinds of formats whose labels are the names of folders."""

_NAMED_IDS = 100
"""Ids of known documents that are kept with the changes."""


def update_model(  # noqa: PLR0913 - as Model.update
    model: _Model,
    source: Any,
    *,
    format: str | None,  # noqa: A002
    replace_known: bool,
    vocabulary: Any,
    trusted: bool,
    n_jobs: int | None,
    memory_limit: int | str | None,
    progress: Progress | None,
) -> _Model:
    """Return a model with further documents; see `Model.update`."""
    known = _documents_of(model)
    source_of = model.source or Source()
    wanted = {
        "columns": tuple(model.document_columns),
        "keep_texts": model.texts is not None,
        "n_jobs": n_jobs,
        "item_name": source_of.options.item_name,
        "vocabulary": vocabulary,
    }
    reading = _read(model, source, format, wanted, {"trusted": trusted}, progress)
    reading = _labelled(reading) if known.labels is not None else reading
    _check_same_kind(model, reading)
    added, report = reading.corpus, _own_report(reading, known)
    if _is_range(added.document_ids) if isinstance(source, Corpus) else _are_positions(reading):
        added = _numbered_on(added, known)
    is_kept = np.ones(known.n_documents, dtype=bool)
    if replace_known:
        is_kept = ~_are_in(known.document_ids, added.document_ids)
        known = known.select(is_kept)
        report.n_replaced = int((~is_kept).sum())
    else:
        is_known = _are_in(added.document_ids, known.document_ids)
        report.known_ids = tuple(compress(added.document_ids, is_known))
        added = added.select(~is_known)
    if not added.n_documents:
        return replace(model, source=model.source and replace(model.source, report=report))
    corpus = _joined(known, added, model.source)
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
        shown = tuple(corpus.names[column] for column in tree.columns.tolist())
    counted = replace(
        source_of,
        n_empty=source_of.n_empty + report.n_empty,
        n_skipped=source_of.n_skipped + report.n_skipped,
        report=report,
    )
    updated = type(model)(
        tree,
        display_words=shown,
        source=None if model.source is None else counted,
        document_model=possible_document_model(tree, n_jobs=n_jobs),
        document_ids=corpus.document_ids,
        labels=corpus.labels,
        texts=corpus.texts,
        document_columns=corpus.document_columns,
    )
    how: dict[str, Any] = {"n_jobs": n_jobs, "progress": progress}
    changes = _changes(model, updated, report, kept=is_kept, memory_limit=memory_limit, **how)
    updated = replace(updated, changes=changes)
    return updated if model.soft is None else updated.soften(model.soft.n_topics, **how)


def _own_report(reading: Reading, known: Corpus) -> ReadReport:
    """Return what was found, without notes on settings that the model has."""
    report = replace(reading.report)
    report.notes = [note for note in report.notes if "(--" not in note]
    if known.labels is None and reading.corpus.labels is not None:
        report.note("Ignored the labels of the new documents: those of the model have none.")
    return report


def _changes(
    old: Model,
    new: Model,
    report: ReadReport,
    *,
    kept: NDArray[np.bool_],
    n_jobs: int | None,
    memory_limit: int | str | None,
    progress: Progress | None,
) -> Changes:
    """Return what an update changed, with what a tree that is grown afresh would be better by."""
    n_before = int(kept.sum())
    tree = new.tree
    afresh = regrow(tree, n_jobs=n_jobs, memory_limit=memory_limit, progress=progress)
    lags = [
        1 - afresh.log_likelihood(n) / tree.log_likelihood(n)
        for n in tree.regrown_at
        if n <= afresh.max_topics and tree.log_likelihood(n)
    ]
    is_new = np.array([old.tree.index_of(word) is None for word in tree.vocabulary])
    again = None
    if old.texts is not None and old.source is not None:
        again = int((column_sizes(required_counts(tree.counts)[:n_before])[is_new] > 0).sum())
    return Changes(
        n_before=n_before,
        n_added=new.n_documents - n_before,
        n_replaced=report.n_replaced,
        known_ids=report.known_ids[:_NAMED_IDS],
        n_known=len(report.known_ids),
        n_new_words=int(is_new.sum()),
        n_counted_again=again,
        moved=dict(moved_documents(old, new, kept=kept)),
        behind=max(0.0, *lags, 0.0),
        lost_names=lost_names(old, new),
        topics=topic_changes(old, new, n_before=n_before),
    )


def _read(
    model: Model,
    source: Any,
    format: str | None,  # noqa: A002
    wanted: dict[str, Any],
    changes: dict[str, Any],
    progress: Progress | None,
) -> Reading:
    """Read new documents like those of a model."""
    if isinstance(source, Corpus):
        return Reading(source, Source(report=ReadReport(source.n_documents)))
    if isinstance(source, Reading):
        return source
    if model.source is None:
        raise ValueError(
            "the model does not know how its documents were read, so others cannot be read in the "
            "same way; pass a Corpus with the same words, or fit all documents again"
        )
    try:
        return read_like(
            model.source, source, format=format, changes=changes, wanted=wanted, progress=progress
        )
    except ReadError as error:
        what, _, _ = error.message.partition(";")
        if "column" not in what:
            raise
        # Which columns are read cannot be chosen here.
        message = f"{what}; new documents need the same columns as those of the model"
        raise ReadError(message, path=error.path, line=error.line) from error


def _labelled(reading: Reading) -> Reading:
    """Return documents of a folder with their labels, also if there is but one."""
    corpus = reading.corpus
    if corpus.labels is not None or _kind_of_format(reading.source) not in _FOLDERS:
        return reading
    labels = tuple(map(label_of, corpus.document_ids))
    return replace(reading, corpus=replace(corpus, labels=labels)) if any(labels) else reading


def _check_same_kind(model: Model, reading: Reading) -> None:
    """Refuse documents of which less is known, or something else, than of those of the model."""
    corpus, name = reading.corpus, reading.source.name or "what was given"
    if model.source is not None and reading.source.format is not None:
        was, is_ = _kind(model.source), _kind(reading.source)
        if was != is_:
            raise ReadError(f"{name} holds {is_}, but the model was fitted to {was}; give {was}")
    lacking = [repr(each) for each in model.document_columns if each not in corpus.document_columns]
    if lacking:
        columns = "column" if len(lacking) == 1 else "columns"
        raise ReadError(
            f"{name} has no {columns} {', '.join(lacking)}; new documents need the same columns as "
            "those of the model"
        )
    for what in ("labels", "texts"):
        if getattr(model, what) is not None and getattr(corpus, what) is None:
            advice = "give the new ones in the same form"
            if what == "labels" and _kind_of_format(model.source) in _FOLDERS:
                advice = "put the new ones in subfolders, whose names are labels"
            raise ReadError(f"{name} has no {what}, but the documents of the model have; {advice}")


def _kind(source: Source) -> str:
    if source.is_of_baskets:
        return "baskets"
    return "counts" if _kind_of_format(source) == "counts" else "texts"


def _kind_of_format(source: Source | None) -> str:
    """Return the kind of a source's format; lists of texts and data frames are tables."""
    name = None if source is None else source.format
    return "table" if name is None else FORMATS[name].kind


def _documents_of(model: Model) -> Corpus:
    """Return the documents of a model as they were read, with the words that were kept."""
    return Corpus(
        required_counts(model.tree.counts, hint="fit all documents again"),
        model.tree.vocabulary,
        document_ids=model.document_ids,
        labels=model.labels,
        texts=model.texts,
        names=model.display_words,
        document_columns=model.document_columns,
    )


def _numbered_on(added: Corpus, known: Corpus) -> Corpus:
    """Return new documents whose ids, which are positions, go on from those of the known."""
    found = [_POSITION.fullmatch(each) for each in added.document_ids]
    places = [int(each[1]) for each in found if each is not None]
    numbers = [int(each[1]) for each in map(_POSITION.fullmatch, known.document_ids) if each]
    # In a folder of tables, their names are in the ids.
    if len(places) < len(found) or not places or not numbers:
        return added
    first = max(numbers) + (min(places) == 0)  # counted from 0 or from 1
    ids = [f"{first + place}{each[2]}" for place, each in zip(places, found, strict=True) if each]
    return replace(added, document_ids=tuple(ids))


def _are_positions(reading: Reading) -> bool:
    """Tell whether ids are nothing but positions in a file, a list or a matrix."""
    source = reading.source
    if source.format in ("lines", "baskets-wide", "lda-c"):
        return True
    if source.is_of_baskets or source.options.id_column is not None:
        return False
    kind = _kind_of_format(source)
    return kind == "table" or (kind == "counts" and _is_range(reading.corpus.document_ids))


def _are_in(ids: Sequence[str], others: Sequence[str]) -> NDArray[np.bool_]:
    there = set(others)
    return np.array([each in there for each in ids], dtype=bool)


def _is_range(ids: Sequence[str]) -> bool:
    """Tell whether ids are the positions of documents, from 0 or from 1."""
    return any(all(map(str.__eq__, ids, map(str, count(first)))) for first in (0, 1))


def _joined(known: Corpus, added: Corpus, source: Source | None) -> Corpus:
    """Return all documents, with the words of the known ones and new ones that occur often enough.

    A word that was too rare among the known documents counts with what the new ones have of it, and
    with what the known ones have if their texts are kept.
    """
    new_words = sorted(set(added.vocabulary).difference(known.vocabulary))
    more = added.with_words_of(new_words)
    before = scipy.sparse.csr_array((known.n_documents, len(new_words)), dtype=np.int64)
    if known.texts is not None and source is not None and new_words:
        before = count_texts(known.texts, source.options.text).with_words_of(new_words).counts
    source = source or Source()
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
        names = (*known.display_words, *_names_of(words, added, set(known.display_words)))
    columns = {
        name: (*values, *added.document_columns[name])
        for name, values in known.document_columns.items()
    }
    return Corpus(
        counts,
        vocabulary,
        document_ids=(*known.document_ids, *added.document_ids),
        labels=None if known.labels is None else (*known.labels, *(added.labels or ())),
        texts=None if known.texts is None else (*known.texts, *(added.texts or ())),
        names=names,
        document_columns=columns,
    )


def _names_of(words: Sequence[str], added: Corpus, taken: set[str]) -> Iterator[str]:
    """Yield unique display words for new words; those of known words stay as they are."""
    shown = dict(zip(added.vocabulary, added.display_words, strict=True))
    for word in words:
        name = shown[word]
        while name in taken:
            name = f"{name} ({word})"
        taken.add(name)
        yield name
