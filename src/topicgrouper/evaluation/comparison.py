"""Models side by side: fitted to the same documents, measured on the same other ones."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from topicgrouper.evaluation.compared_measures import COMPARED_MEASURES
from topicgrouper.evaluation.compared_models import COMPARED_MODELS, Setting
from topicgrouper.evaluation.figures_file import Figure

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from topicgrouper.corpus import Corpus
    from topicgrouper.tree import TopicTree

__all__ = ["Comparison", "Trial", "compare"]

Key = tuple[str, int, int | None, str]


@dataclass(frozen=True, slots=True)
class Trial:
    """One model to be fitted once, for all measures.

    Attributes
    ----------
    model : str
        A name from ``COMPARED_MODELS``.
    n : int
        Number of topics.
    seed : int or None
        Nothing where no chance is involved.
    """

    model: str
    n: int
    seed: int | None = None

    def __str__(self) -> str:
        """Name the trial for people."""
        seed = "" if self.seed is None else f", seed {self.seed}"
        return f"{self.model}, n = {self.n:,}{seed}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """What to fit and what to measure.

    Parameters
    ----------
    ns : tuple of int
        Numbers of topics.
    models : tuple of str
        Names from ``COMPARED_MODELS``.
    measures : tuple of str
        Names from ``COMPARED_MEASURES``.
    seeds : tuple of int
        Models that depend on chance are fitted with each of these.
    burn_in, samples : int
        Iterations of LDA before and during which its topics are estimated.
    particles : int
        Of the sampler behind perplexity, where there is no closed form.
    """

    ns: tuple[int, ...]
    models: tuple[str, ...] = ("topic-grouper",)
    measures: tuple[str, ...] = ("perplexity",)
    seeds: tuple[int, ...] = (0,)
    burn_in: int = 1_000
    samples: int = 500
    particles: int = 20

    def __post_init__(self) -> None:
        """Refuse unknown names and empty lists."""
        for kind, names, known in (
            ("model", self.models, COMPARED_MODELS),
            ("measure", self.measures, COMPARED_MEASURES),
        ):
            for name in names:
                if name not in known:
                    raise ValueError(f"There is no {kind} {name!r}; choose of {', '.join(known)}.")
        for kind, values in (("n", self.ns), ("seed", self.seeds), ("measure", self.measures)):
            if not values:
                raise ValueError(f"Nothing to compare: give at least one {kind}.")
        if min(self.ns) < 1:
            raise ValueError(f"n = {min(self.ns)} is no number of topics; it must be 1 or more.")

    def trials(self) -> list[Trial]:
        """List what has to be fitted, the cheap models first."""
        trials = []
        for name in sorted(self.models, key=list(COMPARED_MODELS).index):
            model = COMPARED_MODELS[name]
            seeds: tuple[int | None, ...] = self.seeds if model.is_random else (None,)
            ns = self.ns if model.has_topics else (1,)
            trials += [Trial(name, n, seed) for n in dict.fromkeys(ns) for seed in seeds]
        return trials

    def keys(self, trial: Trial) -> list[Key]:
        """List the figures that a trial gives."""
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
    progress: Callable[[Trial, float], None] | None = None,
    n_jobs: int | None = None,
) -> Iterator[list[Figure]]:
    """Fit models to training documents and measure them, one trial after the other.

    Parameters
    ----------
    train, test : Corpus
        Documents with the same vocabulary.
    comparison : Comparison
        What to fit and to measure.
    tree : TopicTree, optional
        The tree of the training documents; fitted once for all n if left out.
    done : collection of Key
        The keys of figures that are there already and are left out.
    progress : callable, optional
        Called with the trial and the share of all trials that is done.
    n_jobs : int, optional
        Threads of fits and samplers, in scikit-learn's meaning. Figures do not depend on it.

    Yields
    ------
    list of Figure
        The figures of one trial, as soon as they are measured.
    """
    if train.vocabulary != test.vocabulary:
        raise ValueError("Training and test documents need the same vocabulary: use with_words_of.")
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
            progress(trials[current], (current + share) / len(trials))

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
