"""Word, PowerPoint, OpenDocument and EPUB, from other programs and from enemies."""

from __future__ import annotations

import io
import zipfile

import pytest

from tests.corpus.readers.made_files import HEADING, MAKERS, PAGE, SENTENCE, TABLE, with_pandoc
from tests.corpus.readers.reader_samples import read, short_id, write, zipped
from topicgrouper.corpus import ReadError
from topicgrouper.corpus.readers import growth, office
from topicgrouper.corpus.readers.office import epub_text, office_text

_W = "xmlns:w='http://schemas.openxmlformats.org/wordprocessingml/2006/main'"


def word(body, *, before=""):
    xml = f"<?xml version='1.0'?>{before}<w:document {_W}><w:body>{body}</w:body></w:document>"
    return zipped({"[Content_Types].xml": b"<Types/>", "word/document.xml": xml.encode()})


@pytest.mark.parametrize("kind", ["docx", "odt", "pptx", "epub", "html"])
def test_documents_of_pandoc(kind, tmp_path):
    path = PAGE if kind == "html" else with_pandoc(tmp_path, kind)
    corpus = read(path, keep_texts=True).corpus
    assert corpus.document_ids == (f"pandoc.{kind}",)
    text = corpus.texts[0]
    words = text.split()
    for paragraph in ["Garden notes", "Heading of tomatoes", "beans", "weekly", "apples"]:
        assert f"\n\n{paragraph}\n\n" in f"\n\n{text}\n\n"
    assert {"tomatoes", "Müßiggang,", "cafés;", "日本語."} <= set(words)
    assert "A footnote about compost." in text
    assert not {"ch001.xhtml", "code", "DOCTYPE"} & set(words)


@pytest.mark.parametrize("kind", MAKERS)
def test_documents_of_other_libraries(kind, tmp_path):
    corpus = read(write(tmp_path / f"x.{kind}", MAKERS[kind]()), keep_texts=True).corpus
    paragraphs = [HEADING, SENTENCE, *(cell for row in TABLE for cell in row), "apples"]
    assert sorted(corpus.texts[0].split("\n\n")) == sorted(paragraphs)
    assert corpus.texts[0].startswith(f"{HEADING}\n\n{SENTENCE}\n\n")


def test_deleted_text_fallbacks_and_field_codes_are_left_out():
    body = (
        "<w:p><w:r><w:t>kept</w:t><w:tab/><w:t>here</w:t></w:r>"
        "<w:del><w:r><w:delText>deleted</w:delText></w:r></w:del>"
        "<w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom>"
        "<w:instrText>PAGE</w:instrText>"
        "<mc:AlternateContent xmlns:mc='m'><mc:Choice><w:t>box</w:t></mc:Choice>"
        "<mc:Fallback><w:t>box</w:t></mc:Fallback></mc:AlternateContent></w:p>"
    )
    assert office_text(word(body), kind="docx", path="x").split() == ["kept", "herebox"]


def test_hyphens_that_do_not_break_are_kept_and_readings_left_out():
    body = (
        "<w:p><w:r><w:t>North</w:t><w:noBreakHyphen/><w:t>South </w:t></w:r>"
        "<w:del><w:r><w:noBreakHyphen/></w:r></w:del>"
        "<w:r><w:ruby><w:rt><w:r><w:t>とうきょう</w:t></w:r></w:rt>"
        "<w:rubyBase><w:r><w:t>東京</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>"
    )
    assert office_text(word(body), kind="docx", path="x") == "North-South 東京"


def test_empty_elements_of_books_hide_nothing():
    page = b'<html><head><script src="a.js"/></head><body>A<object data="x"/> book</body></html>'
    data = zipped({"mimetype": b"application/epub+zip", "a.xhtml": page})
    assert epub_text(data, path="x", encoding="utf-8").split() == ["A", "book"]


def test_comments_and_changes_of_opendocument_are_left_out():
    xml = (
        "<o xmlns:text='t' xmlns:office='o'><text:tracked-changes><text:p>old</text:p>"
        "</text:tracked-changes><text:p>one<text:s/>two<office:annotation><text:p>remark</text:p>"
        "</office:annotation><office:binary-data>QUJD</office:binary-data></text:p></o>"
    )
    data = zipped({"mimetype": b"x", "content.xml": xml.encode()})
    assert office_text(data, kind="odt", path="x").split() == ["one", "two"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            word("", before="<!DOCTYPE x [<!ENTITY a 'b'>]>"),
            "has a DOCTYPE, which office programs do not write; open",
        ),
        (
            word("", before="<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>"),
            "has a DOCTYPE",
        ),
        (
            word("", before="<!DOCTYPE x SYSTEM 'file:///etc/passwd'>"),
            "has a DOCTYPE, which office programs do not write; open",
        ),
        (
            word("", before="<!DOCTYPE x [<!ATTLIST p a CDATA 'xxx'>]>"),
            "has a DOCTYPE, which office programs do not write; open",
        ),
        (word("<w:a>" * 2000), "nested more than 1,000 deep"),
        (word("<w:p>"), "its XML is damaged"),
        (zipped({"[Content_Types].xml": b"", "word/styles.xml": b""}), "text is missing"),
        (word("<w:p/>")[:200], "damaged or incomplete"),
        (b"", "damaged or incomplete"),
    ],
    ids=short_id,
)
def test_hostile_and_damaged_documents(tmp_path, data, message):
    with pytest.raises(ReadError, match=rf"x\.docx: .*{message}"):
        read(write(tmp_path / "x.docx", data))


