"""Insert the tables of the pages on the paper and on what we added to it, from results on disk.

A table is between a comment that names it and ``<!-- end -->``. Tables that an experiment writes
itself, as ``results/<name>.md``, are copied; the others are made here.
"""

from __future__ import annotations

import re
from collections import defaultdict
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from experiments.laboratory.classification_points import AccuracyRow, ClassifiedRow
from experiments.laboratory.classification_tables import accuracy_cell
from experiments.laboratory.data_sets import CLASSIFIED, PREDICTED, SOFTENED
from experiments.laboratory.document_tables import DOCUMENT_TABLES
from experiments.laboratory.kept_lda import HEURISTICS_50_OVER_N, LDA_MODELS, OPTIMIZED
from experiments.laboratory.options import options
from experiments.laboratory.perplexity_points import PerplexityRow
from experiments.laboratory.perplexity_tables import (
    lda_iterations,
    perplexity_errors,
    perplexity_estimates,
    perplexity_table,
)
from experiments.laboratory.prediction_tables import PREDICTION_TABLES
from experiments.laboratory.references import FOREIGN
from experiments.laboratory.results import Results
from experiments.laboratory.soft_models import MODELS, VARIANTS
from experiments.laboratory.softened_tables import softened_splits
from experiments.laboratory.synthetic_runs import (
    ALPHAS,
    DATA_SEEDS,
    MORE_DATA_SEEDS,
    WORD_WEIGHTS,
    SyntheticRow,
)
from experiments.laboratory.tables import pivot, spread
from experiments.reduction_cost import CostRow
from experiments.softened_topics import CoherenceRow
from experiments.synthetic_documents import DocumentsRow
from experiments.synthetic_gain import GainRow
from experiments.synthetic_settings import MODELS as SETTING_MODELS
from experiments.synthetic_settings import SettingRow
from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

DOCS = Path(__file__).parents[1] / "docs"
PAGES = tuple(
    DOCS / name
    for name in (
        "explanation/paper.md",
        "explanation/number-of-topics.md",
        "explanation/regrown-trees.md",
        "explanation/stability.md",
        "explanation/soft-topics.md",
        "explanation/prediction.md",
        "explanation/topic-quality.md",
        "explanation/group-tests.md",
        "explanation/updates.md",
    )
)
WEIGHTS: dict[str, str] = dict(WORD_WEIGHTS.items())
N_DATA_SETS = len(DATA_SEEDS) + len(MORE_DATA_SEEDS)
_PAPER = DOCS / "explanation" / "paper.md"
# The paper's names of data sets, and those that everybody else uses.
_USUAL_NAMES = {"Twenty News Groups": "Twenty Newsgroups"}
_BLOCK = re.compile(r"(<!-- table: (.*?) -->).*?(<!-- end -->)", flags=re.DOTALL)


def synthetic_models(
    measure: Literal["error_rate", "perplexity"], *, digits: int
) -> Callable[[Path], str]:
    """Return the table of all models on the made-up data sets, for LDA over α·m₁."""

    def make(folder: Path) -> str:
        values: dict[tuple[str, str], list[float]] = defaultdict(list)
        for row in Results(folder / "synthetic_runs.csv", SyntheticRow):
            name = f"LDA, α·m₁ = {row.alpha_1:.3g}" if row.alpha_1 else row.model
            value = getattr(row, measure)
            if row.data_set in DATA_SEEDS:
                values[name, _data_set(row)].append(value)
            if name in ("perfect", "Topic Grouper"):
                values[name, f"{WEIGHTS[row.word_weights]}, {N_DATA_SETS} sets"].append(value)
        cells = {key: spread(several, digits) for key, several in values.items()}
        models = ["perfect", "Topic Grouper", "pLSI", "unigram"]
        models += [f"LDA, α·m₁ = {alpha:.3g}" for alpha in ALPHAS]
        columns = [
            f"{weights}, {which}"
            for weights in WEIGHTS.values()
            for which in (*DATA_SEEDS, f"{N_DATA_SETS} sets")
        ]
        return pivot("model", models, columns, cells)

    return make


