"""Regrown trees beside greedy ones: held-out perplexity at every n, coherence, stability, time.

A tenth of the documents is held out, five times. Perplexities are those of T(n) of the greedy and
of the regrown tree, and of the refined view of the greedy T(n), which is nested in nothing; n = 0
stands for the document model. Coherence is the mean NPMI of the ten most frequent words of the
topics, counted in the held-out documents. Stability is how well the topics of half the documents of
Twenty Newsgroups agree with those of all: the adjusted Rand index over the words of both, five
times. Accuracy is that of naive Bayes on topic counts, as in ``classification_over_n.py``. Seconds
are of computing.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import TYPE_CHECKING

import numpy as np
from sklearn.metrics import adjusted_rand_score

from experiments.laboratory.data_sets import CLASSIFIED, SOFTENED, prepared
from experiments.laboratory.naive_bayes import NaiveBayes
from experiments.laboratory.options import options, report
from experiments.laboratory.plots import Line, draw_lines, new_plot, save_plot
from experiments.laboratory.tables import spread, write_table
from experiments.laboratory.timing import timed
from topicgrouper import fit_documents, fit_tree, refine, regrow
from topicgrouper.evaluation import coherence, held_out_curve, perplexity

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from experiments.laboratory.data_sets import PreparedData
    from experiments.laboratory.options import Options
    from experiments.laboratory.results import Results
    from topicgrouper import FlatView, TopicTree
    from topicgrouper.corpus import Corpus

SPLITS = range(5)
NUMBERS = (10, 20, 50, 100, 200, 500, 1000, 2000)
REFINED_AT = (20, 50, 100, 200)
COMPARED = (10, 1000)
"""The range of n over which no view should be worse than the greedy one."""
STABLE_AT = (20, 50, 100)
STABILITY = "Twenty News Groups"
KINDS = ("greedy", "regrown", "refined")


@dataclass(frozen=True)
class RegrownRow:
    """Held-out perplexity of three views with n topics; n = 0: of the document models.

    ``refined`` is 0 where it was not measured. Coherence likewise, of T(n).
    """

    data_set: str
    split: int
    n: int
    greedy: float
    regrown: float
    refined: float
    greedy_coherence: float
    regrown_coherence: float
    refined_coherence: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.split, self.n


@dataclass(frozen=True)
class WholeRow:
    """A regrown tree as a whole: the worst of its views beside the greedy ones, and what it took.

    ``worst`` is the largest perplexity of a view in the compared range, relative to the greedy
    view's, less 1; ``worst_n`` where. ``suggested`` is the number of topics that it suggests.
    """

    data_set: str
    split: int
    worst: float
    worst_n: int
    greedy_suggested: int
    suggested: int
    fit_seconds: float
    regrow_seconds: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.split


@dataclass(frozen=True)
class StabilityRow:
    """Adjusted Rand index of the topics of half the documents with those of all."""

    tree: str
    half: int
    n: int
    index: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.tree, self.half, self.n


@dataclass(frozen=True)
class RegrownAccuracyRow:
    """Share of test documents that naive Bayes with n topics as features classifies correctly."""

    data_set: str
    tree: str
    n: int
    accuracy: float

    @property
    def key(self) -> tuple[object, ...]:
        """What it is a measurement of."""
        return self.data_set, self.tree, self.n


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what is missing, write the tables and draw the figure."""
    chosen = options(__doc__, arguments)
    points = chosen.table("regrown_trees", RegrownRow)
    wholes = chosen.table("regrown_wholes", WholeRow)
    for split in SPLITS[:1] if chosen.quick else SPLITS:
        for name in SOFTENED:
            if (name, split) in wholes or (chosen.only and name not in chosen.only):
                continue
            for data in prepared([name], chosen, seed=split):
                for row in _measured(data):
                    if isinstance(row, WholeRow):
                        wholes.add(row)
                    elif row.key not in points:
                        points.add(row)
                    report(row)
    stability = chosen.table("regrown_stability", StabilityRow)
    if not chosen.only or STABILITY in chosen.only:
        _measure_stability(stability, chosen)
    accuracies = chosen.table("regrown_accuracy", RegrownAccuracyRow)
    _measure_accuracy(accuracies, chosen)
    _write_accuracy(list(accuracies), chosen.results)
    _write(list(points), list(wholes), chosen.results)
    _write_stability(list(stability), chosen.results)
    _draw(list(points), chosen)