def test_billions_of_laughs_are_not_heard():
    entities = "<!ENTITY a0 'ha'>" + "".join(
        f"<!ENTITY a{n + 1} '&a{n};&a{n};&a{n};&a{n};&a{n};&a{n};'>" for n in range(30)
    )
    with pytest.raises(ReadError, match="has a DOCTYPE, which office programs do not write; open"):
        office_text(
            word("<w:p><w:t>&a30;</w:t></w:p>", before=f"<!DOCTYPE x [{entities}]>"),
            kind="docx",
            path="x",
        )


def test_a_document_that_explodes_is_refused(monkeypatch):
    monkeypatch.setattr(growth, "HARMLESS_BYTES", 2**20)
    data = word("<w:p><w:t>" + "a" * 2**24 + "</w:t></w:p>")
    with pytest.raises(ReadError, match="200 times its size"):
        office_text(data, kind="docx", path="x")


@pytest.mark.parametrize(
    ("name", "bound", "body", "message"),
    [
        ("_MAX_ELEMENTS", 1000, "<w:p/>" * 1000, "more than 1,000 elements"),
        ("_MAX_TAG", 1000, f"<w:p a='{'x' * 1500}'/>", "a tag of more than 1,000 bytes"),
        ("_MAX_TAG", 1000, f"<!--{'x' * 1500}-->", "a tag of more than 1,000 bytes"),
        ("MAX_LINE", 1000, "<w:t>abcdefgh</w:t>" * 126, "longer than"),
    ],
)
def test_bounds_on_xml(monkeypatch, name, bound, body, message):
    monkeypatch.setattr(office, name, bound)
    monkeypatch.setattr(office, "CHUNK_BYTES", 500)
    with pytest.raises(ReadError, match=message):
        office_text(word(body), kind="docx", path="x")
    kept = body[: len(body) // 2] if body.endswith("</w:t>") else "<w:t>abcdefgh</w:t>"
    assert office_text(word(kept), kind="docx", path="x").startswith("abcdefgh")


def test_a_long_namespace_is_not_repeated_for_each_element():
    names = []

    class Noted(office._XmlText):
        def _start(self, name, attributes):
            names.append(name)
            super()._start(name, attributes)

    xml = b"<w:document xmlns:w='" + b"x" * 10**6 + b"'>" + b"<w:t>a</w:t>" * 100 + b"</w:document>"
    assert Noted(office._DIALECTS["docx"], path="x").read(io.BytesIO(xml)) == "a" * 100
    assert set(names) == {"w:document", "w:t"}


def test_a_book_is_not_longer_than_a_text(monkeypatch):
    monkeypatch.setattr(office, "MAX_LINE", 1000)
    page = b"<html><body>" + b"word " * 100
    for pages in ({"a.xhtml": page * 3}, {"a.xhtml": page, "b.xhtml": page, "c.xhtml": page}):
        data = zipped({"mimetype": b"application/epub+zip", **pages})
        with pytest.raises(ReadError, match="its text is longer than"):
            epub_text(data, path="x", encoding="utf-8")


def test_elements_and_characters_of_all_parts_count_together(monkeypatch):
    xml = f"<w:document {_W}><w:t>abcdefgh</w:t></w:document>".encode()
    data = zipped({"word/document.xml": xml, "word/footnotes.xml": xml})
    assert office_text(data, kind="docx", path="x") == "abcdefgh\n\nabcdefgh"
    with monkeypatch.context() as patch:
        patch.setattr(office, "_MAX_ELEMENTS", 3)
        with pytest.raises(ReadError, match="x: its XML has more than 3 elements; split it"):
            office_text(data, kind="docx", path="x")
    # Also where most characters are blanks, of which few are left.
    xml = xml.replace(b"abcdefgh", b" " * 8)
    monkeypatch.setattr(office, "MAX_LINE", 15)
    with pytest.raises(ReadError, match="its text is longer than"):
        office_text(
            zipped({"word/document.xml": xml, "word/endnotes.xml": xml}), kind="docx", path="x"
        )


def test_a_book_has_so_many_pages_and_each_is_measured_once(monkeypatch):
    n_measured = 0

    class Page(str):
        __slots__ = ()

        def __len__(self):
            nonlocal n_measured
            n_measured += 1
            return super().__len__()

    monkeypatch.setattr(office, "without_markup", Page)
    monkeypatch.setattr(office, "_MAX_PARTS", 20)
    pages = {f"{number}.xhtml": b"x" for number in range(20)}
    assert epub_text(zipped(pages), path="x", encoding="utf-8").split() == ["x"] * 20
    assert n_measured == 20
    pages["20.xhtml"] = b"x"
    with pytest.raises(ReadError, match="x: it has more than 20 parts; split it"):
        epub_text(zipped(pages), path="x", encoding="utf-8")


def test_parts_that_have_no_text_are_not_unpacked(monkeypatch):
    monkeypatch.setattr(growth, "HARMLESS_BYTES", 2**20)
    file = io.BytesIO(word("<w:p><w:t>words</w:t></w:p>"))
    with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("word/media/image1.png", bytes(2**24))
    assert office_text(file.getvalue(), kind="docx", path="x") == "words"


def test_an_encrypted_book_is_refused():
    data = zipped({"mimetype": b"application/epub+zip", "a.xhtml": bytes(range(128, 256)) * 9})
    with pytest.raises(ReadError, match=r"book\.epub"):
        epub_text(data, path="book.epub", encoding="utf-8")
