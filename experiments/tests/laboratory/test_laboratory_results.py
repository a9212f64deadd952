"""Rows on disk: added at once, read again, never of another experiment."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from experiments.laboratory.results import Results, versions


@dataclass(frozen=True)
class Measured:
    """A row."""

    name: str
    n: int
    value: float

    @property
    def key(self):
        """Tell what was measured."""
        return self.name, self.n


def test_a_row_is_on_disk_as_soon_as_it_is_added(tmp_path):
    path = tmp_path / "new" / "rows.csv"
    table = Results(path, Measured)
    rows = [Measured('a "b", c', 1, 0.1), Measured("ü", 2, float("inf"))]
    for number, row in enumerate(rows, start=1):
        table.add(row)
        assert list(Results(path, Measured)) == rows[:number]
    assert path.read_text(encoding="utf-8").count("name,n,value") == 1


def test_what_is_measured_is_known_by_its_key(tmp_path):
    table = Results(tmp_path / "rows.csv", Measured)
    assert ("a", 1) not in table
    table.add(Measured("a", 1, 2.5))
    assert ("a", 1) in table
    assert ("a", 2) not in table
    assert table["a", 1].value == 2.5


def test_other_columns_are_refused(tmp_path):
    path = tmp_path / "rows.csv"
    path.write_text("name,n,versions\na,1,x\n", encoding="utf-8")
    with pytest.raises(ValueError, match="move it away"):
        Results(path, Measured)


def test_a_row_is_followed_by_what_made_it(tmp_path):
    Results(tmp_path / "rows.csv", Measured).add(Measured("a", 1, 2.5))
    line = (tmp_path / "rows.csv").read_text(encoding="utf-8").splitlines()[1]
    assert line == f'a,1,2.5,"{versions()}"'
    assert versions().startswith("topicgrouper ")


def test_rows_are_forgotten_to_be_measured_again(tmp_path):
    path = tmp_path / "rows.csv"
    table = Results(path, Measured)
    for name in ("a", 'b "c"', "d"):
        table.add(Measured(name, 1, 2.5))
    before = path.read_text(encoding="utf-8").splitlines()
    table.forget(lambda row: row.name == "a")
    assert ("a", 1) not in table
    assert path.read_text(encoding="utf-8").splitlines() == [before[0], *before[2:]]
    table.add(Measured("a", 1, 3.5))
    assert [row.name for row in Results(path, Measured)] == ['b "c"', "d", "a"]
