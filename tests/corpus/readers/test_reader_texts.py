"""Lines and folders."""

import io
import os
import sys

import numpy as np
import pytest

from tests.corpus.readers.reader_samples import PACKERS, read, write
from topicgrouper.corpus import ReadError, TextOptions


def test_lines_are_documents_called_by_their_numbers(tmp_path):
    path = write(tmp_path / "x.txt", "The cat sees the cat.\r\n\r\nThe dog\n")
    reading = read(path, text=TextOptions(min_length=2))
    assert reading.corpus.vocabulary == ("cat", "dog", "sees", "the")
    np.testing.assert_array_equal(
        reading.corpus.counts.toarray(), [[2, 0, 1, 2], [0, 0, 0, 0], [0, 1, 0, 1]]
    )
    assert reading.corpus.document_ids == ("1", "2", "3")
    assert reading.corpus.labels is None
    assert (reading.report.n_documents, reading.report.n_empty) == (3, 1)


def test_a_line_with_a_nul_byte_is_left_out_and_told(tmp_path):
    reading = read(write(tmp_path / "x.txt", "one cat\ntw\0o\nthree\n"))
    assert reading.corpus.document_ids == ("1", "3")
    assert reading.report.n_skipped == 1
    assert "the encoding utf-16" in reading.report.problems[0].message
    assert reading.report.problems[0].line == 2


def test_batches_do_not_show(tmp_path, monkeypatch):
    path = write(tmp_path / "x.txt", "".join(f"word{'x' * (i % 7)} and\n" for i in range(500)))
    whole = read(path, keep_texts=True).corpus
    monkeypatch.setattr("topicgrouper.corpus.readers.documents.BATCH_CHARACTERS", 50)
    parts = read(path, keep_texts=True).corpus
    assert parts.texts == whole.texts
    assert parts.vocabulary == whole.vocabulary
    assert parts.document_ids == whole.document_ids
    np.testing.assert_array_equal(parts.counts.toarray(), whole.counts.toarray())


def test_files_of_a_folder_are_documents_and_its_folders_labels(tmp_path):
    write(tmp_path / "texts/sport/2", "goal")
    write(tmp_path / "texts/sport/1.txt", "ball")
    write(tmp_path / "texts/economy/a/x.txt.gz", PACKERS["gz"](b"bank"))
    write(tmp_path / "texts/top.txt", "")
    write(tmp_path / "texts/.hidden/1", "no")
    write(tmp_path / "texts/.DS_Store", "no")
    reading = read(tmp_path / "texts")
    assert reading.corpus.document_ids == (
        "top.txt",
        "economy/a/x.txt.gz",
        "sport/1.txt",
        "sport/2",
    )
    assert reading.corpus.labels == ("", "a", "sport", "sport")
    assert reading.corpus.vocabulary == ("ball", "bank", "goal")
    assert reading.report.n_empty == 1


def test_binary_files_among_the_texts_are_left_out_and_told(tmp_path):
    write(tmp_path / "texts/1.txt", "ball")
    write(tmp_path / "texts/2.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    write(tmp_path / "texts/3.bin", b"text\0text")
    write(tmp_path / "texts/4.zip", b"")
    report = read(tmp_path / "texts").report
    assert (report.n_documents, report.n_skipped) == (1, 3)
    assert report.problems[0].path == f"{tmp_path}/texts/2.png"
    messages = [problem.message for problem in report.problems]
    assert "image files" in messages[0]
    assert "not a text file (it contains NUL bytes)" in messages[1]
    assert "an archive" in messages[2]
    assert "unpack it" in report.problems[-1].message


def test_another_encoding_in_most_of_a_folder_is_an_error_with_file_and_line(tmp_path):
    write(tmp_path / "texts/1.txt", "ball\nKäse".encode("latin-1"))
    write(tmp_path / "texts/2.txt", "Käse".encode("latin-1"))
    write(tmp_path / "texts/3.txt", "ball")
    with pytest.raises(ReadError, match=r"texts/1.txt, line 2: byte 0xE4 at position 6"):
        read(tmp_path / "texts")
    assert read(tmp_path / "texts", encoding="latin-1").corpus.vocabulary == ("ball", "käse")


def test_a_few_files_in_another_encoding_are_skipped_and_told(tmp_path):
    write(tmp_path / "texts/1.txt", "ball\nKäse".encode("latin-1"))
    for number in (2, 3):
        write(tmp_path / f"texts/{number}.txt", "ball")
    reading = read(tmp_path / "texts")
    assert reading.corpus.document_ids == ("2.txt", "3.txt")
    (sentence,) = (text for text in reading.report.sentences() if text.startswith("Skipped"))
    assert sentence.startswith(
        f"Skipped 1 of 3 files, with 53% of the bytes: {tmp_path}/texts/1.txt, line 2: byte 0xE4"
    )
    assert "such as latin-1" in sentence


def test_utf16_in_a_folder_is_recognized_by_its_mark(tmp_path):
    write(tmp_path / "texts/1.txt", "Käse".encode("utf-16"))
    write(tmp_path / "texts/2.txt", "Käse")
    assert read(tmp_path / "texts").corpus.counts.toarray().tolist() == [[1], [1]]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="everything is readable")
