"""Count the words of the IMDB reviews, with this package and with others, and print a table.

The reviews are in $TOPICGROUPER_DATA; README.md in this folder says how they are counted.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import re
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from scipy.sparse import csr_array

from benchmarks.data import DataNotFoundError, read_reviews
from benchmarks.fresh_runs import fresh_runs
from benchmarks.machine import describe_machine
from benchmarks.memory import PeakMemory
from benchmarks.report import table, three_digits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_END_OF_TEXT = "\0"


class Counted(NamedTuple):
    """Words in alphabetical order, and documents × words."""

    vocabulary: Sequence[str]
    counts: csr_array[Any]

    def digest(self) -> str:
        """Return a digest that is equal for equal results."""
        rows = csr_array(self.counts)
        rows.sort_indices()
        digest = hashlib.sha256(_END_OF_TEXT.join(self.vocabulary).encode())
        for array in (rows.indptr, rows.indices, rows.data):
            digest.update(np.ascontiguousarray(array, dtype=np.int64).tobytes())
        return digest.hexdigest()


def _prepare_topicgrouper(n_jobs: int, *, phrases: bool = False) -> Callable[[list[str]], Counted]:
    from topicgrouper.corpus import TextOptions, count_texts  # noqa: PLC0415 - each in its process

    options = TextOptions(phrases=phrases)

    def count(texts: list[str]) -> Counted:
        corpus = count_texts(texts, options, n_jobs=n_jobs)
        return Counted(corpus.vocabulary, corpus.counts)

    return count


def _prepare_sklearn() -> Callable[[list[str]], Counted]:
    from sklearn.feature_extraction.text import CountVectorizer  # noqa: PLC0415

    def count(texts: list[str]) -> Counted:
        words_of_letters = r"(?<!\w)[^\W\d_]{3,}(?!\w)"
        vectorizer = CountVectorizer(token_pattern=words_of_letters)
        counts = vectorizer.fit_transform(texts)
        return Counted(vectorizer.get_feature_names_out().tolist(), csr_array(counts))

    return count


def _prepare_gensim() -> Callable[[list[str]], Counted]:
    """Find phrases of two and three words as gensim's users do, by the same measure."""
    from gensim.models.phrases import Phrases  # noqa: PLC0415
    from sklearn.feature_extraction.text import CountVectorizer  # noqa: PLC0415

    def count(texts: list[str]) -> Counted:
        words_of_letters = re.compile(r"(?<!\w)[^\W\d_]{3,}(?!\w)")
        words = [words_of_letters.findall(text.lower()) for text in texts]
        for _ in range(2):
            model = Phrases(words, min_count=10, threshold=0.5, scoring="npmi", delimiter=" ")
            words = [model[document] for document in words]
        vectorizer = CountVectorizer(analyzer=lambda document: document)
        counts = vectorizer.fit_transform(words)
        return Counted(vectorizer.get_feature_names_out().tolist(), csr_array(counts))

    return count


def _prepare_polars() -> Callable[[list[str]], Counted]:
    import polars as pl  # noqa: PLC0415

    def count(texts: list[str]) -> Counted:
        words = pl.col("text").str.to_lowercase().str.extract_all(r"\b\p{L}{3,}\b")
        entries = (
            pl.DataFrame({"text": texts})
            .with_row_index("document")
            .lazy()
            .select("document", word=words)
            .explode("word")
            .drop_nulls()
            .group_by("document", "word")
            .len()
            .with_columns(column=pl.col("word").rank("dense") - 1)
            .sort("document", "column")
            .collect()
        )
        vocabulary = entries["word"].unique().sort().to_list()
        places = (entries["document"].to_numpy(), entries["column"].to_numpy())
        shape = (len(texts), len(vocabulary))
        return Counted(vocabulary, csr_array((entries["len"].to_numpy(), places), shape=shape))

    return count


_SUBJECTS: dict[str, tuple[str, Callable[[], Callable[[list[str]], Counted]]]] = {
    "topicgrouper-all": ("topicgrouper, all threads", lambda: _prepare_topicgrouper(-1)),
    "topicgrouper-1": ("topicgrouper, 1 thread", lambda: _prepare_topicgrouper(1)),
    "phrases-all": (
        "topicgrouper with phrases, all threads",
        lambda: _prepare_topicgrouper(-1, phrases=True),
    ),
    "phrases-1": (
        "topicgrouper with phrases, 1 thread",
        lambda: _prepare_topicgrouper(1, phrases=True),
    ),
    "gensim": ("gensim Phrases, then CountVectorizer", _prepare_gensim),
    "sklearn": ("scikit-learn CountVectorizer", _prepare_sklearn),
    "polars": ("polars expressions, all threads", _prepare_polars),
}
_YARDSTICK = "topicgrouper-all"


