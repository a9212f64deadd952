"""Texts with classes: which files and stories, in which part."""

import io
import tarfile

from experiments.datasets.labelled_texts import newsgroups_parts, reuters_parts, review_parts


def pack(path, mode, files):
    path.parent.mkdir(parents=True)
    with tarfile.open(path, mode) as archive:
        for name, text in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(text)
            archive.addfile(member, io.BytesIO(text.encode()))


def test_messages_are_divided_by_date(tmp_path):
    files = {
        "20news-bydate-train/sci.med/2": "two",
        "20news-bydate-train/rec.autos/1": "one",
        "20news-bydate-test/sci.med/3": "three",
        "20news-bydate-test/sci.med/README": "no message",
    }
    pack(tmp_path / "20newsgroups" / "20news-bydate.tar.gz", "w:gz", files)
    assert newsgroups_parts(tmp_path) == (
        (["one", "two"], ["rec.autos", "sci.med"]),
        (["three"], ["sci.med"]),
    )


def test_a_tenth_of_the_labelled_reviews_is_read(tmp_path):
    files = {
        f"aclImdb/{part}/{label}/{number:02}_5.txt": f"{part} {label} {number}"
        for part in ("train", "test")
        for label in ("neg", "pos", "unsup")
        for number in range(10)
    }
    pack(tmp_path / "imdb" / "aclImdb_text.tar.xz", "w:xz", files)
    assert review_parts(tmp_path) == (
        (["train neg 0", "train pos 0"], ["neg", "pos"]),
        (["test neg 0", "test pos 0"], ["neg", "pos"]),
    )


def test_stories_with_one_label_are_divided_as_modapte_does(tmp_path):
    stories = "".join(
        f'<REUTERS TOPICS="YES" LEWISSPLIT="{part}" NEWID="{number}">'
        f"<TOPICS>{''.join(f'<D>{label}</D>' for label in labels)}</TOPICS>"
        f"<TEXT><TITLE>{number}</TITLE></TEXT></REUTERS>\n"
        for number, (part, labels) in enumerate(
            [("TRAIN", ["earn"]), ("TEST", ["acq"]), ("TRAIN", ["acq"]), ("TEST", ["acq", "earn"])]
        )
    )
    pack(tmp_path / "reuters21578" / "reuters21578.tar.gz", "w:gz", {"reut2-000.sgm": stories})
    assert reuters_parts(tmp_path) == ((["0", "2"], ["earn", "acq"]), (["1"], ["acq"]))
