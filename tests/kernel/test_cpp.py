"""The kernel's headers: each compiles on its own and without Python, and passes its program."""

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
    run_program,
    sanitizer_name,
)

WITH_PYTHON = {"arrays", "interpreter", "python_shards"}
FOLDER_OF = {
    path.stem: folder
    for folder in ("common", "kernel")
    for path in sorted((HEADERS / folder).glob("*.hpp"))
    if path.stem not in WITH_PYTHON
}
# Interfaces without code; their implementations are tested against each other.
WITHOUT_PROGRAM = {"pair_sums", "topic_data"}
WITH_THREADS = ("agglomeration", "local_data", "workers")
# Between them they use all the others.
WHOLE = ("agglomeration", "fit", "shard", "workers")

pytestmark = needs_compiler


@pytest.mark.parametrize(
    ("header", "sanitizers"),
    [
        *((header, MEMORY) for header in FOLDER_OF),
        *((header, RACES) for header in WITH_THREADS),
    ],
    ids=lambda value: value if isinstance(value, str) else sanitizer_name(value),
)
def test_program_passes(header, sanitizers, tmp_path):
    if header in WITHOUT_PROGRAM:
        compiled = compile_with(
            "-fsyntax-only", source=f'#include "{FOLDER_OF[header]}/{header}.hpp"\n'
        )
        assert compiled.returncode == 0, compiled.stderr
        return
    program = PROGRAMS / FOLDER_OF[header] / f"test_{header}.cpp"
    leaks = header == "fit"  # it runs all the others
    check_program(program, sanitizers=sanitizers, leaks=leaks, directory=tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("header", WHOLE)
def test_failing_allocations_end_in_bad_alloc(header, tmp_path):
    program = PROGRAMS / FOLDER_OF[header] / f"test_{header}.cpp"
    check_failing_allocations(program, directory=tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("threads", [2, 3])
def test_every_chunk_of_many_loops_runs_exactly_once(threads, tmp_path):
    """Optimised and without a sanitizer: neither sees what this is about, see the program."""
    binary = tmp_path / "stress_workers"
    program = PROGRAMS / "common" / "stress_workers.cpp"
    compiled = compile_with("-O2", str(program), "-o", str(binary))
    assert compiled.returncode == 0, compiled.stderr
    result = run_program(binary, str(threads), "2000000")
    assert result.returncode == 0, result.stdout + result.stderr
    assert "2000000 loops: 0 late, 0 out of range, 0 missed, 0 repeated" in result.stdout


def test_every_program_has_its_header():
    programs = {
        path.stem.removeprefix("test_")
        for folder in ("common", "kernel")
        for path in (PROGRAMS / folder).glob("test_*.cpp")
    }
    assert programs == FOLDER_OF.keys() - WITHOUT_PROGRAM


def test_a_failed_check_is_noticed(tmp_path):
    source = '#include "check.hpp"\nTEST(two) { CHECK_EQUAL(1 + 1, 3); }\n'
    binary = tmp_path / "failing"
    compiled = compile_with("-o", str(binary), source=source)
    assert compiled.returncode == 0, compiled.stderr
    result = run_program(binary)
    assert result.returncode == 1
    assert "1 + 1 == 3, but 2 != 3" in result.stdout
