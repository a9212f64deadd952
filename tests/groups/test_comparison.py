from __future__ import annotations

from datetime import date
from itertools import permutations

import numpy as np
import pandas as pd
import polars as pl
import pytest
from scipy.sparse import csr_array
from scipy.stats import false_discovery_control, kendalltau

from topicgrouper import Model, compare_groups, fit_tree, refine

COLUMNS = [
    "topic",
    "name",
    "words",
    "topic_share",
    "trend",
    "group",
    "documents",
    "count",
    "share",
    "relative_share",
    "word_share",
    "p_value",
    "adjusted_p_value",
    "significant",
]

WORDS = ["cat", "dog", "tea", "milk", "the"]
GROUPS = ["pets"] * 8 + ["drinks"] * 8


@pytest.fixture(scope="module")
def comparison():
    rng = np.random.default_rng(0)
    counts = rng.poisson(1.0, size=(12, 4))
    counts[:6, :2] += 3
    counts[6:, 2:] += 3
    tree = fit_tree(counts, ["cat", "house dog", "tea", "milk"])
    tree = tree.with_topic_names({int(tree.view(2).numbers[0]): "Pets"})
    return compare_groups(tree.view(2), ["x"] * 6 + ["y"] * 4 + ["z"] * 2, min_documents=3)


def test_one_row_per_topic_and_group(comparison):
    table = comparison.table()
    assert [list(row) for row in table.to_records()] == [COLUMNS] * 6
    places = {topic.number: place for place, topic in enumerate(comparison.view)}
    for row in table:
        cell = places[row.topic], comparison.groups.index(row.group)
        assert row.count == comparison.counts[cell]
        assert row.share == comparison.shares[cell]
        assert row.relative_share == comparison.relative_shares[cell]
        assert row.significant == comparison.is_significant[cell]
        assert np.isnan(row.p_value) if row.group == "z" else row.p_value >= 0
    assert {row.name for row in table} == {"Pets", None}
    assert [row.group for row in table[1:3]] == ["y", "z"]
    assert table[-1].group == "z"


def test_missing_numbers_are_missing_in_frames(comparison):
    frame = comparison.to_frame("polars")
    assert frame.filter(group="z")["p_value"].null_count() == 2
    assert frame.filter(group="x")["p_value"].null_count() == 0


@pytest.fixture(scope="module")
def single_words():
    rng = np.random.default_rng(0)
    tree = fit_tree(rng.poisson(1.0, size=(12, 4)), ["a", "b", "c", "1984"])
    groups = ["topic", "Name", "name", "column_name"] * 3
    return compare_groups(tree.view(4), groups, min_documents=100)


def test_topics_of_one_word_are_known_by_it(single_words):
    assert {row.topic for row in single_words.table()} == {4, 5, 6, 7}
    assert {row.words for row in single_words.table()} == {("a",), ("b",), ("c",), ("1984",)}


def test_rows_of_a_group_together(comparison):
    by_group = comparison.table(by="group").to_records()
    assert [row["group"] for row in by_group] == ["x", "x", "y", "y", "z", "z"]
    assert by_group == sorted(comparison.table().to_records(), key=lambda row: row["group"])


@pytest.mark.parametrize("measure", ["relative_share", "share", "count"])
def test_one_row_per_topic(comparison, measure):
    cells = {(row.topic, row.group): getattr(row, measure) for row in comparison.table()}
    table = comparison.wide(measure)
    rows = table.to_records()
    assert [list(row) for row in rows] == [["topic", "name", "words", "x", "y", "z"]] * 2
    assert {(row["topic"], group): row[group] for row in rows for group in "xyz"} == cells
    frame = table.to_frame("polars")
    assert frame["x"].to_list() == [row["x"] for row in rows]
    assert frame.schema["x"] == (pl.Int64 if measure == "count" else pl.Float64)
    short = comparison.wide(measure, digits=2).to_records()
    assert [row["x"] for row in short] == pytest.approx([row["x"] for row in rows], rel=0.05)
    with pytest.raises(ValueError, match="one of relative_share, share, count, got 'lift'"):
        comparison.wide("lift")