def _measured(data: PreparedData) -> Iterator[RegrownRow | WholeRow]:
    tree, fit_seconds = data.grown
    regrown, regrow_seconds = timed(partial(regrow, tree, n_jobs=data.n_jobs))
    test = data.test.counts
    greedy_curve, curve = (
        held_out_curve(each, None, test).perplexities for each in (tree, regrown)
    )
    for n in NUMBERS:
        if n > tree.n_words:
            continue
        refined = refine(tree.view(n), n_jobs=data.n_jobs) if n in REFINED_AT else None
        yield RegrownRow(
            data.name,
            data.split,
            n,
            greedy=round(float(greedy_curve[n - 1]), 2),
            regrown=round(float(curve[n - 1]), 2),
            refined=0.0 if refined is None else round(perplexity(refined, test).value, 2),
            greedy_coherence=_coherence(tree.view(n), data.test),
            regrown_coherence=_coherence(regrown.view(n), data.test),
            refined_coherence=0.0 if refined is None else _coherence(refined, data.test),
        )
    greedy_model, model = (
        round(fit_documents(each).perplexity(test), 2) for each in (tree, regrown)
    )
    yield RegrownRow(data.name, data.split, 0, greedy_model, model, 0.0, 0.0, 0.0, 0.0)
    first, last = COMPARED
    change = (curve / greedy_curve - 1)[first - 1 : last]
    yield WholeRow(
        data.name,
        data.split,
        worst=round(float(change.max()), 5),
        worst_n=first + int(change.argmax()),
        greedy_suggested=tree.suggest_n().n,
        suggested=regrown.suggest_n().n,
        fit_seconds=round(fit_seconds.cpu, 2),
        regrow_seconds=round(regrow_seconds.cpu, 2),
    )


def _coherence(view: FlatView, test: Corpus) -> float:
    return round(coherence(view, test, top=10).value, 4)


