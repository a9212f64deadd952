"""The headers of refining compile without Python and pass their programs under sanitizers."""

from pathlib import Path

import pytest

import topicgrouper
from tests.cpp_programs import (
    MEMORY,
    RACES,
    check_failing_allocations,
    check_program,
    needs_compiler,
    sanitizer_name,
)

HEADERS = Path(topicgrouper.__file__).parent / "refinement" / "cpp"
PROGRAMS = Path(__file__).parent / "cpp"

pytestmark = needs_compiler


@pytest.mark.parametrize(
    ("name", "sanitizers"),
    [("document_topics", MEMORY), ("refinement", MEMORY), ("refinement", RACES)],
    ids=lambda value: value if isinstance(value, str) else sanitizer_name(value),
)
def test_program_passes(name, sanitizers, tmp_path):
    program = PROGRAMS / f"test_{name}.cpp"
    check_program(program, headers=HEADERS, sanitizers=sanitizers, directory=tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("header", ["refinement"])
def test_failing_allocations_end_in_bad_alloc(header, tmp_path):
    program = PROGRAMS / f"test_{header}.cpp"
    check_failing_allocations(program, headers=HEADERS, directory=tmp_path)
