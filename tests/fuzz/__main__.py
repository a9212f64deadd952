"""``python -m tests.fuzz``: which doors, for how long, and the report."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from tests.fuzz.doors import all_doors, door_named
from tests.fuzz.harness import Limits, Result, Session, fuzz_door
from tests.fuzz.properties import search

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["main"]

PROPERTIES = "properties"
"""Stands for the property tests where doors are named."""

FINDINGS = Path(__file__).with_name("findings")
_LINE = "{:<20}{:>11}{:>11}{:>11}{:>11}{:>9}{:>10}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 1 if there are findings."""
    options = _parser().parse_args(arguments)
    limits = Limits(options.limit_seconds, options.limit_mb * 2**20)
    if options.input is not None:
        return _run_one(options.input, options.doors, limits)
    names = [name for name in options.doors.split(",") if name]
    if not names:
        names = [*all_doors(), *([PROPERTIES] if options.inputs is None else [])]
    doors = [name for name in names if name != PROPERTIES]
    seconds = options.seconds / (2 if 0 < len(doors) < len(names) else 1)
    code = 0
    if doors:
        code = run_doors(doors, options, limits, seconds=seconds)
    if PROPERTIES in names:
        code |= search(seed=options.seed, seconds=seconds, jobs=options.jobs)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tests.fuzz", description=__doc__)
    parser.add_argument(
        "--doors", default="", help=f"names, with commas between, or {PROPERTIES}; default: all"
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="of everything together")
    parser.add_argument("--inputs", type=int, help="of all doors together, instead of a time")
    parser.add_argument("--replay", action="store_true", help="first run seeds and former failures")
    parser.add_argument("--seed", type=int, default=0, help="another seed gives other inputs")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="doors at a time")
    parser.add_argument("--findings", type=Path, default=FINDINGS, help="folder for inputs")
    parser.add_argument("--input", type=Path, help="run one input; its folder names the door")
    parser.add_argument("--limit-seconds", type=float, default=Limits.seconds)
    parser.add_argument("--limit-mb", type=int, default=Limits.n_bytes // 2**20)
    return parser


def run_doors(
    names: Sequence[str], options: argparse.Namespace, limits: Limits, *, seconds: float
) -> int:
    """Try doors, several at a time; print a line for each, and the findings, which are kept."""
    shares = {name: door_named(name).share for name in names}
    at_a_time = min(options.jobs, len(names))
    _tell(_LINE.format("door", "inputs", "inputs/s", "slowest", "memory", "answers", "findings"))
    n_findings = n_inputs = 0
    # New processes, which have no threads. Doors with a small share are slow: they come first.
    with ProcessPoolExecutor(at_a_time, mp_context=get_context("spawn")) as pool:
        tasks = [
            pool.submit(
                fuzz_door,
                name,
                limits,
                seed=options.seed,
                replay=options.replay,
                inputs=options.inputs and round(options.inputs * share / sum(shares.values())),
                seconds=None if options.inputs is not None else seconds * at_a_time / len(names),
            )
            for name, share in sorted(shares.items(), key=lambda item: item[1])
        ]
        for task in tasks:
            result = task.result()
            _tell(_row(result))
            n_inputs += result.inputs
            for finding in result.findings.values():
                n_findings += 1
                path = finding.save(options.findings / result.door)
                _tell(f"  {finding.kind}: {finding.signature}\n{finding.text}")
                _tell(f"  run it again: python -m tests.fuzz --input {path}")
    _tell(f"{n_inputs:,} inputs, {n_findings:,} findings")
    return 1 if n_findings else 0


def _row(result: Result) -> str:
    return _LINE.format(
        result.door,
        f"{result.inputs:,}",
        f"{result.inputs / max(result.seconds, 1e-9):,.0f}",
        f"{1000 * result.slowest:,.0f} ms",
        f"{result.memory / 2**20:,.0f} MB",
        result.answers,
        len(result.findings),
    )


def _run_one(path: Path, door: str, limits: Limits) -> int:
    name = door or path.resolve().parent.name
    finding = Session(door_named(name), limits).alone(path.read_bytes())
    if finding is None:
        _tell(f"{name} withstands it")
        return 0
    _tell(f"{finding.text}\n{name}: {finding.kind}, {finding.signature}")
    return 1


def _tell(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - it is a command


if __name__ == "__main__":
    sys.exit(main())
