import pytest

from tests.corpus.readers.reader_samples import PACKERS, read, tarred, write, zipped
from topicgrouper.corpus import FORMATS, ReadError, ReadOptions, TextOptions, read_corpus
from topicgrouper.corpus.readers.detection import guess_format


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("a.txt", "lines"),
        ("a.CSV", "csv"),
        ("a.tsv", "tsv"),
        ("a.jsonl", "jsonl"),
        ("a.ndjson", "jsonl"),
        ("a.json", "jsonl"),
        ("a.parquet", "parquet"),
        ("a.basket", "baskets-wide"),
        ("docword.kos.txt", "uci"),
        ("ap.dat", "lda-c"),
        ("a.mtx", "matrix-market"),
    ],
)
def test_the_ending_tells_the_format(tmp_path, name, expected):
    assert guess_format(write(tmp_path / name, b"text"))[0] == expected
    for ending, packer in PACKERS.items():
        assert guess_format(write(tmp_path / f"{name}.{ending}", packer(b"text")))[0] == expected
    assert guess_format(write(tmp_path / "x.zip", zipped({f"a/{name}": b"text"})))[0] == expected


def test_folders_and_archives(tmp_path):
    assert guess_format(tmp_path)[0] == "folder"
    several = {"a/1.txt": b"", "a/2.csv": b""}
    assert guess_format(write(tmp_path / "x.zip", zipped(several)))[0] == "folder"
    assert (
        guess_format(write(tmp_path / "x.tar.bz2", PACKERS["bz2"](tarred(several))))[0] == "folder"
    )
    assert guess_format(write(tmp_path / "y.zip", zipped({"README": b""})))[0] == "folder"


def test_an_unknown_ending_lists_the_formats(tmp_path):
    with pytest.raises(ReadError, match=r"\.txt, .*set the format to one of folder, lines"):
        guess_format(write(tmp_path / "x.doc", b""))
    with pytest.raises(ReadError, match="unknown format 'word'; choose one of folder, lines"):
        read(tmp_path / "x.doc", format="word")


def test_formats_describe_themselves():
    assert list(FORMATS)[:2] == ["folder", "lines"]
    fields = {field for format_ in FORMATS.values() for field in format_.options}
    assert fields <= set(ReadOptions.__dataclass_fields__)
    for name, format_ in FORMATS.items():
        assert format_.name == name
        assert format_.summary
    with pytest.raises(TypeError):
        FORMATS["x"] = None


def test_options_that_a_format_has_no_use_for_are_refused(tmp_path):
    path = write(tmp_path / "x.txt", b"text")
    with pytest.raises(
        ReadError,
        match="text_column, vocabulary: does not apply to the format lines",
    ):
        read(path, text_column="a", vocabulary="b")
    with pytest.raises(ReadError, match="keep_texts, stemmer: does not apply to the format uci"):
        read(path, format="uci", text=TextOptions(stemmer="porter"), keep_texts=True)


def test_progress_reaches_the_end_in_every_text_format(tmp_path):
    texts = {f"a/{number}.txt": b"some text " * 100 for number in range(50)}
    for name, data in texts.items():
        write(tmp_path / "texts" / name, data)
    paths = [
        tmp_path / "texts",
        write(tmp_path / "x.tar.gz", PACKERS["gz"](tarred(texts))),
        write(tmp_path / "x.txt", b"some text\n" * 10_000),
    ]
    for path in paths:
        seen = []
        read_corpus(path, progress=lambda share, _note, seen=seen: seen.append(share))
        assert seen[-1] == 1.0
        assert seen == sorted(seen)
