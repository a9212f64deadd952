"""E-mails become what their senders wrote."""

from __future__ import annotations

import io
import mailbox
from contextlib import closing
from email.message import EmailMessage

import pytest

from tests.corpus.readers.reader_samples import read, write
from topicgrouper.corpus import ReadError
from topicgrouper.corpus.readers import mail
from topicgrouper.corpus.readers.mail import (
    MAIL_FIELDS,
    mail_fields,
    mbox_messages,
    without_quoted_parts,
)


def message(text="Hello.", *, subject="Re: Tea", html=None, **headers):
    mail = EmailMessage()
    mail["From"] = "Ann <ann@example.org>"
    mail["To"] = "bob@example.org"
    mail["Date"] = "Mon, 04 Mar 2024 12:30:00 +0100"
    mail["Message-ID"] = "<1@example.org>"
    mail["Subject"] = subject
    for name, value in headers.items():
        mail[name] = value
    if text is not None:
        mail.set_content(text)
    if html is not None:
        mail.add_alternative(html, subtype="html")
    return mail


def text_of(mail, **options):
    data = mail if isinstance(mail, bytes) else mail.as_bytes()
    return read_mail(data, **options)["text"]


def read_mail(data, *, encoding="utf-8", quoted=False):
    (mail,) = mail_fields(data, fields=MAIL_FIELDS, encoding=encoding, quoted=quoted)
    return dict(zip(MAIL_FIELDS, mail, strict=True))


def test_subject_and_text_without_headers():
    assert text_of(message("Ärger mit Müßiggang.\n", subject="AW: Re: Größe")) == (
        "Größe\nÄrger mit Müßiggang."
    )


@pytest.mark.parametrize(
    ("subject", "kept"),
    [
        ("Software: new release", "Software: new release"),
        ("More: tea", "More: tea"),
        ("Re[2]: FWD: tea", "tea"),
        ("Tea, Re: coffee", "Tea, Re: coffee"),
    ],
)
def test_only_the_start_of_a_subject_tells_a_reply(subject, kept):
    assert text_of(message("x", subject=subject)) == f"{kept}\nx"


def test_fields_are_known():
    assert read_mail(message().as_bytes()) == {
        "text": "Tea\nHello.",
        "id": "1@example.org",
        "date": "2024-03-04T12:30:00",
        "from": "Ann <ann@example.org>",
        "to": "bob@example.org",
        "subject": "Re: Tea",
    }


def test_plain_text_is_preferred_to_html_unless_it_is_empty():
    html = "<p>Formatted <script>x</script><blockquote>quoted</blockquote>text"
    assert text_of(message("Plain.", html=html)) == "Tea\nPlain."
    assert text_of(message(" \n", html=html)).split() == ["Tea", "Formatted", "text"]
    assert "quoted" in text_of(message(" \n", html=html), quoted=True)


def test_attachments_and_forwarded_messages_are_not_read():
    mail = message("See the file.")
    mail.add_attachment("secret words", filename="notes.txt")
    mail.add_attachment(b"\0\1", maintype="application", subtype="octet-stream")
    mail.add_attachment(message("forwarded"), disposition="inline")
    assert text_of(mail) == "Tea\nSee the file."
    assert "forwarded" in text_of(mail, quoted=True)
    assert "secret" not in text_of(mail, quoted=True)


@pytest.mark.parametrize("encoding", ["base64", "quoted-printable", "8bit"])
@pytest.mark.parametrize("charset", ["utf-8", "iso-8859-1"])
def test_transfer_encodings(encoding, charset):
    mail = message(None)
    mail.set_content("Ärger " * 30, charset=charset, cte=encoding)
    assert text_of(mail).split() == ["Tea", *["Ärger"] * 30]


def test_a_wrong_charset_gives_way_to_the_option():
    data = b"From: a@b\nContent-Type: text/plain; charset=us-ascii\n\ncaf\xe9\n"
    assert text_of(data, encoding="latin-1") == "café"
    with pytest.raises(ReadError, match="0xE9"):
        text_of(data)


