"""How long ``import topicgrouper`` takes beyond the libraries that its users import anyway."""

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
end = time.perf_counter()
print(json.dumps([libraries - start, end - libraries]))
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
    """

    libraries: float
    package: float


def measure_import(*, repeat: int) -> ImportTime:
    """Import in so many fresh processes, after one that fills the caches."""
    times = [_import_once() for _ in range(repeat + 1)][1:]
    libraries, package = (statistics.median(column) for column in zip(*times, strict=True))
    return ImportTime(libraries=libraries, package=package)


def describe_import(time: ImportTime) -> str:
    """Say it in a sentence."""
    return (
        f"`import topicgrouper` takes {time.package:.2f} s beyond numpy, scipy.sparse and sklearn "
        f"({time.libraries:.2f} s), of {TARGET_SECONDS:.2f} s allowed."
    )


def _import_once() -> tuple[float, float]:
    command = [sys.executable, "-c", _PROGRAM]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    libraries, package = json.loads(done.stdout)
    return libraries, package


def main() -> None:
    """Print the sentence."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeat", type=int, default=9, help="processes (default: %(default)s)")
    print(describe_import(measure_import(repeat=parser.parse_args().repeat)))


if __name__ == "__main__":
    main()
