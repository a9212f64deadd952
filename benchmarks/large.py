"""Fit collections of up to a million documents, made from a real one, and print time and memory.

A new document mixes 70% of the tokens of one review of IMDB with 30% of another's. README.md in
this folder says what is measured.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.sparse import csr_array, vstack

from benchmarks.data import (
    QUICK,
    REAL,
    DataNotFoundError,
    frequent_words,
    read_reviews,
    size_of,
)
from benchmarks.fresh_runs import fresh_runs
from benchmarks.machine import describe_machine
from benchmarks.memory import PeakMemory
from benchmarks.report import table, three_digits

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from benchmarks.data import DataSet

SHARE = 0.7
"""Of the first review; the rest is from the second."""
SIZES = (10_000_000, 30_000_000, 100_000_000)
QUICK_SIZES = (20_000, 40_000)
TEXTS = (300_000, 1_300_000)
QUICK_TEXTS = (300,)
_QUICK_REVIEWS = ("good film", "bad film with a good end", "the good end of a bad day")
_BATCH = 50_000


def mixed_counts(counts: csr_array[Any], *, nonzeros: int) -> csr_array[Any]:
    """Mix documents of a collection until the new ones have this many entries."""
    random = np.random.default_rng(0)
    parts = []
    missing = nonzeros
    while missing > 0:
        first, second = random.integers(counts.shape[0], size=(2, _BATCH))
        mixed = csr_array(
            _thinned(counts[first], SHARE, random) + _thinned(counts[second], 1 - SHARE, random)
        )
        enough = int(np.searchsorted(mixed.indptr, missing, side="left"))
        parts.append(mixed[:enough] if enough < mixed.shape[0] else mixed)
        missing -= parts[-1].nnz
    return frequent_words(csr_array(vstack(parts, format="csr")))


def _thinned(counts: csr_array[Any], share: float, random: np.random.Generator) -> csr_array[Any]:
    thinned = counts.copy()
    thinned.data = random.binomial(counts.data, share).astype(np.int32)
    thinned.eliminate_zeros()
    return thinned


def mixed_texts(texts: Sequence[str], *, number: int) -> Iterator[str]:
    """Mix texts of a collection, each on one line."""
    random = np.random.default_rng(0)
    words = [np.array(text.split(), dtype=object) for text in texts]
    for _ in range(number):
        first, second = (words[i] for i in random.integers(len(words), size=2))
        kept = first[random.random(len(first)) < SHARE], second[random.random(len(second)) > SHARE]
        yield " ".join(np.concatenate(kept))


def measure_counts(data: DataSet, *, nonzeros: int, threads: int) -> dict[str, Any]:
    """Make a collection and fit it in this process."""
    from topicgrouper import fit_tree  # noqa: PLC0415

    counts = mixed_counts(data.load(), nonzeros=nonzeros)
    size = size_of(counts)
    with PeakMemory() as peak:
        start = perf_counter()
        fit_tree(counts, n_jobs=threads)
        seconds = perf_counter() - start
    return {
        "documents": size.documents,
        "words": size.words,
        "nonzeros": size.nonzeros,
        "pairs": size.pairs,
        "threads": threads,
        "seconds": seconds,
        "counts_bytes": counts.data.nbytes + counts.indices.nbytes + counts.indptr.nbytes,
        "peak_bytes": peak.bytes,
    }


def measure_texts(texts: Sequence[str], *, number: int, threads: int) -> dict[str, Any]:
    """Write texts to a file and let the command fit it, from the file to the saved model."""
    from topicgrouper import TopicTree  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "reviews.txt"
        with path.open("w", encoding="utf-8") as file:
            file.writelines(f"{text}\n" for text in mixed_texts(texts, number=number))
        command = [str(Path(sys.executable).with_name("topicgrouper")), "fit", str(path)]
        model = Path(folder) / "reviews.tg"
        command += ["-o", str(model), "--jobs", str(threads)]
        start = perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        seconds = perf_counter() - start
        # Of the only child there has been. Linux counts in KiB, macOS in bytes.
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        return {
            "documents": number,
            "file_bytes": path.stat().st_size,
            "entries": TopicTree.load(model).counts.nnz,  # type: ignore[union-attr]
            "threads": threads,
            "seconds": seconds,
            "process_bytes": peak * (1 if sys.platform == "darwin" else 1024),
        }


def write_report(found: Sequence[dict[str, Any]]) -> str:
    """Write the tables."""
    facts = "\n".join(f"- {name}: {value}" for name, value in describe_machine().items())
    parts = [f"## Machine and versions\n\n{facts}"]
    fits = [one for one in found if "nonzeros" in one]
    if fits:
        header = [
            *("non-zeros", "documents", "words", "pairs within documents", "threads"),
            *("seconds", "s per million", "counts MB", "peak MB"),
        ]
        rows = [
            [
                *(f"{one[name]:,}" for name in ("nonzeros", "documents", "words", "pairs")),
                f"{one['threads']}",
                three_digits(one["seconds"]),
                three_digits(1e6 * one["seconds"] / one["nonzeros"]),
                three_digits(one["counts_bytes"] / 1e6),
                three_digits(one["peak_bytes"] / 1e6),
            ]
            for one in fits
        ]
        parts.append(f"## Counts\n\n{table(header, rows, texts=0)}")
    ends = [one for one in found if "file_bytes" in one]
    if ends:
        header = ["texts", "file MB", "non-zeros", "threads", "seconds", "process MB", "bytes each"]
        rows = [
            [
                f"{one['documents']:,}",
                three_digits(one["file_bytes"] / 1e6),
                f"{one['entries']:,}",
                f"{one['threads']}",
                three_digits(one["seconds"]),
                three_digits(one["process_bytes"] / 1e6),
                three_digits(one["process_bytes"] / one["entries"]),
            ]
            for one in ends
        ]
        parts.append(f"## From a file of texts to a saved model\n\n{table(header, rows, texts=0)}")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    """Measure what the command line selects; return 2 if the data are missing."""
    cores = os.cpu_count() or 1
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--nonzeros", nargs="*", type=int, metavar="N", help="sizes of the counts")
    parser.add_argument("--texts", nargs="*", type=int, metavar="N", help="texts of the files")
    parser.add_argument("--threads", nargs="+", type=int, default=[cores], metavar="N")
    parser.add_argument("--quick", action="store_true", help="made-up data: a check that it runs")
    parser.add_argument("--one", choices=("counts", "texts"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.nonzeros is None:
        chosen.nonzeros = QUICK_SIZES if chosen.quick else SIZES
    if chosen.texts is None:
        chosen.texts = QUICK_TEXTS if chosen.quick else TEXTS
    data = QUICK[-1] if chosen.quick else next(one for one in REAL if one.name == "imdb")
    try:
        if chosen.one == "counts":
            size, threads = chosen.nonzeros[0], chosen.threads[0]
            print(json.dumps(measure_counts(data, nonzeros=size, threads=threads)))
        elif chosen.one == "texts":
            texts = _QUICK_REVIEWS if chosen.quick else list(read_reviews())
            found = measure_texts(texts, number=chosen.texts[0], threads=chosen.threads[0])
            print(json.dumps(found))
        else:
            data.locate()
            print(write_report(list(_measured(chosen))))
    except DataNotFoundError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _measured(chosen: argparse.Namespace) -> Iterator[dict[str, Any]]:
    runs = [("counts", "--nonzeros", size) for size in chosen.nonzeros]
    runs += [("texts", "--texts", number) for number in chosen.texts]
    for kind, option, size in runs:
        for threads in chosen.threads:
            command = [sys.executable, "-m", "benchmarks.large", "--one", kind, option, str(size)]
            command += ["--threads", str(threads), *(["--quick"] if chosen.quick else [])]
            (found,) = fresh_runs(command, repeat=1)
            told = f"{kind}, {size:,}, {threads} threads: {three_digits(found['seconds'])} s"
            print(told, file=sys.stderr, flush=True)
            yield found


if __name__ == "__main__":
    sys.exit(main())
