"""The command: which doors, for how long, and what is told."""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from tests.fuzz.doors import all_doors, door_named
from tests.fuzz.findings import DEFAULT_FOLDER, save
from tests.fuzz.harness import Result, Session
from tests.fuzz.limits import Limits
from tests.fuzz.properties import search
from tests.fuzz.report import command, table, write_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["main"]

PROPERTIES = "properties"
"""Stands for the property tests where doors are named."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 1 if there are findings."""
    options = _parser().parse_args(arguments)
    limits = Limits(options.limit_seconds, options.limit_mb * 2**20)
    if options.list:
        _tell("\n".join(all_doors()))
        return 0
    if options.input is not None:
        return _run_one(options.input, options.doors, limits)
    names = [name for name in options.doors.split(",") if name]
    if not names:
        names = [*all_doors(), *([PROPERTIES] if options.inputs is None else [])]
    doors = [name for name in names if name != PROPERTIES]
    seconds = options.seconds / (2 if 0 < len(doors) < len(names) else 1)
    code = 0
    if doors:
        code = _run_doors(doors, options, limits, seconds=seconds)
    if PROPERTIES in names:
        code |= search(seed=options.seed, seconds=seconds, jobs=options.jobs)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tests.fuzz", description=__doc__)
    parser.add_argument(
        "--doors", default="", help=f"names, with commas between, or {PROPERTIES}; default: all"
    )
    parser.add_argument("--list", action="store_true", help="list the doors")
    parser.add_argument("--seconds", type=float, default=60.0, help="of everything together")
    parser.add_argument("--inputs", type=int, help="of all doors together, instead of a time")
    parser.add_argument("--replay", action="store_true", help="first run seeds and former failures")
    parser.add_argument("--seed", type=int, default=0, help="another seed gives other inputs")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="doors at a time")
    parser.add_argument("--json", type=Path, help="file for the counts")
    parser.add_argument("--findings", type=Path, default=DEFAULT_FOLDER, help="folder for inputs")
    parser.add_argument("--input", type=Path, help="run one input; its folder names the door")
    parser.add_argument("--limit-seconds", type=float, default=Limits.seconds)
    parser.add_argument("--limit-mb", type=int, default=Limits.n_bytes // 2**20)
    return parser


def _run_doors(
    names: Sequence[str], options: argparse.Namespace, limits: Limits, *, seconds: float
) -> int:
    results = _results(names, options, limits, seconds=seconds)
    _tell(table(results))
    n_findings = 0
    for result in results:
        for finding in result.findings:
            n_findings += 1
            path = options.findings / result.door / finding.file_name
            remark = "" if finding.is_certain else " (not with this input alone)"
            _tell(f"\n{result.door}: {finding.kind}, {finding.signature}{remark}")
            _tell(f"  {finding.n_inputs:,} inputs; run one again: {command(path)}")
    if options.json is not None:
        about = {"seed": options.seed, "limit_seconds": limits.seconds}
        write_json(options.json, results, **about, limit_bytes=limits.n_bytes)
    return 1 if n_findings else 0


def _results(
    names: Sequence[str], options: argparse.Namespace, limits: Limits, *, seconds: float
) -> list[Result]:
    shares = {name: door_named(name).share for name in names}
    at_a_time = min(options.jobs, len(names))
    tasks = [
        _Task(
            name,
            limits,
            is_replayed=options.replay,
            seed=options.seed,
            inputs=options.inputs and round(options.inputs * share / sum(shares.values())),
            seconds=None if options.inputs is not None else seconds * at_a_time / len(names),
        )
        # Those with a small share are slow: they come first, not last when nothing else is left.
        for name, share in sorted(shares.items(), key=lambda item: item[1])
    ]
    results = {}
    for result in _in_processes(tasks, at_a_time):
        results[result.door] = result
        for finding in result.findings:  # kept even if the run is interrupted later
            save(finding, options.findings)
        _progress(len(results), len(names))
    return [results[name] for name in names]


@dataclass(frozen=True)
class _Task:
    """What is to be done with one door: so many inputs, or as long as there is time."""

    door: str
    limits: Limits
    is_replayed: bool
    seed: int
    inputs: int | None
    seconds: float | None

    def run(self) -> Result:
        with Session(door_named(self.door), limits=self.limits) as session:
            before = Result(self.door)
            if self.is_replayed:
                before = session.replay()
            result = session.fuzz(seed=self.seed, inputs=self.inputs, seconds=self.seconds)
        return before.with_more(result)


def _in_processes(tasks: Sequence[_Task], at_a_time: int) -> Iterator[Result]:
    """Run doors in processes that are new and so have no threads; for one, this one will do."""
    if at_a_time == 1:
        yield from (task.run() for task in tasks)
        return
    with ProcessPoolExecutor(at_a_time, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(task.run) for task in tasks]):
            yield future.result()


def _run_one(path: Path, door: str, limits: Limits) -> int:
    name = door or path.resolve().parent.name
    with Session(door_named(name), limits=limits) as session:
        start = time.monotonic()
        finding = session.alone(path.read_bytes())
        seconds = time.monotonic() - start
    if finding is None:
        _tell(f"{name} withstands it, {seconds:.2f} s")
        return 0
    _tell(f"{finding.text}\n{name}: {finding.kind}, {finding.signature}, {seconds:.2f} s")
    return 1


def _tell(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - it is a command


def _progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == total else ""
        print(f"\r{done} of {total} doors", end=end, file=sys.stderr, flush=True)  # noqa: T201
