"""The pages show the results that are committed, and no others."""

import pytest

from experiments import paper_page, refined_example
from experiments.laboratory.options import RESULTS


@pytest.mark.parametrize("path", paper_page.PAGES, ids=lambda path: path.stem)
def test_the_tables_of_a_page_are_those_of_the_results(path):
    page = path.read_text(encoding="utf-8")
    assert "<!-- table: " in page
    is_paper = path.stem == "paper"
    assert paper_page.with_tables(page, RESULTS, is_paper=is_paper) == page
    assert is_paper or "Twenty News Groups" not in page  # the paper's name


def test_a_quick_run_leaves_the_pages_alone(monkeypatch, tmp_path):
    monkeypatch.setattr(paper_page, "PAGES", (tmp_path / "missing.md",))
    paper_page.main(["--quick"])


def test_the_example_of_refining_names_its_topics_alike(run_quick, tmp_path):
    results = run_quick(refined_example.main, tmp_path)
    topics = (results / "refined_example_topics.md").read_text(encoding="utf-8").splitlines()
    assert len(topics) == 2 + refined_example.QUICK_N
    assert all(line.count("|") == 5 for line in topics)