def test_groups_with_the_names_of_other_columns(single_words):
    assert single_words.groups == ("column_name", "Name", "name", "topic")
    assert [column.name for column in single_words.wide("count").columns] == [
        "topic",
        "name",
        "words",
        "column_name",
        "column_column_Name",
        "column_column_column_name",
        "column_topic",
    ]


def test_the_types_of_frames_do_not_depend_on_values(comparison, single_words):
    assert np.isnan(single_words.p_values).all()
    for backend in ("polars", "pyarrow"):
        frames = [each.to_frame(backend) for each in (comparison, single_words)]
        assert frames[0].schema == frames[1].schema


def test_words_with_blanks_and_commas(tmp_path):
    tree = fit_tree([[2, 1], [1, 2]], ["tea, green", "milk"])
    compare_groups(tree.view(1), ["x", "y"]).table().write(tmp_path / "table.csv")
    words = pl.read_csv(tmp_path / "table.csv")["words"]
    assert set(words) <= {"tea, green; milk", "milk; tea, green"}


def test_what_a_group_has_clearly_more_of(comparison):
    for group in range(3):
        for topic in range(2):
            is_more = (
                comparison.is_significant[topic, group]
                and comparison.relative_shares[topic, group] >= 1.2
            )
            assert (group in comparison.over_represented(topic=topic)) == is_more
            assert (topic in comparison.over_represented(group=group)) == is_more


def test_the_clearest_difference_comes_first():
    groups = ["many"] * 30 + ["few"] * 5 + ["others"] * 65
    counts = np.array([[5, 0]] * 25 + [[0, 5]] * 5 + [[5, 0]] * 5 + [[0, 5]] * 65)
    comparison = compare_groups(fit_tree(counts).view(2), groups)
    (topic,) = (place for place, row in enumerate(comparison.counts) if row.sum() == 30)
    names = [comparison.groups[place] for place in comparison.over_represented(topic=topic)]
    assert names == ["many", "few"]
    few, many, _ = comparison.relative_shares[topic]
    assert few > many


def test_looks(comparison):
    assert repr(comparison).startswith("<GroupComparison: 2 topics in 3 groups, ")


# --  ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def tree():
    rng = np.random.default_rng(0)
    pets = rng.poisson([3, 3, 0.3, 0.2, 4], size=(8, 5))
    drinks = rng.poisson([0.3, 0.2, 3, 3, 4], size=(8, 5))
    return fit_tree(np.vstack([pets, drinks]), WORDS)


def test_numbers_by_hand(tree):
    view = tree.view(3)
    comparison = compare_groups(view, GROUPS)
    mains, words = view.predict(), view.transform(tree.counts).toarray()
    of_groups = [slice(8, 16), slice(0, 8)]
    counts = np.array([[np.sum(mains[rows] == topic) for rows in of_groups] for topic in range(3)])
    assert comparison.groups == ("drinks", "pets")
    assert comparison.documents.tolist() == [8, 8]
    assert comparison.counts.tolist() == counts.tolist()
    assert comparison.counts.sum(axis=0).tolist() == comparison.documents.tolist()
    assert comparison.shares == pytest.approx(counts / 8)
    assert comparison.topic_shares == pytest.approx(counts.sum(axis=1) / 16)
    used = counts.sum(axis=1) > 0
    relative = comparison.shares[used] / comparison.topic_shares[used, None]
    assert comparison.relative_shares[used] == pytest.approx(relative)
    assert np.isnan(comparison.relative_shares[~used]).all()
    in_group = np.array([words[rows].sum(axis=0) / words[rows].sum() for rows in of_groups])
    assert comparison.word_shares == pytest.approx(in_group.T)


