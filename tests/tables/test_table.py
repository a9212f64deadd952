from dataclasses import dataclass, make_dataclass

import pytest

from tests.tables.table_samples import NAMES, Row, row, table
from topicgrouper.tables import Column, Table
from topicgrouper.tables.table import column, declared_columns


def test_columns_come_from_the_declaration():
    columns = table(row()).columns
    assert [each.name for each in columns] == [*NAMES, "n_words"]
    kinds = ["int", "text", "float", "number", "bool", "text", "words", "nested", "int"]
    assert [each.kind for each in columns] == kinds
    assert [each.name for each in table().file_columns] == NAMES
    assert [each.heading for each in table().shown_columns] == [
        *("topic", "name", "share", "occurrences", "general", "words", "size")
    ]


def test_rows_and_tables_may_be_extended():
    @dataclass(frozen=True, slots=True, kw_only=True)
    class More(Row):
        rank: int = column("rank")

    @dataclass(frozen=True, eq=False, repr=False, kw_only=True)
    class Answer(Table[More]):
        remark: str

    names = [each.name for each in declared_columns(More)]
    assert names == [*NAMES, "rank", "n_words"]
    found = Answer(declared_columns(More), (), More, remark="nothing")
    assert found.select("rank", "topic").remark == found.with_headings(rank="place").remark
    assert repr(found).startswith("Answer(0 rows: topic, name")


def test_a_table_is_a_sequence_of_its_rows():
    rows = [row(topic=number) for number in range(3)]
    found = table(*rows)
    assert list(found) == rows
    assert found[1] is rows[1]
    assert found[-1].topic == 2
    assert len(found) == 3
    assert repr(found).startswith("Table(3 rows: topic, name")


def test_records_are_those_of_json():
    (record,) = table(row(share=float("inf"), words=("a", "b"), spans=[(1, 2)])).to_records()
    assert list(record) == NAMES
    assert record["share"] is None
    assert record["words"] == ["a", "b"]
    assert record["spans"] == [[1, 2]]


class Counted:
    """Rows that are not held."""

    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def __iter__(self):
        return ((f"d{number}", number) for number in range(self.n))

    def __contains__(self, row):
        return row in list(self)


RUN_TIME = (
    Column(name="document", kind="text", heading="document"),
    Column(name="topic_3", kind="int", heading="3"),
)


def test_columns_are_made_at_run_time_and_rows_need_not_be_held():
    found = Table(RUN_TIME, Counted(2))
    assert found.to_records() == [
        {"document": "d0", "topic_3": 0},
        {"document": "d1", "topic_3": 1},
    ]
    with pytest.raises(TypeError, match="make one with fewer columns"):
        found.select("topic_3")


def test_columns_are_chosen_and_get_other_headings():
    found = table(row()).select("share", "topic").with_headings(topic="number", share=None)
    assert [(each.name, each.heading) for each in found.columns] == [
        ("share", None),
        ("topic", "number"),
    ]
    assert found.to_records() == [{"share": 0.25, "topic": 1}]


def test_two_columns_of_one_name_are_refused():
    with pytest.raises(ValueError, match="unique, got topic_3, topic_3"):
        Table((RUN_TIME[1], RUN_TIME[1]), [])


def test_a_kind_that_is_not_known_must_be_given():
    odd = make_dataclass("Odd", [("spans", "list[int]", column())])
    with pytest.raises(TypeError, match="column spans: no kind is known for list"):
        declared_columns(odd)
    plain = make_dataclass("Plain", [("size", int, column()), ("words", tuple[str, ...], column())])
    assert [each.kind for each in declared_columns(plain)] == ["int", "words"]


@pytest.mark.parametrize(
    ("name", "value", "shown"),
    [
        ("topic", 1234, "1234"),
        ("topic", None, ""),
        ("share", 0.1234, "12.3%"),
        ("share", float("nan"), ""),
        ("frequency", 1234, "1,234"),
        ("frequency", 1234.5, "1,234.50"),
        ("general", True, "yes"),
        ("general", False, ""),
        ("words", ("tea", "cup"), "tea cup"),
        ("words", ("tea cup", "\x1b"), "tea cup, \\x1b"),
        ("code", "x" * 99, "x" * 59 + "…"),
        ("name", "x" * 99, "x" * 99),
    ],
)
def test_values_as_people_see_them(name, value, shown):
    (found,) = table().select(name).columns
    assert found.shown(value) == shown
