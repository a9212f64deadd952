"""The C++ headers: each compiles on its own and without Python, and passes its own test program."""

from __future__ import annotations

import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

HEADERS = Path(__file__).parents[2] / "src" / "topicgrouper" / "kernel" / "cpp"
PROGRAMS = Path(__file__).parent / "cpp"
COMPILER = os.environ.get("CXX", "c++").split()
# As the kernel is built (CMakeLists.txt), but for the optimiser: it would take most of the time.
FLAGS = ("-std=c++20", "-O0", "-g1", "-ffp-contract=off", "-pthread", "-Wall", "-Wextra", "-Werror")
MEMORY = (
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    # These double the time to compile, and the address sanitizer notices most of what they do.
    "-fno-sanitize=null,alignment,object-size,vptr,pointer-overflow",
)
RACES = ("-fsanitize=thread",)
# An interface without code; its two implementations are tested against each other.
WITHOUT_PROGRAM = {"pair_sums"}
SECONDS = 300

pytestmark = pytest.mark.skipif(
    shutil.which(COMPILER[0]) is None, reason=f"no C++ compiler: {COMPILER[0]} is not on the PATH"
)


class Program(NamedTuple):
    source: str
    sanitizers: tuple[str, ...]
    # Looking for leaks takes seconds on some systems, so only the program of the whole fit does it.
    leaks: bool = False


PROGRAM_LIST = [
    *(
        Program(path.stem, MEMORY, leaks=path.stem == "test_fit")
        for path in sorted(PROGRAMS.glob("test_*.cpp"))
    ),
    Program("test_workers", RACES),
    Program("test_agglomeration", RACES),
]


def compile_with(*arguments, source=None):
    return subprocess.run(
        [*COMPILER, *FLAGS, f"-I{HEADERS}", *arguments],
        input=source,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def run(binary, *, leaks=False):
    environment = os.environ | {
        "ASAN_OPTIONS": f"allocator_may_return_null=1:detect_leaks={int(leaks)}"
    }
    return subprocess.run(
        [binary],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env=environment,
        check=False,
    )


def works(sanitizers, *, leaks=False, directory):
    """Tell whether compiler and system support a sanitizer: containers forbid some of them."""
    binary = directory / "probe"
    source = "int main() { int* p = new int(0); int value = *p; delete p; return value; }"
    compiled = compile_with(*sanitizers, "-x", "c++", "-", "-o", str(binary), source=source)
    return compiled.returncode == 0 and run(binary, leaks=leaks).returncode == 0


@pytest.fixture(scope="session")
def builds(request, tmp_path_factory):
    """Start to compile the programs that this session runs, and return a future for each."""
    directory = tmp_path_factory.mktemp("kernel")
    usable = [flags for flags in (MEMORY, RACES) if works(flags, directory=directory)]

    def build(program):
        flags = program.sanitizers if program.sanitizers in usable else ()
        binary = directory / program_name(program)
        source = PROGRAMS / f"{program.source}.cpp"
        return compile_with(*flags, str(source), "-o", str(binary)), binary

    asked = {
        item.callspec.params["program"]
        for item in request.session.items
        if "program" in getattr(getattr(item, "callspec", None), "params", {})
    }
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        yield {program: pool.submit(build, program) for program in asked}


def program_name(program):
    return f"{program.source}-{'races' if program.sanitizers is RACES else 'memory'}"


@pytest.mark.parametrize("program", PROGRAM_LIST, ids=program_name)
def test_program_passes(program, builds, tmp_path):
    compiled, binary = builds[program].result()
    assert compiled.returncode == 0, compiled.stderr
    if program.sanitizers is RACES and not works(RACES, directory=tmp_path):
        pytest.skip("the thread sanitizer does not work on this system")
    leaks = program.leaks and works(MEMORY, leaks=True, directory=tmp_path)
    result = run(binary, leaks=leaks)
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 failures" in result.stdout


@pytest.mark.parametrize("header", sorted(WITHOUT_PROGRAM))
def test_header_without_program_compiles_on_its_own(header):
    compiled = compile_with("-fsyntax-only", "-x", "c++", "-", source=f'#include "{header}.hpp"\n')
    assert compiled.returncode == 0, compiled.stderr


@pytest.mark.parametrize("source", sorted(PROGRAMS.glob("test_*.cpp")), ids=lambda path: path.stem)
def test_program_proves_that_its_header_needs_no_other(source):
    first = source.read_text(encoding="utf-8").splitlines()[0]
    assert first == f'#include "{source.stem.removeprefix("test_")}.hpp"'


def test_every_header_has_its_program():
    headers = {path.stem for path in HEADERS.glob("*.hpp")}
    programs = {path.stem.removeprefix("test_") for path in PROGRAMS.glob("test_*.cpp")}
    assert headers - WITHOUT_PROGRAM == programs


def test_a_failed_check_is_noticed(tmp_path):
    source = '#include "check.hpp"\nTEST(two) { CHECK_EQUAL(1 + 1, 3); }\n'
    binary = tmp_path / "failing"
    compiled = compile_with(f"-I{PROGRAMS}", "-x", "c++", "-", "-o", str(binary), source=source)
    assert compiled.returncode == 0, compiled.stderr
    result = run(binary)
    assert result.returncode == 1
    assert "1 + 1 == 3, but 2 != 3" in result.stdout