QUOTES = {
    "On Mon, 4 Mar 2024, Ann wrote:\n> Tea?\n>> Or coffee?\nYes.": "Yes.",
    "Yes.\n\nAm 04.03.24 um 12:30 schrieb Ann:\n> Tee?": "Yes.",
    "Yes.\n\nOn Mon, 4 Mar 2024 at 12:30, Ann Miller\n<ann@example.org> wrote:\n\n> Tea?": "Yes.",
    "In article <1@x> ann@example.org (Ann) writes:\n|> Tea?\nNo.": "No.",
    "My reasons:\n> Tea?\nNo.": "My reasons:\nNo.",
    "Yes.\n-- \nAnn Miller\nExample Ltd": "Yes.",
    "Yes.\n-----Original Message-----\nFrom: Bob\nTea?": "Yes.",
    "Yes.\n________________________________\nFrom: Bob\nSent: Monday\nTea?": "Yes.",
    "a -> b\n--\nc > d": "a -> b\n--\nc > d",
    "AM> Tea?\nNo.": "No.",
    "": "",
}


@pytest.mark.parametrize("text", QUOTES)
def test_quoted_parts(text):
    assert without_quoted_parts(text) == QUOTES[text]


@pytest.mark.parametrize(
    "text",
    ["x\n" + "\n" * 20 + "> y\n" * 20, "x" + "\n\n> y" * 40],
    ids=["after blank lines", "between blank lines"],
)
def test_only_the_first_of_many_quoted_lines_looks_at_those_before_it(text, monkeypatch):
    looks = []
    monkeypatch.setattr(mail, "_drop_introduction", looks.append)
    assert without_quoted_parts(text) == "x"
    assert len(looks) == 1


def test_only_the_start_of_a_line_tells_where_a_message_begins():
    head, rest = b"From x", b" Mon Mar  4 12:30:00 2024\n"
    for n_blanks, starts in ((900, [1, 3]), (1000, [1])):
        box = head + rest + b"\n" + head + b" " * n_blanks + rest
        assert [start for start, _ in mbox_messages(io.BytesIO(box))] == starts


def test_quoted_parts_stay_on_request():
    mail = message("Yes.\n> Tea?\n-- \nAnn")
    assert text_of(mail) == "Tea\nYes."
    assert text_of(mail, quoted=True).split() == ["Tea", "Yes.", ">", "Tea?", "--", "Ann"]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe\0",
        b"Subject: =?utf-8?b?####?=\nDate: nonsense\n\nx",
        b"Subject: =?nonsense?q?x?=\nContent-Type: text/plain; charset=nonsense\n\nx",
        b"Content-Type: multipart/mixed\n\nno border",
        b"Content-Type: text/plain; charset=hex\nContent-Transfer-Encoding: uuencode\n\nbegin\nx",
        b"From: \xff\xfe\nSubject: \xff\n\nx",
        b"Content-Type: multipart/mixed; boundary=a\n\n--a\n" * 400,
    ],
)
def test_malformed_messages_are_read_or_refused(tmp_path, data):
    path = write(tmp_path / "x.eml", data)
    try:
        corpus = read(path, format="mail", trusted=True, keep_texts=True).corpus
    except ReadError as error:
        assert str(error).startswith(str(path))  # noqa: PT017
    else:
        corpus.texts[0].encode()


def test_only_encodings_in_use_are_believed():
    data = b"Content-Type: text/plain; charset=punycode\nSubject: =?punycode?q?tda?=\n\ntda"
    assert text_of(data) == "tda\ntda"
    data = b"Content-Type: text/plain; charset=utf-16-le\n\n" + "да".encode("utf-16-le")
    assert text_of(data) == "да"


@pytest.fixture
def box(tmp_path):
    """A mailbox as Python's own module writes it."""
    path = tmp_path / "Inbox"
    with closing(mailbox.mbox(path)) as box:
        box.add(message("First.\nFrom here on, tea.\n"))
        box.add(message("Second.\n> quoted\n", subject="Coffee"))
    return path


def test_a_mailbox_without_an_ending_is_recognized(box):
    reading = read(box, columns="from,date,subject", label_column="to", keep_texts=True)
    corpus = reading.corpus
    assert corpus.texts == ("Tea\nFirst.\nFrom here on, tea.", "Coffee\nSecond.")
    assert corpus.document_ids == ("1", "2")
    assert corpus.labels == ("bob@example.org",) * 2
    assert corpus.document_columns["date"] == ("2024-03-04T12:30:00",) * 2
    assert corpus.document_columns["subject"] == ("Re: Tea", "Coffee")
    assert reading.report.notes == ["Inbox contains a mailbox and was read as mbox."]


