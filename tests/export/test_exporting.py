"""One function for all formats."""

import codecs
import csv
import io
import re
import sys
from pathlib import Path

import polars as pl
import pytest

from tests.export.export_samples import chain_tree, fitted_tree, hostile_tree, single_word, written
from topicgrouper import Model, refine
from topicgrouper.export import FORMATS, export


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_is_written_to_a_file_and_nothing_else_is(tmp_path, name, monkeypatch):
    chosen = FORMATS[name]
    if "parquet" not in name:
        monkeypatch.setitem(sys.modules, "polars", None)  # only Parquet needs it
    path = tmp_path / f"out{chosen.suffixes[-1]}"
    export(fitted_tree(), path, format=name)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    assert path.stat().st_size > 0
    if chosen.is_text:
        path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name in FORMATS if name != "documents-csv"])
def test_every_format_takes_a_chain_and_a_single_word(name):
    for tree in (chain_tree(), single_word()):
        file = io.BytesIO()
        export(tree, file, format=name)
        assert file.getvalue()


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_takes_hostile_words_and_writes_the_same_again(name):
    files = [io.BytesIO(), io.BytesIO()]
    for file in files:
        export(hostile_tree(), file, format=name)
    assert files[0].getvalue() == files[1].getvalue() != b""


def test_the_ending_chooses_the_format(tmp_path):
    tree = fitted_tree()
    export(tree, tmp_path / "tree.MM")
    assert (tmp_path / "tree.MM").read_bytes() == written("freemind", tree)
    export(tree, str(tmp_path / "topics.xlsx"), view=7, k=2)
    expected = written("xlsx", tree.view(7), k=2)
    assert (tmp_path / "topics.xlsx").read_bytes() == expected


@pytest.mark.parametrize(
    ("path", "options", "others"),
    [
        ("a.csv", {}, "documents-csv or words-csv or taxonomy-csv or tree-csv"),
        ("a.parquet", {"view": 3}, "tree-parquet"),
        ("a.md", {}, ""),
        ("a.tex", {"format": "latex"}, ""),
        ("topics", {"format": "csv"}, "documents-csv or words-csv or taxonomy-csv or tree-csv"),
    ],
)
def test_whoever_wants_the_table_of_topics_is_told_where_it_is(tmp_path, path, options, others):
    with pytest.raises(ValueError, match="the table of topics is written by") as caught:
        export(fitted_tree(), tmp_path / path, **options)
    name = f"topics{Path(path).suffix or '.csv'}"
    assert f'"topicgrouper topics MODEL -o {name}"' in str(caught.value)
    assert f'Model.topics(…).write("{name}")' in str(caught.value)
    assert str(caught.value).partition("set the format to ")[2] == others
    assert not list(tmp_path.iterdir())


def test_without_a_number_the_view_is_the_suggested_one():
    tree = fitted_tree()
    assert written("words-csv", tree) == written("words-csv", tree.view(tree.suggest_n().n))


def test_a_model_is_written_in_the_words_people_are_shown():
    tree = fitted_tree()
    model = Model(tree, display_words=tuple(f"name {i}" for i in range(tree.n_words)))
    file = io.BytesIO()
    export(model, file, format="tree-csv")
    nodes = list(csv.DictReader(io.StringIO(file.getvalue().decode())))
    assert nodes[3]["words"] == "name 3"
    assert [int(node["id"]) for node in nodes] == list(range(tree.n_nodes))


