import pytest

from topicgrouper.storage import format_bytes


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "0 bytes"),
        (999, "999 bytes"),
        (1_500, "1.5 KB"),
        (2_000_000, "2.0 MB"),
        (3e12, "3,000.0 GB"),
    ],
)
def test_sizes_are_decimal(number, text):
    assert format_bytes(number) == text
