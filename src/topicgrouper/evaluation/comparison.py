"""Comparison of models that are fitted and tested on the same documents."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from topicgrouper.arrays.argument_checks import whole_number
from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.evaluation.baselines import fit_lda, unigram
from topicgrouper.evaluation.figures_file import Figure
from topicgrouper.evaluation.measures import MEASURES, FittedModel, document_labels
from topicgrouper.fitting import fit_tree
from topicgrouper.fitting.refine import refine
from topicgrouper.mixtures.softening import soften
from topicgrouper.prediction.fit import fit_documents
from topicgrouper.tree.archive import constructor_arguments
from topicgrouper.tree.topic_tree import TopicTree
from topicgrouper.tree.word_counts import training_counts

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from topicgrouper.arrays.progress import Progress
    from topicgrouper.corpus import Corpus
    from topicgrouper.mixtures.topic_mixture import TopicModel
    from topicgrouper.prediction.document_model import DocumentModel
    from topicgrouper.tree.flat_view import FlatView

Key = tuple[str, int, int | None, str]

_SHARE_OF_FIT = 0.9
"""Rough share of the fit in the work of a trial; the rest goes into its perplexity."""


@dataclass(frozen=True)
class _Setting:
    """What all trials of a comparison have in common."""

    train: Corpus
    test: Corpus
    comparison: Comparison
    given_tree: TopicTree | None
    n_jobs: int | None
    report: Callable[[float], object]

    @cached_property
    def tree(self) -> TopicTree:
        """The tree behind every T(n), with its counts: one fit, whatever the numbers of topics."""
        tree = self.given_tree
        if tree is None:
            return fit_tree(
                self.train.counts, self.train.vocabulary, n_jobs=self.n_jobs, progress=self.fitting
            )
        counts = training_counts(tree, self.train.counts)
        if tree.has_counts:
            return tree
        return TopicTree(**{**constructor_arguments(tree), "counts": counts})

    def fitting(self, share: float, _note: str) -> None:
        """Report the share of a fit that is done."""
        self.report(_SHARE_OF_FIT * share)

    def refined(self, n: int) -> FlatView:
        """Return the refined view with n topics."""
        return refine(self.tree.view(n), n_jobs=self.n_jobs)


@dataclass(frozen=True, slots=True)
class ComparedModel:
    """How a model takes part in a comparison: a fit, given the setting, n and a seed."""

    name: str
    fit: Callable[[Any, int, int], TopicModel | FlatView | DocumentModel]
    is_random: bool = False
    has_n: bool = True
    measures: tuple[str, ...] = tuple(MEASURES)


def _document_model(setting: _Setting, _n: int, _seed: int) -> DocumentModel:
    return fit_documents(setting.tree, setting.train.counts, n_jobs=setting.n_jobs)


def _forest(setting: _Setting, _n: int, _seed: int) -> DocumentModel:
    return fit_documents(
        setting.tree,
        setting.train.counts,
        trees=5,
        n_jobs=setting.n_jobs,
        progress=setting.fitting,
    )


def _softened(setting: _Setting, n: int, _seed: int) -> TopicModel:
    return soften(setting.refined(n), n_jobs=setting.n_jobs, progress=setting.fitting)


def _lda(setting: _Setting, n: int, seed: int, *, optimize: bool = False) -> TopicModel:
    return fit_lda(
        setting.train.counts,
        n,
        optimize=optimize,
        burn_in=setting.comparison.burn_in,
        samples=setting.comparison.samples,
        seed=seed,
        n_jobs=setting.n_jobs,
        progress=setting.fitting,
    )


COMPARED_MODELS = {
    model.name: model
    for model in (
        ComparedModel("topic-grouper", lambda setting, n, _: setting.tree.view(n)),
        ComparedModel("refined", lambda setting, n, _: setting.refined(n)),
        ComparedModel(
            "unigram",
            lambda setting, *_: unigram(setting.train.counts),
            has_n=False,
            measures=("perplexity", "coherence"),
        ),
        ComparedModel("document-model", _document_model, has_n=False, measures=("perplexity",)),
        ComparedModel("forest", _forest, has_n=False, measures=("perplexity",)),
        ComparedModel("softened", _softened),
        ComparedModel("lda", _lda, is_random=True),
        ComparedModel("lda-optimized", partial(_lda, optimize=True), is_random=True),
    )
}
"""All models that can be compared by name, cheapest first."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One fit of one model, for all measures; a deterministic model has no seed."""

    model: str
    n: int
    seed: int | None = None

    def __str__(self) -> str:
        """Return a description for users."""
        seed = "" if self.seed is None else f", seed {self.seed}"
        return f"{self.model}, n = {self.n:,}{seed}"


