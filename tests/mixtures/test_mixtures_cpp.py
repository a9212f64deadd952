"""The headers of the mixtures without Python: their test programs, under sanitizers."""

from pathlib import Path

import pytest

from tests.cpp_programs import (
    MEMORY,
    RACES,
    check_failing_allocations,
    check_program,
    needs_compiler,
    sanitizer_name,
)

HEADERS = Path(__file__).parents[2] / "src" / "topicgrouper" / "mixtures" / "cpp"
PROGRAMS = Path(__file__).parent / "cpp"

pytestmark = needs_compiler


@pytest.mark.parametrize(
    ("header", "sanitizers"),
    [("lda_sampler", MEMORY), ("lda_sampler", RACES), ("plsi", MEMORY)],
    ids=lambda value: value if isinstance(value, str) else sanitizer_name(value),
)
def test_program_passes(header, sanitizers, tmp_path):
    program = PROGRAMS / f"test_{header}.cpp"
    check_program(program, headers=HEADERS, sanitizers=sanitizers, directory=tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("header", ["lda_sampler", "plsi"])
def test_failing_allocations_end_in_bad_alloc(header, tmp_path):
    program = PROGRAMS / f"test_{header}.cpp"
    check_failing_allocations(program, headers=HEADERS, directory=tmp_path)
