"""The topics of T(n): all in the table, every second one on the page."""

from experiments import flat_view
from experiments.laboratory.data_sets import INSPECTED
from experiments.laboratory.results import Results
from experiments.tests.wordy_data import run_quick


def test_topics_are_listed_and_more_coherent_than_chance(tmp_path):
    folder = run_quick(flat_view.main, tmp_path)
    topics = list(Results(folder / "flat_view.csv", flat_view.TopicRow))
    means = list(Results(folder / "flat_view_coherence.csv", flat_view.CoherenceRow))
    assert len(topics) == len(INSPECTED) * flat_view.QUICK_N
    for name in INSPECTED:
        rows = [row for row in topics if row.data_set == name]
        frequencies = [row.frequency for row in rows]
        assert frequencies == sorted(frequencies, reverse=True)
        words = [word for row in rows for word in row.top_words.split()]
        assert len(set(words)) == len(words)
        assert all(len(row.top_words.split()) == min(row.size, flat_view.TOP) for row in rows)
    kinds = ("training", "test", "Reuters")
    assert [row.n for row in means] == [*flat_view.QUICK_VIEWS] * len(INSPECTED) * len(kinds)
    assert {row.reference for row in means} == set(kinds)
    assert all(row.npmi > row.chance for row in means if row.reference == "training")
    assert all(0 < row.error < 1 and 0.5 < row.words_known <= 1 for row in means)


def test_the_page_has_every_second_topic(tmp_path):
    folder = run_quick(flat_view.main, tmp_path)
    topics = list(Results(folder / "flat_view.csv", flat_view.TopicRow))
    for name, file in zip(INSPECTED, ("ap_sample", "twenty_news_groups"), strict=True):
        lines = (folder / f"flat_view_{file}.md").read_text(encoding="utf-8").splitlines()[2:]
        expected = [row.top_words for row in topics if row.data_set == name][::2]
        assert [line.split(" | ")[3] for line in lines] == expected


def test_a_second_run_adds_nothing(tmp_path):
    folder = run_quick(flat_view.main, tmp_path)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    run_quick(flat_view.main, tmp_path)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
