import errno
import io

import polars as pl
import pytest

from topicgrouper.storage.parquet_file import write_parquet

FRAME = pl.DataFrame({"word": ["cat", "dog"], "count": [2, 1]})


def test_what_is_written_can_be_read():
    file = io.BytesIO()
    write_parquet(FRAME, file)
    assert pl.read_parquet(file.getvalue()).equals(FRAME)


@pytest.mark.parametrize(
    "error", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()]
)
def test_what_ends_the_writing_is_told_as_it_is(error):
    class File(io.BytesIO):
        def write(self, _):
            raise error

    with pytest.raises(type(error)) as caught:
        write_parquet(FRAME, File())
    assert caught.value is error
