"""Reading sales: whatever is wrong is told with file and line."""

import pytest

from experiments.datasets.retail_tables import read_sales
from topicgrouper.corpus import ReadError


def read(path, content):
    path.write_bytes(content)
    return read_sales(path, ("basket", "item", "n"), quantity="n")


def test_cells_stay_texts_but_for_the_quantity(tmp_path):
    table = read(tmp_path / "a.csv", b"basket,item,note,n\n007,1e3,,-2\n")
    assert table.rows() == [("007", "1e3", None, -2)]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "the file is empty"),
        (b"basket,article,n\n", "line 1: it has no column 'item'; its columns are basket, article"),
        (b"basket,item,n\n1,a,1\n2,b,1,5\n", "line 3: the row has 4 cells"),
        (b"basket,item,n,more\n1,a,1,x\n2,b,1\n", "line 3: the row has 3 cells"),
        (b"basket,item,n\n1,a,1\n2,,1\n", "line 3: the column 'item' does not hold a value"),
        (b"basket,item,n\n1,a,1.5\n", "line 2: the column 'n' does not hold a whole number"),
        (b"basket,item,n\n1,a,\n", "line 2: the column 'n' does not hold a whole number"),
        (b"basket,item,n\n1,\xff,1\n", "line 2: byte 0xFF"),
        (b'basket,item,n\n1,"a,1\n2,b,1\n', "line 2: invalid quotes"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path, content, message):
    with pytest.raises(ReadError, match=message) as caught:
        read(tmp_path / "a.csv", content)
    assert "a.csv" in str(caught.value)


def test_a_number_beyond_64_bits_is_no_quantity(tmp_path):
    with pytest.raises(ReadError, match="without a value"):
        read(tmp_path / "a.csv", b"basket,item,n\n1,a,99999999999999999999\n")
