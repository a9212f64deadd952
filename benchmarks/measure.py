"""Repeated fits, each in its own process."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import psutil

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from benchmarks.subjects import Subject

_PROGRAM = "benchmarks.measure_one"


@dataclass(frozen=True)
class Settings:
    """How to measure.

    Attributes
    ----------
    repeat : int
        Fits per subject, each in a fresh process.
    timeout : float
        Seconds after which a process is ended.
    quick : bool
        Whether the alternatives run fewer iterations.
    """

    repeat: int
    timeout: float
    quick: bool


@dataclass(frozen=True)
class Measurement:
    """One subject on one data set.

    Attributes
    ----------
    seconds : float or None
        The best of all repetitions; ``None`` if there is no result.
    peak_bytes : int or None
        The highest of all repetitions.
    digest : str or None
        Of the tree; ``"varies"`` if repetitions differ.
    note : str
        Why there is no result.
    failed : bool
        Whether the reason is an error.
    runs : list
        All figures of every repetition.
    """

    data: str
    subject: str
    seconds: float | None = None
    peak_bytes: int | None = None
    digest: str | None = None
    counters: Mapping[str, int] = field(default_factory=dict)
    note: str = ""
    failed: bool = False
    runs: Sequence[Mapping[str, Any]] = ()


def measure(subject: Subject, data: str, counts: Path, settings: Settings) -> Measurement:
    """Run a subject on a file of counts, repeatedly.

    Parameters
    ----------
    subject : Subject
        The subject.
    data : str
        The name of the data set, for the record.
    counts : Path
        A file written by `scipy.sparse.save_npz`.
    settings : Settings
        How to measure.

    Returns
    -------
    Measurement
    """
    runs: list[dict[str, Any]] = []
    for _ in range(settings.repeat):
        try:
            run = _run_once(subject, counts, settings)
        except subprocess.TimeoutExpired:
            note = f"ended after {settings.timeout:,.0f} s"
            return Measurement(data, subject.name, note=note, runs=runs)
        except subprocess.CalledProcessError as error:
            note = f"failed with exit code {error.returncode}"
            return Measurement(data, subject.name, note=note, failed=True, runs=runs)
        if "skipped" in run:
            return Measurement(data, subject.name, note=run["skipped"], runs=runs)
        runs.append(run)
    digests = {run["digest"] for run in runs}
    return Measurement(
        data=data,
        subject=subject.name,
        seconds=min(run["seconds"] for run in runs),
        peak_bytes=max(run["peak_bytes"] for run in runs),
        digest=digests.pop() if len(digests) == 1 else "varies",
        counters=runs[0]["counters"],
        runs=runs,
    )


def _run_once(subject: Subject, counts: Path, settings: Settings) -> dict[str, Any]:
    command = [sys.executable, "-m", _PROGRAM, subject.name, str(counts)]
    if settings.quick:
        command.append("--quick")
    # Standard error is inherited.
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            output, _ = process.communicate(timeout=settings.timeout)
        except BaseException:
            _end(process)
            raise
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, command)
    found: dict[str, Any] = json.loads(output.splitlines()[-1])
    return found


def _end(process: subprocess.Popen[str]) -> None:
    """End a process and its children."""
    try:
        started = psutil.Process(process.pid).children(recursive=True)
    except psutil.NoSuchProcess:
        started = []
    process.kill()
    for child in started:
        if child.is_running():
            child.kill()
