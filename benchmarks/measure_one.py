"""Run one fit of one subject in this process, and print its cost as a line of JSON."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from scipy.sparse import csr_array, load_npz

from benchmarks.memory import PeakMemory
from benchmarks.subjects import SkippedError, Subject, list_subjects


def measure_here(subject: Subject, counts: Any) -> dict[str, Any]:
    """Prepare a fit, then run it and measure time and memory."""
    try:
        fit = subject.prepare(counts)
        with PeakMemory(child_processes=fit.child_processes) as peak:
            start, start_cpu = perf_counter(), process_time()
            result = fit.run()
            seconds, cpu_seconds = perf_counter() - start, process_time() - start_cpu
    except SkippedError as reason:
        return {"skipped": str(reason)}
    outcome = fit.outcome(result)
    return {
        "seconds": seconds if outcome.seconds is None else outcome.seconds,
        "measured_seconds": seconds,
        "cpu_seconds": cpu_seconds,
        "peak_bytes": peak.bytes,
        "peak_method": peak.method,
        "digest": outcome.digest,
        "counters": dict(outcome.counters),
    }


def main() -> None:
    """Read the subject's name and the file of the counts from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("subject", help="name of the subject")
    parser.add_argument("counts", type=Path, help="a file written by scipy.sparse.save_npz")
    parser.add_argument("--quick", action="store_true", help="fewer iterations")
    options = parser.parse_args()
    counts = csr_array(load_npz(options.counts))
    by_name = {subject.name: subject for subject in list_subjects(quick=options.quick)}
    print(json.dumps(measure_here(by_name[options.subject], counts)))


if __name__ == "__main__":
    main()