def _measure_stability(table: Results[StabilityRow], chosen: Options) -> None:
    (data,) = prepared([STABILITY], chosen)
    trees: dict[str, TopicTree] = {}
    n_documents = data.train.n_documents
    for half in range(1 if chosen.quick else len(SPLITS)):
        if ("refined", half, STABLE_AT[-1]) in table:
            continue
        if not trees:
            trees = _both(data.train, chosen.n_jobs)
        order = np.random.default_rng(half).permutation(n_documents)
        halves = _both(data.train.select(np.sort(order[: n_documents // 2])), chosen.n_jobs)
        for name in KINDS:
            for n in STABLE_AT:
                whole, part = (_labels(found, name, n, chosen.n_jobs) for found in (trees, halves))
                row = StabilityRow(name, half, n, round(_agreement(whole, part), 4))
                report(row)
                table.add(row)


def _measure_accuracy(table: Results[RegrownAccuracyRow], chosen: Options) -> None:
    for name in CLASSIFIED:
        if (name, KINDS[-1], REFINED_AT[0]) in table or (chosen.only and name not in chosen.only):
            continue
        (data,) = prepared([name], chosen)
        trees = _both(data.train, chosen.n_jobs)
        numbers = [n for n in REFINED_AT if n <= trees["greedy"].n_words]
        for kind in KINDS:
            views = [_view(trees, kind, n, chosen.n_jobs) for n in numbers]
            for n, view in zip(numbers, views, strict=True):
                train, test = (view.transform(part.counts) for part in (data.train, data.test))
                classifier = NaiveBayes.of(train, data.train.labels or ())
                accuracy = float(classifier.hits(test, data.test.labels or ()).mean())
                row = RegrownAccuracyRow(name, kind, n, round(accuracy, 4))
                report(row)
                table.add(row)


def _both(corpus: Corpus, n_jobs: int) -> dict[str, TopicTree]:
    tree = fit_tree(corpus.counts, corpus.vocabulary, n_jobs=n_jobs)
    return {"greedy": tree, "regrown": regrow(tree, n_jobs=n_jobs)}


def _view(trees: dict[str, TopicTree], kind: str, n: int, n_jobs: int) -> FlatView:
    view = trees.get(kind, trees["greedy"]).view(min(n, trees["greedy"].n_words))
    return refine(view, n_jobs=n_jobs) if kind == "refined" else view


def _labels(trees: dict[str, TopicTree], kind: str, n: int, n_jobs: int) -> dict[str, int]:
    view = _view(trees, kind, n, n_jobs)
    return dict(zip(view.tree.vocabulary, view.labels.tolist(), strict=True))


def _agreement(whole: dict[str, int], part: dict[str, int]) -> float:
    words = sorted(whole.keys() & part.keys())
    return float(
        adjusted_rand_score([whole[word] for word in words], [part[word] for word in words])
    )


def _write(points: list[RegrownRow], wholes: list[WholeRow], results: Path) -> None:
    numbers = sorted({row.n for row in points} - {0})
    lines, closing = [], []
    for name in SOFTENED:
        mine = [row for row in points if row.data_set == name]
        if not mine:
            continue
        for kind in KINDS:
            cells = [_cell(mine, kind, n) for n in (*numbers, 0)]
            lines.append([f"{name}, {kind}", *cells])
        closing.append(_closing_line(name, mine, [row for row in wholes if row.data_set == name]))
    header = ["perplexity", *(f"T({n:,})" for n in numbers), "document model"]
    write_table(results / "regrown_trees.md", header, lines)
    header = [
        "",
        "gap closed (%)",
        "worst view (%)",
        "coherence of T(100): greedy",
        "regrown",
        "refined",
        "time (fits)",
    ]
    write_table(results / "regrown_wholes.md", header, closing)


def _cell(rows: list[RegrownRow], kind: str, n: int) -> str:
    values = [getattr(row, kind) for row in rows if row.n == n and getattr(row, kind)]
    return spread(values, 1 if values and fmean(values) < 100 else 0)


def _closing_line(name: str, points: list[RegrownRow], wholes: list[WholeRow]) -> list[str]:
    by_split: dict[int, list[float]] = {}
    for row in points:
        if row.n in REFINED_AT and row.refined:
            share = (row.greedy - row.regrown) / (row.greedy - row.refined)
            by_split.setdefault(row.split, []).append(100 * share)
    coherent = [row for row in points if row.n == 100]
    kinds = ("greedy_coherence", "regrown_coherence", "refined_coherence")
    return [
        name,
        spread([fmean(shares) for shares in by_split.values()], 0),
        f"{100 * max((row.worst for row in wholes), default=0.0):+.2f}",
        *(spread([getattr(row, kind) for row in coherent], 3) for kind in kinds),
        spread([row.regrow_seconds / row.fit_seconds for row in wholes if row.fit_seconds], 1),
    ]


def _write_stability(rows: list[StabilityRow], results: Path) -> None:
    lines = [
        [
            name,
            *(
                spread([row.index for row in rows if (row.tree, row.n) == (name, n)], 2)
                for n in STABLE_AT
            ),
        ]
        for name in KINDS
    ]
    header = ["adjusted Rand index", *(f"T({n})" for n in STABLE_AT)]
    write_table(results / "regrown_stability.md", header, lines)


def _write_accuracy(rows: list[RegrownAccuracyRow], results: Path) -> None:
    measured = {row.key: f"{100 * row.accuracy:.1f}" for row in rows}
    lines = [
        [f"{name}, {kind}", *(measured.get((name, kind, n), "") for n in REFINED_AT)]
        for name in CLASSIFIED
        for kind in KINDS
    ]
    header = ["accuracy (%)", *(f"T({n})" for n in REFINED_AT)]
    write_table(results / "regrown_accuracy.md", header, lines)


def _draw(points: list[RegrownRow], chosen: Options) -> None:
    figure, panels = new_plot(2, rows=2)
    for name, panel in zip(SOFTENED, panels, strict=True):
        mine = [row for row in points if (row.data_set, row.split) == (name, 0) and row.n]
        lines = [
            Line(kind, [row.n for row in rows], [getattr(row, kind) for row in rows])
            for kind in KINDS
            if (rows := [row for row in mine if getattr(row, kind)])
        ]
        panel.set_xscale("log")
        draw_lines(panel, lines, x="number of topics", y="perplexity", title=name)
    save_plot(figure, chosen.results, "regrown_trees")


if __name__ == "__main__":
    main()
