"""The paper has the form that its journal asks for, and its numbers are those of the results."""

import re

import pytest
import yaml

from paper.claims import claims, shown_in
from paper.sources import PEERS, ROOT, TREE, peers

TEXT = (ROOT / "paper" / "paper.md").read_text(encoding="utf-8")
_, HEADER, BODY = TEXT.split("---\n", 2)
BIBLIOGRAPHY = (ROOT / "paper" / "paper.bib").read_text(encoding="utf-8")
SECTIONS = [
    "Summary",
    "Statement of need",
    "State of the field",
    "Software design",
    "Research impact statement",
    "AI usage disclosure",
    "Acknowledgements",
    "References",
]
FIGURES = re.findall(r"!\[([^]]*?)\\label\{([^}]*)\}\]\(([^)]*)\)", BODY)
# Gains have 62 bits. All other numbers are measured.
NOT_MEASURED = {"62"}


def in_one_line(text):
    return " ".join(text.split())


def test_the_header_has_the_fields_of_the_journal():
    header = yaml.safe_load(HEADER)
    assert set(header) == {"title", "tags", "authors", "affiliations", "date", "bibliography"}
    assert header["bibliography"] == "paper.bib"
    assert all({"name", "orcid", "affiliation"} <= set(author) for author in header["authors"])


def test_the_sections_are_those_of_the_journal():
    assert re.findall(r"^# (.*)$", BODY, re.MULTILINE) == SECTIONS


def test_the_length_is_within_the_limits():
    # The editors' program counts the words of the whole file, header included.
    assert len(BODY.split()) >= 750
    assert len(TEXT.split()) <= 1750


def test_what_is_cited_and_what_is_listed_are_the_same():
    cited = re.findall(r"(?<![\w.])@(\w+)", BODY)
    listed = re.findall(r"^@\w+\{(\w+),$", BIBLIOGRAPHY, re.MULTILINE)
    assert sorted(set(cited)) == sorted(listed)


@pytest.mark.parametrize("entry", BIBLIOGRAPHY.strip().split("\n\n"))
def test_entries_of_the_bibliography_are_complete(entry):
    fields = set(re.findall(r"^  (\w+) = \{", entry, re.MULTILINE))
    assert {"author", "title", "year"} <= fields
    assert fields & {"journal", "booktitle", "howpublished", "url"}


def test_both_figures_exist_have_captions_and_are_referred_to():
    assert [ROOT / "paper" / name for _, _, name in FIGURES] == [TREE, PEERS]
    for caption, label, name in FIGURES:
        assert len(caption.split()) > 20
        assert f"\\autoref{{{label}}}" in BODY
        assert (ROOT / "paper" / name).is_file()


def test_the_figure_of_the_peers_shows_what_was_measured():
    assert shown_in(PEERS) == peers(), "run make paper-figures"


@pytest.mark.parametrize("claim", claims())
def test_what_is_claimed_is_what_was_measured(claim):
    assert claim in in_one_line(BODY)


def test_the_page_on_the_reproduction_counts_verdicts_as_the_paper_does():
    page = (ROOT / "docs" / "explanation" / "paper.md").read_text(encoding="utf-8")
    (verdicts,) = (claim.split(": ")[1] for claim in claims() if " claims: " in claim)
    assert f"claims, {verdicts}" in in_one_line(page)


def test_no_number_is_without_a_source():
    text = re.sub(r"\{[^}]*\}|\(https?:[^)]*\)", "", in_one_line(BODY))
    for claim in claims():
        text = text.replace(claim, "")
    text = re.sub(r"@\w+", "", text)
    assert set(re.findall(r"(?<![\w-])\d[\d.,]*", text)) == NOT_MEASURED


def test_what_the_owner_has_to_write_is_found_by_one_search():
    assert TEXT.count("OWNER") == TEXT.count("OWNER: ")
