"""What the paper says of results, made from the results: run ``python -m paper.claims`` to see it.

Every phrase must be in the paper as it is here, and the paper has no other measured number
(``tests/project/test_paper.py``). When a result changes, so does its phrase, and the test fails.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from PIL import Image

from paper.sources import COLLECTIONS, PEERS_MEASURED, TREE, cell, mean, peers, rows, table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sized
    from pathlib import Path

__all__ = ["claims", "shown_in"]

_RESULTS = "experiments/results"
_PREDICTED = ("NIPS", "Online Retail", "Ta Feng", "AP sample")
_WORDS = ("none", "one", "two", "three", "four", "five")


def claims() -> list[str]:
    """Return the phrases, in the order of the paper."""
    return [
        *_of_the_tree(),
        *_of_peers(),
        *_of_the_kernel(),
        *_of_regrowing(),
        *_of_the_reproduction(),
        *_of_prediction(),
        *_of_updates(),
    ]


def _of(count: int, among: Sized) -> str:
    """Return how many of all, in words."""
    total = _WORDS[len(among)]
    return f"all {total}" if count == len(among) else f"{_WORDS[count]} of the {total}"


def shown_in(picture: Path) -> Any:
    """Return the numbers that a picture of the paper shows."""
    with Image.open(picture) as image:
        return json.loads(image.info["Description"])


def _of_the_tree() -> Iterator[str]:
    shown = shown_in(TREE)
    version = shown["source"].removeprefix("docstrings of ")
    yield f"({version}; {shown['documents']:,} documents, {shown['words']:,} distinct words)"


def _of_peers() -> Iterator[str]:
    agreement = {
        collection: {model: values[0] for model, values in models.items()}
        for collection, models in peers().items()
    }
    wins = sum(max(nmi, key=nmi.__getitem__) == "ours-regrown" for nmi in agreement.values())
    yield f"highest for `topicgrouper` on {_of(wins, agreement)} collections"
    news = agreement["newsgroups"]
    yield (
        f"{news['ours-regrown']:.2f} on Twenty Newsgroups, where LDA has {news['lda']:.2f}, "
        f"BERTopic {news['bertopic-reassigned']:.2f} and NMF {news['nmf']:.2f}"
    )
    yield _of_the_rule()
    yield from _of_words()
    best = max(
        float(row["nmi"])
        for collection in ("imdb", "neural-imdb")
        for row in rows(PEERS_MEASURED, collection=collection)
    )
    yield f"tells favourable reviews from others well (at most {best:.2f})"
    (topics,) = {
        row["topics"] for name in COLLECTIONS for row in rows(PEERS_MEASURED, collection=name)
    }
    yield f"compares models with {topics} topics"
    yield f"Models with {topics} topics on test documents of {_WORDS[len(COLLECTIONS)]} collections"


def _of_the_rule() -> str:
    nmi = {
        collection: mean(PEERS_MEASURED, "nmi", collection=collection, reading="ours-share")
        for collection in COLLECTIONS
    }
    others = {
        collection: [values[0] for model, values in models.items() if model != "ours-regrown"]
        for collection, models in peers().items()
    }
    wins = sum(nmi[collection] > max(others[collection]) for collection in COLLECTIONS)
    return (
        f"a regrown tree has {nmi['newsgroups']:.2f} there and is ahead of all others on "
        f"{_of(wins, nmi)}"
    )


def _of_words() -> Iterator[str]:
    coherence = {
        collection: {model: values[1] for model, values in models.items()}
        for collection, models in peers().items()
    }
    ahead = sum(npmi["nmf"] > npmi["ours-regrown"] for npmi in coherence.values())
    news, small, films = (coherence[name] for name in ("newsgroups", "neural-20ng", "imdb"))
    yield (
        f"NMF's words are more coherent on {_of(ahead, coherence)} collections: "
        f"{news['nmf']:.2f} against {news['ours-regrown']:.2f} on Twenty Newsgroups, "
        f"{small['nmf']:.2f} against {small['ours-regrown']:.2f} there with 5,000 words"
    )
    yield (
        f"{films['nmf']:.2f} against ${films['ours-regrown']:.2f}$ on a tenth of the film reviews "
        f"from IMDB, where LDA has ${films['lda']:.2f}$"
    )


def _of_the_kernel() -> Iterator[str]:
    page = "benchmarks/README.md"
    data = "Twenty Newsgroups"
    sizes = table(page, "data", "documents", "words")
    yield f"({cell(sizes, 'words', data=data):,.0f} words)"
    fits = table(page, "data", "subject", "seconds")
    ours = {"data": data, "subject": "topicgrouper auto, all threads"}
    pairs = {"data": data, "subject": "topicgrouper ehac, all threads"}
    lda = {"data": data, "subject": "tomotopy LDA, k = 100, 1,000 iterations"}
    yield (
        f"{cell(fits, 'peak MB', **ours):.0f} MB and {cell(fits, 'seconds', **ours):.1f} seconds "
        f"on two cores, keeping all pairs {cell(fits, 'peak MB', **pairs):,.0f} MB and "
        f"{cell(fits, 'seconds', **pairs):.1f} seconds"
    )
    yield f"one LDA with 100 topics in tomotopy an estimated {cell(fits, 'seconds', **lda):.0f}"


def _of_regrowing() -> Iterator[str]:
    name = f"{_RESULTS}/regrown_trees.csv"
    gains = [
        100 * (1 - mean(name, "regrown", **place) / mean(name, "greedy", **place))
        for place in ({"data_set": data, "n": 100} for data in _PREDICTED)
    ]
    yield (
        f"the perplexity of held-out documents with 100 topics by {min(gains):.0f} to "
        f"{max(gains):.0f}% on {_WORDS[len(gains)]} collections"
    )
    regrown, greedy = (
        mean(name, f"{kind}_coherence", data_set="NIPS", n=100) for kind in ("regrown", "greedy")
    )
    yield f"on NIPS papers it costs coherence (NPMI {regrown:.2f} against {greedy:.2f})"
    regrown, greedy = (
        mean(f"{_RESULTS}/regrown_stability.csv", "index", tree=kind, n=100)
        for kind in ("regrown", "greedy")
    )
    yield (
        "between 100 topics of half of Twenty Newsgroups and of all of it, the adjusted Rand index "
        f"is {regrown:.2f}, and {greedy:.2f} without regrowing"
    )


def _of_the_reproduction() -> Iterator[str]:
    verdicts = [row["verdict"] for row in table("docs/explanation/paper.md", "claim of the paper")]
    holds = verdicts.count("**holds**")
    fails = sum(verdict.startswith("**does not hold**") for verdict in verdicts)
    untested = sum(bool(re.match(r"\*\*.*not (be )?tested", verdict)) for verdict in verdicts)
    qualified = len(verdicts) - holds - fails - untested
    yield (
        f"each of its {len(verdicts)} claims: {holds} hold, {qualified} hold in part or with a "
        f"reservation, {fails} do not hold, and {untested} were not tested"
    )


def _of_prediction() -> Iterator[str]:
    lda = {"model": "LDA Optimized", "n": 200}
    pairs = [_forest_and(data, "all", **lda) for data in _PREDICTED]
    ahead = sum(forest < other for forest, other in pairs)
    forest, other = max(pairs, key=lambda pair: pair[0] / pair[1])
    yield (
        f"and 200 topics on {_of(ahead, pairs)} collections (perplexity {forest:,.0f} against "
        f"{other:,.0f} where the gap is smallest)"
    )
    pairs = [_forest_and(data, "all", model="DCM-LDA", n=100) for data in _PREDICTED]
    ahead = sum(forest < other for forest, other in pairs)
    yield f"than LDA with repetition and 100 topics [@doyle2009] on {_of(ahead, pairs)}"
    pairs = [_forest_and(data, "once", **lda) for data in _PREDICTED]
    behind = sum(forest > other for forest, other in pairs)
    yield f"LDA is better on {_of(behind, pairs)}"
    name = f"{_RESULTS}/completion.csv"
    hits = {"measure": "hit rate at 10"}
    shops = sorted({row["data_set"] for row in rows(name, **hits)})
    behind = sum(
        mean(name, "value", data_set=shop, method="EASE^R", **hits)
        > mean(name, "value", data_set=shop, method="forest and baskets", **hits)
        for shop in shops
    )
    yield f"a linear autoencoder [@steck2019] is better on {_of(behind, shops)}"


def _forest_and(data: str, counting: str, **other: object) -> tuple[float, float]:
    """Return the mean perplexity of five trees and of another model, over the splits of both."""
    name = f"{_RESULTS}/document_model.csv"
    found = [
        {
            row["split"]: float(row["perplexity"])
            for row in rows(name, data_set=data, counting=counting, **where)
        }
        for where in ({"model": "forest", "n": 5}, other)
    ]
    splits = found[0].keys() & found[1].keys()
    forest, model = (sum(one[split] for split in splits) / len(splits) for one in found)
    return forest, model


def _of_updates() -> Iterator[str]:
    updated, refitted = (
        mean(f"{_RESULTS}/kept_topics.csv", "half", data_set="Twenty News Groups", n=100, kind=kind)
        for kind in ("updated", "regrown, from scratch")
    )
    yield f"{updated:.0f} of 100 topics are kept, and {refitted:.0f} in a new fit"


if __name__ == "__main__":
    for claim in claims():
        print(claim)  # noqa: T201 - what it is for