def test_topics_without_documents_are_not_tested():
    counts = np.random.default_rng(0).poisson(1.0, size=(12, 4))
    counts[:6, :2] += 3  # the last two words are in all documents, and no document is about them
    comparison = compare_groups(fit_tree(counts).view(3), ["a"] * 6 + ["b"] * 6)
    used = comparison.counts.sum(axis=1) > 0
    assert 0 < used.sum() < 3
    assert np.isnan(comparison.p_values[~used]).all()
    expected = false_discovery_control(comparison.p_values[used].ravel())
    assert comparison.adjusted_p_values[used].ravel() == pytest.approx(expected)


def test_differences_are_found(tree):
    comparison = compare_groups(tree.view(2), GROUPS)
    assert comparison.is_significant.all()
    assert sorted(comparison.counts.tolist()) == [[0, 7], [8, 1]]


def test_adjusted_by_benjamini_hochberg(tree):
    comparison = compare_groups(tree.view(2), GROUPS)
    expected = false_discovery_control(comparison.p_values.ravel())
    assert comparison.adjusted_p_values.ravel().tolist() == expected.tolist()
    strict = compare_groups(tree.view(2), GROUPS, level=1e-6)
    assert not strict.is_significant.any()


def test_documents_without_a_group_or_words_are_left_out():
    counts = [[2, 0], [3, 1], [0, 0], [0, 3], [1, 3], [9, 9]]
    view = fit_tree(counts, ["a", "b"]).view(2)
    comparison = compare_groups(view, ["x", "x", "x", "y", "y", None], min_documents=1)
    assert comparison.documents.tolist() == [2, 2]
    assert comparison.n_empty == 1
    assert comparison.document_groups.n_missing == 1
    assert comparison.counts.sum() == 4


def test_small_groups_are_not_tested(tree):
    groups = ["pets"] * 8 + ["drinks"] * 5 + ["others"] * 3
    comparison = compare_groups(tree.view(2), groups)
    assert comparison.groups == ("drinks", "others", "pets")
    is_tested = ~np.isnan(comparison.p_values)
    assert is_tested.tolist() == [[True, False, True]] * 2
    assert not comparison.is_significant[:, 1].any()
    assert comparison.counts[:, 1].sum() > 0
    nothing = compare_groups(tree.view(2), groups, min_documents=100)
    assert np.isnan(nothing.adjusted_p_values).all()


def test_periods_without_documents_are_left_out(tree):
    dates = ["2011-01-15"] * 8 + ["2011-04-15"] * 8
    comparison = compare_groups(tree.view(2), dates, every="month")
    assert comparison.groups == ("2011-01", "2011-04")
    assert comparison.documents.tolist() == [8, 8]
    assert comparison.document_groups.n_gaps == 2


def test_trends_over_time():
    steps = np.repeat(np.arange(6), 12)
    is_new = np.tile(np.arange(12), 6) < 2 * steps
    counts = np.where(is_new[:, None], [[4, 4, 0, 0]], [[0, 0, 4, 4]])
    view = fit_tree(counts).view(2)
    comparison = compare_groups(view, [f"2001-{1 + step:02}" for step in steps])
    assert comparison.document_groups.every == "month"
    expected = [kendalltau(range(6), shares) for shares in comparison.shares]
    assert comparison.trends == pytest.approx([each.statistic for each in expected])
    assert sorted(comparison.trends.tolist()) == pytest.approx([-1, 1])
    found = false_discovery_control([each.pvalue for each in expected])
    assert comparison.trend_p_values == pytest.approx(found)
    assert {row.trend for row in comparison.table()} == set(comparison.trends.tolist())
    by_name = compare_groups(view, [f"step {step}" for step in steps])
    assert np.isnan(by_name.trends).all()
    assert np.isnan(by_name.trend_p_values).all()


def test_keywords_of_groups(tree):
    comparison = compare_groups(tree.view(2), GROUPS)
    drinks, pets = comparison.keywords
    assert set(drinks) == {"tea", "milk"}
    assert set(pets) == {"cat", "dog"}


