"""Models with a better tree, soft topics or a forest, and refined views."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, SupportsIndex

from topicgrouper.fitting import regrow
from topicgrouper.fitting.word_moves import refine
from topicgrouper.mixtures.softening import soften
from topicgrouper.naming.named_topics import carry_names
from topicgrouper.prediction.fit import fit_documents, possible_document_model
from topicgrouper.tree.word_counts import required_counts

if TYPE_CHECKING:
    from topicgrouper.common.progress import Progress
    from topicgrouper.record.record import Record, RecordT
    from topicgrouper.tree.flat_view import FlatView


def refined(
    model: Record,
    view: SupportsIndex | FlatView | None = None,
    *,
    max_passes: SupportsIndex = 100,
    progress: Progress | None = None,
) -> FlatView:
    """Return a view in which words have moved to the topics where they fit best.

    Parameters
    ----------
    view : int or FlatView, optional
        A number of topics or a view (default: the suggested number of topics).
    max_passes, progress : optional
        As for `topicgrouper.refine`.

    Returns
    -------
    FlatView
    """
    return refine(model.view(view), max_passes=max_passes, n_jobs=-1, progress=progress)


def with_regrown_tree(
    model: RecordT,
    *,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    progress: Progress | None = None,
) -> RecordT:
    """Return the model with a better tree; see `topicgrouper.regrow`.

    Parameters
    ----------
    n_jobs, memory_limit, progress : optional
        As in `fit`.

    Returns
    -------
    Model
        With a document model of the new tree and the names that `carry_names` carries over, but
        without soft topics and `changes`, which belong to the old tree. A model whose tree
        cannot be improved is returned unchanged.

    Raises
    ------
    ValueError
        If the model has no training counts.

    See Also
    --------
    topicgrouper.Model.save : With ``over=model``, save the new tree in the file of the model.
    """
    how: dict[str, Any] = {"n_jobs": n_jobs, "memory_limit": memory_limit, "progress": progress}
    tree = regrow(model.tree, **how)
    if tree is model.tree:
        return model
    documents = possible_document_model(tree, trees=model.n_trees, **how)
    regrown = replace(model, tree=tree, document_model=documents, soft=None, changes=None)
    return regrown.with_topic_names(carry_names(regrown, model))


def with_soft_topics(
    model: RecordT,
    view: SupportsIndex | FlatView | None = None,
    *,
    n_jobs: int | None = None,
    progress: Progress | None = None,
) -> RecordT:
    """Return the model with soft topics, which share their words.

    A view is refined (`topicgrouper.refine`), then softened (`topicgrouper.soften`).

    Parameters
    ----------
    view : int or FlatView, optional
        A number of topics or a view (default: the suggested number of topics).
    n_jobs, progress : optional
        As in `fit`.

    Returns
    -------
    Model
        With new soft topics, which replace any it had.

    Raises
    ------
    ValueError
        If the model has no training counts, or there is no such view.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> texts = ["cat dog warm", "dog warm cat", "tea warm cup", "cup tea warm"]
    >>> Model.fit(texts).soften(2).soft.n_topics
    2
    """
    refined = refine(model.view(view), n_jobs=n_jobs, progress=progress)
    soft = soften(refined, n_jobs=n_jobs, progress=progress)
    return replace(model, soft=soft.with_tree(model.tree))


def with_forest(
    model: RecordT,
    trees: SupportsIndex = 5,
    *,
    n_jobs: int | None = None,
    memory_limit: int | str | None = None,
    progress: Progress | None = None,
) -> RecordT:
    """Return the model with a forest: further trees, each fitted to half of the documents.

    The topics do not change. Predictions are the mean over all trees: the probability of
    documents, the words or items expected next, search, and surprise. See
    `topicgrouper.fit_documents`.

    Parameters
    ----------
    trees : int, default=5
        Number of trees, including the model's own; 1 removes the others.
    n_jobs, memory_limit, progress : optional
        As in `fit`.

    Returns
    -------
    Model
        With a document model of so many trees.

    Raises
    ------
    TypeError, ValueError
        If the training counts are missing or not whole numbers, or fewer than two documents
        have words.

    Examples
    --------
    >>> from topicgrouper import Model
    >>> model = Model.fit(["a cat, a dog", "dog or cat", "a cup of tea", "tea in a cup"])
    >>> model.with_forest(3).n_trees
    3
    """
    counts = required_counts(model.tree.counts, hint="refit the model")
    how: dict[str, Any] = {"memory_limit": memory_limit, "progress": progress}
    fitted = fit_documents(model.tree, counts, trees=trees, n_jobs=n_jobs, **how)
    return replace(model, document_model=fitted)
