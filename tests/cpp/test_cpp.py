"""The C++ of the package without Python: every test case, and variants under sanitizers."""

import re

import pytest

from tests import cpp_programs
from tests.cpp_programs import (
    EXPERIMENT_PARTS,
    FAILING,
    MEMORY,
    PARTS,
    RACES,
    cases,
    compile_with,
    needs_compiler,
    plain_programs,
    program,
    programs,
    run_program,
    single_program,
    works,
)

WITH_PYTHON = {"arrays", "interpreter", "python_shards"}
# An interface without code; its implementations are tested against each other.
WITHOUT_PROGRAM = {"topic_data"}
MADE_OF = {"refinement": ("kernel",), "sampling": ("mixtures",)}
"""Parts that are made of others: a tree is regrown by moves of words and by fits."""
# Parts whose headers each have a test file. In the others one file tests several of them together.
ONE_BY_ONE = ("common", "kernel", "prediction", "words")
WITH_THREADS = {
    "common": ["workers"],
    "kernel": ["agglomeration", "group_fits", "local_data", "pair_sums"],
    "words": ["pair_counts", "phrase_finder", "word_counter"],
    "likelihood": ["probability_curve"],
    "mixtures": ["cvb0"],
    "sampling": ["annealing", "left_to_right", "lda_sampler"],
    "baselines": ["dcm_lda"],
    "refinement": ["refinement", "regrowing"],
    "prediction": ["join_loop", "document_probability"],
}
# Between them they use all the others.
ALLOCATING = {
    "common": ["workers"],
    "kernel": ["agglomeration", "fit", "shard"],
    "words": ["word_counter"],
    "likelihood": ["probability_curve"],
    "mixtures": ["cvb0"],
    "sampling": ["annealing", "left_to_right", "lda_sampler"],
    "baselines": ["dcm_lda", "plsi"],
    "refinement": ["refinement", "regrowing"],
    "prediction": ["join_loop", "beta_fit", "document_probability", "next_words"],
}

pytestmark = needs_compiler


every_part = pytest.mark.parametrize(
    "part", [*PARTS, *(pytest.param(part, marks=pytest.mark.slow) for part in EXPERIMENT_PARTS)]
)


def headers(part):
    paths = sorted(cpp_programs.headers(part).glob("*.hpp"))
    return [path for path in paths if path.stem not in WITH_PYTHON]


@every_part
def test_every_case_passes(part):
    result = run_program(program(part) if part in EXPERIMENT_PARTS else plain_programs()[part])
    assert result.returncode == 0, result.stdout + result.stderr
    *lines, summary = result.stdout.splitlines()
    assert lines == [f"ok     {case}" for case in cases(part)]
    assert summary.endswith(" 0 failures")


@pytest.mark.slow
@every_part
def test_memory_is_used_as_it_should_be_even_if_there_is_none_left(part):
    variant = MEMORY if works(MEMORY) else FAILING
    leaks = works(MEMORY, leaks=True)
    result = run_program(program(part, variant), leaks=leaks)
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 failures" in result.stdout
    result = run_program(program(part, variant), "--failing", *ALLOCATING[part], leaks=leaks)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "ended in std::bad_alloc" in result.stdout


@pytest.mark.slow
@every_part
def test_threads_do_not_race(part):
    if not works(RACES):
        pytest.skip("the thread sanitizer does not work on this system")
    result = run_program(program(part, RACES), *WITH_THREADS[part])
    assert result.returncode == 0, result.stdout + result.stderr
    assert " 0 failures" in result.stdout


@pytest.mark.slow
@pytest.mark.parametrize("threads", [2, 3])
def test_every_chunk_of_many_loops_runs_exactly_once(threads):
    """Optimised and without a sanitizer: neither sees what this is about, see the program."""
    binary = single_program("common", "stress_workers", "-O2")
    result = run_program(binary, str(threads), "2000000")
    assert result.returncode == 0, result.stdout + result.stderr
    assert "2000000 loops: 0 late, 0 out of range, 0 missed, 0 repeated" in result.stdout


@pytest.mark.slow
@every_part
def test_every_header_compiles_on_its_own(part):
    for header in headers(part):
        compiled = compile_with("-fsyntax-only", source=f'#include "{part}/{header.name}"\n')
        assert compiled.returncode == 0, compiled.stderr


@every_part
def test_a_part_includes_itself_and_what_all_share(part):
    for path in cpp_programs.headers(part).glob("*.[ch]pp"):
        found = re.findall(r'^#include "(.*)/', path.read_text(encoding="utf-8"), re.MULTILINE)
        assert set(found) <= {"common", part, *MADE_OF.get(part, ())}, path


@pytest.mark.parametrize("part", ONE_BY_ONE)
def test_every_header_has_its_test_file(part):
    tested = {path.stem.removeprefix("test_") for path in programs(part).glob("test_*.cpp")}
    assert tested == {path.stem for path in headers(part)} - WITHOUT_PROGRAM


def test_a_failed_check_is_noticed(tmp_path):
    source = '#include "check.hpp"\nTEST(two) { CHECK_EQUAL(1 + 1, 3); }\n'
    binary = tmp_path / "failing"
    compiled = compile_with("-o", str(binary), source=source)
    assert compiled.returncode == 0, compiled.stderr
    result = run_program(binary)
    assert result.returncode == 1
    assert "1 + 1 == 3; 2; 3" in result.stdout
