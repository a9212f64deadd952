"""Texts of every format divided into documents, and duplicates among them."""

import time

import numpy as np
import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.corpus.readers.reader_samples import read, tarred, write
from topicgrouper.corpus import ReadError, ReadOptions, count_texts, read_frame

BOOK = "The cat. A dog\nbarks.\n\n\nMice and cats!\n \nThe end\n"


@pytest.mark.parametrize(
    ("unit", "texts"),
    [
        ("line", ["The cat. A dog", "barks.", "", "", "Mice and cats!", " ", "The end"]),
        ("paragraph", ["The cat. A dog\nbarks.", "Mice and cats!", "The end"]),
        ("sentence", ["The cat.", "A dog\nbarks.", "Mice and cats!", "The end"]),
        ("whole", [BOOK.strip()]),
    ],
)
def test_a_text_file_is_divided_as_it_streams(tmp_path, monkeypatch, unit, texts):
    path = write(tmp_path / "book.txt", BOOK)
    monkeypatch.setattr("topicgrouper.corpus.readers.documents.BATCH_CHARACTERS", 10)
    reading = read(path, split=unit, keep_texts=True)
    assert list(reading.corpus.texts) == texts
    assert reading.corpus.document_ids == tuple(str(n + 1) for n in range(len(texts)))
    assert reading.report.n_split == (unit in ("paragraph", "sentence"))
    assert read(path, split=None).corpus == read(path, split="line").corpus


def test_files_of_a_folder_are_divided_and_keep_their_labels(tmp_path):
    write(tmp_path / "x/pets/a.txt", BOOK)
    write(tmp_path / "x/pets/b.txt", " \n")
    write(tmp_path / "x/wild/c.txt", "Wolves\n\nBears")
    reading = read(tmp_path / "x", split="paragraph")
    ids = ("pets/a.txt#1", "pets/a.txt#2", "pets/a.txt#3", "wild/c.txt#1", "wild/c.txt#2")
    assert reading.corpus.document_ids == ids
    assert reading.corpus.labels == ("pets",) * 3 + ("wild",) * 2
    told = "Split 3 texts into 5 documents; 1 of the texts is empty."
    assert reading.report.sentences()[0] == told
    assert read(tmp_path / "x", split="line").corpus.document_ids[:3] == (
        "pets/a.txt#1",
        "pets/a.txt#2",
        "pets/a.txt#5",
    )
    assert read(tmp_path / "x", split="whole").corpus == read(tmp_path / "x").corpus


def test_cells_are_divided_and_keep_their_columns(tmp_path, monkeypatch):
    rows = 'id,text,by,stars\nr1,"One cat. Two cats.",Ann,5\nr2,,Bob,1\nr3,Three cats,Cay,2\n'
    options = {"id_column": "id", "label_column": "stars", "columns": "by", "split": "sentence"}
    monkeypatch.setattr("topicgrouper.corpus.readers.documents._BATCH_DOCUMENTS", 2)
    corpus = read(write(tmp_path / "x.csv", rows), **options).corpus
    assert corpus.document_ids == ("r1#1", "r1#2", "r3#1")
    assert corpus.labels == ("5", "5", "2")
    assert corpus.document_columns == {"by": ("Ann", "Ann", "Cay")}
    pl = pytest.importorskip("polars")
    frame = pl.read_csv(tmp_path / "x.csv")
    assert read_frame(frame, options=ReadOptions(**options)).corpus == corpus


def test_a_document_without_an_end_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.corpus.readers.documents.MAX_LINE", 50)
    path = write(tmp_path / "x.txt", "many words\n" * 9)
    with pytest.raises(ReadError, match=r"line 5: .*longer than 50 .*split it into lines"):
        read(path, split="paragraph")
    assert read(write(tmp_path / "y.txt", "words\n\n" * 90), split="paragraph").corpus.n_documents


def test_baskets_and_counts_are_not_divided(tmp_path):
    path = write(tmp_path / "x.csv", "b,i\n1,milk\n")
    with pytest.raises(ReadError, match="split: does not apply"):
        read(path, basket="b", item="i", split="line")
    with pytest.raises(ReadError, match="drop_duplicates: does not apply"):
        read(path, basket="b", item="i", drop_duplicates=True)
    with pytest.raises(ValueError, match="split must be one of line, paragraph"):
        ReadOptions(split="word")


@pytest.mark.parametrize("batch", [2, 2**16])
def test_duplicates_are_counted_and_dropped_on_request(tmp_path, monkeypatch, batch):
    monkeypatch.setattr("topicgrouper.corpus.readers.documents._BATCH_DOCUMENTS", batch)
    texts = ["one cat", "two dogs", " one cat", "", "", "two cats", "two dogs", "one cat\t"]
    path = write(tmp_path / "x.txt", "\n".join(texts))
    kept = read(path)
    assert kept.corpus.n_documents == 8
    assert (kept.report.n_duplicates, kept.report.n_dropped) == (3, 0)
    told = (
        "3 of 8 documents are exact duplicates of others; "
        "to drop them, set drop_duplicates (--drop-duplicates)."
    )
    assert told in kept.report.sentences()
    found = read(path, drop_duplicates=True, keep_texts=True)
    assert found.corpus.document_ids == ("1", "2", "4", "5", "6")
    assert (found.report.n_duplicates, found.report.n_dropped) == (0, 3)
    assert "Dropped 3 exact duplicates of other documents." in found.report.sentences()
    plain = count_texts(["one cat", "two dogs", "", "", "two cats"])
    np.testing.assert_array_equal(found.corpus.counts.toarray(), plain.counts.toarray())


