"""Measure how much longer ``import topicgrouper`` takes than the libraries that it needs.

The package imports its parts when they are first used, so the time until every public name is
available matters more than that of the import itself.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from dataclasses import dataclass

TARGET_SECONDS = 0.5

_PROGRAM = """
import json, time
start = time.perf_counter()
import numpy, scipy.sparse, sklearn
libraries = time.perf_counter()
import topicgrouper
package = time.perf_counter()
for name in topicgrouper.__all__:
    getattr(topicgrouper, name)
names = time.perf_counter()
print(json.dumps([libraries - start, package - libraries, names - libraries]))
"""


@dataclass(frozen=True)
class ImportTime:
    """Medians over fresh processes.

    Attributes
    ----------
    libraries : float
        Seconds for numpy, scipy.sparse and sklearn.
    package : float
        Seconds more for topicgrouper.
    names : float
        Seconds more for topicgrouper and all its public names.
    """

    libraries: float
    package: float
    names: float


def measure_import(*, repeat: int) -> ImportTime:
    """Import in fresh processes."""
    times = [_import_once() for _ in range(repeat)]
    return ImportTime(*(statistics.median(column) for column in zip(*times, strict=True)))


def describe_import(time: ImportTime) -> str:
    """Describe the result in a sentence."""
    return (
        f"`import topicgrouper` takes {time.package:.3f} s beyond numpy, scipy.sparse and sklearn "
        f"({time.libraries:.3f} s); with all its public names {time.names:.3f} s "
        f"(target: at most {TARGET_SECONDS:.1f} s)."
    )


def _import_once() -> list[float]:
    command = [sys.executable, "-c", _PROGRAM]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    times: list[float] = json.loads(done.stdout)
    return times


def main() -> None:
    """Print the sentence."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--repeat", type=int, default=9, help="processes (default: %(default)s)")
    print(describe_import(measure_import(repeat=parser.parse_args().repeat)))


if __name__ == "__main__":
    main()
