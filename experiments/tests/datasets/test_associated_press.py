"""Associated Press: TREC's form, and the sample of lda-c."""

import gzip

import pytest

from experiments.datasets import (
    load_associated_press,
    load_associated_press_sample,
    read_associated_press,
    read_associated_press_sample,
)

ARTICLES = """\
<DOC>
<DOCNO> AP000101-0001 </DOCNO>
<FILEID>AP-NR-01-01-00 0000EST</FILEID>
<FIRST>r i ignored</FIRST>
<HEAD>Harvest Festival</HEAD>
<HEAD>With Farmers</HEAD>
<BYLINE>By IGNORED WRITER</BYLINE>
<DATELINE>IGNORED, Place (AP) </DATELINE>
<TEXT>
   Farmers of the Müller & Sons valley, of AT&amp;T, sang.
</TEXT>
<TEXT>They sang of 1,000 tomatoes.</TEXT>
</DOC>
<DOC>
<DOCNO> AP000101-0002 </DOCNO>
<TEXT>
</TEXT>
</DOC>
"""


@pytest.fixture
def collection(tmp_path):
    path = tmp_path / "ap000101"
    path.write_text(ARTICLES, encoding="latin-1")
    return path


def test_the_text_is_that_of_head_and_text(collection):
    corpus = read_associated_press(collection)
    assert corpus.document_ids == ("AP000101-0001", "AP000101-0002")
    words = dict(zip(corpus.vocabulary, corpus.counts.toarray()[0].tolist(), strict=True))
    assert words == {
        "farmer": 2, "festiv": 1, "harvest": 1, "müller": 1, "sang": 2, "son": 1,
        "tomato": 1, "vallei": 1,
    }  # fmt: skip
    assert corpus.counts.toarray()[1].sum() == 0


def test_a_root_element_and_packing_make_no_difference(collection, tmp_path):
    folder = tmp_path / "wrapped"
    folder.mkdir()
    wrapped = f"<ROOT>\n{ARTICLES}</ROOT>\n".encode("latin-1")
    (folder / "ap000101.gz").write_bytes(gzip.compress(wrapped))
    (folder / "README").write_text("no articles", encoding="utf-8")
    plain, packed = read_associated_press(collection), read_associated_press(folder)
    assert packed.vocabulary == plain.vocabulary
    assert (packed.counts != plain.counts).nnz == 0


def test_stems_occur_five_times_in_the_training_part(tmp_path):
    def article(number, text):
        return f"<DOC><DOCNO>{number}</DOCNO><TEXT>{text}</TEXT></DOC>\n"

    path = tmp_path / "articles"
    texts = ["common rare" if n < 4 else "common" for n in range(20)] + ["rare"] * 1 + ["unique"]
    path.write_text("".join(article(n, text) for n, text in enumerate(texts)), encoding="utf-8")
    split = load_associated_press(path)
    # "rare" occurs five times in all, so its own article is among those split until the training
    # part has fewer; that of "unique" is not.
    train, test = split.train, split.test
    assert "common" in train.vocabulary
    assert "uniqu" not in train.vocabulary
    assert 18 <= train.n_documents <= 19
    assert test.vocabulary == train.vocabulary
    assert "21" not in {*train.document_ids, *test.document_ids}


def test_the_sample_is_read_with_its_words(tmp_path):
    (tmp_path / "ap.dat").write_text("2 0:1 2:3\n1 1:9\n", encoding="utf-8")
    (tmp_path / "vocab.txt").write_text("i\nnew\npercent\n", encoding="utf-8")
    corpus = read_associated_press_sample(tmp_path)
    assert corpus.vocabulary == ("i", "new", "percent")
    assert corpus.counts.toarray().tolist() == [[1, 0, 3], [0, 9, 0]]


def test_the_counts_of_the_sample_are_those_on_record(data_directory, recorded, counts_of):
    corpus = read_associated_press_sample(data_directory / "ap")
    assert (corpus.n_documents, corpus.n_words, corpus.n_tokens) == (2_246, 10_473, 435_838)
    split = load_associated_press_sample(data_directory / "ap")
    assert counts_of(split) == recorded["Associated Press (lda-c sample)"]
