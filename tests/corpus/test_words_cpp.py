"""The word counter's headers: each compiles on its own without Python, and passes its program."""

import pytest

from cpp_programs import (
    HEADERS,
    MEMORY,
    PROGRAMS,
    RACES,
    check_failing_allocations,
    check_program,
    needs_compiler,
    sanitizer_name,
)

WITH_THREADS = ("word_counter",)

pytestmark = needs_compiler


@pytest.mark.parametrize(
    ("header", "sanitizers"),
    [
        *((path.stem, MEMORY) for path in sorted((HEADERS / "words").glob("*.hpp"))),
        *((header, RACES) for header in WITH_THREADS),
    ],
    ids=lambda value: value if isinstance(value, str) else sanitizer_name(value),
)
def test_program_passes(header, sanitizers, tmp_path):
    program = PROGRAMS / "words" / f"test_{header}.cpp"
    check_program(program, sanitizers=sanitizers, directory=tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("header", ["word_counter"])
def test_failing_allocations_end_in_bad_alloc(header, tmp_path):
    program = PROGRAMS / "words" / f"test_{header}.cpp"
    check_failing_allocations(program, directory=tmp_path)
