"""The C++ headers: each compiles on its own and without Python, and passes its own test program."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

HEADERS = Path(__file__).parents[2] / "src" / "topicgrouper" / "corpus" / "cpp"
PROGRAMS = Path(__file__).parent / "cpp"
CHECK = Path(__file__).parents[1] / "kernel" / "cpp"
COMPILER = os.environ.get("CXX", "c++").split()
FLAGS = ("-std=c++20", "-O0", "-g1", "-pthread", "-Wall", "-Wextra", "-Werror")
MEMORY = (
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
    # These double the time to compile, and the address sanitizer notices most of what they do.
    "-fno-sanitize=null,alignment,object-size,vptr,pointer-overflow",
)
RACES = ("-fsanitize=thread",)
WITH_THREADS = ("parallel", "word_counter")
SECONDS = 300

pytestmark = pytest.mark.skipif(
    shutil.which(COMPILER[0]) is None, reason=f"no C++ compiler: {COMPILER[0]} is not on the PATH"
)


def build(binary, *arguments, source=None):
    return subprocess.run(
        [*COMPILER, *FLAGS, f"-I{HEADERS}", f"-I{CHECK}", *arguments, "-o", str(binary)],
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


@pytest.fixture(scope="session", name="works")
def what_works(tmp_path_factory):
    """Tell whether compiler and system support a sanitizer: containers forbid some of them."""
    binary = tmp_path_factory.mktemp("probe") / "probe"

    def works(flags):
        source = "int main() { return 0; }"
        built = build(binary, *flags, "-x", "c++", "-", source=source)
        return built.returncode == 0 and run(binary).returncode == 0

    return {flags: works(flags) for flags in (MEMORY, RACES)}


@pytest.mark.parametrize(
    ("header", "sanitizers"),
    [
        *((path.stem, MEMORY) for path in sorted(HEADERS.glob("*.hpp"))),
        *((header, RACES) for header in WITH_THREADS),
    ],
    ids=lambda value: value if isinstance(value, str) else "races" if value is RACES else "memory",
)
def test_program_passes(header, sanitizers, works, tmp_path):
    if sanitizers is RACES and not works[RACES]:
        pytest.skip("the thread sanitizer does not work on this system")
    source = PROGRAMS / f"test_{header}.cpp"
    first = source.read_text(encoding="utf-8").splitlines()[0]
    assert first == f'#include "{header}.hpp"'  # which proves that the header needs no other
    flags = sanitizers if works[sanitizers] else ()
    built = build(tmp_path / header, *flags, str(source))
    assert built.returncode == 0, built.stderr
    result = run(tmp_path / header)
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 failures" in result.stdout
