"""Fit one model in this process, and print what it says and its cost as a line of JSON."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.memory import PeakMemory
from benchmarks.peers.collections import Divided
from benchmarks.peers.measures import NONE
from benchmarks.peers.settings import count_settings
from benchmarks.peers.subjects import SUBJECTS, Subject, Task
from benchmarks.subjects import SkippedError

if TYPE_CHECKING:
    from collections.abc import Sequence

PARTS = ("whole", "first", "second")
"""Of the training documents: all of them, or one of two halves."""


@dataclass(frozen=True)
class Job:
    """A fit: which model, what of the training documents, how many topics, which seed."""

    subject: str
    part: str
    n_topics: int
    seed: int

    @property
    def arguments(self) -> list[str]:
        """As `main` reads it."""
        return [self.subject, self.part, str(self.n_topics), str(self.seed)]


def measure_here(job: Job, data: Divided) -> dict[str, Any]:
    """Fit a model, and measure time and memory from counts to the topics of test documents."""
    subject = next(one for one in SUBJECTS if one.name == job.subject)
    try:
        module = subject.load()
    except SkippedError as reason:
        return {"skipped": str(reason)}
    task = Task(_part(data, subject, job.part), job.n_topics, job.seed)
    with PeakMemory() as peak:
        start, start_cpu = perf_counter(), process_time()
        found = module.fit(task, **subject.options)
        seconds, cpu_seconds = perf_counter() - start, process_time() - start_cpu
    settings, chosen = count_settings(module.steps(task, **subject.options))
    is_empty = np.diff(task.data.test.indptr) == 0
    return {
        "seconds": seconds,
        "cpu_seconds": cpu_seconds,
        "peak_bytes": peak.bytes,
        "settings": settings,
        "chosen": chosen,
        "tools": ", ".join(f"{name} {version(name)}" for name in subject.packages),
        "readings": {
            name: {
                "topics": np.where(is_empty, NONE, one.topics).tolist(),
                "shown": [list(words) for words in one.shown],
            }
            for name, one in found.items()
        },
    }


def _part(data: Divided, subject: Subject, part: str) -> Divided:
    kept = data if part == "whole" else data.half(PARTS.index(part) - 1)
    return (kept if subject.keeps_stop_words else kept.without_stop_words()).known()


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the job and the folder of the documents from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("subject", help="name of the subject")
    parser.add_argument("part", choices=PARTS, help="of the training documents")
    parser.add_argument("n_topics", type=int, help="number of topics")
    parser.add_argument("seed", type=int, help="seed")
    parser.add_argument("folder", type=Path, help="a folder written by Divided.save")
    options = parser.parse_args(arguments)
    job = Job(options.subject, options.part, options.n_topics, options.seed)
    print(f"\n{json.dumps(measure_here(job, Divided.load(options.folder)))}")


if __name__ == "__main__":
    main()
