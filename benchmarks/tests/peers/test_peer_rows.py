"""The tables, and the page that repeats them."""

from dataclasses import replace

from benchmarks.peers.__main__ import PAGE, RESULTS
from benchmarks.peers.rows import HalvesRow, PeerRow, spread, write_tables
from experiments.laboratory.results import Results
from experiments.paper_page import with_tables

ROW = PeerRow(
    collection="reuters",
    reading="lda",
    seed=0,
    topics=50,
    purity=0.5,
    nmi=0.25,
    npmi=0.1,
    diversity=0.755,
    without_topic=0.0,
    seconds=20,
    cpu_seconds=10,
    peak_mb=12.3,
    settings=14,
    chosen=2,
    tools="tomotopy 0.14.0",
)


def test_seeds_are_averaged_with_half_their_range():
    assert spread([0.25, 0.5]) == "0.375 ±0.125"
    assert spread([0.25]) == "0.250"


def test_a_table_has_a_line_per_model():
    rows = [ROW, replace(ROW, seed=1, purity=0.7), replace(ROW, reading="ours-greedy")]
    text = write_tables(rows, [HalvesRow("reuters", "ours-greedy", 0.876, "")])
    assert "### Reuters\n" in text
    same = "0.250 ±0.000 | 0.100 ±0.000 | 0.76 | 0.00 | – | 10.0 | 12 |"
    assert f"| LDA (tomotopy) | 50 | 0.600 ±0.100 | {same}" in text
    alone = "0.500 | 0.250 | 0.100 | 0.76 | 0.00 | 0.88 | 10.0 | 12 |"
    assert f"| topicgrouper, greedy tree | 50 | {alone}" in text
    assert "| LDA (tomotopy) | 14 | 2 |" in text


def test_the_tables_are_those_of_the_results():
    rows = Results(RESULTS / "peers.csv", PeerRow)
    text = write_tables(rows, Results(RESULTS / "peers_halves.csv", HalvesRow))
    assert (RESULTS / "peers.md").read_text(encoding="utf-8") == text


def test_the_page_has_the_tables():
    page = PAGE.read_text(encoding="utf-8")
    assert "<!-- table: peers -->" in page
    assert with_tables(page, RESULTS, is_paper=False) == page
