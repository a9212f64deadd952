"""The commands as a user runs them, in a process of their own, on real data."""

import json
import re
import subprocess
import sys

import pytest
from sklearn.feature_extraction.text import ENGLISH_STOP_WORDS

from topicgrouper.model import Model

CODE = "from topicgrouper.cli.entry import run; run()"
COMMAND = [sys.executable, "-c", CODE]


def topicgrouper(*arguments):
    result = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def newsgroups(data_directory):
    return data_directory / "20newsgroups" / "20news-bydate.tar.gz"


@pytest.fixture(scope="module")
def news(newsgroups, tmp_path_factory):
    """Fit Twenty Newsgroups, its 4,000 most frequent words for the sake of time."""
    path = tmp_path_factory.mktemp("news") / "news.tg"
    options = ("--encoding", "latin-1", "--stem", "porter", "--keep-texts", "--max-words", 4000)
    return path, topicgrouper("fit", newsgroups, "-o", path, *options)


@pytest.fixture(scope="module")
def retail(data_directory, tmp_path_factory):
    path = tmp_path_factory.mktemp("retail") / "retail.tg"
    table = data_directory / "online_retail" / "OnlineRetail.csv.xz"
    columns = ("--basket", "InvoiceNo", "--item", "StockCode", "--quantity", "Quantity")
    names = ("--item-name", "Description", "--label", "Country")
    return path, table, topicgrouper("fit", table, *columns, *names, "-o", path)


def test_twenty_newsgroups_from_the_archive(news):
    path, printed = news
    assert "18,846 documents, 4,000 distinct words" in printed
    model = Model.load(path)
    assert model.n_documents == 18_846
    assert len(set(model.labels)) in (20, 40)
    topics = json.loads(topicgrouper("topics", path, "-n", 100, "-k", 0, "--json"))
    for subject in ({"team", "season"}, {"israel", "arab"}, {"orbit", "launch"}):
        assert any(subject <= set(topic["frequent_words"]) for topic in topics), subject
    # function words need no list: they are not among the words of a subject
    (orbit,) = [topic for topic in topics if "orbit" in topic["frequent_words"]]
    assert not {"the", "and", "not"} & set(orbit["frequent_words"])


# scikit-learn's list has words with a meaning of their own, which may well describe documents
MEANINGFUL = {"system", "fire", "bill", "mine", "computer", "cry", "detail", "interest", "find"}


def test_no_stop_word_leads_a_large_topic(newsgroups, tmp_path):
    path = tmp_path / "news.tg"
    options = ("--encoding", "latin-1", "--max-words", 10_000, "-o", path)
    report = topicgrouper("fit", newsgroups, *options)
    largest = json.loads(topicgrouper("topics", path, "--json"))[:10]
    assert all(record["documents"] for record in largest)
    first = [record["words"][:3] for record in largest]
    warning = "(?:incoherent|few documents|near-duplicates)?"
    row = rf"^ +[\d,]+ +[\d,]+ +[\d.]+% +{warning} *(\S.*?) *$"
    rows = re.findall(row, report, re.MULTILINE)
    assert [row.split()[:3] for row in rows[:10]] == first
    assert not {word for words in first for word in words} & (ENGLISH_STOP_WORDS - MEANINGFUL)
    assert re.search(
        r"^\d+ topics that hold \d+% of the text are no document.*\(.*\bthe\b", report, re.MULTILINE
    )


def test_online_retail_as_baskets(retail, tmp_path):
    path, table, printed = retail
    assert "20,728 baskets" in printed
    assert "Left out 10,624 rows with a negative quantity" in printed
    topics = json.loads(topicgrouper("topics", path, "-n", 150, "-k", 0, "--json"))
    # two orders of tens of thousands, cancelled at once, make no topic
    assert not any(
        t["size"] <= 2 and "PAPER CRAFT" in " ".join(t["frequent_words"]) for t in topics
    )
    (clocks,) = [t for t in topics if "ALARM CLOCK BAKELIKE RED" in t["frequent_words"]]
    assert "ALARM CLOCK BAKELIKE GREEN" in clocks["frequent_words"]
    assert "REGENCY CAKESTAND 3 TIER" in topicgrouper("word", path, "22423")
    (first, *_) = json.loads(topicgrouper("complete", path, "22423", "--json"))
    assert first["word"] == "ROSES REGENCY TEACUP AND SAUCER"
    assert first["lift"] > 5
    assert "[United Kingdom]" in topicgrouper("documents", path, "word:22423", "-k", 20)
    out = tmp_path / "out.npz"
    printed = topicgrouper("transform", path, table, "-n", 50, "-o", out)
    assert "20,728 baskets × 50 topics" in printed
