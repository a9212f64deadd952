"""Twenty News Groups: messages in folders of groups."""

import io
import tarfile
from collections import Counter

import pytest

from experiments.datasets import load_twenty_newsgroups, read_twenty_newsgroups
from topicgrouper.corpus import ReadError

MESSAGE = (
    "From: anna@rockets.example (Anna)\nSubject: Re: orbits\n of comets\nLines: 2\n\n"
    "Orbits_are ellipses.\n\nOrganization: not a header\n"
)


def write(folder, messages):
    for name, text in messages.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("latin-1"))


def words_of(folder, headers):
    corpus = read_twenty_newsgroups(folder, headers=headers)
    return dict(zip(corpus.vocabulary, corpus.counts.toarray()[0].tolist(), strict=True))


def test_the_group_is_the_label_and_the_path_the_id(tmp_path):
    names = ["20news-bydate-train/sci.space/9", "20news-bydate-test/rec.autos/10"]
    write(tmp_path, {name: f"{MESSAGE} {name}" for name in names})
    corpus = read_twenty_newsgroups(tmp_path)
    assert corpus.document_ids == tuple(sorted(names))
    assert corpus.labels == ("rec.autos", "sci.space")


def test_the_archive_and_its_folder_give_the_same(tmp_path):
    folder = tmp_path / "folder"
    messages = {f"train/group/{n}": f"word{'s' * n} common" for n in range(3)}
    write(folder, {**messages, "train/README": "ignored"})
    with tarfile.open(tmp_path / "20news.tar.gz", "w:gz") as archive:
        for name in reversed(messages):
            info = tarfile.TarInfo(name)
            info.size = len(messages[name])
            archive.addfile(info, io.BytesIO(messages[name].encode()))
    unpacked, packed = map(read_twenty_newsgroups, (folder, tmp_path / "20news.tar.gz"))
    assert unpacked.document_ids == packed.document_ids
    assert unpacked.vocabulary == packed.vocabulary
    assert (unpacked.counts != packed.counts).nnz == 0


def test_the_headers_that_are_text_can_be_chosen(tmp_path):
    write(tmp_path, {"sci.space/1": MESSAGE})
    body = {"ellips": 1, "header": 1, "orbit": 1, "organ": 1}
    from_subject = {"anna": 2, "comet": 1, "exampl": 1, "orbit": 2, "rocket": 1, "subject": 1}
    assert words_of(tmp_path, "none") == body
    assert words_of(tmp_path, "from-subject") == {**body, **from_subject}
    assert words_of(tmp_path, "all") == {**body, **from_subject, "line": 1}


def test_files_outside_of_groups_are_refused(tmp_path):
    write(tmp_path, {"17": MESSAGE})
    with pytest.raises(ReadError, match="17: it is not in a folder"):
        read_twenty_newsgroups(tmp_path)
    (tmp_path / "empty").mkdir()
    with pytest.raises(ReadError, match="does not hold messages"):
        read_twenty_newsgroups(tmp_path / "empty")


def test_duplicates_are_found_by_the_headers_that_count_and_without_white_space(tmp_path):
    names = ["sci.med/1", "sci.med/2", "sci.space/3", "sci.space/4"]
    texts = [MESSAGE, MESSAGE.replace("Lines: 2", "Lines: 3"), f"{MESSAGE}\n \n", f"{MESSAGE}new"]
    write(tmp_path, dict(zip(names, texts, strict=True)))
    # The lines differ in a header that does not belong to the text, in white space and in a word.
    assert read_twenty_newsgroups(tmp_path).document_ids == ("sci.med/1", "sci.space/4")
    all_headers = read_twenty_newsgroups(tmp_path, headers="all")
    assert all_headers.document_ids == ("sci.med/1", "sci.med/2", "sci.space/4")
    assert read_twenty_newsgroups(tmp_path, keep_duplicates=True).n_documents == 4


def test_stems_occur_five_times_in_the_whole_set_and_once_in_training(tmp_path):
    messages = {f"a/{n}": f"\n\ncommon {n}" for n in range(43)}
    messages["a/0"] += " bursty" * 5
    messages["a/1"] += " rare" * 4
    write(tmp_path, messages)
    for seed in range(6):
        split = load_twenty_newsgroups(tmp_path, seed=seed)
        assert (split.train.n_documents, split.test.n_documents) == (33, 10)
        in_training = "a/0" in split.train.document_ids
        expected = ("bursti", "common") if in_training else ("common",)
        assert split.train.vocabulary == split.test.vocabulary == expected


def test_readings_differ_in_headers_duplicates_and_split(tmp_path):
    sizes = {"a": 7, "b": 11, "c": 2}
    write(
        tmp_path,
        {
            f"{group}/{n}": f"Subject: common\nLines: {n}\n\ncommon {group} {n}"
            for group, size in sizes.items()
            for n in range(size)
        },
    )
    write(tmp_path, {"d/0": "Subject: common\nLines: 9\n\ncommon a 0"})
    by_label = load_twenty_newsgroups(tmp_path)
    assert by_label.train.vocabulary == ("common", "subject")
    assert Counter(by_label.test.labels) == {"a": 1, "b": 2}
    assert Counter(by_label.train.labels) == {"a": 6, "b": 9, "c": 2}
    at_random = load_twenty_newsgroups(tmp_path, reading="bydate")
    assert at_random.train.vocabulary == ("common", "line", "subject")
    assert (at_random.train.n_documents, at_random.test.n_documents) == (16, 5)
    with pytest.raises(ValueError, match="'18828' or 'bydate', got 'all'"):
        load_twenty_newsgroups(tmp_path, reading="all")


def test_the_counts_are_those_on_record(data_directory, recorded, counts_of):
    split = load_twenty_newsgroups(data_directory / "20newsgroups")
    assert counts_of(split) == recorded["Twenty News Groups"]
    assert split.train.n_documents + split.test.n_documents == 18_825
    assert len(set(split.train.labels)) == 20
