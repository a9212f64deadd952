"""Tables in Markdown."""

from experiments.laboratory.tables import write_table


def test_the_first_column_is_text_and_the_others_are_numbers(tmp_path):
    path = tmp_path / "new" / "table.md"
    write_table(path, ["data set", "|D|"], [["AP", "2,021"], ["Ta Feng", "–"]])
    assert path.read_text(encoding="utf-8").splitlines() == [
        r"| data set | \|D\| |",
        "| --- | ---: |",
        "| AP | 2,021 |",
        "| Ta Feng | – |",
    ]
