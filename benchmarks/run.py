"""Measure this package and its alternatives, each fit in its own process, and print tables.

The data are in $TOPICGROUPER_DATA; see README.md in this folder for the files.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

from scipy.sparse import save_npz

from benchmarks.data import QUICK, REAL, DataNotFoundError, DataSet, size_of
from benchmarks.import_time import measure_import
from benchmarks.machine import describe_machine
from benchmarks.measure import Measurement, Settings, measure
from benchmarks.report import three_digits, write_report
from benchmarks.results import Results
from benchmarks.subjects import Subject, list_subjects

if TYPE_CHECKING:
    from collections.abc import Sequence

_IMPORTS = 7
_QUICK_IMPORTS = 1


@dataclass(frozen=True)
class Plan:
    """What to measure and where to put it."""

    data: Sequence[DataSet]
    subjects: Sequence[Subject]
    settings: Settings
    output: Path | None


def read_plan(arguments: Sequence[str] | None = None) -> Plan:
    """Read the command line; end the program if it is invalid."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"data:     {' '.join(data.name for data in REAL)}\n"
        f"subjects: {' '.join(subject.name for subject in list_subjects(quick=False))}",
    )
    parser.add_argument(
        "--quick", action="store_true", help="made-up counts, under a minute; a check only"
    )
    parser.add_argument(
        "--data",
        nargs="+",
        default=["*"],
        metavar="PATTERN",
        help="names, may contain * (default: all)",
    )
    parser.add_argument(
        "--subjects",
        nargs="+",
        default=["*"],
        metavar="PATTERN",
        help="names, may contain * (default: all)",
    )
    parser.add_argument(
        "--repeat", type=int, default=1, metavar="N", help="best of N fits (default: 1)"
    )
    parser.add_argument(
        "--timeout",
        type=float,
        default=3600.0,
        metavar="SECONDS",
        help="time limit of one fit with its preparation (default: %(default).0f)",
    )
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="write all measurements as JSON"
    )
    options = parser.parse_args(arguments)
    if options.repeat < 1:
        parser.error(f"--repeat must be at least 1, got {options.repeat}")
    data = [one for one in (QUICK if options.quick else REAL) if _matches(one.name, options.data)]
    subjects = [
        one for one in list_subjects(quick=options.quick) if _matches(one.name, options.subjects)
    ]
    if not data or not subjects:
        parser.error("no data or subject matches the names given; --help lists them")
    settings = Settings(repeat=options.repeat, timeout=options.timeout, quick=options.quick)
    return Plan(data, subjects, settings, options.output)


def measure_all(plan: Plan) -> Results:
    """Measure one subject after the other; the output file is updated after each."""
    results = Results(describe_machine(), plan.settings, list(plan.subjects))
    results.import_time = measure_import(repeat=_QUICK_IMPORTS if plan.settings.quick else _IMPORTS)
    with tempfile.TemporaryDirectory(prefix="topicgrouper-bench-") as folder:
        for data in plan.data:
            counts = data.load()
            results.sizes[data.name] = size_of(counts)
            file = Path(folder) / f"{data.name}.npz"
            save_npz(file, counts, compressed=False)
            del counts
            for subject in plan.subjects:
                if data.growth_only and not subject.growth:
                    continue
                _tell(f"{data.name} · {subject.name} …")
                found = measure(subject, data.name, file, plan.settings)
                _tell(f"{data.name} · {subject.name}: {_summary(found)}")
                results.measurements.append(found)
                if plan.output:
                    _write_json(plan.output, results)
            file.unlink()
    return results


def has_trouble(results: Results, data_sets: Sequence[DataSet]) -> bool:
    """Return whether a subject failed or trees differ."""
    return any(found.failed for found in results.measurements) or any(
        len(results.digests(data)) > 1 or "varies" in results.digests(data) for data in data_sets
    )


def main() -> int:
    """Run the benchmarks; return 1 if a subject failed or trees differ, 2 if data are missing."""
    plan = read_plan()
    try:
        for data in plan.data:
            data.locate()  # measure nothing unless all files exist
    except DataNotFoundError as error:
        _tell(str(error))
        return 2
    results = measure_all(plan)
    print(write_report(results, plan.data), end="")
    return int(has_trouble(results, plan.data))


def _matches(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def _summary(found: Measurement) -> str:
    return found.note if found.seconds is None else f"{three_digits(found.seconds)} s"


def _write_json(path: Path, results: Results) -> None:
    part = path.with_name(f"{path.name}.part")
    part.write_text(json.dumps(results.to_json(), indent=1), encoding="utf-8")
    part.replace(path)


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
