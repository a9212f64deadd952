"""A small collection for retrieval, in the forms of the originals."""

from __future__ import annotations

import io
import tarfile

import numpy as np

TOPICS, WORDS_A_TOPIC, DOCUMENTS = 4, 12, 48
_CONSONANTS = "bdfgklmnprtvz"


def word(topic, rank):
    """Return a word that the stemmer leaves alone; its first letter tells the topic."""
    return f"{_CONSONANTS[topic]}a{_CONSONANTS[rank % 13]}uko"


def made_up_texts():
    """Return the words of the documents, and two queries of rare words per topic."""
    rng = np.random.default_rng(1)
    documents = []
    for number in range(DOCUMENTS):
        ranks = rng.integers(WORDS_A_TOPIC, size=15)
        topics = np.where(rng.random(15) < 0.85, number % TOPICS, rng.integers(TOPICS, size=15))
        pairs = zip(topics.tolist(), ranks.tolist(), strict=True)
        documents.append([word(*pair) for pair in pairs])
    queries = [[word(topic, rank), word(topic, rank + 1)] for topic in range(4) for rank in (0, 5)]
    return documents, queries


def records(texts, *, title=False, start=1, step=1):
    """Return texts as records; with a title, the first half is that."""
    lines = []
    for place, words in enumerate(texts):
        half = len(words) // 2 if title else 0
        lines.append(f".I {start + step * place}")
        if title:
            lines += [".T", " ".join(words[:half]), ".A", "nobody, n."]
        lines += [".W", " ".join(words[half:])]
    return "\n".join([*lines, ""])


def relevant_pairs():
    """Return the positions of queries and of the documents with the same topic."""
    return [
        (query, document)
        for query in range(2 * TOPICS)
        for document in range(DOCUMENTS)
        if document % TOPICS == query // 2
    ]


def write_folder(folder, name="TINY"):
    """Write the collection in the form of MED's files; ids have gaps, and odd records follow."""
    documents, queries = made_up_texts()
    folder.mkdir(parents=True, exist_ok=True)
    empty = ".I 9000\n.W\n.I 9001\n.W\n1 2 3\n"
    (folder / f"{name}.ALL").write_text(
        records(documents, start=7, step=3) + empty, encoding="utf-8"
    )
    others = records([["unheard"], [word(0, 0)]], start=900)
    (folder / f"{name}.QRY").write_text(
        records(queries, start=10, step=10) + others, encoding="utf-8"
    )
    pairs = [f"{10 + 10 * query} 0 {7 + 3 * doc} 1\n" for query, doc in relevant_pairs()]
    further = ["10 0 7777 1\n", "10 0 10 0\n", "900 0 7 1\n"]
    (folder / f"{name}.REL").write_text("".join([*pairs, *further]), encoding="utf-8")
    return folder


def write_archives(data):
    """Write the four classic collections, each in the form of its original."""
    documents, queries = made_up_texts()
    pairs = [(query + 1, document + 1) for query, document in relevant_pairs()]
    titled, plain = records(documents, title=True), records(documents)
    asked = records(queries)
    zeros = "".join(f"  {query:02} {document:04}\t0 0.000000\n" for query, document in pairs)
    files = {
        "cran": {
            "cran.all.1400": titled,
            "cran.qry": records(queries, start=3, step=2).replace(".I ", ".I 00"),
            "cranqrel": "".join(f"{query} {document} 3 \n" for query, document in pairs)
            + "1 2 -1\n",
        },
        "med": {
            "MED.ALL": plain,
            "MED.QRY": asked,
            "MED.REL": "".join(f"{query} 0 {document} 1\n" for query, document in pairs),
        },
        "cisi": {"CISI.ALL": titled, "CISI.QRY": asked, "CISI.REL": zeros},
        "cacm": {"cacm.all": titled, "query.text": asked, "qrels.text": zeros},
    }
    folder = data / "retrieval"
    folder.mkdir(parents=True)
    for name, contents in files.items():
        with tarfile.open(folder / f"{name}.tar.xz", "w:xz") as archive:
            for file, text in contents.items():
                member = tarfile.TarInfo(f"{name}/{file}")
                member.size = len(text)
                archive.addfile(member, io.BytesIO(text.encode()))
    return data
