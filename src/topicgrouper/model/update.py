"""Updating a model: documents are added, its topics stay, and what changed is recorded."""

from __future__ import annotations

import dataclasses
from collections import Counter
from itertools import compress, pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import scipy.sparse

from topicgrouper.common.short_repr import count_phrase
from topicgrouper.common.sparse import column_sizes, column_sums, row_sums
from topicgrouper.corpus.corpus import Corpus
from topicgrouper.corpus.readers.read import count_texts
from topicgrouper.corpus.readers.report import some_names
from topicgrouper.corpus.source import Source
from topicgrouper.fitting import fit_tree, regrow
from topicgrouper.fitting.grow import structure_nodes
from topicgrouper.model.improve import with_soft_topics
from topicgrouper.model.new_documents import is_of_files, read_new
from topicgrouper.prediction.fit import possible_document_model
from topicgrouper.record.changes import N_WORDS, Changes, TopicChange, lost_names
from topicgrouper.tree.topic_view import numbers_at
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from os import PathLike

    from numpy.typing import NDArray

    from topicgrouper.common.frozen import IntArray
    from topicgrouper.common.progress import Progress
    from topicgrouper.corpus.readers.report import ReadReport
    from topicgrouper.record.record import Record, RecordT
    from topicgrouper.tree.topic_tree import TopicTree

_NAMED_IDS = 100
"""Ids of known documents that are kept with the changes."""


def update(  # noqa: PLR0913 - what to read, how, and what to do with it
    model: RecordT,
    source: Any,
    *,
    format: str | None = None,  # noqa: A002 - as in read_corpus
    replace: bool = False,
    vocabulary: str | PathLike[str] | None = None,
    trusted: bool = False,
    compare: bool = False,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    progress: Progress | None = None,
) -> RecordT:
    """Add documents and keep the topics: their names, numbers and places in the tree.

    Words are counted with the settings of the model. New words go to the topics that suit them
    best, words move only if that raises the likelihood, and a subject that only the new
    documents have becomes a new topic. See `topicgrouper.fit_tree` with ``start``.

    Parameters
    ----------
    source : path-like, binary file, iterable of str, DataFrame, Corpus or Reading
        The new documents only, as in `fit`; labels and columns that they lack are empty. A
        model without a `source`, such as that of a matrix, takes new words that are at least
        as frequent as its rarest one.
    format : str, optional
        The format of a file (default: detected from its content and name, or that of the model
        if neither shows it, as for a table from standard input).
    replace : bool, default=False
        Replace documents whose ids the model knows; by default, the new ones are left out.
        Documents without ids, such as lines, continue the numbers of the model; with True, they
        are refused. The ids of a `Corpus` that was not read from a file are taken for
        positions, not ids, if they are 0, 1, … or 1, 2, … throughout.
    vocabulary : path-like, optional
        As in `topicgrouper.corpus.ReadOptions`; the model has kept the other options.
    trusted : bool, default=False
        As in `topicgrouper.corpus.ReadOptions`.
    compare : bool, default=False
        Also compare with a tree regrown from scratch, and the main topics of earlier documents
        with those they had (``likelihood_lag`` and ``moved`` of `topicgrouper.model.Changes`). This
        takes longer than the update.
    n_jobs, memory_limit, progress : optional
        As in `fit`.

    Returns
    -------
    Model
        With `changes`; ``source.report`` tells what was found while reading. If there is
        nothing new, `changes` says so, and everything else is that of this model. Soft topics
        are fitted again, as many as before (at most one per word), and so is the document
        model.

    Raises
    ------
    ReadError
        If the documents cannot be read, lack texts that those of the model have, or lack ids to
        replace others.
    ValueError
        If the model has no training counts, does not record how its documents were read, or
        none of its words would be left.

    See Also
    --------
    topicgrouper.Model.save : With ``over=model``, save the result in the file of the model.
    topicgrouper.model.Changes : What the update changed.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> texts = ["a cat, a dog", "dog or cat", "a cup of tea", "tea in a cup"]
    >>> model = Model.fit(texts).with_topic_names({"2": "Drinks"})
    >>> updated = model.update(["dog and cat", "a cup of coffee, or tea"])
    >>> [(topic.number, topic.name, topic.words) for topic in updated.view(2)]
    [(3, None, ('cat', 'dog', 'and')), (2, 'Drinks', ('cup', 'tea', 'coffee'))]
    >>> updated.document_ids
    ('0', '1', '2', '3', '4', '5')
    """
    known = _documents_of(model)
    source_of = model.source or Source()
    reading = read_new(
        model,
        source,
        format=format,
        vocabulary=vocabulary,
        needs_ids=replace,
        trusted=trusted,
        n_jobs=n_jobs,
        progress=progress,
    )
    added, report = reading.corpus, reading.report
    is_kept = np.ones(known.n_documents, dtype=bool)
    if replace:
        is_replacing = _are_in(added.document_ids, known.document_ids)
        is_kept = ~_are_in(known.document_ids, added.document_ids)
        known = known.select(is_kept)
        report.n_replaced = int((~is_kept).sum())
    else:
        is_known = _are_in(added.document_ids, known.document_ids)
        report.known_ids = tuple(compress(added.document_ids, is_known))
        added = added.select(~is_known)
        is_replacing = np.zeros(added.n_documents, dtype=bool)
    if source_of.options.drop_duplicates:
        is_dropped = _are_duplicates(added, known) & ~is_replacing
        added = added.select(~is_dropped)
        report.n_dropped += int(is_dropped.sum())
        if known.texts is None and is_dropped.any():
            report.note(
                f"The model has no texts, so {report.unit} count as duplicates of earlier ones if "
                "they have the same known words equally often."
            )
    report.n_empty = int((row_sums(added.counts) == 0).sum())
    _note_ids(report, added, is_of_files=is_of_files(reading.source))
    if not added.n_documents:
        nothing = Changes(
            n_before=model.n_documents,
            n_added=0,
            n_known=len(report.known_ids),
            known_ids=report.known_ids[:_NAMED_IDS],
        )
        source_of = dataclasses.replace(source_of, report=report)
        return dataclasses.replace(model, source=model.source and source_of, changes=nothing)
    corpus = _joined(known, added, model.source, n_jobs=n_jobs)
    if not column_sizes(corpus.counts)[: known.n_words].any():
        raise ValueError(
            "none of the words of the model would occur any more, so no topic could be kept; fit a "
            "new model to these documents"
        )
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
    counted = dataclasses.replace(
        source_of,
        n_empty=source_of.n_empty + report.n_empty,
        n_skipped=source_of.n_skipped + report.n_skipped,
        report=report,
    )
    updated = type(model)(
        tree,
        display_words=shown,
        source=None if model.source is None else counted,
        document_model=possible_document_model(
            tree,
            trees=model.n_trees,
            n_jobs=n_jobs,
            memory_limit=memory_limit,
            progress=progress,
        ),
        document_ids=corpus.document_ids,
        labels=corpus.labels,
        texts=corpus.texts,
        document_columns=corpus.document_columns,
    )
    how: dict[str, Any] = {"n_jobs": n_jobs, "progress": progress}
    changes = _changes(model, updated, report, kept=is_kept)
    if compare:
        afresh = regrow(tree, memory_limit=memory_limit, **how)
        moved = dict(moved_documents(model, updated, kept=is_kept))
        changes = dataclasses.replace(changes, likelihood_lag=_lag(tree, afresh), moved=moved)
    updated = dataclasses.replace(updated, changes=changes)
    if model.soft is None:
        return updated
    return with_soft_topics(updated, min(model.soft.n_topics, tree.max_topics), **how)