def test_messages_that_cannot_be_read_are_reported_with_their_line(box):
    with box.open("ab") as file:
        file.write(b"From x Mon Mar  4 12:30:00 2024\nSubject: x\n\ncaf\xe9\n")
    report = read(box).report
    assert (report.n_documents, report.n_skipped) == (2, 1)
    assert "cannot read the message that starts here" in report.problems[0].message
    lines = box.read_bytes().split(b"\n")
    assert lines[report.problems[0].line - 1].startswith(b"From x Mon")


def test_a_folder_of_messages_and_mailboxes(box):
    folder = box.parent
    write(folder / "cur/1709550000.M1.host:2,S", message("From a maildir.").as_bytes())
    write(folder / "sent/x.eml", message("Sent.\n> quoted", subject="x").as_bytes())
    write(folder / "post.txt", "From: ann\nSubject: tea\n\nLike Usenet, not quite a message.")
    reading = read(folder, keep_texts=True)
    assert dict(zip(reading.corpus.document_ids, reading.corpus.texts, strict=True)) == {
        "Inbox/1": "Tea\nFirst.\nFrom here on, tea.",
        "Inbox/2": "Coffee\nSecond.",
        "post.txt": "From: ann\nSubject: tea\n\nLike Usenet, not quite a message.",
        "cur/1709550000.M1.host:2,S": "Tea\nFrom a maildir.",
        "sent/x.eml": "x\nSent.",
    }
    assert reading.corpus.labels == ("Inbox", "Inbox", "", "cur", "sent")
    assert reading.report.notes == [
        f"2 files were read by content instead of extension: {folder}/Inbox is a mailbox, …",
        (
            "1 file outside the subfolders has no label: post.txt; move it out of the folder to "
            "exclude it."
        ),
    ]


def test_a_bad_message_of_a_mailbox_in_a_folder_does_not_hide_the_rest(box, monkeypatch):
    head = b"From x Mon Mar  4 12:30:00 2024\nSubject: x\n\n"
    mails = box.read_bytes()
    box.write_bytes(head + b"caf\xe9\n\n" + mails + head + b"word " * 400 + b"\n\n")
    monkeypatch.setattr(mail, "MAX_LINE", 1500)
    write(box.parent / "a.txt", "some words")
    reading = read(box.parent)
    assert reading.corpus.document_ids == ("Inbox/2", "Inbox/3", "a.txt")
    (told,) = (text for text in reading.report.sentences() if text.startswith("Skipped"))
    assert told.startswith(
        f"Skipped 2 messages in mailboxes: {box}, line 1: cannot read the message "
    )
    assert "cannot read the message that starts here: larger than" in told
    write(box.parent / "b.png", b"\x89PNG\r\n\x1a\n")
    told = " ".join(read(box.parent).report.sentences())
    assert "Skipped 1 of 3 files and 2 messages in mailboxes: " in told


def test_all_files_of_a_folder_may_be_declared_messages(tmp_path):
    write(tmp_path / "post", "From: ann\nSubject: tea\n\nNot quite.\n> quoted\n")
    assert read(tmp_path, format="mail", keep_texts=True).corpus.texts == ("tea\nNot quite.",)
    quoted = read(tmp_path, format="mail", quoted=True, keep_texts=True).corpus.texts
    assert quoted == ("tea\nNot quite.\n> quoted\n",)


@pytest.mark.parametrize(
    "header",
    [
        "Subject: " + "=?utf-8?q?a?= " * 4_000,
        "Subject: b\nContent-Type: text/plain" + "; a=b" * 9_000,
    ],
)
def test_headers_are_read_up_to_a_length(header, monkeypatch):
    seen = []
    usual = mail._ShortHeaders.header_fetch_parse

    def fetch(policy, name, value):
        seen.append(len(usual(policy, name, value)))
        return usual(policy, name, value)

    monkeypatch.setattr(mail._ShortHeaders, "header_fetch_parse", fetch)
    ((text, _),) = mail.mail_text(
        f"From: a@b.c\n{header}\n\nsome words\n".encode(), encoding="utf-8"
    )
    assert text.endswith("some words")
    assert max(seen) == 2**15