def synthetic_gain(folder: Path) -> str:
    """Return Δh_n and its ratios, on the data sets of the figure and over all."""
    rows = list(Results(folder / "synthetic_gain.csv", GainRow))
    numbers = [n for n in sorted({row.n for row in rows}, reverse=True) if n <= 8]
    cells: dict[tuple[str, str], str] = {}
    ratios: dict[tuple[str, str], list[float]] = defaultdict(list)
    for row in rows:
        column = f"n = {row.n}"
        ratios[f"ratio, {WEIGHTS[row.word_weights]}, {N_DATA_SETS} sets", column].append(row.ratio)
        if row.data_set in DATA_SEEDS:
            cells[f"Δh_n, {_data_set(row)}", column] = f"{row.delta_h:,.0f}"
            cells[f"ratio, {_data_set(row)}", column] = f"{row.ratio:.2f}"
    cells |= {key: spread(several, 2) for key, several in ratios.items()}
    lines = []
    for weights in WEIGHTS.values():
        lines += [f"{of}, {weights}, {seed}" for seed in DATA_SEEDS for of in ("Δh_n", "ratio")]
        lines.append(f"ratio, {weights}, {N_DATA_SETS} sets")
    return pivot("", lines, [f"n = {n}" for n in numbers], cells)


def synthetic_settings(folder: Path) -> str:
    """Return the mean error rates for each setting of the generator."""
    values: dict[tuple[str, str], list[float]] = defaultdict(list)
    for row in Results(folder / "synthetic_settings.csv", SettingRow):
        values[row.setting, row.model].append(row.error_rate)
    cells = {key: spread(several, 3) for key, several in values.items()}
    return pivot("setting", dict.fromkeys(key[0] for key in cells), SETTING_MODELS, cells)


def synthetic_documents(folder: Path) -> str:
    """Return error rates over the number of documents."""
    values: dict[tuple[str, str], list[float]] = defaultdict(list)
    for row in Results(folder / "synthetic_documents.csv", DocumentsRow):
        line = f"{WEIGHTS[row.word_weights]}, {row.model}"
        values[line, f"{row.documents:,}"].append(row.error_rate)
    cells = {key: spread(several, 3) for key, several in values.items()}
    numbers = dict.fromkeys(number for _, number in cells)
    models = ("Topic Grouper", "LDA", "perfect")
    lines = [f"{weights}, {model}" for weights in WEIGHTS.values() for model in models]
    return pivot("documents", lines, numbers, cells)


def reduction_cost(folder: Path) -> str:
    """Return the microseconds to reduce a document."""
    cells = {
        (f"{row.data_set}, {row.model}", f"n = {row.n:,}"): f"{row.microseconds:,.0f}"
        for row in Results(folder / "reduction_cost.csv", CostRow)
    }
    return pivot("µs per document", *_axes(cells), cells)


def softened_views(data_set: str) -> Callable[[Path], str]:
    """Return the table of perplexity and seconds of all models on a data set."""

    def make(folder: Path) -> str:
        rows = [
            row
            for name in ("perplexity_over_n", "softened_views")
            for row in Results(folder / f"{name}.csv", PerplexityRow)
            if (row.data_set, row.split, row.seed) == (data_set, 0, 0)
        ]
        numbers = sorted({row.n for row in rows if row.model in MODELS})
        cells = {
            (row.model, f"n = {row.n}"): f"{row.perplexity:,.0f} ({row.cpu_seconds:,.0f} s)"
            for row in rows
        }
        models = ("Topic Grouper", *MODELS, HEURISTICS_50_OVER_N, OPTIMIZED)
        return pivot("perplexity (seconds)", models, [f"n = {n}" for n in numbers], cells)

    return make


def softened_variants(folder: Path) -> str:
    """Return perplexity and seconds of other ways to soften."""
    cells = {
        (row.model, row.data_set): f"{row.perplexity:,.0f} ({row.cpu_seconds:,.0f} s)"
        for row in Results(folder / "softened_views.csv", PerplexityRow)
        if (row.n, row.split) == (100, 0)
    }
    return pivot("perplexity (seconds)", (*MODELS, *VARIANTS), SOFTENED, cells)


