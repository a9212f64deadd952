"""The table of coverage: what is read from it, what is too little, and what cannot be measured."""

import json

import pytest

from tools import line_coverage as coverage
from tools.line_coverage import (
    HEAD,
    LANGUAGES,
    PAGE,
    README,
    LeftOutError,
    Lines,
    badge,
    below,
    table,
    with_figures,
)

FIGURES = {"Python": Lines(20_000, 19_000), "C++": Lines(3_000, 2_000)}


def test_a_table_is_read_as_it_was_written():
    page = f"Before.\n\n{table(FIGURES)}\n| another | table |\n"
    assert coverage.recorded(page) == FIGURES
    assert "| C++ | 3,000 | 2,000 | 66.7 |\n" in page
    assert coverage.recorded("No table.") == {}


def test_the_page_has_figures_of_every_language():
    found = coverage.recorded(PAGE.read_text(encoding="utf-8"))
    assert list(found) == list(LANGUAGES)
    assert table(found) in PAGE.read_text(encoding="utf-8")  # percentages included


def test_the_badge_of_the_readme_has_the_figures_of_the_page():
    figures = coverage.recorded(PAGE.read_text(encoding="utf-8"))
    assert f"\n{badge(figures)}\n" in README.read_text(encoding="utf-8")


def test_a_badge_is_a_picture_and_words():
    assert badge(FIGURES) == (
        "[![Coverage: Python 95%, C++ 67%]"
        "(https://img.shields.io/badge/coverage-Python_95%25_%7C_C%2B%2B_67%25-brightgreen)]"
        "(docs/project/testing.md#coverage)"
    )


def test_a_language_that_was_left_out_keeps_its_figures():
    page = with_figures(f"{table(FIGURES)}\nAfter.\n", {"C++": Lines(3_000, 3_000)})
    assert coverage.recorded(page) == FIGURES | {"C++": Lines(3_000, 3_000)}
    assert page.endswith("\nAfter.\n")


def test_two_points_below_the_page_are_too_little():
    expected = {"Python": Lines(100, 90), "C++": Lines(100, 80)}
    assert below({"Python": Lines(100, 88)}, expected) == []
    (problem,) = below({"Python": Lines(1_000, 879), "C++": Lines(100, 99)}, expected)
    assert problem.startswith("Python: 87.9 percent")
    assert "at least 88.0" in problem


@pytest.mark.parametrize("measure", LANGUAGES.values())
def test_what_has_not_run_is_left_out(measure, tmp_path):
    with pytest.raises(LeftOutError):
        measure(tmp_path, tmp_path)


@pytest.fixture
def measured(monkeypatch, tmp_path):
    """Return a page with figures, and measure others; C++ cannot be measured."""

    def cpp():
        raise LeftOutError("gcov is not installed")

    page = tmp_path / "testing.md"
    page.write_text(f"{table(FIGURES)}\n", encoding="utf-8")
    readme = tmp_path / "README.md"
    readme.write_text(f"# Name\n\n{badge(FIGURES)}\n\nText.\n", encoding="utf-8")
    for name in ("CI", "GITHUB_STEP_SUMMARY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(coverage, "ROOT", tmp_path)
    monkeypatch.setattr(coverage, "PAGE", page)
    monkeypatch.setattr(coverage, "README", readme)
    monkeypatch.setattr(coverage, "OUTPUT", tmp_path / "coverage")
    monkeypatch.setattr(
        coverage, "LANGUAGES", {"Python": lambda: Lines(20_000, 18_000), "C++": cpp}
    )
    return page


def run_with(monkeypatch, *options):
    monkeypatch.setattr("sys.argv", ["coverage", *options])
    coverage.main()


def test_a_run_prints_the_table_and_what_is_left_out(measured, monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(tmp_path / "summary.md"))
    run_with(monkeypatch)
    printed = capsys.readouterr().out
    assert printed.startswith(f"{HEAD}| Python | 20,000 | 18,000 | 90.0 |\n\nC++ is left out: gcov")
    assert (tmp_path / "summary.md").read_text(encoding="utf-8") in printed
    summary = json.loads((tmp_path / "coverage" / "summary.json").read_text(encoding="utf-8"))
    assert summary == {"Python": {"total": 20_000, "covered": 18_000, "percent": 90.0}}


def test_only_a_checked_run_fails(measured, monkeypatch):
    with pytest.raises(SystemExit, match=r"Python: 90\.0 percent .*\n.*WRITE=1 \(testing\.md\)"):
        run_with(monkeypatch, "--check")
    run_with(monkeypatch, "--write")
    assert coverage.recorded(measured.read_text(encoding="utf-8"))["Python"].covered == 18_000
    written = badge(FIGURES | {"Python": Lines(20_000, 18_000)})
    assert coverage.README.read_text(encoding="utf-8") == f"# Name\n\n{written}\n\nText.\n"
    run_with(monkeypatch, "--check")
    monkeypatch.setenv("CI", "true")  # nothing is left out there
    with pytest.raises(SystemExit, match=r"C\+\+ is left out"):
        run_with(monkeypatch, "--check")