@given(
    texts=st.lists(
        st.sampled_from(["a", "b", " a", "a\n", "", " ", "c d", "c  d", "é"]), min_size=1
    ),
    batch=st.integers(1, 5),
)
def test_duplicates_are_those_of_a_plain_set(texts, batch):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("topicgrouper.corpus.readers.documents._BATCH_DOCUMENTS", batch)
        options = ReadOptions(drop_duplicates=True, keep_texts=True)
        found = read_frame(pl.DataFrame({"text": texts}), options=options)
    first = dict.fromkeys(filter(None, map(str.strip, texts)))
    assert list(filter(None, map(str.strip, found.corpus.texts))) == list(first)
    n_empty = sum(not text.strip() for text in texts)
    assert found.report.n_dropped == len(texts) - n_empty - len(first)


def test_labels_and_columns_of_dropped_documents_go_too(tmp_path):
    path = write(tmp_path / "x.csv", "text,by,stars\ncat,Ann,1\ncat,Bob,2\ndog,Cay,3\n")
    corpus = read(path, columns="by", label_column="stars", drop_duplicates=True).corpus
    assert corpus.labels == ("1", "3")
    assert corpus.document_columns == {"by": ("Ann", "Cay")}


def test_an_archive_of_texts_is_divided(tmp_path):
    path = write(tmp_path / "x.tar", tarred({"a.txt": b"One.\n\nTwo.", "b.txt": b"Three."}))
    assert read(path, split="paragraph").corpus.document_ids == ("a.txt#1", "a.txt#2", "b.txt#1")


@pytest.mark.parametrize(
    ("start", "delimiter"),
    [("sep=;", ";"), ('"sep=;"', ";"), ("SEP=|", "|"), ("sep=\t", "\t"), ("sep=,", ",")],
)
@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_tables_as_excel_writes_them(tmp_path, start, delimiter, encoding):
    rows = [start, "id;text;note", "1;Käse und Brot;a,b,c,d", "2;zu;viele;Zellen", "3;Tee;"]
    text = "\r\n".join(rows).replace(";", delimiter).replace("a,b,c,d", "a-b")
    text = text.replace(f"sep{delimiter}", "sep=")
    path = write(tmp_path / "x.csv", text.encode(encoding))
    reading = read(path, id_column="id")
    assert reading.corpus.document_ids == ("1", "3")
    assert reading.corpus.vocabulary == ("brot", "käse", "tee", "und")
    assert reading.report.problems[0].line == 4


def test_quantities_with_a_decimal_comma(tmp_path):
    path = write(tmp_path / "x.csv", "b;i;n\n1;milk;2,0\n1;bread;1,5\n2;milk;1,000\n2;tea;3\n")
    reading = read(path, basket="b", item="i", quantity="n", pieces="all")
    assert reading.corpus.counts.toarray().tolist() == [[2, 0], [0, 3]]
    assert reading.report.n_skipped == 2


UNITS = ("line", "paragraph", "sentence")
TEXT = "\n\nOne. Two\nthree!  \r\n \t\r\nFour\r\rFive\n"


def text_pieces(text, unit):
    """Return the documents that a text is split into, each with its number."""
    options = ReadOptions(text_column="text", split=unit, keep_texts=True)
    # a last row, as a frame without documents is refused
    corpus = read_frame(pl.DataFrame({"text": [text, "end"]}), options=options).corpus
    numbers = [int(name.rpartition("#")[2]) for name in corpus.document_ids]
    return list(zip(numbers, corpus.texts, strict=True))[:-1]


def sentences(text):
    return [piece for _, piece in text_pieces(text, "sentence")]


@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        ("line", [(3, "One. Two"), (4, "three!"), (6, "Four"), (8, "Five")]),
        ("paragraph", [(1, "One. Two\nthree!"), (2, "Four"), (3, "Five")]),
        ("sentence", [(1, "One."), (2, "Two\nthree!"), (3, "Four"), (4, "Five")]),
    ],
)
def test_pieces_are_numbered_and_stripped(unit, expected):
    assert text_pieces(TEXT, unit) == expected


@pytest.mark.parametrize("unit", UNITS)
@given(text=st.text(alphabet="ab.!? \n\r\t。\"'\u2028x1Z", max_size=60))
def test_pieces_hold_all_that_is_not_blank(unit, text):
    pieces = text_pieces(text, unit)
    assert "".join("".join(piece for _, piece in pieces).split()) == "".join(text.split())
    assert all(piece and piece == piece.strip() for _, piece in pieces)
    numbers = [number for number, _ in pieces]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize(
    "expected",
    [
        ["Dr. Lee met J. R. Smith, Jr. at 3.15 p.m. on Monday.", "They left."],
        ["Wirklich?", "Am 3. Oktober, z.B. um 8 Uhr, kam Nr. 5 an.", "Alle gingen!"],
        ["He said: “No!”", "She (who knew…) left.", "Then (at last.)", "The end"],
        ["今天天气很好。", "我们去公园吧！", "“好的。”", "他说"],
        ["यह एक वाक्य है।", "यह दूसरा है।"],
        ["هل هذا صحيح؟", "نعم."],
        ["Wait... what?", "Well…", "Yes.", "¿Qué?", "¡Sí!"],
        ["See www.example.com/a.html for v1.2.3 of it.", "Done."],
        ["in the U.S. Senate and e.g. elsewhere.", "Next"],
    ],
)
def test_sentences_of_many_languages(expected):
    blank = "" if "。" in expected[0] else " "
    assert sentences(blank.join(expected)) == expected


@pytest.mark.parametrize("text", ["." * 200_000 + "x", '."' * 100_000 + "x", "a. " * 70_000])
def test_no_text_takes_more_than_linear_time(text):
    started = time.process_time()
    sentences(text)
    assert time.process_time() - started < 5  # a second at most; hours if it were quadratic
