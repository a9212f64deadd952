"""The benchmark of distinctive words, on made-up counts."""

from benchmarks import distinctive_words


def test_rankings_are_compared_with_the_fit(capsys):
    assert distinctive_words.main(["--quick", "--repeat", "1"]) == 0
    *_, header, _, row = capsys.readouterr().out.splitlines()
    assert "words / fit" in header
    assert float(row.split("|")[-2]) > 0


def test_missing_data_are_told(capsys, monkeypatch):
    monkeypatch.delenv("TOPICGROUPER_DATA", raising=False)
    assert distinctive_words.main([]) == 2
    assert "TOPICGROUPER_DATA is not set" in capsys.readouterr().err
