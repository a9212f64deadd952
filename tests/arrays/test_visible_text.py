import pytest

from topicgrouper.tables import printable


@pytest.mark.parametrize("text", ["", "plain", "Käse 芝士 👩\u200d🍳", "می\u200cخواهم"])
def test_what_can_be_seen_stays(text):
    assert printable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[31mred", r"\x1b[31mred"),
        ("\x9b31mred", r"\x9b31mred"),
        ("del\x7f bell\x07 back\b", r"del\x7f bell\x07 back\x08"),
        ("gnp\u202e \u2066x\u2069 \u200f\u061c", r"gnp\u202e \u2066x\u2069 \u200f\u061c"),
        ("half\ud800", r"half\ud800"),
        ("two\r\nlines\t", r"two\r\nlines\t"),
        ("\U000e0041", r"\U000e0041"),
    ],
)
def test_what_steers_a_terminal_is_spelled_out(text, shown):
    assert printable(text) == shown
    assert printable(f"ä{text}", keep="\x1b") == f"ä{shown}".replace(r"\x1b", "\x1b")
