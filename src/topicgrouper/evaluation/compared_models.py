"""The models of a comparison, by name: how each is fitted and describes documents."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from topicgrouper.evaluation.baselines import LdaSettings, fit_lda, fit_plsi, unigram
from topicgrouper.evaluation.classification import (
    DocumentFrequency,
    InformationGain,
    LdaTopicCounts,
    ViewTopicCounts,
)
from topicgrouper.evaluation.prior import choose_prior
from topicgrouper.fitting import fit_tree
from topicgrouper.fitting.refine import refine
from topicgrouper.likelihood.flat_model import FlatModel
from topicgrouper.mixtures.softening.soften import soften
from topicgrouper.prediction.fit import fit_documents

if TYPE_CHECKING:
    from collections.abc import Callable

    from topicgrouper.corpus import Corpus
    from topicgrouper.evaluation.comparison import Comparison
    from topicgrouper.mixtures.topic_model import TopicModel
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.tree.flat_view import FlatView
    from topicgrouper.tree.topic_tree import TopicTree

__all__ = ["COMPARED_MODELS", "SHARE_OF_FIT", "ComparedModel", "Fitted", "Setting"]

SHARE_OF_FIT = 0.9
"""Of the work of a trial, roughly; the rest is what its perplexity takes."""
ALL_MEASURES = frozenset({"perplexity", "coherence", "classification"})


@dataclass(frozen=True)
class Setting:
    """What all trials of a comparison have in common.

    Attributes
    ----------
    train, test : Corpus
        Documents with the same vocabulary.
    comparison : Comparison
        What to fit and measure.
    given_tree : TopicTree or None
        The tree of the training documents, if it is already fitted.
    n_jobs : int or None
        Number of threads: ``None`` means 1, ``-1`` all processors.
    report : callable
        Called with the share of a trial that is done.
    """

    train: Corpus
    test: Corpus
    comparison: Comparison
    given_tree: TopicTree | None = None
    n_jobs: int | None = None
    report: Callable[[float], object] = lambda _share: None

    @cached_property
    def tree(self) -> TopicTree:
        """The tree behind every T(n): one fit, whatever the numbers of topics."""
        if self.given_tree is not None:
            return self.given_tree
        return fit_tree(
            self.train.counts,
            self.train.vocabulary,
            n_jobs=self.n_jobs,
            progress=lambda share, _note: self.report(SHARE_OF_FIT * share),
        )

    def refined(self, n: int) -> FlatView:
        """Return the refined view with n topics."""
        return refine(self.tree.view(n), counts=self.train.counts, n_jobs=self.n_jobs)


@dataclass(frozen=True, slots=True)
class Fitted:
    """A fitted model with what the measures need.

    Attributes
    ----------
    model : TopicModel, DocumentModel or None
        The topics, or the model of documents; None for a selection of words.
    features : transformer or None
        A scikit-learn transformer from documents to the features for a classifier.
    smoothing : float
        What Naive Bayes adds to each count: 1 for counts, 0 for LDA and similar models, as in the
        paper.
    """

    model: TopicModel | DocumentModel | None
    features: Any
    smoothing: float = 1.0


@dataclass(frozen=True, slots=True)
class ComparedModel:
    """How a model takes part in a comparison.

    Attributes
    ----------
    fit : callable
        Fits it, given the setting, n and a seed.
    is_random : bool
        Whether it depends on a seed.
    has_topics : bool
        Whether its result depends on n.
    measures : frozenset of str
        The measures that apply to it.
    """

    fit: Callable[[Setting, int, int | None], Fitted]
    is_random: bool = False
    has_topics: bool = True
    measures: frozenset[str] = ALL_MEASURES


def _topic_grouper(setting: Setting, n: int, _seed: int | None) -> Fitted:
    return _flat(setting, setting.tree.view(n))


def _refined(setting: Setting, n: int, _seed: int | None) -> Fitted:
    return _flat(setting, setting.refined(n))


def _flat(setting: Setting, view: FlatView) -> Fitted:
    return Fitted(FlatModel.of(view, counts=setting.train.counts), ViewTopicCounts(view))


def _document_model(setting: Setting, _n: int, _seed: int | None) -> Fitted:
    model = fit_documents(setting.tree, setting.train.counts, n_jobs=setting.n_jobs)
    return Fitted(model, None)


def _softened(setting: Setting, n: int, _seed: int | None) -> Fitted:
    model = soften(
        setting.refined(n),
        counts=setting.train.counts,
        n_jobs=setting.n_jobs,
        progress=lambda share, _note: setting.report(SHARE_OF_FIT * share),
    )
    return Fitted(model, LdaTopicCounts(model=model), smoothing=0.0)


def _lda(*, optimize: bool) -> Callable[[Setting, int, int | None], Fitted]:
    def fit(setting: Setting, n: int, seed: int | None) -> Fitted:
        plan = setting.comparison
        model = fit_lda(
            setting.train.counts,
            n,
            settings=LdaSettings(burn_in=plan.burn_in, samples=plan.samples, optimize=optimize),
            seed=seed or 0,
            n_jobs=setting.n_jobs,
            progress=lambda share, _note: setting.report(SHARE_OF_FIT * share),
        )
        return Fitted(model, LdaTopicCounts(model=model), smoothing=0.0)

    return fit


def _plsi(setting: Setting, n: int, seed: int | None) -> Fitted:
    model = fit_plsi(setting.train.counts, n, seed=seed or 0, n_jobs=setting.n_jobs)
    prior = choose_prior(model, setting.train.counts, n_jobs=setting.n_jobs).topic_prior
    with_prior = model.with_prior(prior)
    return Fitted(with_prior, LdaTopicCounts(model=with_prior), smoothing=0.0)


def _unigram(setting: Setting, _n: int, _seed: int | None) -> Fitted:
    return Fitted(unigram(setting.train.counts), None)


def _selection(kind: type[Any]) -> Callable[[Setting, int, int | None], Fitted]:
    return lambda _setting, n, _seed: Fitted(None, kind(n_features=n))


_CLASSIFICATION = frozenset({"classification"})
_PERPLEXITY = frozenset({"perplexity"})

COMPARED_MODELS = {
    "topic-grouper": ComparedModel(_topic_grouper),
    "refined": ComparedModel(_refined),
    "unigram": ComparedModel(_unigram, has_topics=False, measures=ALL_MEASURES - _CLASSIFICATION),
    "document-model": ComparedModel(_document_model, has_topics=False, measures=_PERPLEXITY),
    "information-gain": ComparedModel(_selection(InformationGain), measures=_CLASSIFICATION),
    "document-frequency": ComparedModel(_selection(DocumentFrequency), measures=_CLASSIFICATION),
    "softened": ComparedModel(_softened),
    "plsi": ComparedModel(_plsi, is_random=True),
    "lda": ComparedModel(_lda(optimize=False), is_random=True),
    "lda-optimized": ComparedModel(_lda(optimize=True), is_random=True),
}
"""All models that can be compared, cheapest first."""