def test_any_view_of_a_model(tree):
    model = Model(tree, labels=tuple(GROUPS), document_columns={"kind": tuple(GROUPS)})
    by_label = compare_groups(model, "label", view=2)
    assert by_label.counts.tolist() == compare_groups(model, "kind", view=2).counts.tolist()
    assert compare_groups(model, GROUPS).view.n == tree.suggest_n().n
    refined = refine(tree.view(2))
    comparison = compare_groups(model, "kind", view=refined)
    assert comparison.counts.sum() == tree.n_documents
    assert compare_groups(refined, GROUPS).counts.tolist() == comparison.counts.tolist()


def test_weights_work_as_counts_do():
    rng = np.random.default_rng(1)
    weights = rng.gamma(1.0, size=(40, 4)) * (rng.random((40, 4)) < 0.6)
    weights[:20, 0] += 2
    view = fit_tree(csr_array(weights), list("abcd")).view(4)
    comparison = compare_groups(view, ["x"] * 20 + ["y"] * 20)
    (place,) = (place for place, topic in enumerate(view) if topic.words == ("a",))
    assert comparison.counts.sum(axis=0).tolist() == comparison.documents.tolist()
    assert comparison.word_shares[place, 0] > 2 * comparison.word_shares[place, 1]


def test_one_topic_is_the_same_everywhere(tree):
    comparison = compare_groups(tree.view(1), GROUPS)
    assert comparison.relative_shares == pytest.approx(np.ones((1, 2)))
    assert comparison.p_values.tolist() == [[1, 1]]


@pytest.mark.parametrize(
    ("groups", "options", "message"),
    [
        (GROUPS[:-1], {}, "got 15 values for 16 documents"),
        (["a"] * 16, {}, "only one group, 'a'"),
        ([None] * 16, {}, "there is no group"),
        (GROUPS, {"min_documents": 0}, "at least 1, got 0"),
        (GROUPS, {"level": 1.5}, "between 0 and 1, got 1.5"),
        (GROUPS, {"every": "month"}, "is a date"),
        (GROUPS, {"every": "fortnight"}, "fortnight"),
    ],
)
def test_wrong_values(tree, groups, options, message):
    with pytest.raises(ValueError, match=message):
        compare_groups(tree.view(2), groups, **options)


def test_wrong_kinds(tree):
    with pytest.raises(TypeError, match="pass a Model"):
        compare_groups(tree.view(2), "label")
    with pytest.raises(TypeError, match="view is only for a Model"):
        compare_groups(tree.view(2), GROUPS, view=3)
    with pytest.raises(ValueError, match="no columns to group by"):
        compare_groups(Model(tree))
    with pytest.raises(TypeError, match="one value per document, got int 5"):
        compare_groups(tree.view(2), 5)
    for number in (2.5, "5", None):
        with pytest.raises(TypeError, match="min_documents must be a whole number, got"):
            compare_groups(tree.view(2), GROUPS, min_documents=number)
    for number in ("0.05", None, [0.05]):
        with pytest.raises(TypeError, match="level must be a number, got"):
            compare_groups(tree.view(2), GROUPS, level=number)


def test_numbers_of_numpy(tree):
    comparison = compare_groups(
        tree.view(2), GROUPS, min_documents=np.int32(3), level=np.float32(0.5)
    )
    assert type(comparison.min_documents) is int
    assert type(comparison.level) is float


def test_documents_without_words_in_all_groups():
    view = fit_tree([[1, 2], [2, 1], [0, 0], [0, 0]], ["a", "b"]).view(2)
    with pytest.raises(ValueError, match="no document with a group contains a word"):
        compare_groups(view, [None, None, "x", "y"])


def test_too_many_groups(tree, monkeypatch):
    monkeypatch.setattr("topicgrouper.groups.comparison.MAX_CELLS", 30)
    with pytest.raises(ValueError, match="8 groups × 4 topics are too many"):
        compare_groups(tree.view(4), list(range(8)) * 2)


def test_a_column_of_titles_is_not_compared(tree):
    titles = tuple(f"Title {row}" for row in range(16))
    message = "has 16 different values for 16 documents, too many to compare"
    with pytest.raises(ValueError, match=f"^groups {message}"):
        compare_groups(tree.view(2), titles)
    model = Model(tree, document_columns={"title": titles, "kind": tuple(GROUPS)})
    with pytest.raises(ValueError, match=f"^column 'title' {message}"):
        compare_groups(model, "title")
    assert compare_groups(model).column == "kind"
    days = tuple(f"2011-05-{1 + row:02}" for row in range(16))
    dated = Model(tree, document_columns={"title": titles, "sent": days})
    assert compare_groups(dated, every="week").column == "sent"