def _note_ids(report: ReadReport, added: Corpus, *, is_of_files: bool) -> None:
    """Add remarks on ids that look wrong."""
    often = [each for each, n in Counter(added.document_ids).items() if n > 1]
    if often:
        report.note(
            f"{count_phrase(len(often), 'id')} {'occurs' if len(often) == 1 else 'occur'} more "
            f"than once among the new {report.unit} ({some_names(often, max_names=5)}); all are "
            "kept."
        )
    if report.known_ids and is_of_files:
        report.note(
            "Files are known by their paths within the folder; if the known ones are different "
            "documents, rename the new files."
        )


def _lag(tree: TopicTree, afresh: TopicTree) -> float:
    """Return how far log q of a tree is below that of another, at the worst level."""
    lags = [
        1 - afresh.log_likelihood(n) / tree.log_likelihood(n)
        for n in tree.regrown_at
        if n <= afresh.max_topics and tree.log_likelihood(n)
    ]
    return max([0.0, *lags])


def _changes(old: Record, new: Record, report: ReadReport, *, kept: NDArray[np.bool_]) -> Changes:
    """Return what an update changed."""
    n_before, tree = int(kept.sum()), new.tree
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
        lost_names=lost_names(old, new),
        topics=topic_changes(old, new, n_before=n_before),
    )


def _documents_of(model: Record) -> Corpus:
    """Return the documents of a model as they were read, with the words that were kept."""
    return Corpus(
        required_counts(model.tree.counts, hint="refit all documents"),
        model.tree.vocabulary,
        document_ids=model.document_ids,
        labels=model.labels,
        texts=model.texts,
        names=model.display_words,
        document_columns=model.document_columns,
    )


def _are_in(ids: Sequence[str], others: Sequence[str]) -> NDArray[np.bool_]:
    there = set(others)
    return np.array([each in there for each in ids], dtype=bool)


def _are_duplicates(added: Corpus, known: Corpus) -> NDArray[np.bool_]:
    """Tell which documents equal known ones: in their texts or, without them, in known words."""
    there = set(_contents(known, like=known))
    return np.array([bool(each) and each in there for each in _contents(added, like=known)], bool)


def _contents(corpus: Corpus, *, like: Corpus) -> Iterator[str | bytes]:
    """Yield the texts of documents without outer space, or their counts; nothing if empty."""
    if like.texts is not None:
        yield from map(str.strip, corpus.texts or ())
        return
    counts = corpus.with_words_of(like.vocabulary).counts.astype(np.float64)
    counts.sort_indices()
    entries = np.column_stack([counts.indices, counts.data])
    for first, last in pairwise(counts.indptr.tolist()):
        yield entries[first:last].tobytes()


