"""Comparison of models that are fitted and tested on the same documents."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from topicgrouper.arrays.short_repr import shows_little
from topicgrouper.evaluation.compared_measures import COMPARED_MEASURES
from topicgrouper.evaluation.compared_models import COMPARED_MODELS, Setting
from topicgrouper.evaluation.figures_file import Figure

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from topicgrouper.arrays.progress import Progress
    from topicgrouper.corpus import Corpus
    from topicgrouper.tree import TopicTree

__all__ = ["Comparison", "Trial", "compare"]

Key = tuple[str, int, int | None, str]


@dataclass(frozen=True, slots=True)
class Trial:
    """One fit of one model, for all measures.

    Attributes
    ----------
    model : str
        The name of the model; see `Comparison`.
    n : int
        Number of topics.
    seed : int or None
        Seed of the fit; None for a deterministic model.

    See Also
    --------
    Comparison.trials : Return the fits of a comparison.

    Examples
    --------
    >>> from topicgrouper.evaluation import Comparison
    >>> trial = Comparison(ns=(20,), models=("lda",)).trials()[0]
    >>> trial
    Trial(model='lda', n=20, seed=0)
    """

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
    """What to fit and what to measure in `compare`.

    Parameters
    ----------
    ns : tuple of int
        Numbers of topics.
    models : tuple of str, default=("topic-grouper",)
        ``"topic-grouper"``, ``"refined"``, ``"softened"``, ``"document-model"``, ``"unigram"``,
        ``"plsi"``, ``"lda"`` and ``"lda-optimized"``; for classification also the selections of
        words ``"information-gain"`` and ``"document-frequency"``.
    measures : tuple of str, default=("perplexity",)
        ``"perplexity"`` of the test documents, ``"coherence"`` (NPMI) in the training documents,
        and ``"classification"``, the accuracy for documents with labels.
    seeds : tuple of int, default=(0,)
        Stochastic models are fitted once with each of these.
    burn_in, samples : int, default=1000, 500
        LDA's iterations before and during sampling.
    steps : int, default=64
        Steps of the perplexity's estimate, for models without a closed form.

    Raises
    ------
    ValueError
        If a name is unknown, a list is empty, or a number of topics is below 1.

    See Also
    --------
    compare : Make the fits and measure them.

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
    models: tuple[str, ...] = ("topic-grouper",)
    measures: tuple[str, ...] = ("perplexity",)
    seeds: tuple[int, ...] = (0,)
    burn_in: int = 1_000
    samples: int = 500
    steps: int = 64

    def __post_init__(self) -> None:
        """Refuse unknown names and empty lists."""
        for kind, names, known in (
            ("model", self.models, COMPARED_MODELS),
            ("measure", self.measures, COMPARED_MEASURES),
        ):
            for name in names:
                if name not in known:
                    raise ValueError(f"unknown {kind} {name!r}; choose one of {', '.join(known)}")
        for kind, values in (("n", self.ns), ("seed", self.seeds), ("measure", self.measures)):
            if not values:
                raise ValueError(f"nothing to compare; pass at least one {kind}")
        if min(self.ns) < 1:
            raise ValueError(f"n must be at least 1, got {min(self.ns)}")

    def trials(self) -> list[Trial]:
        """Return the fits to make, cheapest models first."""
        trials = []
        for name in sorted(self.models, key=list(COMPARED_MODELS).index):
            model = COMPARED_MODELS[name]
            seeds: tuple[int | None, ...] = self.seeds if model.is_random else (None,)
            ns = self.ns if model.has_topics else (1,)
            trials += [Trial(name, n, seed) for n in dict.fromkeys(ns) for seed in seeds]
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
        possible = COMPARED_MODELS[trial.model].measures
        return [
            (trial.model, trial.n, trial.seed, measure)
            for measure in dict.fromkeys(self.measures)
            if measure in possible
        ]


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
        Keys of figures that exist already and are skipped; see `Figure.key`.
    progress : callable, optional
        Called with the share of all trials that is done, from 0 to 1, and the name of the trial.
    n_jobs : int, optional
        Number of threads: ``None`` means 1, ``-1`` all processors. The figures do not depend on it.

    Yields
    ------
    list of Figure
        The figures of one trial, as soon as they are measured.

    Raises
    ------
    ValueError
        If the vocabularies differ, or the documents lack something that a measure needs.

    See Also
    --------
    Comparison : What to compare.
    FiguresFile : Keep the figures in a file, to continue later.
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
    for measure in comparison.measures:
        COMPARED_MEASURES[measure].check(train, test)
    trials = comparison.trials()
    wanted = {
        trial: keys
        for trial in trials
        if (keys := [key for key in comparison.keys(trial) if key not in done])
    }
    current = 0

    def report(share: float) -> None:
        if progress is not None:
            progress((current + share) / len(trials), str(trials[current]))

    setting = Setting(train, test, comparison, given_tree=tree, n_jobs=n_jobs, report=report)
    for current, trial in enumerate(trials):  # noqa: B007 - `report` looks at it
        if trial in wanted:
            report(0.0)
            yield _figures(trial, wanted[trial], setting)


def _figures(trial: Trial, keys: list[Key], setting: Setting) -> list[Figure]:
    started = time.perf_counter()
    fitted = COMPARED_MODELS[trial.model].fit(setting, trial.n, trial.seed)
    fit_seconds = time.perf_counter() - started
    figures = []
    for *_, measure in keys:
        started = time.perf_counter()
        value, standard_error = COMPARED_MEASURES[measure].measure(fitted, setting)
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
