"""The headers of the likelihood without Python: one test program for all, under sanitizers."""

from pathlib import Path

import pytest

from tests.cpp_programs import (
    MEMORY,
    RACES,
    check_failing_allocations,
    check_program,
    compile_with,
    needs_compiler,
    sanitizer_name,
)

HEADERS = Path(__file__).parents[2] / "src" / "topicgrouper" / "likelihood" / "cpp"
PROGRAM = Path(__file__).parent / "cpp" / "test_left_to_right.cpp"

pytestmark = needs_compiler


@pytest.mark.parametrize("sanitizers", [MEMORY, RACES], ids=sanitizer_name)
def test_program_passes(sanitizers, tmp_path):
    check_program(PROGRAM, headers=HEADERS, sanitizers=sanitizers, directory=tmp_path)


@pytest.mark.parametrize("header", sorted(path.name for path in HEADERS.glob("*.hpp")))
def test_header_compiles_on_its_own(header):
    compiled = compile_with("-fsyntax-only", headers=HEADERS, source=f'#include "{header}"\n')
    assert compiled.returncode == 0, compiled.stderr


@pytest.mark.slow
def test_failing_allocations_end_in_bad_alloc(tmp_path):
    check_failing_allocations(PROGRAM, headers=HEADERS, directory=tmp_path)
