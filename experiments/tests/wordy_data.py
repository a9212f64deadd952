"""Tiny data sets for looking at topics: made-up words with topics, and stop words in between."""

import numpy as np

TOPICS, WORDS_A_TOPIC, DOCUMENTS = 4, 15, 160
STOP_WORDS = ("the", "and", "with", "from", "they", "would", "about", "there")
_CONSONANTS = "bdfgklmnprtvz"


def word(topic, rank):
    """Return a word that the stemmer leaves alone; its first letter tells the topic."""
    ends = divmod(rank, len(_CONSONANTS))
    return f"{_CONSONANTS[topic]}a{_CONSONANTS[ends[0]]}u{_CONSONANTS[ends[1]]}o"


def run_quick(main, folder):
    """Run an experiment's main on these data sets, written to a folder, and return its results."""
    data = folder / "data"
    if not data.exists():
        write_data_sets(data)
    options = {"data": data, "results": folder / "results", "kept": folder / "kept"}
    main(["--quick", "--jobs=1", *(f"--{name}={path}" for name, path in options.items())])
    return options["results"]


def write_data_sets(folder):
    """Write the AP sample, Reuters and Twenty News Groups, in the forms of the originals."""
    documents = made_up_documents()
    for name in ("ap", "reuters21578", "20newsgroups"):
        (folder / name).mkdir(parents=True)
    _write_articles(folder / "ap", documents)
    _write_stories(folder / "reuters21578", documents)
    _write_messages(folder / "20newsgroups", documents)


def made_up_documents():
    """Return the topic and the words of each document; the AP sample gets no stop words."""
    rng = np.random.default_rng(3)
    ranks = 1.0 / np.arange(1, WORDS_A_TOPIC + 1)
    documents = []
    for number in range(DOCUMENTS):
        topic = number % TOPICS
        chosen = rng.choice(WORDS_A_TOPIC, size=30, p=ranks / ranks.sum())
        others = rng.integers(TOPICS, size=30)
        topics = np.where(rng.random(30) < 0.85, topic, others)
        words = [word(*pair) for pair in zip(topics.tolist(), chosen.tolist(), strict=True)]
        documents.append((topic, words, rng.choice(STOP_WORDS, size=20).tolist()))
    return documents


def _write_articles(folder, documents):
    vocabulary = [word(topic, rank) for topic in range(TOPICS) for rank in range(WORDS_A_TOPIC)]
    lines = []
    for _, words, _ in documents:
        counts = {vocabulary.index(name): words.count(name) for name in set(words)}
        cells = " ".join(f"{column}:{count}" for column, count in sorted(counts.items()))
        lines.append(f"{len(counts)} {cells}\n")
    (folder / "ap.dat").write_text("".join(lines), encoding="utf-8")
    (folder / "vocab.txt").write_text("".join(f"{name}\n" for name in vocabulary), encoding="utf-8")


def _write_stories(folder, documents):
    stories = [
        f'<REUTERS TOPICS="YES" LEWISSPLIT="{"TEST" if number % 5 == 4 else "TRAIN"}" '
        f'NEWID="{number}">\n<TOPICS><D>topic{topic}</D></TOPICS>\n'
        f"<TEXT><BODY>{' '.join(words + stops)}</BODY></TEXT>\n</REUTERS>\n"
        for number, (topic, words, stops) in enumerate(documents)
    ]
    head = '<!DOCTYPE lewis SYSTEM "lewis.dtd">\n'
    (folder / "reut2-000.sgm").write_text(head + "".join(stories), encoding="utf-8")


def _write_messages(folder, documents):
    for number, (topic, words, stops) in enumerate(documents):
        group = folder / "20news-bydate-train" / f"group.{topic}"
        group.mkdir(parents=True, exist_ok=True)
        (group / str(number)).write_text("\n\n" + " ".join(words + stops), encoding="utf-8")
