"""LDA models that are fitted once and kept for all experiments.

A model takes minutes, and several experiments ask the same of it. It is kept in a folder outside
the repository, under a name that tells the data, the number of topics, the settings and the seed.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array

from experiments.baselines.lda import LdaModel, LdaSettings, fit_lda
from experiments.laboratory.options import report
from experiments.laboratory.timing import Seconds, timed

if TYPE_CHECKING:
    from pathlib import Path

    from experiments.laboratory.options import Options

__all__ = [
    "HEURISTICS_50",
    "HEURISTICS_50_OVER_N",
    "LDA_MODELS",
    "OPTIMIZED",
    "PREDICTING_MODELS",
    "PREDICTING_TITLES",
    "QUICK_ITERATIONS",
    "QUICK_STEPS",
    "Iterations",
    "KeptLda",
    "kept_lda",
]

HEURISTICS_50 = "LDA with Heuristics"
"""The concentration α is 50, each component 50/n: in the paper's classification."""
HEURISTICS_50_OVER_N = "LDA with Heuristics, α = 50/n"
"""The concentration α is 50/n, each component 50/n²: in the paper's perplexity figures."""
OPTIMIZED = "LDA Optimized"
LDA_MODELS = (HEURISTICS_50, OPTIMIZED)
"""The models of the experiments on classification."""
PREDICTING_MODELS = (HEURISTICS_50_OVER_N, HEURISTICS_50, OPTIMIZED)
"""The models of the experiments on perplexity."""
PREDICTING_TITLES = {HEURISTICS_50: "LDA with Heuristics, α = 50"}
"""What these are called where both readings of the heuristics are shown."""
_FILE_NAMES = {
    HEURISTICS_50: "heuristics",
    HEURISTICS_50_OVER_N: "heuristics-50-over-n",
    OPTIMIZED: "optimized",
}


@dataclass(frozen=True, slots=True)
class Iterations:
    """How long a Gibbs sampler runs.

    Attributes
    ----------
    burn_in : int
        Iterations before the first sample.
    samples : int
        Iterations that are averaged.
    """

    burn_in: int
    samples: int

    def settings(self, model: str, n: int) -> LdaSettings:
        """Return the settings of one of the models, with n topics."""
        return LdaSettings(
            alpha=50 / n**2 if model == HEURISTICS_50_OVER_N else None,
            optimize=model == OPTIMIZED,
            burn_in=self.burn_in,
            samples=self.samples,
        )


QUICK_ITERATIONS = Iterations(4, 2)
"""Of quick experiments."""
QUICK_STEPS = (QUICK_ITERATIONS, Iterations(8, 4))
"""Of quick experiments with ever more iterations."""


@dataclass(frozen=True, eq=False)
class KeptLda:
    """A fitted model, and what its fit took.

    Attributes
    ----------
    model : LdaModel
        The model.
    seconds : Seconds
        Of the fit, whenever that was.
    """

    model: LdaModel
    seconds: Seconds


def kept_lda(
    counts: Any, n: int, *, model: str, iterations: Iterations, options: Options, seed: int = 0
) -> KeptLda:
    """Take a model from the folder of kept ones, or fit it and put it there.

    Parameters
    ----------
    counts : sparse matrix or array
        The training counts.
    n : int
        Number of topics.
    model : str
        One of `LDA_MODELS` or `PREDICTING_MODELS`.
    iterations : Iterations
        Of the sampler.
    options : Options
        Tell the folder and the number of threads.
    seed : int, default=0
        Of the sampler.
    """
    lengths = f"{iterations.burn_in}-{iterations.samples}"
    name = f"lda-{_digest(counts)}-{_FILE_NAMES[model]}-n{n}-{lengths}-{seed}"
    path = options.kept / f"{name}.npz"
    settings = iterations.settings(model, n)
    if path.exists():
        return _load(path, settings=settings, seed=seed)
    report(f"fitting {model}, n = {n}, {iterations.burn_in} + {iterations.samples} iterations")
    fitted, seconds = timed(
        lambda: fit_lda(counts, n, settings=settings, seed=seed, n_jobs=options.n_jobs)
    )
    kept = KeptLda(fitted, seconds)
    _save(kept, path)
    return kept


def _digest(counts: Any) -> str:
    matrix = csr_array(counts)
    found = hashlib.sha256(json.dumps([int(size) for size in matrix.shape]).encode())
    for array in (matrix.indptr, matrix.indices, matrix.data):
        found.update(np.ascontiguousarray(array, dtype="<i8").tobytes())
    return found.hexdigest()[:12]


def _save(kept: KeptLda, path: Path) -> None:
    """Write a model, under its name only when it is whole."""
    model = kept.model
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    arrays = {
        "topic_prior": model.topic_prior,
        "beta": np.asarray(model.beta),
        "log_likelihoods": model.log_likelihoods,
        "seconds": np.array([kept.seconds.wall, kept.seconds.cpu]),
    }
    for name in ("topic_words", "training_document_topics"):
        arrays |= _sparse_arrays(name, getattr(model, name))
    with part.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    part.replace(path)


def _load(path: Path, *, settings: LdaSettings, seed: int) -> KeptLda:
    with np.load(path, allow_pickle=False) as arrays:
        wall, cpu = arrays["seconds"].tolist()
        model = LdaModel(
            topic_words=_dense_array("topic_words", arrays),
            topic_prior=arrays["topic_prior"],
            beta=float(arrays["beta"]),
            training_document_topics=_dense_array("training_document_topics", arrays),
            log_likelihoods=arrays["log_likelihoods"],
            settings=settings,
            seed=seed,
        )
    return KeptLda(model, Seconds(wall, cpu))


def _sparse_arrays(name: str, matrix: Any) -> dict[str, Any]:
    # Most entries are 0: a word is in a few of the topics, a document too.
    sparse = csr_array(matrix)
    return {
        f"{name}.data": sparse.data,
        f"{name}.indices": sparse.indices,
        f"{name}.indptr": sparse.indptr,
        f"{name}.shape": np.array(sparse.shape),
    }


def _dense_array(name: str, arrays: Any) -> Any:
    parts = (arrays[f"{name}.data"], arrays[f"{name}.indices"], arrays[f"{name}.indptr"])
    return csr_array(parts, shape=tuple(arrays[f"{name}.shape"].tolist())).toarray()