def softened_coherence(folder: Path) -> str:
    """Return NPMI and C_V of all models in all kinds of documents."""
    rows = list(Results(folder / "softened_coherence.csv", CoherenceRow))
    cells = {
        (f"{row.data_set}, {row.reference}", row.model): " / ".join(
            (_with_error(row.npmi, row.npmi_error), _with_error(row.c_v, row.c_v_error))
        )
        for row in rows
    }
    kinds = [
        f"{name}, {kind}"
        for name in (*SOFTENED, *CLASSIFIED)
        for kind in ("training", "test", *FOREIGN)
    ]
    return pivot("NPMI / C_V", kinds, ("Topic Grouper", *MODELS, *LDA_MODELS), cells)


def softened_classification(folder: Path) -> str:
    """Return the accuracy of refined and softened views, and of the other models.

    Those of LDA are with Lidstone smoothing, as for all others.
    """
    rows: list[AccuracyRow] = [
        *(
            row
            for row in Results(folder / "classification_over_n.csv", ClassifiedRow)
            if not row.seed
        ),
        *Results(folder / "softened_classification.csv", AccuracyRow),
    ]
    numbers = sorted({row.n for row in rows if row.model in MODELS})
    cells = {(f"{row.data_set}, {row.model}", f"n = {row.n}"): accuracy_cell(row) for row in rows}
    models = [
        f"{data_set}, {model}"
        for data_set in CLASSIFIED
        for model in ("Topic Grouper", *MODELS, *(f"{name}, Lidstone" for name in LDA_MODELS))
    ]
    return pivot("accuracy (%)", models, [f"n = {n}" for n in numbers], cells)


TABLES: dict[str, Callable[[Path], str]] = {
    "synthetic_error_rate": synthetic_models("error_rate", digits=3),
    "synthetic_perplexity": synthetic_models("perplexity", digits=2),
    "synthetic_gain": synthetic_gain,
    "synthetic_settings": synthetic_settings,
    "synthetic_documents": synthetic_documents,
    "lda_iterations": lda_iterations,
    "reduction_cost": reduction_cost,
    "perplexity_errors": perplexity_errors,
    "perplexity_estimates": perplexity_estimates,
    "softened_splits": softened_splits,
    "softened_variants": softened_variants,
    "softened_coherence": softened_coherence,
    "softened_classification": softened_classification,
    **{f"perplexity, {name}": perplexity_table(name) for name in PREDICTED},
    **{f"softened, {name}": softened_views(name) for name in SOFTENED},
    **DOCUMENT_TABLES,
    **PREDICTION_TABLES,
}


def with_tables(page: str, folder: Path, *, is_paper: bool = True) -> str:
    """Return a page with up-to-date tables, in the paper's names of data sets or the usual ones."""

    def renewed(match: re.Match[str]) -> str:
        name = match[2]
        if name in TABLES:
            table = TABLES[name](folder)
        else:
            table = (folder / f"{name}.md").read_text(encoding="utf-8").strip()
        if not is_paper:
            for formal, usual in _USUAL_NAMES.items():
                table = table.replace(formal, usual)
        return f"{match[1]}\n\n{table}\n\n{match[3]}"

    return _BLOCK.sub(renewed, page)


def main(arguments: Sequence[str] | None = None) -> None:
    """Update the tables of the pages."""
    chosen = options(__doc__, arguments, needs_data=False)
    if chosen.quick:
        return  # results of quick runs do not belong in the pages
    for path in PAGES:
        page = path.read_text(encoding="utf-8")
        with atomic_write(path) as file:
            file.write(with_tables(page, chosen.results, is_paper=path == _PAPER).encode())


def _with_error(value: float, error: float) -> str:
    """Return a number with its error; values of old files have none."""
    return f"{value:.3f}" if isnan(error) else f"{value:.3f} ± {error:.3f}"


def _data_set(row: SyntheticRow | GainRow) -> str:
    return f"{WEIGHTS[row.word_weights]}, {row.data_set}"


def _axes(cells: Iterable[tuple[str, str]]) -> tuple[list[str], list[str]]:
    pairs = list(cells)
    return list(dict.fromkeys(row for row, _ in pairs)), list(dict.fromkeys(c for _, c in pairs))


if __name__ == "__main__":
    main()
