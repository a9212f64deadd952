"""The headers of refining compile without Python and pass their programs under sanitizers."""

from pathlib import Path

import pytest

import topicgrouper
from cpp_programs import (
    MEMORY,
    RACES,
    check_program,
    compile_with,
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
    leaks = name == "refinement"
    check_program(program, headers=HEADERS, sanitizers=sanitizers, leaks=leaks, directory=tmp_path)


def test_headers_need_no_others(tmp_path):
    source = "".join(f'#include "{path.name}"\n' for path in sorted(HEADERS.glob("*.hpp"), reverse=True))
    for path in HEADERS.glob("*.hpp"):
        alone = f'#include "{path.name}"\n'
        compiled = compile_with("-fsyntax-only", headers=HEADERS, source=alone + source)
        assert compiled.returncode == 0, compiled.stderr
