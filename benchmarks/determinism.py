"""Compare the trees of the same counts, fitted in every possible way.

The package fits with all algorithms, and with various numbers of threads and shards, memory limits
and orders of the documents. A C++ program with the same headers (``tests/cpp/kernel/fit_file.cpp``)
is built by every available compiler, at several levels of optimisation, and for x86-64 under
emulation. Joins and gains are compared to the last bit; any difference results in exit code 1.
"""

from __future__ import annotations

import argparse
import hashlib
import platform
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks import data, machine
from benchmarks.local_shards import LocalShards
from benchmarks.report import table
from topicgrouper._compiled import fixed_point_shift
from topicgrouper.kernel.agglomerate import agglomerate, real_joins
from topicgrouper.kernel.shards import ShardLayout, agglomerate_shards, make_shard
from topicgrouper.kernel.whole_counts import to_whole_counts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scipy.sparse import csr_array

    from topicgrouper.kernel.agglomerate import Joins

_ROOT = Path(__file__).parents[1]
_PROGRAM = _ROOT / "tests" / "cpp" / "kernel" / "fit_file.cpp"
_HEADERS = _ROOT / "src" / "topicgrouper" / "cpp"
_FLAGS = ("-std=c++20", "-ffp-contract=off", "-pthread")
_NATIVE = "-mcpu=native" if platform.machine() in ("aarch64", "arm64") else "-march=native"
_EMULATOR = ("qemu-x86_64", "-L", "/usr/x86_64-linux-gnu")
_KEPT_SUMS = 1 << 20  # of some topics at the start, and of all at the end
_LARGEST_EMULATED = 400_000  # entries; more would take minutes


@dataclass(frozen=True)
class Build:
    """A way to compile and run the program.

    Attributes
    ----------
    name : str
        As in the table.
    compiler : str
        The command.
    flags : tuple of str
        In addition to those of every build.
    emulator : tuple of str
        The command that runs the program, with its arguments; empty if none is needed.
    """

    name: str
    compiler: str
    flags: tuple[str, ...]
    emulator: tuple[str, ...] = ()

    @property
    def missing(self) -> str | None:
        """The command that is missing, if any."""
        needed = (self.compiler, *self.emulator[:1])
        return next((name for name in needed if not shutil.which(name)), None)


_BUILDS = (
    Build("gcc -O0", "g++", ("-O0",)),
    Build("gcc -O3", "g++", ("-O3",)),
    Build("gcc -O3, this processor only", "g++", ("-O3", _NATIVE)),
    Build("clang -O0", "clang++", ("-O0",)),
    Build("clang -O3", "clang++", ("-O3",)),
    Build("clang -O3, this processor only", "clang++", ("-O3", _NATIVE)),
    Build("x86-64, gcc -O3, emulated", "x86_64-linux-gnu-g++", ("-O3",), _EMULATOR),
)


def digest_of(joins: Joins) -> str:
    """Return a digest of the joined nodes and of the gains to the last bit."""
    parts = (joins.children.astype("<i8"), joins.gains.astype("<f8"))
    return hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()[:16]


def python_ways(counts: csr_array[Any]) -> Iterator[tuple[str, str]]:
    """Fit in all ways that the package offers; yield the name and the digest of each."""
    for n_jobs in (2, 3, 8):
        yield f"{n_jobs} threads", digest_of(agglomerate(counts, n_jobs=n_jobs).joins)
    for algorithm in ("ehac", "mehac"):
        joins = agglomerate(counts, algorithm=algorithm, n_jobs=2, memory_limit="16GB").joins
        yield algorithm, digest_of(joins)
    for limit in ("20MB", "100MB"):
        joins = agglomerate(counts, n_jobs=2, memory_limit=limit).joins
        yield f"memory limit {limit}", digest_of(joins)
    for seed in (1, 2):
        order = np.random.default_rng(seed).permutation(counts.shape[0])
        yield f"documents shuffled ({seed})", digest_of(agglomerate(counts[order], n_jobs=2).joins)
    for number in (2, 7):
        yield f"{number} shards", digest_of(_joins_of_shards(counts, number))


def _joins_of_shards(counts: csr_array[Any], number: int) -> Joins:
    whole = to_whole_counts(counts)
    frequencies = np.asarray(whole.counts.sum(axis=0, dtype=np.int64)).ravel()
    layout = ShardLayout.at_start(frequencies)
    parts = [whole.counts[start::number] for start in range(number)]
    shards = LocalShards(
        [make_shard(part, layout, threads=2, max_kept_sums=_KEPT_SUMS) for part in parts]
    )
    return agglomerate_shards(shards, frequencies, scale=whole.scale).joins


def built_ways(counts: csr_array[Any], folder: Path) -> Iterator[tuple[str, str | None]]:
    """Fit with every build; yield its name and digest, or ``None`` if it cannot be run."""
    whole = to_whole_counts(counts).counts
    arrays = (np.array([*whole.shape, whole.nnz]), whole.indptr, whole.indices, whole.data)
    given, found = folder / "counts", folder / "joins"
    given.write_bytes(b"".join(array.astype("<i8").tobytes() for array in arrays))
    for build in _BUILDS:
        if build.missing or (build.emulator and whole.nnz > _LARGEST_EMULATED):
            yield build.name, None
            continue
        command = [str(_compiled(build, folder)), str(given), str(found), "2", str(_KEPT_SUMS)]
        subprocess.run([*build.emulator, *command], check=True)
        joins = np.fromfile(found, "<i8").reshape(-1, 3)
        shift = fixed_point_shift(int(whole.data.sum(dtype=np.uint64)))
        yield build.name, digest_of(real_joins(joins[:, :2], joins[:, 2], shift=shift, scale=1.0))


def _compiled(build: Build, folder: Path) -> Path:
    program = folder / build.name.replace(" ", "_")
    if not program.exists():
        files = (f"-I{_HEADERS}", str(_PROGRAM), "-o", str(program))
        subprocess.run([build.compiler, *_FLAGS, *build.flags, *files], check=True)
    return program


def main() -> int:
    """Fit, compare and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", nargs="+", default=["quick", "kos", "nips", "newsgroups"])
    names = parser.parse_args().data
    known = {one.name: one for one in (*data.REAL, *data.QUICK)}
    digests: dict[str, dict[str, str | None]] = {}
    expected = {}
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            counts = known[name].load()
            expected[name] = digest_of(agglomerate(counts).joins)
            for way, digest in chain(python_ways(counts), built_ways(counts, Path(folder))):
                digests.setdefault(way, {})[name] = digest
                print(f"{name}: {way}: {digest}", file=sys.stderr, flush=True)
    for fact, value in machine.describe_machine().items():
        print(f"- {fact}: {value}")
    rows = [["one thread", *expected.values()]]
    rows += [
        [way, *(_verdict(found[name], expected[name]) for name in names)]
        for way, found in digests.items()
    ]
    print("\n" + table(["way", *names], rows, texts=1 + len(names)))
    return int(any("differs" in cell for row in rows for cell in row))


def _verdict(digest: str | None, expected: str) -> str:
    if digest is None:
        return "not run"
    return "same" if digest == expected else f"differs: {digest}"


if __name__ == "__main__":
    sys.exit(main())
