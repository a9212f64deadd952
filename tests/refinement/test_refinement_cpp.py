"""The headers of refining compile without Python and pass their programs under sanitizers."""

import pytest

from cpp_programs import (
    MEMORY,
    PROGRAMS,
    RACES,
    check_failing_allocations,
    check_program,
    needs_compiler,
    sanitizer_name,
)

pytestmark = needs_compiler


@pytest.mark.parametrize(
    ("name", "sanitizers"),
    [("document_topics", MEMORY), ("refinement", MEMORY), ("refinement", RACES)],
    ids=lambda value: value if isinstance(value, str) else sanitizer_name(value),
)
def test_program_passes(name, sanitizers, tmp_path):
    program = PROGRAMS / "refinement" / f"test_{name}.cpp"
    check_program(program, sanitizers=sanitizers, directory=tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("header", ["refinement"])
def test_failing_allocations_end_in_bad_alloc(header, tmp_path):
    program = PROGRAMS / "refinement" / f"test_{header}.cpp"
    check_failing_allocations(program, directory=tmp_path)
