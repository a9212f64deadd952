"""Compiling and running the test programs of C++ headers, under sanitizers where they work."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest

COMPILER = os.environ.get("CXX", "c++").split()
# As the modules are built (CMakeLists.txt), but for the optimiser: it would take most of the time.
FLAGS = ("-std=c++20", "-O0", "-g1", "-ffp-contract=off", "-pthread", "-Wall", "-Wextra", "-Werror")
MEMORY = (
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    # These double the time to compile, and the address sanitizer notices most of what they do.
    "-fno-sanitize=null,alignment,object-size,vptr,pointer-overflow",
)
RACES = ("-fsanitize=thread",)
FAILING_ALLOCATIONS = ("-DFAILING_ALLOCATIONS",)
"""Makes a program run its tests with every so many-th allocation failing."""
HEADERS = Path(__file__).parents[1] / "src" / "topicgrouper" / "cpp"
PROGRAMS = Path(__file__).parent / "cpp"
SECONDS = 300

needs_compiler = pytest.mark.skipif(
    shutil.which(COMPILER[0]) is None, reason=f"no C++ compiler: {COMPILER[0]} is not on the PATH"
)


def sanitizer_name(sanitizers):
    return "races" if sanitizers is RACES else "memory"


def compile_with(*arguments, source=None):
    """Run the compiler, on text from memory if there is any."""
    from_memory = () if source is None else ("-x", "c++", "-")
    return subprocess.run(
        [*COMPILER, *FLAGS, f"-I{HEADERS}", f"-I{PROGRAMS}", *arguments, *from_memory],
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
def works(sanitizers, *, leaks=False):
    """Tell whether compiler and system support a sanitizer: containers forbid some of them."""
    source = "int main() { int* p = new int(0); int value = *p; delete p; return value; }"
    with tempfile.TemporaryDirectory() as directory:
        binary = Path(directory) / "probe"
        compiled = compile_with(*sanitizers, "-o", str(binary), source=source)
        return compiled.returncode == 0 and run_program(binary, leaks=leaks).returncode == 0


def check_program(program, *, sanitizers=MEMORY, leaks=False, directory):
    """Compile and run a test program; its first line must include the header it tests.

    That proves that the header needs no other. Looking for leaks takes seconds on some systems.
    """
    if sanitizers is RACES and not works(RACES):
        pytest.skip("the thread sanitizer does not work on this system")
    first = program.read_text(encoding="utf-8").splitlines()[0]
    header = f"{program.parent.name}/{program.stem.removeprefix('test_')}.hpp"
    assert first == f'#include "{header}"'
    flags = sanitizers if works(sanitizers) else ()
    binary = directory / program.stem
    compiled = compile_with(*flags, str(program), "-o", str(binary))
    assert compiled.returncode == 0, compiled.stderr
    result = run_program(binary, leaks=leaks and works(MEMORY, leaks=True))
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 failures" in result.stdout


def check_failing_allocations(program, *, directory):
    """Compile and run a test program whose allocations fail, one after the other."""
    # Optimised: the tests run hundreds of times.
    flags = ("-O1", *FAILING_ALLOCATIONS, *(MEMORY if works(MEMORY) else ()))
    binary = directory / program.stem
    compiled = compile_with(*flags, str(program), "-o", str(binary))
    assert compiled.returncode == 0, compiled.stderr
    result = run_program(binary, leaks=works(MEMORY, leaks=True))
    assert result.returncode == 0, result.stdout + result.stderr
    assert "ended in std::bad_alloc" in result.stdout