@shows_little
@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """The fits and measures of `compare`.

    Parameters
    ----------
    ns : tuple of int
        Numbers of topics.
    models : tuple of str, default=("topic-grouper",)
        ``"topic-grouper"``, ``"refined"``, ``"softened"``, ``"document-model"``, ``"forest"``,
        ``"unigram"``, ``"lda"`` and ``"lda-optimized"``.
    measures : tuple of str, default=("perplexity",)
        Names of `MEASURES`: ``"perplexity"`` of the test documents, ``"coherence"`` (NPMI) of the
        topics in the training documents, ``"diversity"`` of their words; for test documents with
        labels, ``"harmonic-purity"``, ``"nmi"`` and ``"ari"`` of their main topics, see
        `label_agreement`.
    seeds : tuple of int, default=(0,)
        Seeds of stochastic models, which are fitted once per seed.
    burn_in, samples : int, default=1000, 500
        Iterations of LDA before and during sampling.
    steps : int, default=64
        Steps of the perplexity estimate of models without a closed form.

    Raises
    ------
    ValueError
        If a name is unknown, a list is empty, a number of topics is below 1, or none of the
        measures applies to a model.

    See Also
    --------
    compare : Fit and measure the models.

    Examples
    --------
    >>> from topicgrouper.evaluation import Comparison
    >>> comparison = Comparison(ns=(2, 4), models=("topic-grouper", "lda"), seeds=(1, 2))
    >>> for trial in comparison.trials():
    ...     print(trial)
    topic-grouper, n = 2
    topic-grouper, n = 4
    lda, n = 2, seed 1
    lda, n = 2, seed 2
    lda, n = 4, seed 1
    lda, n = 4, seed 2
    """

    ns: tuple[int, ...]
    models: tuple[str | ComparedModel, ...] = ("topic-grouper",)
    measures: tuple[str, ...] = ("perplexity",)
    seeds: tuple[int, ...] = (0,)
    burn_in: int = 1_000
    samples: int = 500
    steps: int = 64

    def __post_init__(self) -> None:
        """Refuse unknown names and empty lists."""
        names = [model for model in self.models if isinstance(model, str)]
        for kind, given, known in (
            ("model", names, COMPARED_MODELS),
            ("measure", self.measures, MEASURES),
        ):
            for name in given:
                if name not in known:
                    raise ValueError(f"unknown {kind} {name!r}; choose one of {', '.join(known)}")
        for kind, values in (("n", self.ns), ("seed", self.seeds), ("measure", self.measures)):
            if not values:
                raise ValueError(f"nothing to compare; pass at least one {kind}")
        least = {"n": (min(self.ns), 1), "burn_in": (self.burn_in, 0), "samples": (self.samples, 1)}
        for name, (value, minimum) in least.items():
            whole_number(name, value, minimum=minimum)
        for model in self._compared().values():
            if not set(model.measures) & set(self.measures):
                possible = " or ".join(model.measures)
                raise ValueError(
                    f"{model.name} can only be measured by {possible}; add this measure"
                )

    def trials(self) -> list[Trial]:
        """Return the fits to make, cheapest models first."""
        trials = []
        for model in self._compared().values():
            seeds: tuple[int | None, ...] = self.seeds if model.is_random else (None,)
            ns = self.ns if model.has_n else (1,)
            trials += [Trial(model.name, n, seed) for n in dict.fromkeys(ns) for seed in seeds]
        return trials

    def keys(self, trial: Trial) -> list[Key]:
        """Return the keys of the figures that a trial yields.

        Parameters
        ----------
        trial : Trial
            One of `trials`.

        Returns
        -------
        list of tuple
            Model, n, seed and measure of each figure.
        """
        possible = self._compared()[trial.model].measures
        return [
            (trial.model, trial.n, trial.seed, measure)
            for measure in dict.fromkeys(self.measures)
            if measure in possible
        ]

    def _compared(self) -> dict[str, ComparedModel]:
        """Return the models by name, cheapest first; those that are passed as objects come last."""
        known = {name: model for name, model in COMPARED_MODELS.items() if name in self.models}
        return known | {model.name: model for model in self.models if not isinstance(model, str)}


