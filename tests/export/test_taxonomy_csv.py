"""Several levels as one table, read back with the csv module and polars."""

import csv
import io
import itertools

import polars as pl
import pytest

from tests.export.export_samples import fitted_tree, single_word, text_written
from topicgrouper import refine, refine_taxonomy
from topicgrouper.export import export, write_taxonomy_csv
from topicgrouper.export.exporting import default_levels
from topicgrouper.tree.lookup import name_of


def read(views, **options):
    text = text_written(write_taxonomy_csv, views, **options)
    return list(csv.DictReader(io.StringIO(text, newline="")))


def levels():
    tree = fitted_tree()
    views = [tree.view(n) for n in (2, 5, 12)]
    return {
        "even": views,
        "uneven": [*views[:2], views[1].split("5")],
        "refined": list(refine_taxonomy(tree, [2, 5, 12]).views),
        "one": views[1:2],
    }


@pytest.mark.parametrize("name", levels())
def test_every_row_is_a_finest_topic_inside_those_above(name):
    views = levels()[name]
    tree, finest = views[0].tree, views[-1]
    rows = read(views, words=3)
    assert len(rows) == finest.n
    total = float(tree.frequencies[-1])
    focus = dict(zip(finest.nodes.tolist(), finest.focus.tolist(), strict=True))
    found = {row[f"topic_{finest.n}"]: row for row in rows}
    for topic in finest:
        row = found[name_of(tree, topic.id)]
        for view in views:
            (above,) = [each for each in view if set(topic.words) <= set(each.words)]
            assert row[f"topic_{view.n}"] == name_of(tree, above.id)
            assert row[f"topic_{view.n}_words"] == " ".join(above.distinctive_words(3))
            assert row[f"topic_{view.n}_name"] == ""
        assert int(row["frequency"]) == topic.frequency
        assert int(row["size"]) == topic.size
        assert float(row["share"]) == pytest.approx(topic.frequency / total, abs=1e-4)
        assert float(row["focus"]) == round(focus[topic.id], 4)
    general = {name_of(tree, row.id) for row in finest.table(1).general}
    assert {number for number, row in found.items() if row["general"] == "true"} == general


def test_parts_of_a_topic_stand_together_in_the_order_of_lists():
    tree = fitted_tree()
    rows = read([tree.view(3), tree.view(9)])
    coarse = list(dict.fromkeys(row["topic_3"] for row in rows))
    expected = [name_of(tree, row.id) for row in tree.view(3).table(1).rows]
    assert coarse == expected
    runs = sum(a["topic_3"] != b["topic_3"] for a, b in itertools.pairwise(rows))
    assert runs == 2
    ranks = [name_of(tree, row.id) for row in tree.view(9).table(1).rows]
    for topic in coarse:
        parts = [ranks.index(row["topic_9"]) for row in rows if row["topic_3"] == topic]
        assert parts == sorted(parts)


def test_readers_that_look_at_all_rows_see_words_after_numbers():
    tree = fitted_tree()
    file = io.BytesIO()
    export(tree, file, format="taxonomy-csv", levels=[2, 30], bom=True)
    frame = pl.read_csv(file.getvalue(), infer_schema_length=None)
    assert sorted(frame["topic_30"]) == sorted(name_of(tree, topic.id) for topic in tree.view(30))
    assert frame.columns[0] == "topic_2"  # the byte order mark is no part of the name


def test_names_are_beside_numbers():
    tree = fitted_tree()
    tree = tree.with_topic_names({topic.id: f"No, {topic.n}" for topic in tree.view(2)})
    file = io.BytesIO()
    export(tree, file, format="taxonomy-csv", levels=[2, 5])
    frame = pl.read_csv(file.getvalue(), infer_schema_length=0)
    assert frame["topic_2_name"].to_list() == [f"No, {number}" for number in frame["topic_2"]]


def test_the_default_is_the_suggested_number_and_its_others():
    tree = fitted_tree()
    file = io.BytesIO()
    export(tree, file, format="taxonomy-csv")
    numbers = default_levels(tree)
    suggestion = tree.suggest_n()
    assert sorted({suggestion.n, *suggestion.others}) == numbers
    frame = pl.read_csv(file.getvalue())
    assert frame.columns[: 3 * len(numbers) : 3] == [f"topic_{n}" for n in numbers]


def test_levels_that_are_not_nested_are_refused():
    tree = fitted_tree()
    apart = [refine(tree.view(3)), refine(tree.view(9))]
    with pytest.raises(ValueError, match="the 9 topics are not parts of the 3; levels must be"):
        read(apart)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"view": 3}, "taxonomy-csv takes levels instead of a view, as in levels="),
        ({"levels": []}, "levels must be rising numbers"),
        ({"levels": [5, 5]}, "levels must be rising numbers"),
        ({"levels": [5, 2], "words": 1}, "levels must be rising numbers"),
    ],
)
def test_wrong_options_are_refused(options, message):
    with pytest.raises(ValueError, match=message):
        export(fitted_tree(), io.BytesIO(), format="taxonomy-csv", **options)


def test_without_counts():
    (row,) = read([single_word().view(1)])
    assert row == {
        "topic_1": "alone",
        "topic_1_name": "",
        "topic_1_words": "alone",
        "frequency": "3",
        "share": "1.0",
        "size": "1",
        "focus": "",
        "general": "",
    }
