"""Compiling and running the test programs of the C++ headers: one for each part of the module.

A program includes all ``test_*.cpp`` of its part, since reading the standard library's headers is
most of the work of compiling one of them. It is kept under ``build/`` until its sources change.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
HEADERS = ROOT / "src" / "topicgrouper" / "cpp"
EXPERIMENTS = ROOT / "experiments" / "cpp"
PROGRAMS = ROOT / "tests" / "cpp"
EXPERIMENT_PROGRAMS = ROOT / "experiments" / "tests" / "cpp"
IS_COVERAGE = bool(os.environ.get("TOPICGROUPER_COVERAGE"))  # as `make coverage` sets it
BINARIES = ROOT / "build" / ("cpp-covered" if IS_COVERAGE else "cpp-tests")
PARTS = (
    "kernel",
    "words",
    "refinement",
    "mixtures",
    "prediction",
    "likelihood",
    "common",
)
"""Those that take longest to compile come first."""
EXPERIMENT_PARTS = ("sampling", "baselines")
"""Those that only the experiments have."""
COMPILER = os.environ.get("CXX", "c++").split()
# As the module is built (CMakeLists.txt), but for the optimiser: -O3 would take most of the time.
FLAGS = ("-std=c++20", "-Og", "-ffp-contract=off", "-pthread", "-Wall", "-Wextra", "-Werror")
if IS_COVERAGE:
    FLAGS += ("--coverage", "-fprofile-update=atomic")
INCLUDES = tuple(f"-I{folder}" for folder in (HEADERS, EXPERIMENTS, PROGRAMS, EXPERIMENT_PROGRAMS))
SECONDS = 600

HAS_COMPILER = os.name == "posix" and shutil.which(COMPILER[0]) is not None

needs_compiler = pytest.mark.skipif(
    not HAS_COMPILER, reason=f"no C++ compiler of this kind: {COMPILER[0]} is not on the PATH"
)


class Variant(NamedTuple):
    """A way to compile a program."""

    name: str
    flags: tuple[str, ...] = ()


PLAIN = Variant("plain")
MEMORY = Variant(
    "memory",
    (
        "-g1",
        "-fsanitize=address,undefined",
        "-fno-sanitize-recover=all",
        # These double the time to compile; the address sanitizer notices most of what they do.
        "-fno-sanitize=null,alignment,object-size,vptr,pointer-overflow",
        "-DFAILING_ALLOCATIONS",
    ),
)
FAILING = Variant("failing", ("-DFAILING_ALLOCATIONS",))
"""What is left of `MEMORY` where sanitizers do not work."""
RACES = Variant("races", ("-g1", "-fsanitize=thread"))


def headers(part):
    """Return the folder of a part's headers."""
    return (EXPERIMENTS if part in EXPERIMENT_PARTS else HEADERS) / part


def programs(part):
    """Return the folder of a part's test files."""
    return (EXPERIMENT_PROGRAMS if part in EXPERIMENT_PARTS else PROGRAMS) / part


def cases(part):
    """Return the names of a part's test cases as its program has them, read from the sources."""
    return [
        f"{path.stem.removeprefix('test_')}.{name}"
        for path in sorted(programs(part).glob("test_*.cpp"))
        for name in re.findall(r"^TEST\((\w+)\)", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]


def program(part, variant=PLAIN):
    """Return the path of a part's program, compiled if it is not there yet."""
    files = sorted(programs(part).glob("test_*.cpp"))
    source = "".join(f'#include "{part}/{path.name}"\n' for path in files)
    return _kept(part, source, variant)


def single_program(part, name, *flags):
    """Return the path of the program of one file."""
    return _kept(part, f'#include "{part}/{name}.cpp"\n', Variant(name, flags))


@cache
def plain_programs():
    """Return the paths of all parts' programs, compiled on all cores."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(PARTS, pool.map(program, PARTS), strict=True))


def compile_with(*arguments, source):
    """Run the compiler on text from memory."""
    return subprocess.run(
        [*COMPILER, *FLAGS, *INCLUDES, *arguments, "-x", "c++", "-"],
        input=source,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def run_program(binary, *arguments, leaks=False):
    options = f"allocator_may_return_null=1:detect_leaks={int(leaks)}"
    return subprocess.run(
        [binary, *arguments],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env=os.environ | {"ASAN_OPTIONS": options},
        check=False,
    )


@cache
def works(variant, *, leaks=False):
    """Tell whether compiler and system support a sanitizer: containers forbid some of them."""
    source = "int main() { int* p = new int(0); int value = *p; delete p; return value; }"
    with tempfile.TemporaryDirectory() as directory:
        binary = Path(directory) / "probe"
        compiled = compile_with(*variant.flags, "-o", str(binary), source=source)
        return compiled.returncode == 0 and run_program(binary, leaks=leaks).returncode == 0


def _kept(part, source, variant):
    digest = _digest(part, source, variant)
    stem = f"{part}-{variant.name}"
    binary = BINARIES / f"{stem}-{digest}"
    BINARIES.mkdir(parents=True, exist_ok=True)
    with _locked(BINARIES / f"{stem}.lock"):  # other processes of the same run want it, too
        if not binary.exists():
            unfinished = BINARIES / f"{stem}.unfinished"
            compiled = compile_with(*variant.flags, "-o", str(unfinished), source=source)
            assert compiled.returncode == 0, compiled.stderr
            for outdated in BINARIES.glob(f"{stem}-*"):
                outdated.unlink()
            unfinished.rename(binary)
    return binary


def _digest(part, source, variant):
    """Return a digest of everything that a program is made of."""
    files = [
        *(path for folder in ("common", part) for path in headers(folder).glob("*.hpp")),
        *PROGRAMS.glob("*.hpp"),
        *programs(part).glob("*.[ch]pp"),
    ]
    digest = sha256(repr((_compiler_version(), FLAGS, variant, source)).encode())
    for path in sorted(files):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def _compiler_version():
    return subprocess.run(
        [*COMPILER, "--version"], capture_output=True, text=True, check=True
    ).stdout


@contextmanager
def _locked(path):
    import fcntl  # noqa: PLC0415 - not on every system, and not needed without a compiler

    with path.open("w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":  # part of the build, before the tests are timed
    if HAS_COMPILER:
        with suppress(AssertionError):  # what does not compile is a failed test, later
            plain_programs()
