"""What is written in any format is read again, packed or not."""

import codecs

import numpy as np
import pandas as pd
import polars as pl
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from tests.corpus.readers.reader_samples import (
    COUNT_WRITERS,
    PACKERS,
    as_csv,
    as_json_lines,
    as_matrix_market,
    count_matrices,
    names,
    one_line_texts,
    read,
    tarred,
    write,
    zipped,
)
from tests.property_profiles import costly
from topicgrouper.corpus import ReadOptions, read_frame

COUNTS = np.array([[2, 0, 1], [0, 0, 0], [0, 5, 1]])
WORDS = ("cat", "dog", "ärger")


def check_counts(reading, counts, vocabulary=WORDS):
    np.testing.assert_array_equal(reading.corpus.counts.toarray(), counts)
    assert reading.corpus.vocabulary == vocabulary
    assert reading.report.n_documents == len(counts)
    assert reading.report.n_empty == np.count_nonzero(counts.sum(axis=1) == 0)
    assert (reading.report.n_skipped, reading.report.n_problems) == (0, 0)


@pytest.mark.parametrize("name", COUNT_WRITERS)
@given(counts=count_matrices())
def test_counts(tmp_path, name, counts):
    vocabulary = tuple(f"word{number}" for number in range(counts.shape[1]))
    write(tmp_path / "vocab.txt", "\n".join(vocabulary))
    path = write(tmp_path / name, COUNT_WRITERS[name](counts))
    check_counts(read(path), counts, vocabulary)


@pytest.mark.parametrize("packer", PACKERS)
@pytest.mark.parametrize("name", sorted(COUNT_WRITERS))
def test_packed_counts(tmp_path, name, packer):
    write(tmp_path / f"vocab.txt.{packer}", PACKERS[packer]("\r\n".join(WORDS).encode()))
    packed = PACKERS[packer](COUNT_WRITERS[name](COUNTS))
    check_counts(read(write(tmp_path / f"{name}.{packer}", packed)), COUNTS)


@pytest.mark.parametrize("name", sorted(COUNT_WRITERS))
def test_counts_as_the_only_file_of_an_archive(tmp_path, name):
    write(tmp_path / "vocab.txt", "\n".join(WORDS))
    content = COUNT_WRITERS[name](COUNTS)
    members = {f"folder/{name}": content, "__MACOSX/._x": b"", "folder/.DS_Store": b""}
    check_counts(read(write(tmp_path / "x.zip", zipped(members))), COUNTS)
    check_counts(read(write(tmp_path / "y.tgz", PACKERS["gz"](tarred(members)))), COUNTS)


@given(counts=count_matrices())
def test_real_numbers_in_a_matrix_market_file(tmp_path, counts):
    counts = np.minimum(counts, 999_999)
    write(tmp_path / "vocab.txt", "\n".join(f"w{number}" for number in range(counts.shape[1])))
    path = write(tmp_path / "x.mtx", as_matrix_market(counts, field="real"))
    np.testing.assert_array_equal(read(path).corpus.counts.toarray(), counts)


# A byte order mark at the very start is not part of the text; a file of nothing else is empty.
@given(
    texts=st.lists(one_line_texts(), min_size=1).filter(
        lambda texts: texts[-1] not in ("", "\ufeff")
    )
)
@example(texts=["\ufeffa", "\ufeffb"])
def test_lines(tmp_path, texts):
    path = write(tmp_path / "x.txt", "\n".join(texts))
    reading = read(path, keep_texts=True)
    assert reading.corpus.texts == (texts[0].removeprefix("\ufeff"), *texts[1:])
    assert reading.corpus.document_ids == tuple(str(i + 1) for i in range(len(texts)))
    assert reading.report.n_skipped == 0


RECORDS = st.lists(
    st.tuples(
        one_line_texts().map(lambda text: text.replace("x", "\n").replace("y", '"')),
        names(),
        names(),
    ),
    min_size=1,
)


def check_table(reading, records):
    assert reading.report.n_skipped == 0
    assert reading.corpus.texts == tuple(text for text, _, _ in records)
    assert reading.corpus.document_ids == tuple(id_ for _, id_, _ in records)
    assert reading.corpus.labels == tuple(label for _, _, label in records)


TABLE = {"text_column": "body", "id_column": "key", "label_column": "class", "keep_texts": True}
HEADER = ("body", "key", "class")


@pytest.mark.parametrize(("name", "delimiter"), [("x.csv", ","), ("x.csv", ";"), ("x.tsv", "\t")])
@given(records=RECORDS)
def test_csv(tmp_path, name, delimiter, records):
    path = write(tmp_path / name, as_csv([HEADER, *records], delimiter=delimiter))
    check_table(read(path, **TABLE), records)


@given(records=RECORDS)
def test_json_lines(tmp_path, records):
    objects = [dict(zip(HEADER, record, strict=True)) for record in records]
    path = write(tmp_path / "x.jsonl", as_json_lines(objects))
    check_table(read(path, **TABLE), records)


