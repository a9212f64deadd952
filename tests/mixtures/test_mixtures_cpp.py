"""The C++ headers without Python: their test programs, under sanitizers."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "topicgrouper"
HEADERS = PACKAGE / "mixtures" / "cpp"
PROGRAMS = Path(__file__).parent / "cpp"
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


def build(binary, *arguments, source=None):
    folders = (HEADERS, PACKAGE / "kernel" / "cpp", CHECK)
    return subprocess.run(
        [*COMPILER, *FLAGS, *(f"-I{folder}" for folder in folders), *arguments, "-o", str(binary)],
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


def works(sanitizers, *, directory):
    """Tell whether compiler and system support a sanitizer: containers forbid some of them."""
    binary = directory / "probe"
    built = build(binary, *sanitizers, "-x", "c++", "-", source="int main() { return 0; }")
    return built.returncode == 0 and run(binary).returncode == 0


@pytest.mark.parametrize(
    ("header", "sanitizers"),
    [("lda_sampler", MEMORY), ("lda_sampler", RACES), ("plsi", MEMORY)],
    ids=["lda_sampler-memory", "lda_sampler-races", "plsi-memory"],
)
def test_program_passes(header, sanitizers, tmp_path):
    source = PROGRAMS / f"test_{header}.cpp"
    first = source.read_text(encoding="utf-8").splitlines()[0]
    assert first == f'#include "{header}.hpp"'  # which proves that the header needs no other
    usable = works(sanitizers, directory=tmp_path)
    if sanitizers is RACES and not usable:
        pytest.skip("the thread sanitizer does not work on this system")
    binary = tmp_path / source.stem
    built = build(binary, *(sanitizers if usable else ()), str(source))
    assert built.returncode == 0, built.stderr
    result = run(binary)
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 failures" in result.stdout
