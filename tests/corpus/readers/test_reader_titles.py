"""Titles of documents: of columns and of files, and texts of several columns."""

import json

import pandas as pd
import polars as pl
import pytest

from tests.corpus.readers.made_files import docx, epub, odt
from tests.corpus.readers.reader_samples import read, write, zipped
from topicgrouper import Model
from topicgrouper.corpus import Corpus, ReadError, ReadOptions, read_frame

NEWS = [("1", "Rain", "rain is wet"), ("2", "Sun", "the sun is hot"), ("3", "", "wind and sun")]


def table(*header):
    return "".join(f"{','.join(row)}\n" for row in [header, *NEWS])


def titles_of(path, **options):
    corpus = read(path, **options).corpus
    title = corpus.source.options.title_column
    return title, None if title is None else corpus.document_columns[title]


@pytest.mark.parametrize("name", ["title", "Headline", "SUBJECT", "Name"])
def test_a_column_is_known_by_its_name(name, tmp_path):
    path = write(tmp_path / "x.csv", table("id", name, "text"))
    assert titles_of(path) == (name, ("Rain", "Sun", ""))
    rows = [dict(zip(("id", name, "text"), row, strict=True)) for row in NEWS]
    write(tmp_path / "x.json", json.dumps(rows))
    assert titles_of(tmp_path / "x.json")[1] == ("Rain", "Sun", "")
    assert read_frame(pd.DataFrame(rows)).source.options.title_column == name


def test_the_first_of_the_names_counts_and_what_is_taken_does_not(tmp_path):
    path = write(tmp_path / "x.csv", table("name", "title", "text"))
    assert titles_of(path)[0] == "title"
    assert titles_of(path, id_column="title")[0] is None  # the names are numbers
    assert titles_of(path, title_column="name") == ("name", ("1", "2", "3"))
    write(path, table("id", "title", "subject"))
    assert titles_of(path, text_column="title")[0] == "subject"


@pytest.mark.parametrize(
    "values", [["a"] * 20, [str(number) for number in range(20)], [""] * 20, ["a", "b"] * 10]
)
def test_values_that_are_no_titles(values, tmp_path):
    rows = "".join(f"{value},words\n" for value in values)
    path = write(tmp_path / "x.csv", f"name,text\n{rows}")
    assert titles_of(path)[0] is None
    assert read(path).corpus.document_columns == {}
    kept = read(path, columns="name").corpus
    assert kept.document_columns["name"] == tuple(values)
    assert titles_of(path, title_column="name")[0] == "name"
    model = Model(Model.fit(kept, min_frequency=1).tree, document_columns=kept.document_columns)
    assert model.titles is None
    assert model.column_names == ("name",)


def test_a_column_that_holds_no_texts_has_no_titles(tmp_path):
    rows = {"text": ["cat", "dog"], "title": [{"de": "a"}, {"de": "b"}], "name": ["A", "B"]}
    assert read_frame(pd.DataFrame(rows)).corpus.titles == ("A", "B")
    frame = pl.DataFrame(rows)
    assert read_frame(frame).corpus.titles == ("A", "B")
    (tmp_path / "x").mkdir()
    frame.write_parquet(tmp_path / "x" / "1.parquet")
    for path in (tmp_path / "x" / "1.parquet", tmp_path / "x"):
        reading = read(path)
        assert (reading.corpus.titles, reading.report.n_problems) == (("A", "B"), 0)
    with pytest.raises(ReadError, match="the column 'title' contains"):
        read(tmp_path / "x" / "1.parquet", title_column="title")


def test_pieces_share_the_title_of_their_text(tmp_path):
    cells = "\n\n".join(f"word{number}" for number in range(30))
    path = write(tmp_path / "x.csv", f'title,text\nOne,"{cells}"\n')
    assert titles_of(path, split="paragraph") == ("title", ("One",) * 30)


def test_a_title_that_is_also_kept_is_one_column(tmp_path):
    path = write(tmp_path / "x.csv", table("id", "title", "text"))
    kept = read(path, columns="id,title").corpus
    assert kept.document_columns == {"title": ("Rain", "Sun", ""), "id": ("1", "2", "3")}
    model = Model.fit(kept, min_frequency=1)
    assert (model.titles, model.column_names) == (("Rain", "Sun", ""), ("id",))
    assert model.column("title") == model.titles
    model.save(tmp_path / "x.tg")
    assert Model.load(tmp_path / "x.tg").titles == model.titles


def test_tables_of_new_documents_and_prompts_have_titles(tmp_path):
    path = write(tmp_path / "x.csv", table("id", "title", "text"))
    model = Model.fit(path, min_frequency=1)
    reading = model.read(path)
    assert reading.corpus.titles == ("Rain", "Sun", "")
    found = model.transform(reading.corpus, 2).table()
    assert [each.name for each in found.columns[:3]] == ["id", "title", "main_topic"]
    assert [row[1] for row in found.rows] == ["Rain", "Sun", ""]
    assert Corpus([[1]], ["a"]).titles is None
    passages = [each for prompt in model.naming_prompts(view=2) for each in prompt.passages]
    assert {each["title"] for each in passages} <= {"Rain", "Sun", ""}


def test_a_model_of_an_older_version_has_titles_if_it_kept_them():
    columns = {"Title": ("Rain", "Sun"), "year": ("1", "2")}
    corpus = Corpus([[1, 2], [3, 0]], ["a", "b"], document_columns=columns)
    model = Model.fit(corpus, min_frequency=1)
    assert (model.title_column, model.column_names) == ("Title", ("year",))


