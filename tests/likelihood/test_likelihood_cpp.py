"""The C++ headers: each compiles on its own and without Python, and they pass their program."""

from __future__ import annotations

import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

HEADERS = Path(__file__).parents[2] / "src" / "topicgrouper" / "likelihood" / "cpp"
PROGRAM = Path(__file__).parent / "cpp" / "test_likelihood.cpp"
CHECK = Path(__file__).parents[1] / "kernel" / "cpp"
COMPILER = os.environ.get("CXX", "c++").split()
FLAGS = ("-std=c++20", "-O0", "-g1", "-ffp-contract=off", "-pthread", "-Wall", "-Wextra", "-Werror")
MEMORY = (
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    # These double the time to compile, and the address sanitizer notices most of what they do.
    "-fno-sanitize=null,alignment,object-size,vptr,pointer-overflow",
)
RACES = ("-fsanitize=thread",)
SECONDS = 300

pytestmark = pytest.mark.skipif(
    shutil.which(COMPILER[0]) is None, reason=f"no C++ compiler: {COMPILER[0]} is not on the PATH"
)


def compile_with(*arguments, source=None):
    return subprocess.run(
        [*COMPILER, *FLAGS, f"-I{HEADERS}", f"-I{CHECK}", *arguments],
        input=source,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def run(binary):
    return subprocess.run(
        [binary],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env=os.environ | {"ASAN_OPTIONS": "detect_leaks=0"},  # slow or forbidden on some systems
        check=False,
    )


def works(sanitizers, binary):
    """Tell whether compiler and system support a sanitizer: containers forbid some of them."""
    source = "int main() { return 0; }"
    compiled = compile_with(*sanitizers, "-x", "c++", "-", "-o", str(binary), source=source)
    return compiled.returncode == 0 and run(binary).returncode == 0


@pytest.mark.parametrize("sanitizers", [MEMORY, RACES], ids=["memory", "races"])
def test_program_passes(sanitizers, tmp_path):
    supported = works(sanitizers, tmp_path / "probe")
    if sanitizers is RACES and not supported:
        pytest.skip("the thread sanitizer does not work on this system")
    flags = sanitizers if supported else ()
    compiled = compile_with(*flags, str(PROGRAM), "-o", str(tmp_path / "program"))
    assert compiled.returncode == 0, compiled.stderr
    result = run(tmp_path / "program")
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 failures" in result.stdout


def test_every_header_compiles_on_its_own():
    headers = sorted(HEADERS.glob("*.hpp"))
    assert headers

    def compile_alone(header):
        source = f'#include "{header.name}"\n'
        return compile_with("-fsyntax-only", "-x", "c++", "-", source=source)

    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for compiled in pool.map(compile_alone, headers):
            assert compiled.returncode == 0, compiled.stderr