def measure_here(subject: str, file: Path) -> dict[str, Any]:
    """Count in this process; the texts are in memory before the clock starts."""
    texts = [text.decode() for text in file.read_bytes().split(_END_OF_TEXT.encode())]
    count = _SUBJECTS[subject][1]()
    with PeakMemory() as peak:
        start, start_cpu = perf_counter(), process_time()
        counted = count(texts)
        seconds, cpu_seconds = perf_counter() - start, process_time() - start_cpu
    return {
        "seconds": seconds,
        "cpu_seconds": cpu_seconds,
        "peak_bytes": peak.bytes,
        "words": len(counted.vocabulary),
        "nonzeros": int(counted.counts.nnz),
        "tokens": int(counted.counts.sum()),
        "digest": counted.digest(),
    }


def measure_all(subjects: Sequence[str], file: Path, *, repeat: int) -> dict[str, dict[str, Any]]:
    """Measure each subject in fresh processes; keep the best time and the highest memory."""
    found = {}
    for subject in subjects:
        command = [sys.executable, "-m", "benchmarks.counting", "--one", subject, str(file)]
        runs = fresh_runs(command, repeat=repeat)
        best = min(runs, key=lambda run: run["seconds"])
        found[subject] = best | {"peak_bytes": max(run["peak_bytes"] for run in runs), "runs": runs}
        print(f"{subject}: {three_digits(best['seconds'])} s", file=sys.stderr, flush=True)
    return found


def write_report(machine: dict[str, str], found: dict[str, dict[str, Any]], n_bytes: int) -> str:
    """Write the tables."""
    yardstick = found.get(_YARDSTICK, next(iter(found.values())))
    header = ("subject", "same counts", "words", "tokens", "seconds", "MB/s", "ratio", "peak MB")
    rows = []
    for subject, one in found.items():
        numbers = (
            one["seconds"],
            n_bytes / one["seconds"] / 1e6,
            one["seconds"] / yardstick["seconds"],
            one["peak_bytes"] / 1e6,
        )
        rows.append(
            [
                _SUBJECTS[subject][0],
                "yes" if one["digest"] == yardstick["digest"] else "no",
                f"{one['words']:,}",
                f"{one['tokens']:,}",
                *map(three_digits, numbers),
            ]
        )
    facts = "\n".join(f"- {name}: {value}" for name, value in machine.items())
    return f"## Machine and versions\n\n{facts}\n\n## Counting\n\n{table(header, rows, texts=2)}\n"


def _make_up() -> Iterator[str]:
    """Draw documents of words with falling frequencies."""
    draw = random.Random(0)  # noqa: S311 - no secret depends on it
    words = ["".join(draw.choices("abcdefghijklmnoé", k=draw.randint(1, 12))) for _ in range(5000)]
    for _ in range(300):
        yield " ".join(words[int(draw.paretovariate(0.5)) % len(words)] for _ in range(150))


def _write_texts(texts: Iterator[str], file: Path) -> int:
    parts = [text.replace(_END_OF_TEXT, " ") for text in texts]
    return file.write_bytes(_END_OF_TEXT.join(parts).encode("utf-8"))


def main() -> int:
    """Measure the subjects of the command line; return 2 if the data are missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="made-up texts; a check only")
    parser.add_argument("--subjects", nargs="+", choices=_SUBJECTS, default=list(_SUBJECTS))
    parser.add_argument("--repeat", type=int, default=3, metavar="N", help="best of N (default: 3)")
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write all measurements as JSON"
    )
    parser.add_argument("--one", nargs=2, metavar=("SUBJECT", "FILE"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        print(json.dumps(measure_here(options.one[0], Path(options.one[1]))))
        return 0
    with tempfile.TemporaryDirectory(prefix="topicgrouper-bench-") as folder:
        file = Path(folder) / "texts"
        try:
            n_bytes = _write_texts(_make_up() if options.quick else read_reviews(), file)
        except DataNotFoundError as error:
            print(error, file=sys.stderr)
            return 2
        machine = describe_machine()
        found = measure_all(options.subjects, file, repeat=options.repeat)
    if options.output:
        result = {"machine": machine, "bytes": n_bytes, "subjects": found}
        options.output.write_text(json.dumps(result, indent=1), encoding="utf-8")
    print(write_report(machine, found, n_bytes), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