def test_a_column_that_does_not_exist(tmp_path):
    path = write(tmp_path / "x.csv", table("id", "title", "text"))
    with pytest.raises(ReadError, match="no column 'head'; choose the title column from 'id', "):
        read(path, title_column="head")


def test_several_columns_are_one_text(tmp_path):
    path = write(tmp_path / "x.csv", table("id", "title", "abstract"))
    reading = read(path, text_column=["title", "abstract"], keep_texts=True)
    assert reading.corpus.texts == ("Rain\n\nrain is wet", "Sun\n\nthe sun is hot", "wind and sun")
    assert reading.source.options.text_column == ("title", "abstract")
    assert titles_of(path, text_column=("title", "abstract"))[0] == "title"
    how = reading.source.from_dict(reading.source.to_dict()).options
    assert how.text_column == ("title", "abstract")
    records = [{"title": "Rain", "abstract": "wet"}, {"title": "Sun"}]
    write(tmp_path / "x.jsonl", "\n".join(map(json.dumps, records)))
    some = read(tmp_path / "x.jsonl", text_column=("title", "abstract"), keep_texts=True)
    assert some.corpus.texts == ("Rain\n\nwet", "Sun")
    with pytest.raises(ReadError, match="no column 'body'; choose the text column"):
        read(path, text_column=("title", "body"))
    with pytest.raises(ValueError, match="text_column is empty; name at least one column"):
        ReadOptions(text_column=())


def test_new_documents_have_the_columns_of_a_model(tmp_path):
    path = write(tmp_path / "x.csv", table("id", "title", "abstract"))
    options = ReadOptions(text_column=("title", "abstract"), id_column="id")
    model = Model.fit(path, options=options, min_frequency=1)
    new = write(tmp_path / "y.csv", "id,abstract,title\n4,more wind,Storm\n")
    updated = model.update(new)
    assert updated.titles == ("Rain", "Sun", "", "Storm")
    assert updated.tree.counts[[3]].sum() == 3
    write(new, "id,abstract,title,headline\n4,more wind,,Storm\n")
    frame = pd.DataFrame({"id": ["5"], "title": ["Fog"], "abstract": ["rain"], "name": ["Bob"]})
    assert model.update(frame).titles[-1] == "Fog"


def test_a_text_column_found_by_its_name_may_be_another_one_later(tmp_path):
    model = Model.fit(write(tmp_path / "x.csv", table("id", "title", "Text")), min_frequency=1)
    assert model.source.options.text_column == "Text"
    assert model.read(write(tmp_path / "y.csv", "body\nrain\n")).corpus.n_tokens == 1
    without = model.update(write(tmp_path / "z.csv", "n,text\n9,rain\n"))
    assert without.titles == ("Rain", "Sun", "", "")
    assert "The new documents have no column 'title'; left empty." in without.source.report.notes


PAGES = {
    "a.html": b"<html><title>  Caf&eacute;\n au lait</title><p>coffee, hot</p>",
    "b.html": b"<p>no title, cold coffee</p>",
    "c.eml": b"From: a@b.c\nDate: Mon, 4 Mar 2024 12:30:00 +0100\nMessage-ID: <1@x>\n"
    b"Subject: Re: tea\n\ncoffee or tea\n",
    "d.txt": b"plain coffee",
}


def test_titles_of_files(tmp_path):
    for name, data in PAGES.items():
        write(tmp_path / "x" / name, data)
    assert titles_of(tmp_path / "x") == ("title", ("Café au lait", "", "Re: tea", ""))
    assert titles_of(tmp_path / "x" / "a.html") == ("title", ("Café au lait",))
    (tmp_path / "x" / "a.html").unlink()
    (tmp_path / "x" / "c.eml").unlink()
    assert titles_of(tmp_path / "x") == (None, None)
    assert read(tmp_path / "x").corpus.document_columns == {}


def test_posts_that_keep_their_subject_have_it_for_a_title(tmp_path):
    for number, start in enumerate(["From: a@b\n", "", "x\n", "From: a@b\n\n"]):
        write(tmp_path / "x" / f"{number}", f"{start}Subject: Re: tea\nOrganization: c\n\ncoffee\n")
    assert titles_of(tmp_path / "x") == ("title", ("Re: tea", "Re: tea", "", ""))


def test_titles_of_messages(tmp_path):
    mails = [f"From a Mon Mar  4 12:30:00 2024\n{PAGES['c.eml'].decode()}\n"] * 2
    path = write(tmp_path / "x.mbox", "".join(mails))
    assert titles_of(path) == ("subject", ("Re: tea", "Re: tea"))


@pytest.mark.parametrize(
    ("kind", "part"), [("docx", "docProps/core.xml"), ("odt", "meta.xml"), ("epub", "a/b.opf")]
)
def test_titles_of_office_files(kind, part, tmp_path):
    text = {"docx": ("word/document.xml", "<w:t>words</w:t>"), "epub": ("a.html", "<p>words</p>")}
    name, body = text.get(kind, ("content.xml", "<x:p>words</x:p>"))
    members = {
        name: f"<x xmlns:w='w' xmlns:x='x'>{body}</x>",
        part: "<m xmlns:dc='d'><dc:creator>A</dc:creator><dc:title>On  tea</dc:title></m>",
    }
    path = write(tmp_path / f"x.{kind}", zipped(members))
    assert titles_of(path, trusted=True) == ("title", ("On tea",))
    write(path, zipped({**members, part: "<m"}))
    assert titles_of(path, trusted=True) == (None, None)


@pytest.mark.parametrize("made", [docx, odt, epub])
def test_files_of_other_libraries_may_have_titles(made, tmp_path):
    path = write(tmp_path / f"x.{made.__name__}", made())
    assert read(path).corpus.n_documents == 1
