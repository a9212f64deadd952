"""The headers of the likelihood without Python: one test program for all, under sanitizers."""

import pytest

from cpp_programs import (
    HEADERS,
    MEMORY,
    PROGRAMS,
    RACES,
    check_failing_allocations,
    check_program,
    compile_with,
    needs_compiler,
    sanitizer_name,
)

PROGRAM = PROGRAMS / "likelihood" / "test_left_to_right.cpp"
NAMES = sorted(path.name for path in (HEADERS / "likelihood").glob("*.hpp"))

pytestmark = needs_compiler


@pytest.mark.parametrize("sanitizers", [MEMORY, RACES], ids=sanitizer_name)
def test_program_passes(sanitizers, tmp_path):
    check_program(
        PROGRAM,
        sanitizers=sanitizers,
        directory=tmp_path,
    )


@pytest.mark.parametrize(
    "header", sorted(path.name for path in (HEADERS / "likelihood").glob("*.hpp"))
)
def test_header_compiles_on_its_own(header):
    compiled = compile_with("-fsyntax-only", source=f'#include "likelihood/{header}"\n')
    assert compiled.returncode == 0, compiled.stderr


@pytest.mark.slow
def test_failing_allocations_end_in_bad_alloc(tmp_path):
    check_failing_allocations(PROGRAM, directory=tmp_path)