@pytest.mark.slow
@given(records=RECORDS)
@costly
def test_parquet_and_frames(tmp_path, records):
    columns = dict(zip(HEADER, map(list, zip(*records, strict=True)), strict=True))
    frame = pl.DataFrame(columns)
    frame.write_parquet(tmp_path / "x.parquet")
    check_table(read(tmp_path / "x.parquet", **TABLE), records)
    options = ReadOptions(**TABLE)
    check_table(read_frame(frame, options=options), records)
    check_table(read_frame(pd.DataFrame(columns), options=options), records)


@given(
    files=st.dictionaries(
        st.tuples(st.sampled_from(["a", "b", "c/d"]), st.sampled_from(["1", "2.txt", "3"])),
        one_line_texts(),
        min_size=1,
    )
)
def test_a_folder_and_its_archives(tmp_path_factory, files):
    folder = tmp_path_factory.mktemp("folder")
    members = {f"{place}/{name}": text.encode() for (place, name), text in files.items()}
    for name, data in members.items():
        write(folder / "texts" / name, data)
    write(folder / "x.tar.xz", PACKERS["xz"](tarred(members)))
    write(folder / "x.zip", zipped(members))
    for path in (folder / "texts", folder / "x.tar.xz", folder / "x.zip"):
        corpus = read(path, format="folder", keep_texts=True).corpus
        found = dict(zip(corpus.document_ids, corpus.texts, strict=True))
        assert found == {name: data.decode("utf-8-sig") for name, data in members.items()}
        classes = {name.split("/")[-2] for name in members}
        expected = tuple(name.split("/")[-2] for name in corpus.document_ids)
        assert corpus.labels == (expected if len(classes) > 1 else None)


BASKETS = st.dictionaries(names(), st.dictionaries(names(), st.integers(1, 99)), min_size=1)


ORDERS = ("order", "item", "pieces")


@pytest.mark.parametrize("form", ["csv", "tsv", "jsonl"])
@given(baskets=BASKETS)
def test_baskets_in_long_form(tmp_path, form, baskets):
    rows = rows_of(baskets)
    if form == "jsonl":
        content = as_json_lines([dict(zip(ORDERS, row, strict=True)) for row in rows])
    else:
        content = as_csv([ORDERS, *rows], delimiter="\t" if form == "tsv" else ",")
    check_baskets(write(tmp_path / f"x.{form}", content), rows)


@given(baskets=BASKETS)
@costly
def test_baskets_in_parquet(tmp_path, baskets):
    rows = rows_of(baskets)
    pl.DataFrame(rows, schema=ORDERS, orient="row").write_parquet(tmp_path / "x.parquet")
    check_baskets(tmp_path / "x.parquet", rows)


def rows_of(baskets):
    return [
        (basket, item, str(count))
        for basket, content in baskets.items()
        for item, count in (content or {"thing": 1}).items()
    ]


def check_baskets(path, rows):
    reading = read(path, basket="order", item="item", quantity="pieces", pieces="all")
    assert reading.report.n_skipped == 0
    corpus = reading.corpus
    assert corpus.document_ids == tuple(dict.fromkeys(row[0] for row in rows))
    assert corpus.vocabulary == tuple(dict.fromkeys(row[1] for row in rows))
    matrix = corpus.counts.toarray()
    for basket, item, count in rows:
        row, column = corpus.document_ids.index(basket), corpus.vocabulary.index(item)
        assert matrix[row, column] == int(count)
    assert corpus.n_tokens == sum(int(row[2]) for row in rows)


@pytest.mark.parametrize("name", ["x.basket", "x.basket.gz"])
@given(baskets=st.lists(st.lists(names(), min_size=1), min_size=1))
@example(baskets=[["\ufeffmilk", "tea"]])
@example(baskets=[["\ufeff,", "tea"]])
def test_baskets_in_wide_form(tmp_path, name, baskets):
    # A single empty cell is written as two quotes, an empty line is an empty basket.
    content = as_csv(baskets)
    path = write(tmp_path / name, PACKERS["gz"](content) if name.endswith("gz") else content)
    first = baskets[0][0]
    if content.startswith(codecs.BOM_UTF8):  # not within quotes
        first = first.removeprefix("\ufeff").strip()
    expected = [[first, *baskets[0][1:]], *baskets[1:]]
    expected = [[item for item in basket if item] for basket in expected]
    assume(len(baskets) == 1 or max(map(len, expected)) != 1)
    corpus = read(path, delimiter=",").corpus
    items = tuple(dict.fromkeys(item for basket in expected for item in basket))
    assert corpus.vocabulary == items
    for row, basket in zip(corpus.counts.toarray(), expected, strict=True):
        assert list(row) == [basket.count(item) for item in items]