def _joined(known: Corpus, added: Corpus, source: Source | None, *, n_jobs: int | None) -> Corpus:
    """Return all documents, with the words of the known ones and new ones that occur often enough.

    A word that was too rare in the known documents is counted in the new ones and, if the texts are
    kept, in the known ones as well. Without a source, a word must be as
    frequent as the rarest that is known.
    """
    new_words = sorted(set(added.vocabulary).difference(known.vocabulary))
    more = added.with_words_of(new_words)
    before = scipy.sparse.csr_array((known.n_documents, len(new_words)), dtype=np.int64)
    if known.texts is not None and source is not None and new_words:
        counted = count_texts(known.texts, source.options.text, n_jobs=n_jobs)
        before = counted.with_words_of(new_words).counts
    source = source or Source(min_frequency=int(known.frequencies.min()))
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


_MIN_EXPECTED, _HARDLY = 20, 0.1
"""A topic that would occur at least so often hardly occurs with at most this share of it."""

_MOST_MOVED = 50
"""Largest level whose main topics are compared: finer ones would take longer than the update."""

_NO_LEVELS = 200
"""Largest view of a tree too small to have levels that is compared."""


def topic_changes(old: Record, new: Record, *, n_before: int) -> tuple[TopicChange, ...]:
    """Return the change of each topic, by number; the first documents of `new` were known."""
    tree, known = new.tree, old.tree.nodes_by_number
    counts = required_counts(tree.counts)
    before, after = (
        tree.layout.sums(column_sums(rows)) for rows in (counts[:n_before], counts[n_before:])
    )
    places = np.array([tree.index_of(word) for word in old.tree.vocabulary], dtype=np.float64)
    places = np.where(np.isnan(places), -1, places).astype(np.int64)
    structure = set(old.tree.numbers[_compared(old.tree)].tolist())
    changes, nothing = [], np.empty(0, dtype=np.int64)
    added: dict[int, IntArray | None] = {}  # words beside those of topics that were there
    for node in sorted(_compared(tree)):
        number = int(tree.numbers[node])
        has, parts = tree.words_of(node=node), tree.children_of(node=node)
        holds = any(added.get(part) is not None for part in parts)
        came = left = nothing
        if number in known:
            had = old.tree.words_of(node=known[number])
            was_in, is_in = np.zeros((2, tree.n_words + 1), dtype=bool)  # the last is no word
            was_in[places[had]] = is_in[has] = True
            came, left = has[~was_in[has]], had[~is_in[places[had]]]
        elif holds:
            news = (added[part] for part in parts)
            of_parts = zip(news, parts, strict=True)
            came = np.concatenate(
                [tree.words_of(node=part) if words is None else words for words, part in of_parts]
            )
        added[node] = nothing if number in structure else came if holds else None
        shares = [min(1.0, float(sums[node] / (sums[-1] or 1))) for sums in (before, after)]
        expected = shares[0] * after[-1]
        changes.append(
            TopicChange(
                topic=number,
                is_new=number not in known and not holds,
                is_joined=number not in known and holds,
                old_share=shares[0],
                new_share=shares[1],
                hardly_occurs=bool(expected >= _MIN_EXPECTED and after[node] <= _HARDLY * expected),
                n_came=len(came),
                came=_named(new, came),
                n_left=len(left),
                left=_named(old, left),
            )
        )
    return tuple(sorted(changes, key=lambda each: each.topic))


def moved_documents(
    old: Record, new: Record, *, kept: NDArray[np.bool_]
) -> Iterator[tuple[int, float]]:
    """Yield the share of known documents with another main topic, for some numbers of topics."""
    levels = [n for n in new.tree.regrown_at if n <= _MOST_MOVED]
    numbers = {*levels, new.tree.suggest_n().n}
    for n in sorted(numbers):
        if n <= min(old.tree.max_topics, new.tree.max_topics):
            was = _main_topics(old.tree, n)[kept]
            now = _main_topics(new.tree, n)[: len(was)]
            yield n, float((was != now).mean()) if len(was) else 0.0


def _main_topics(tree: TopicTree, n: int) -> IntArray:
    """Return the number of the main topic of each training document, -1 if it has none."""
    view = tree.view(n)
    return numbers_at(view, view.predict())


def _compared(tree: TopicTree) -> list[int]:
    """Return the nodes that an update keeps; of small trees, all of some views."""
    nodes = structure_nodes(tree)
    if len(nodes) > 1:
        found: list[int] = nodes.tolist()
        return found
    finest = min(tree.max_topics, _NO_LEVELS)
    below = tree.children[len(tree.children) - (finest - 1) :].ravel()
    return [*below.tolist(), tree.n_nodes - 1]


def _named(model: Record, words: IntArray) -> tuple[str, ...]:
    """Return the most frequent of some words of a model, as they are displayed."""
    frequencies = np.asarray(model.tree.word_frequencies)[words]
    most = words[np.argsort(-frequencies, kind="stable")[:N_WORDS]]
    return tuple(model.display_tree.vocabulary[word] for word in most.tolist())
