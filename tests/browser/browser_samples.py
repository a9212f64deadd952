"""Models to look at in a browser."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from scipy.sparse import csr_array

from tests.count_samples import zipf_counts
from topicgrouper import fit_tree
from topicgrouper.corpus import ReadOptions, Source, TextOptions, count_texts
from topicgrouper.model import Model

__all__ = ["HOSTILE_WORDS", "basket_model", "hostile_model", "text_model", "updated_model"]

THEMES = {
    "space": "rocket orbit moon launch engine crew shuttle planet comet gravity",
    "tea": "cup kettle leaf milk sugar pot lemon biscuit brew steam",
    "music": "piano violin chord melody rhythm choir drum opera tempo song",
    "garden": "rose soil seed rain spade hedge lawn tulip compost bee",
}
COMMON = "the and with from that this"

HOSTILE_WORDS = [
    "<script>alert(1)</script>",
    "</script><img src=x onerror=alert(2)>",
    "<img src=https://example.org/x.png>",
    "\"'`><svg onload=alert(3)>",
    "javascript:alert(4)",
    "\u202egnp.exe\u202c",
    "\u2066isolated\u2067",
    "שלום",
    "👩‍👩‍👧‍👦",
    "x" * 1_000_000,
    "line\nbreak",
    "tab\tand\rreturn",
    "   ",
    "\u00a0\u200b\u2003",
    "\x00nul\x1b[31m",
    "__proto__",
    "constructor",
    "toString",
    "<!--",
    "]]>",
    "&lt;b&gt;",
    "\ud800half",
    "\u2028line\u2029paragraph",
    "e" + "\u0301" * 50,
    "${alert(5)}",
    "#n=3&node=1",
    "%3Cscript%3E",
    "1984",
    "NaN",
    "-1",
    "<b>bold</b>",
    "plain",
]


def text_model() -> Model:
    """Give a model of made-up texts on four themes, with stems, ids, labels and texts."""
    random = np.random.default_rng(5)
    texts, labels = [], []
    for label, words in THEMES.items():
        known = words.split()
        for _ in range(15):
            chosen = random.choice([*known, *COMMON.split()], size=40)
            plural = random.random(40) < 0.3
            forms = [
                f"{word}s" if is_plural else word
                for word, is_plural in zip(chosen, plural, strict=True)
            ]
            texts.append(" ".join(forms).capitalize() + ".")
            labels.append(label)
    texts[-1] += (
        " Cafe\u0301 हिन्दी naïve ÉCLAIRS it's éclair naïve café x2 ﬁne Straße हिन्दी STRASSE fine"
    )
    options = TextOptions(stemmer="porter")
    ids = [f"{label}/{row}.txt" for row, label in enumerate(labels)]
    corpus = count_texts(texts, options, ids=ids, labels=labels, keep_texts=True)
    source = Source(name="Four themes", format="folder", options=ReadOptions(text=options))
    return Model.fit(corpus.with_source(source))


def updated_model(model: Model) -> Model:
    """Give the model with a theme that it did not know."""
    sea = "the submarine and its periscope, from the reef to the deep sea with sonar"
    texts = [f"{sea} {word}" for word in ("whale", "squid", "coral") * 4]
    corpus = model.read(texts, keep_texts=True).corpus
    return model.update(replace(corpus, labels=("sea",) * len(texts)))


def basket_model() -> Model:
    """Give a model of baskets."""
    items = [f"item{number:02}" for number in range(30)]
    tree = fit_tree(zipf_counts(60, 30, length=20, seed=4), items)
    return Model(tree, source=Source(name="Shop", format="baskets-wide"))


def hostile_model() -> Model:
    """Give a model whose words, ids, labels and texts try to be more than text."""
    random = np.random.default_rng(1)
    n_documents, n_words = 20, len(HOSTILE_WORDS)
    counts = random.poisson(1.0, size=(n_documents, n_words))
    counts[0] += 1
    short = [word[:300] for word in HOSTILE_WORDS]
    texts = [
        " ".join(word for word, count in zip(short, row, strict=True) for _ in range(count))
        for row in counts.tolist()
    ]
    texts[3] = "<b>long</b> " * 20_000
    return Model(
        fit_tree(csr_array(counts), HOSTILE_WORDS),
        document_ids=tuple(f"<i>{row}</i>\n\u202e{short[row]}" for row in range(n_documents)),
        labels=tuple(short[-row - 1] for row in range(n_documents)),
        texts=tuple(texts),
    )