def compare(
    train: Corpus,
    test: Corpus,
    comparison: Comparison,
    *,
    tree: TopicTree | None = None,
    done: Collection[Key] = (),
    progress: Progress | None = None,
    n_jobs: int | None = None,
) -> Iterator[list[Figure]]:
    """Fit models to training documents and measure them, one trial at a time.

    Parameters
    ----------
    train, test : Corpus
        Documents with the same vocabulary.
    comparison : Comparison
        What to fit and measure.
    tree : TopicTree, optional
        The tree of the training documents (default: fitted once for all n).
    done : collection of tuple, default=()
        Keys of existing figures, which are skipped: model, n, seed and measure of each.
    progress : callable, optional
        Called with the share of all trials done, from 0 to 1, and the name of the trial.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The figures do not depend on it.

    Yields
    ------
    list of Figure
        The figures of one trial, as soon as they are measured: model, n, seed, measure, value,
        its standard error (0 if exact), and the seconds that fit and measure took.

    Raises
    ------
    ValueError
        If the vocabularies differ, or the documents have no labels and a measure needs them.

    See Also
    --------
    Comparison : What to compare.
    topicgrouper.export.comparison_figure : Draw the figures.

    Examples
    --------
    >>> from topicgrouper.corpus import Corpus
    >>> from topicgrouper.evaluation import Comparison, compare
    >>> words = ["cat", "dog", "tea", "milk"]
    >>> train = Corpus([[3, 2, 0, 0], [1, 2, 0, 1], [0, 0, 2, 3], [0, 1, 4, 2]], words)
    >>> test = Corpus([[1, 2, 0, 0], [0, 1, 1, 1]], words)
    >>> comparison = Comparison(ns=(2, 3), models=("topic-grouper", "unigram"))
    >>> for (figure,) in compare(train, test, comparison):
    ...     print(figure.model, figure.n, figure.measure, round(figure.value, 1))
    topic-grouper 2 perplexity 3.9
    topic-grouper 3 perplexity 4.2
    unigram 1 perplexity 4.1
    """
    if train.vocabulary != test.vocabulary:
        raise ValueError(
            "training and test documents must have the same vocabulary; use Corpus.with_words_of"
        )
    _check_test(test, comparison.measures)
    trials = comparison.trials()
    current = 0

    def report(share: float) -> None:
        if progress is not None:
            progress((current + share) / len(trials), str(trials[current]))

    setting = _Setting(train, test, comparison, tree, n_jobs, report)
    for current, trial in enumerate(trials):  # noqa: B007 - `report` looks at it
        keys = [key for key in comparison.keys(trial) if key not in done]
        if keys:
            report(0.0)
            yield _figures(trial, keys, setting)


def _check_test(test: Corpus, measures: Collection[str]) -> None:
    """Check that test documents have what measures need."""
    need_labels = [name for name in measures if MEASURES[name].needs_labels]
    if ("perplexity" in measures or need_labels) and test.n_tokens == 0:
        raise ValueError(
            "the test documents share no words with the training documents; check that both were "
            "read with the same settings"
        )
    if need_labels and not any(document_labels(test)):
        raise ValueError(
            "the test documents have no labels to compare topics with; omit "
            f"{', '.join(need_labels)}, or read documents with labels: folders of classes, or a "
            "table with a label column"
        )


def _figures(trial: Trial, keys: list[Key], setting: _Setting) -> list[Figure]:
    started = time.perf_counter()
    compared = setting.comparison._compared()[trial.model]
    model = compared.fit(setting, trial.n, trial.seed or 0)
    fit_seconds = time.perf_counter() - started
    fitted = FittedModel(
        model,
        setting.train,
        setting.test,
        steps=setting.comparison.steps,
        n_jobs=setting.n_jobs,
        progress=lambda share, _note: setting.report(_SHARE_OF_FIT + (1 - _SHARE_OF_FIT) * share),
    )
    figures = []
    for *_, measure in keys:
        started = time.perf_counter()
        value, standard_error = MEASURES[measure].value_of(fitted)
        figures.append(
            Figure(
                model=trial.model,
                n=trial.n,
                seed=trial.seed,
                measure=measure,
                value=value,
                standard_error=standard_error,
                fit_seconds=fit_seconds,
                measure_seconds=time.perf_counter() - started,
            )
        )
    return figures
