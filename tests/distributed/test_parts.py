"""Items of a bag are counted like the rows of a data frame on one machine."""

import subprocess
from datetime import UTC, date, datetime

import numpy as np
import pandas as pd
import pytest

from topicgrouper.corpus import ReadOptions, read_frame
from topicgrouper.distributed.parts import count_file, count_items

RECORDS = [
    {"text": "a cup of tea", "a": 3.0, "b": datetime(2011, 5, 1), "nr": 0, "group": "x"},
    {"text": "", "a": float("nan"), "b": date(2011, 5, 2), "nr": 17.0, "group": None},
    {"text": None, "a": "", "b": None, "nr": None, "group": " y "},
    {"text": "tea", "a": " b\ud800 ", "b": pd.NaT, "nr": "n", "group": 2.0},
    {"text": "pot", "a": np.float64(2.5), "b": datetime(2011, 5, 1, 9, tzinfo=UTC), "nr": 5},
    {"text": "cup\0", "a": True, "b": pd.NA, "nr": 6, "group": "x"},
    {"text": float("nan"), "a": 7, "b": "", "nr": float("nan"), "group": "x"},
]


@pytest.mark.parametrize("columns", ["a,b", "a, b", ("a", "b"), ("b", "a,b"), "a", ()])
@pytest.mark.parametrize("named", [{}, {"id_column": "nr", "label_column": "group"}])
def test_records_are_read_as_from_a_data_frame(columns, named):
    options = ReadOptions(text_column="text", columns=columns, keep_texts=True, **named)
    names = ("text", "a", "b", "nr", "group")
    frame = pd.DataFrame(
        {name: pd.Series([each.get(name) for each in RECORDS], dtype=object) for name in names}
    )
    expected = read_frame(frame, options=options)
    found = count_items(RECORDS, options, "")
    assert found.corpus == expected.corpus
    assert found.report.n_problems == expected.report.n_problems == 1
    assert not found.lacking


def test_the_process_that_reads_a_file_ends_with_it(tmp_path, monkeypatch):
    started = []

    class Noted(subprocess.Popen):
        def __init__(self, *args, **options):
            super().__init__(*args, **options)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Noted)
    path = tmp_path / "x.html"
    path.write_text("<html><p>some words", encoding="utf-8")
    assert count_file(str(path), "html", ReadOptions(), "").corpus.n_tokens == 2
    assert [process.returncode is None for process in started] == [False]
    count_file(str(path), "html", ReadOptions(trusted=True), "")
    assert len(started) == 1


def test_a_column_with_a_comma_in_its_name():
    options = ReadOptions(text_column="text", columns="a,b")
    found = count_items([{"text": "x", "a,b": 1, "a": 2}], options, "0:")
    assert dict(found.corpus.document_columns) == {"a,b": ("1",)}


def test_what_no_item_has_is_known():
    options = ReadOptions(text_column="text", columns="a,who", label_column="group")
    assert count_items([{"text": "x", "a": 2}], options, "0:").lacking == {"who", "group"}
    assert count_items(["x"], options, "0:").lacking == {"a", "who", "group"}


def test_a_list_is_no_value():
    options = ReadOptions(text_column="text", columns="a")
    with pytest.raises(
        TypeError, match="Item 2 of partition 3 contains list in 'a'; convert it to"
    ):
        count_items([{"text": "x"}, {"text": "y", "a": [1]}], options, "3:")
    with pytest.raises(TypeError, match="Item 1 of partition 3 must be a text, got list"):
        count_items([{"text": ["x"]}], options, "3:")


def test_items_are_divided_as_on_one_machine():
    texts = ["One cup. Two cups.", "", "Tea!"]
    found = count_items(texts, ReadOptions(split="sentence", keep_texts=True), "3:")
    assert found.corpus.texts == ("One cup.", "Two cups.", "Tea!")
    assert found.corpus.document_ids == ("3:1#1", "3:1#2", "3:3#1")
    assert (found.report.n_split, found.report.n_blank) == (3, 1)
