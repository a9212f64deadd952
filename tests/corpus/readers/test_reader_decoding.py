import codecs
import io
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper.corpus import ReadError, ReadOptions, read_corpus
from topicgrouper.corpus.readers.decoding import decode, text_chunks

CHUNK_BYTES = "topicgrouper.corpus.readers.decoding.CHUNK_BYTES"


def lines_of(data, encoding="utf-8"):
    options = ReadOptions(encoding=encoding, keep_texts=True)
    return list(read_corpus(io.BytesIO(data), format="lines", options=options).corpus.texts)


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        (b"one", ["one"]),
        (b"one\n", ["one"]),
        (b"one\r\n\r\ntwo\rthree\n", ["one", "", "two", "three"]),
        (b"\n\n", ["", ""]),
        (b"\xef\xbb\xbfmark", ["mark"]),
        ("a\u2028b\x0bc\x85d".encode(), ["a\u2028b\x0bc\x85d"]),
    ],
)
def test_lines_end_in_any_of_three_ways(data, lines):
    assert lines_of(data) == lines


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-16", "utf-16-le", "utf-32", "latin-1", "cp1252"]
)
def test_encodings(encoding):
    text = "Käse\r\nstraße\n"
    assert lines_of(text.encode(encoding), encoding) == ["Käse", "straße"]


@given(st.text(st.sampled_from("aä\r\n€😀"), min_size=1), st.integers(1, 7))
def test_the_size_of_the_chunks_does_not_show(text, size):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CHUNK_BYTES, size)
        found = lines_of(text.encode())
    expected = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert found == (expected if expected[-1] else expected[:-1])


@given(st.text(st.sampled_from("aä\r\n€")), st.integers(1, 7))
def test_the_place_of_a_wrong_byte_is_exact(before, size):
    data = before.encode() + b"\xfc after"
    expected = before.replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CHUNK_BYTES, size)
        with pytest.raises(ReadError) as error:
            lines_of(data)
    assert error.value.line == expected
    place = f"byte 0xFC at position {len(before.encode()):,} of the file is not valid UTF-8"
    assert place in str(error.value)


def test_messages_name_the_fix():
    with pytest.raises(ReadError, match="such as latin-1 or cp1252"):
        lines_of("ä".encode("latin-1"))
    with pytest.raises(ReadError, match=r"not valid CP1252; set another encoding"):
        lines_of(b"\x81", "cp1252")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_a_byte_order_mark_takes_precedence_over_utf8(encoding):
    data = "Käse\r\n日本\n".encode(encoding)
    assert lines_of(data) == ["Käse", "日本"]


@pytest.mark.parametrize("mark", [codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE])
def test_marks_of_the_other_byte_order_count_too(mark):
    width = len(mark)
    data = mark + b"".join(bytes(width - 1) + bytes([letter]) for letter in b"two\nlines")
    assert lines_of(data) == ["two", "lines"]


def test_what_breaks_off_after_a_mark_is_told_in_its_encoding():
    with pytest.raises(ReadError, match="not valid UTF-16"):
        lines_of("text".encode("utf-16")[:-1])


@given(
    st.lists(
        st.sampled_from([b"a", b"\r", b"\n", b"\xef\xbb\xbf", b"\xc3\xa4", b"\xe4", b"\xff\xfe"])
    ),
    st.sampled_from(["utf-8", "latin-1", "UTF8", "cp1252", "utf-8-sig"]),
)
def test_a_whole_file_is_decoded_as_its_chunks_are(parts, encoding):
    data = b"".join(parts)

    def result(decoded):
        try:
            return "".join(decoded(encoding=encoding, path="a.txt"))
        except ReadError as error:
            return str(error)

    assert result(partial(decode, data)) == result(partial(text_chunks, io.BytesIO(data)))
