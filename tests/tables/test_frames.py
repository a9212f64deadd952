import pandas as pd
import polars as pl
import pytest

from tests.tables.table_samples import NAMES, row, table

ROWS = (
    row(topic=37, name="Tea", words=("tea", "cup"), spans=[[1, 2]]),
    row(share=float("nan"), frequency=2.5),
)


@pytest.mark.parametrize("backend", ["pandas", "polars", "pyarrow", pd, pl, None])
def test_frames_have_the_columns_of_files(backend):
    frame = table(*ROWS).to_frame(backend)
    names = frame.column_names if backend == "pyarrow" else list(frame.columns)
    assert names == NAMES
    assert [list(words) for words in frame["words"].to_numpy()] == [["tea", "cup"], []]
    assert list(frame["frequency"].to_numpy()) == [3.0, 2.5]


@pytest.mark.parametrize("backend", ["pandas", "polars", "pyarrow"])
@pytest.mark.parametrize("rows", [(), (row(topic=None, general=None, share=None),)])
def test_types_do_not_depend_on_values(backend, rows):
    frame = table(*rows).to_frame(backend)
    assert frame.shape == (len(rows), len(NAMES))
    if backend == "polars":
        assert frame.schema["topic"] == pl.Int64
        assert frame.schema["words"] == pl.List(pl.String)


def test_a_missing_library_is_named(monkeypatch):
    monkeypatch.setattr("topicgrouper.tables.files.find_spec", lambda _: None)
    with pytest.raises(ImportError, match="pip install pandas"):
        table().to_frame()
