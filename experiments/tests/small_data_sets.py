"""Tiny data sets in the forms of the originals: documents of made-up words with topics."""

from __future__ import annotations

import csv

import numpy as np

TOPICS = 6
WORDS_A_TOPIC = 20
DOCUMENTS = 240
_SEED = 5


def write_small_data(folder):
    """Write the seven data sets that the experiments read, each into its folder."""
    documents = made_up_documents()
    writers = {
        "uci_nips": _write_nips,
        "ap": _write_associated_press,
        "reuters21578": _write_reuters,
        "20newsgroups": _write_newsgroups,
        "online_retail": _write_online_retail,
        "ta_feng": _write_ta_feng,
        "groceries": _write_groceries,
    }
    for name, write in writers.items():
        (folder / name).mkdir()
        write(folder / name, documents)


def made_up_documents():
    """Return (topic, counts of all words) of each document: four fifths are words of its topic."""
    rng = np.random.default_rng(_SEED)
    within = 1.0 / np.sqrt(np.arange(1, WORDS_A_TOPIC + 1))
    within /= within.sum()
    topics = np.arange(DOCUMENTS) % TOPICS
    shares = np.full((DOCUMENTS, TOPICS), 0.2 / (TOPICS - 1))
    shares[np.arange(DOCUMENTS), topics] = 0.8
    words = np.kron(shares, within)
    return [
        (int(topic), rng.multinomial(rng.integers(25, 50), row))
        for topic, row in zip(topics, words, strict=True)
    ]


def word(column):
    """Return a word that the stemmer leaves alone: three syllables."""
    consonants = "bdfgklmnprtvz"
    first, second = divmod(column, len(consonants))
    return f"{consonants[first]}a{consonants[second]}uko"


N_WORDS = TOPICS * WORDS_A_TOPIC


def _text(counts):
    return " ".join(word(column) for column in np.repeat(np.arange(N_WORDS), counts))


def _vocabulary():
    return "".join(f"{word(column)}\n" for column in range(N_WORDS))


def _write_nips(folder, documents):
    entries = [
        f"{number} {column + 1} {counts[column]}\n"
        for number, (_, counts) in enumerate(documents, start=1)
        for column in np.flatnonzero(counts)
    ]
    header = f"{len(documents)}\n{N_WORDS}\n{len(entries)}\n"
    (folder / "docword.nips.txt").write_text(header + "".join(entries), encoding="utf-8")
    (folder / "vocab.nips.txt").write_text(_vocabulary(), encoding="utf-8")


def _write_associated_press(folder, documents):
    lines = []
    for _, counts in documents:
        columns = np.flatnonzero(counts)
        cells = " ".join(f"{column}:{counts[column]}" for column in columns)
        lines.append(f"{len(columns)} {cells}\n")
    (folder / "ap.dat").write_text("".join(lines), encoding="utf-8")
    (folder / "vocab.txt").write_text(_vocabulary(), encoding="utf-8")


def _write_reuters(folder, documents):
    # A block of topics each: every fourth of the blocks is for test.
    stories = [
        f'<REUTERS TOPICS="YES" LEWISSPLIT="{"TEST" if number // TOPICS % 4 == 3 else "TRAIN"}" '
        f'NEWID="{number}">\n<TOPICS><D>topic{topic}</D></TOPICS>\n'
        f"<TEXT><TITLE>{word(0)}</TITLE>\n<BODY>{_text(counts)}</BODY></TEXT>\n</REUTERS>\n"
        for number, (topic, counts) in enumerate(documents)
    ]
    document_type = '<!DOCTYPE lewis SYSTEM "lewis.dtd">\n'
    (folder / "reut2-000.sgm").write_text(document_type + "".join(stories), encoding="utf-8")


def _write_newsgroups(folder, documents):
    for number, (topic, counts) in enumerate(documents):
        group = folder / "20news-bydate-train" / f"group.{topic}"
        group.mkdir(parents=True, exist_ok=True)
        (group / str(number)).write_text(
            f"Subject: {word(0)}\n\n{_text(counts)}\n", encoding="utf-8"
        )


def _write_online_retail(folder, documents):
    header = (
        "InvoiceNo",
        "StockCode",
        "Description",
        "Quantity",
        "InvoiceDate",
        "UnitPrice",
        "CustomerID",
        "Country",
    )
    rows = [
        (
            500_000 + number,
            10_000 + column,
            word(column),
            counts[column],
            f"2011-0{1 + number % 3}-04",
            "1.5",
            number % 7,
            ("France", "Germany")[number % 2],
        )
        for number, (_, counts) in enumerate(documents)
        for column in np.flatnonzero(counts)
    ]
    _write_csv(folder / "OnlineRetail.csv", header, rows)


def _write_ta_feng(folder, documents):
    header = ("TRANSACTION_DT", "CUSTOMER_ID", "PRODUCT_ID", "AMOUNT", "SALES_PRICE")
    rows = [
        ("11/1/2000", f"{number:08}", f"47{column:011}", counts[column], "30")
        for number, (_, counts) in enumerate(documents)
        for column in np.flatnonzero(counts)
    ]
    _write_csv(folder / "ta_feng_all_months_merged.csv", header, rows)


def _write_groceries(folder, documents):
    lines = [",".join(word(column) for column in np.flatnonzero(row)) for _, row in documents]
    (folder / "groceries.csv").write_text("\n".join(lines), encoding="utf-8")


def _write_csv(path, header, rows):
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(header)
        writer.writerows(rows)
