"""Fit other topic models and this package to the same counts, and write a table of both.

What is in the results already is not measured again. The first seed of every model comes first,
then the halves, then the other seeds, so that a run that is ended early has a bit of everything.
The data are in $TOPICGROUPER_DATA; README.md in the folder above says what is measured.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from benchmarks.data import DataNotFoundError
from benchmarks.peers import measures
from benchmarks.peers.collections import QUICK, REAL, Collection, Divided
from benchmarks.peers.measure_one import PARTS, Job
from benchmarks.peers.rows import HalvesRow, PeerRow, write_tables
from benchmarks.peers.subjects import SUBJECTS, THREADS, Subject
from experiments.laboratory.results import Results
from experiments.paper_page import with_tables
from topicgrouper.storage.atomic_file import atomic_write

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

RESULTS = Path(__file__).parents[1] / "results"
PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "peers.md"
_THREAD_VARIABLES = tuple(f"{name}_NUM_THREADS" for name in ("OMP", "OPENBLAS", "MKL", "NUMBA"))
_HALVES = -1
"""In place of a seed: two fits, to the halves."""


class Work(NamedTuple):
    """What there is to do: a model and a collection, and a seed or the halves."""

    collection: Collection
    subject: Subject
    seed: int


class Tables(NamedTuple):
    """The results so far."""

    rows: Results[PeerRow]
    halves: Results[HalvesRow]

    def has(self, work: Work) -> bool:
        """Return whether this has been measured."""
        name = work.collection.name
        if work.seed == _HALVES:
            return all((name, reading) in self.halves for reading in work.subject.readings)
        return all((name, reading, work.seed) in self.rows for reading in work.subject.readings)

    def forget(self, works: Sequence[Work]) -> None:
        """Drop what is to be measured again."""
        again = {
            (work.collection.name, reading) for work in works for reading in work.subject.readings
        }
        self.rows.forget(lambda row: (row.collection, row.reading) in again)
        self.halves.forget(lambda row: (row.collection, row.reading) in again)


def plan(options: argparse.Namespace) -> Iterator[Work]:
    """List the work that the options select, the most important first."""
    chosen = [
        subject
        for subject in SUBJECTS
        if any(fnmatch(subject.name, pattern) for pattern in options.subjects)
    ]
    if options.quick and options.subjects == ["*"]:
        chosen = [subject for subject in chosen if not subject.starts_slowly]
    for seed in (0, _HALVES, *range(1, options.seeds)):
        for collection in QUICK if options.quick else REAL:
            if options.quick or any(fnmatch(collection.name, name) for name in options.data):
                for subject in chosen:
                    if seed <= 0 or subject.is_seeded:
                        yield Work(collection, subject, seed)


def measure(work: Work, folder: Path, tables: Tables, *, timeout: float) -> None:
    """Fit what is missing, in processes of their own, and add it to the results."""
    seed, parts = (0, PARTS[1:]) if work.seed == _HALVES else (work.seed, PARTS[:1])
    runs: list[dict[str, Any]] = []
    for part in parts:
        job = Job(work.subject.name, part, work.collection.n_topics, seed)
        command = [sys.executable, "-m", "benchmarks.peers.measure_one", *job.arguments]
        try:
            done = subprocess.run(
                [*command, str(folder)],
                env=os.environ | dict.fromkeys(_THREAD_VARIABLES, str(THREADS)),
                stdout=subprocess.PIPE,
                text=True,
                check=True,
                timeout=timeout,
            )
        except subprocess.TimeoutExpired:
            _say(f"{work.collection.name}, {job.subject}: ended after {timeout:,.0f} s")
            return
        run = json.loads(done.stdout.splitlines()[-1])
        if "skipped" in run:
            _say(f"{job.subject}: {run['skipped']}")
            return
        runs.append(run)
    if work.seed == _HALVES:
        _add_agreement(work, runs, tables)
    else:
        _add_quality(work, runs[0], Divided.load(folder), tables)


def _add_quality(work: Work, run: dict[str, Any], data: Divided, tables: Tables) -> None:
    for reading, found in run["readings"].items():
        topics, shown = found["topics"], found["shown"]
        row = PeerRow(
            collection=work.collection.name,
            reading=reading,
            seed=work.seed,
            topics=len(shown),
            purity=round(measures.purity(data.classes, topics), 4),
            nmi=round(measures.nmi(data.classes, topics), 4),
            npmi=round(measures.npmi(shown, data.test, data.words), 4),
            diversity=round(measures.diversity(shown), 4),
            without_topic=round(measures.without_topic(topics), 4),
            seconds=round(run["seconds"], 2),
            cpu_seconds=round(run["cpu_seconds"], 2),
            peak_mb=round(run["peak_bytes"] / 1e6, 1),
            settings=run["settings"],
            chosen=run["chosen"],
            tools=run["tools"],
        )
        _say(row)
        tables.rows.add(row)


def _add_agreement(work: Work, runs: Sequence[dict[str, Any]], tables: Tables) -> None:
    for reading in work.subject.readings:
        one, other = (run["readings"][reading]["topics"] for run in runs)
        value = round(measures.agreement(one, other), 4)
        row = HalvesRow(work.collection.name, reading, value, runs[0]["tools"])
        _say(row)
        tables.halves.add(row)


def _say(what: object) -> None:
    print(what, file=sys.stderr, flush=True)


def _read_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.peers", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("--quick", action="store_true", help="made-up counts; a check only")
    parser.add_argument(
        "--data",
        nargs="+",
        default=["*"],
        metavar="PATTERN",
        help=f"only these collections: {', '.join(one.name for one in REAL)}",
    )
    parser.add_argument(
        "--subjects",
        nargs="+",
        default=["*"],
        metavar="PATTERN",
        help=f"only these models: {', '.join(one.name for one in SUBJECTS)} (default: all; with "
        "--quick, those that start within seconds)",
    )
    parser.add_argument(
        "--seeds",
        type=int,
        metavar="N",
        help="fit N times with different seeds (default: 3; 1 with --quick)",
    )
    parser.add_argument(
        "--again", action="store_true", help="measure what is selected again, even if it is there"
    )
    parser.add_argument(
        "--timeout",
        type=float,
        default=1800,
        metavar="SECONDS",
        help="end fits that take longer (default: 1800)",
    )
    parser.add_argument(
        "--results", type=Path, metavar="FOLDER", help="default: benchmarks/results, or quick in it"
    )
    options = parser.parse_args(arguments)
    options.seeds = options.seeds or (1 if options.quick else 3)
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is missing; return 2 if data are missing."""
    options = _read_options(arguments)
    results = options.results or (RESULTS / "quick" if options.quick else RESULTS)
    tables = _read_tables(results)
    works = list(plan(options))
    if options.again:
        tables.forget(works)
    with tempfile.TemporaryDirectory(prefix="topicgrouper-peers-") as name:
        for work in works:
            if tables.has(work):
                continue
            folder = Path(name) / work.collection.name
            try:
                if not folder.exists():
                    data = work.collection.load()
                    folder.mkdir()
                    data.save(folder)
            except DataNotFoundError as error:
                _say(error)
                return 2
            measure(work, folder, tables, timeout=options.timeout)
    _publish(results)
    return 0


def _read_tables(results: Path) -> Tables:
    return Tables(
        Results(results / "peers.csv", PeerRow), Results(results / "peers_halves.csv", HalvesRow)
    )


def _publish(results: Path) -> None:
    """Write the tables, to the page as well unless they are of other results than its own."""
    tables = _read_tables(results)  # another run may have added rows meanwhile
    text = write_tables(tables.rows, tables.halves)
    print(text, end="")
    results.mkdir(parents=True, exist_ok=True)
    with atomic_write(results / "peers.md") as file:
        file.write(text.encode())
    if results == RESULTS:
        page = with_tables(PAGE.read_text(encoding="utf-8"), results, is_paper=False)
        with atomic_write(PAGE) as file:
            file.write(page.encode())


if __name__ == "__main__":
    sys.exit(main())