def test_no_training_counts(tree, tmp_path):
    tree.save(tmp_path / "bare.tg", counts=False)
    bare = type(tree).load(tmp_path / "bare.tg")
    with pytest.raises(ValueError, match="training counts"):
        compare_groups(bare.view(2), GROUPS)


# --  ----------------------------------------------------------------------------------------------


def view_of(n_documents):
    return fit_tree(np.tile([[2, 1], [1, 2]], (n_documents, 1))[:n_documents]).view(2)


def grouped(values, **options):
    return compare_groups(view_of(len(values)), values, **options).document_groups


@pytest.mark.parametrize(
    "values",
    [
        ["b", None, "a", "", "b", float("nan")],
        ("b", "", "a", "  ", " b ", None),
        pd.Series(["b", None, "a", "", "b", np.nan]),
        pd.Series(["b", None, "a", None, "b", None], dtype="category"),
        pl.Series(["b", None, "a", "", "b", None]),
        np.array(["b", None, "a", "", "b", np.nan], dtype=object),
    ],
)
def test_values_of_any_kind(values):
    found = grouped(values)
    assert found.names == ("a", "b")
    assert found.codes.tolist() == [1, -1, 0, -1, 1, -1]
    assert found.n_missing == 3
    assert found.every is None


def test_numbers_are_in_order():
    assert grouped([10, 9, 2.0, 1.5, np.nan]).names == ("1.5", "2", "9", "10")
    assert grouped(["B", "a", "10"]).names == ("10", "a", "B")


@pytest.mark.parametrize("odd", ["nan", "inf", "-Infinity", "1_000", "\u0663"])
def test_the_order_of_groups_is_always_the_same(odd):
    # values come from a set, whose order depends on the process
    names = [odd, "10", "9", "1e2"]
    expected = tuple(sorted(names, key=str.casefold))
    assert all(grouped(found).names == expected for found in permutations(names))


def test_dates_by_period():
    values = ["2011-05-03", "2011-08-01", "", "2011-05-09", "soon", "2011"]
    found = grouped(values, every="month")
    assert found.names == ("2011-05", "2011-08")
    assert found.codes.tolist() == [0, 1, -1, 0, -1, -1]
    assert (found.n_missing, found.n_unreadable, found.n_inexact) == (1, 1, 1)
    assert found.unreadable == ("soon",)
    assert (found.every, found.n_gaps) == ("month", 2)


def test_dates_are_grouped_by_what_their_span_suggests():
    assert grouped(["2011-05-03", "2013-08-01"]).every == "month"
    assert grouped(["1911", "1913"]).names == ("1911", "1913")
    assert grouped(["1911-05-03", "2013-08-01"]).names == ("1910s", "2010s")


def test_dates_as_objects():
    days = [date(2011, 5, 3), date(2011, 6, 1)]
    for values in (days, pd.to_datetime(pd.Series(days)), pl.Series(days)):
        assert grouped(values, every="month").names == ("2011-05", "2011-06")


def test_day_or_month_first():
    values = ["1/5/2011", "2/6/2011"]
    with pytest.raises(ValueError, match="may begin with the day or the month; set dates to"):
        grouped(values, every="month")
    names = grouped(values, every="month", dates="day-first").names
    assert names == ("2011-05", "2011-06")
    assert grouped(values, dates="day-first").names == ("2011-05-01", "2011-06-02")


@pytest.mark.parametrize(
    "values", ["label", b"label", [["a"], ["b"]], 5, None, np.array(5), {"a": 1}, {"a", "b"}]
)
def test_what_is_no_value_per_document(values):
    with pytest.raises(TypeError, match="groups must"):
        compare_groups(view_of(5), values)