@pytest.mark.parametrize(
    ("path", "options", "message"),
    [
        ("a.txt", {}, "no format has the extension of a.txt"),
        ("a.csv", {"format": "xml"}, "unknown format 'xml'; choose one of freemind, documents-csv"),
        ("a.mm", {"heights": "rank"}, "does not take heights; its options are depth, frequent, k"),
        (
            "a.npy",
            {"depth": 3, "k": 2},
            "does not take depth or k; its options are heights",
        ),
        ("a.xlsx", {"view": 0}, "out of range"),
        ("a.xlsx", {"view": 3, "k": 0}, "k must be at least 1, got 0"),
        ("a.mm", {"depth": -1}, "depth must be at least 0, got -1"),
    ],
)
def test_what_cannot_be_done_is_refused_and_leaves_no_file(tmp_path, path, options, message):
    (tmp_path / "a.mm").write_text("as it was", encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape(message)):
        export(fitted_tree(), tmp_path / path, **options)
    assert [file.name for file in tmp_path.iterdir()] == ["a.mm"]
    assert (tmp_path / "a.mm").read_text(encoding="utf-8") == "as it was"


WHOLE = [name for name in FORMATS if not FORMATS[name].options & {"view", "levels"}]
OF_VIEWS = ["documents-csv", "words-csv", "xlsx"]


@pytest.mark.parametrize("name", WHOLE)
def test_formats_of_the_whole_tree_name_those_that_take_a_view(name):
    with pytest.raises(ValueError, match=f"{name} writes the whole tree .*{', '.join(OF_VIEWS)}$"):
        export(fitted_tree(), io.BytesIO(), format=name, view=3)


@pytest.mark.parametrize("name", OF_VIEWS)
def test_formats_of_a_view_take_any_view(name):
    model = Model(fitted_tree(), display_words=tuple(f"name {i}" for i in range(40)))
    cut = model.tree.view(6).split(str(6))
    views = [6, model.tree.view(6), cut, refine(cut)]
    files = []
    for view in views:
        file = io.BytesIO()
        export(model, file, format=name, view=view)
        files.append(file.getvalue())
    assert files[0] == files[1]
    assert len(set(files)) == len(files) - 1


@pytest.mark.parametrize("name", WHOLE)
def test_formats_of_the_tree_refuse_topics_that_are_not_nodes(name):
    view = refine(fitted_tree().view(6))
    with pytest.raises(ValueError, match=f"{name} cannot show refined or soft topics"):
        export(view.tree, io.BytesIO(), format=name, view=view)


@pytest.mark.parametrize("name", FORMATS)
def test_csv_files_can_have_a_byte_order_mark(name, tmp_path):
    if "bom" not in FORMATS[name].options:
        with pytest.raises(ValueError, match=f"{name} does not take bom; its options are"):
            export(fitted_tree(), tmp_path / "out", format=name, bom=True)
        assert not list(tmp_path.iterdir())
        return
    path, file = tmp_path / "out.csv", io.BytesIO()
    export(fitted_tree(), path, format=name, bom=True)
    export(fitted_tree(), file, format=name)
    assert path.read_bytes() == codecs.BOM_UTF8 + file.getvalue()
    assert path.read_text(encoding="utf-8-sig").encode() == file.getvalue()
    assert pl.read_csv(path).columns == pl.read_csv(file.getvalue()).columns


def test_a_view_of_another_tree_is_refused():
    with pytest.raises(ValueError, match="belongs to a tree with other joins"):
        export(fitted_tree(), io.BytesIO(), format="xlsx", view=fitted_tree(seed=1).view(3))
    with pytest.raises(TypeError, match="expected a number of topics or a FlatView, got str"):
        export(fitted_tree(), io.BytesIO(), format="xlsx", view="3")


def test_an_open_file_needs_a_format():
    with pytest.raises(ValueError, match="needs a format"):
        export(fitted_tree(), io.BytesIO())


@pytest.mark.parametrize("name", FORMATS)
def test_formats_take_the_options_that_they_name_and_no_others(name):
    values = {"depth": 2, "k": 2, "frequent": True, "heights": "loss"}
    values |= {"view": 3} if "view" in FORMATS[name].options else {"levels": [2, 3]}
    taken = {key: value for key, value in values.items() if key in FORMATS[name].options}
    written(name, fitted_tree(), **taken)
    for option in values.keys() - taken.keys():
        with pytest.raises(ValueError, match=f"{name} does not take {option}"):
            written(name, fitted_tree(), **taken, **{option: values[option]})
    assert FORMATS[name].description