def test_a_file_without_permission_is_skipped_and_told(tmp_path):
    write(tmp_path / "texts/1.txt", "ball").chmod(0)
    write(tmp_path / "texts/2.txt", "ball")
    assert "cannot be opened (Permission denied)" in str(read(tmp_path / "texts").report.problems)


def test_files_that_cannot_be_opened_or_unpacked_are_skipped_and_told(tmp_path, monkeypatch):
    write(tmp_path / "texts/1.txt.gz", b"no gzip")
    write(tmp_path / "texts/2.txt", "ball")
    write(tmp_path / "texts/3.txt", "ball")

    def open_but_one(self, *args, **options):
        if self.name == "3.txt":
            raise PermissionError(13, "Permission denied")
        return io.open(self, *args, **options)  # noqa: UP020 - the method itself is replaced

    monkeypatch.setattr("pathlib.Path.open", open_but_one)
    report = read(tmp_path / "texts").report
    assert (report.n_documents, report.n_files) == (1, 3)
    assert [problem.message.split(";")[0] for problem in report.problems] == [
        "the name ends in .gz, but its content is not gzip",
        "cannot be opened (Permission denied)",
    ]


def test_a_file_too_large_for_one_document_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr("topicgrouper.corpus.readers.folder.MAX_LINE", 100)
    write(tmp_path / "texts/1.txt", "ball " * 30)
    write(tmp_path / "texts/2.txt", "ball")
    report = read(tmp_path / "texts").report
    assert (report.n_documents, report.n_skipped) == (1, 1)
    assert "the format lines" in report.problems[0].message


def test_a_plain_file_is_no_folder(tmp_path):
    with pytest.raises(ReadError, match="the format lines"):
        read(write(tmp_path / "x.txt", "text"), format="folder")
    with pytest.raises(ReadError, match="needs a file, got a folder"):
        read(tmp_path, format="lines")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are Unicode")
def test_names_of_files_that_are_no_unicode_can_be_shown(tmp_path):
    for name, content in ((b"\xff.txt", b"ball"), (b"\xfe.bin", b"\0")):
        write(tmp_path / os.fsdecode(name), content)
    reading = read(tmp_path)
    assert reading.corpus.document_ids == ("\\udcff.txt",)
    assert reading.report.problems[0].path == f"{tmp_path}/\\udcfe.bin"


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_links_are_followed_inside_the_folder_only_and_others_told(tmp_path):
    folder = tmp_path / "texts"
    write(folder / "a.txt", "ball")
    outside = write(tmp_path / "secret.txt", "password")
    (folder / "inside.txt").symlink_to("a.txt")
    (folder / "dangling.txt").symlink_to("nowhere.txt")
    (folder / "circle.txt").symlink_to("circle.txt")
    (folder / "outside.txt").symlink_to(outside)
    (folder / "up").symlink_to("..")
    (folder / ".hidden.txt").symlink_to(outside)
    os.mkfifo(folder / "pipe.txt")
    (tmp_path / "link").symlink_to(folder)
    for path in (folder, tmp_path / "link"):
        reading = read(path)
        assert reading.corpus.document_ids == ("a.txt", "inside.txt")
        assert (reading.report.n_files, reading.report.n_skipped) == (7, 5)
        assert {
            problem.path: problem.message.split(";")[0] for problem in reading.report.problems
        } == {
            f"{path}/circle.txt": "broken link",
            f"{path}/dangling.txt": "broken link",
            f"{path}/outside.txt": "links to a file outside the folder",
            f"{path}/pipe.txt": "not a regular file",
            f"{path}/up": "not a regular file",
        }
        (advice,) = (
            problem.message for problem in reading.report.problems if "outside" in problem.path
        )
        assert advice.endswith(": cp -rL FOLDER COPY")


def test_a_subfolder_that_cannot_be_opened_is_told(tmp_path, monkeypatch):
    write(tmp_path / "texts/1.txt", "ball")
    closed = write(tmp_path / "texts/closed/2.txt", "ball").parent
    scan = os.scandir

    def scan_but_one(path):
        if path == str(closed):
            raise PermissionError(13, "Permission denied", path)
        return scan(path)

    monkeypatch.setattr(os, "scandir", scan_but_one)
    (problem,) = read(tmp_path / "texts").report.problems
    assert problem.path == str(closed)
    assert problem.message.startswith("cannot be opened (Permission denied)")
