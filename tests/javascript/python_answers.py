"""What Python answers to the questions that the page answers by itself: both must be the same.

`agreement.test.js` asks the page's modules, which get the payloads that pages are made of.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.explorer import made_up_tree
from tests.browser.browser_samples import text_model
from topicgrouper import TopicName, fit_tree
from topicgrouper.corpus import TextOptions, count_texts
from topicgrouper.explorer.document_api import DocumentApi, read_cut
from topicgrouper.explorer.page_documents import embedded_within
from topicgrouper.explorer.payload import make_payload
from topicgrouper.groups import compare_groups
from topicgrouper.model import Model
from topicgrouper.search.passages import TextWords
from topicgrouper.storage.csv_cells import word_cell
from topicgrouper.tree.topic_table import order_by_documents

if TYPE_CHECKING:
    from collections.abc import Iterable

    from topicgrouper import FlatView, TopicTree

__all__ = ["all_answers"]

SCRIPTS = [
    "火箭把卫星送入轨道，地面控制中心收到了卫星发回的信号。\n 宇航员在空间站工作了六个月。",
    "  宇航员穿上宇航服，在月球表面行走。火箭很大。" + "月球上没有空气，也没有水。" * 30,
    "😀𠮷野家的火箭，炒豆腐用小火，加酱油和糖，火箭不在锅里。",
    "ผัดไทยใส่เส้น ไข่ กุ้ง และถั่ว ผัดด้วยไฟแรง ปรุงรสด้วยน้ำตาลและน้ำปลา",
    "plain text about a rocket, and Tシャツ",
    "plain words only",
]
ODD = [
    "\ufeffrocket\x1corbit\x85moon\u2028rocket\u3000launch\u200bpad\xa0rocket \u180emoon" * 12,
    "ROCKET İstanbul ſtar straße STRASSE K (Kelvin \u212a) ﬁre ﬁRE rocket" * 8,
    "x" * 180 + " rocket " + "y" * 180 + " moon-rocket_moon, rocket's " + "_" * 190 + " moon",
    "rocket\n\n\n" * 90 + "moon\t\x1f moon",
    "नमस्ते‌दुनिया می‌خواهم rocket é e\u0301 moon 𝟏𝟐 ①② launch.pad launch/pad",
]
"""Texts with blanks, letters and marks that languages take differently."""
CHARACTERS = [
    *map(chr, (*range(0x500), 0x61C, 0x180E, *range(0x2000, 0x2070), 0x3000, 0xD800)),
    *("\ufeff", "\ufe0f", "火", "\U0001f680"),
]
"""Characters that every version of Unicode has."""
QUERIES = ["ROCKET", "kettle", "GARDEN/5", "[(*", "a", "é", "x2", "tea/16"]

CELLS = ["=1+1", "'=1", "''@x", "it's", "'quoted'", "-1", "＋1", "\tx", "", "a=b", " =x"]
"""Texts of which some would be run by a spreadsheet, or look as if they had been made harmless."""


def all_answers() -> dict[str, Any]:
    """Return payloads by name, each with the answers about it."""
    themes = text_model()
    about = DocumentApi(themes)
    random = np.random.default_rng(4)
    mixtures = random.dirichlet([0.4] * 5, size=90) @ random.gamma(0.3, size=(5, 40)) * 3
    counts = random.poisson(mixtures)
    return {
        "themes": {
            **answers(themes, nodes=range(0, themes.tree.n_nodes, 5)),
            "surprise": [{"row": row, **about.surprise(row)} for row in range(0, 60, 7)],
            "search": found(themes, QUERIES),
            "opened": opened(themes),
        },
        "bare": answers(Model(fit_tree(counts[:, counts.any(axis=0)]))),
        "odd": odd_texts(),
        "pairs": scripts("pairs"),
        "dictionary": scripts("dictionary"),
        "large": large_tree(),
        "grown": grown(themes),
        "named": named(themes),
        "groups": groups(themes),
        "refused": {
            "inNames": [char for char in CHARACTERS if not is_valid(f"a{char}b")],
            "inNotes": [char for char in CHARACTERS if not is_valid("a", f"a{char}b")],
            "asNames": [char for char in CHARACTERS if not is_valid(char)],
        },
        "characters": CHARACTERS,
        "cells": {text: word_cell(text) for text in CELLS},
    }


def is_valid(name: str, note: str = "") -> bool:
    try:
        TopicName(name, note)
    except ValueError:
        return False
    return True


def answers(model: Model, *, nodes: Iterable[int] | None = None) -> dict[str, Any]:
    tree = model.display_tree
    some = list(range(tree.n_words, tree.n_nodes, 3)) if nodes is None else list(nodes)
    cut = tree.view(4).split(max(tree.view(4), key=lambda topic: topic.size))
    return {
        "payload": payload_of(model, views=[cut]),
        "views": {n: topics_of(tree.view(n)) for n in {1, 2, 5, 9, tree.n_words, *tree.levels}},
        "cut": {"nodes": cut.nodes.tolist(), "main": main_of(cut)},
        "main": {n: main_of(tree.view(n)) for n in tree.levels},
        "strongest": strongest(model, some),
    }


def payload_of(model: Model, **options: Any) -> dict[str, Any]:
    documents, _ = embedded_within(model, limit=10**7)
    return dict(make_payload(model, documents=documents, **options))


def topics_of(view: FlatView) -> dict[str, Any]:
    shown = view.shown_words(view.nodes)
    quality = [[row.coherence, row.warning] for row in view.table(order="view")]
    return {
        "topics": [
            [topic.id, topic.top_words(10), shown[topic.id], topic.frequency, topic.size, *measures]
            for topic, *measures in zip(view, view.focus.tolist(), quality, strict=True)
        ],
        "ordered": [view[place].id for place in order_by_documents(view)],
        "documents": view.documents.tolist(),
    }


def main_of(view: FlatView) -> list[int]:
    positions = view.predict().tolist()
    return [int(view.nodes[place]) if place >= 0 else -1 for place in positions]


def strongest(model: Model, nodes: Iterable[int]) -> dict[int, Any]:
    """Return what a server lists for nodes."""
    api = DocumentApi(model)
    return {node: api.strongest(node, offset=0, limit=1000) for node in nodes}


def opened(model: Model) -> dict[int, list[list[Any]]]:
    """Return the topics of documents in a view whose main topics the page has."""
    return {
        row: [
            [each.topic, each.share, each.relative_share]
            for each in model.document(row, view=model.display_tree.levels[0])
        ]
        for row in range(0, 60, 7)
    }


def found(model: Model, queries: Iterable[str]) -> dict[str, Any]:
    """Return what a server finds."""
    api = DocumentApi(model)
    return {query: api.search(query, offset=0, limit=1000) for query in queries}


def scripts(segmentation: str) -> dict[str, Any]:
    """Return a model of texts in which no blanks divide words."""
    options = TextOptions(segmentation=segmentation)
    model = Model.fit(
        count_texts(SCRIPTS, options, keep_texts=True),
    )
    finder = TextWords(model)
    tree = model.tree
    return {
        "payload": payload_of(model),
        "strongest": strongest(model, range(0, tree.n_nodes, 1 + tree.n_nodes // 40)),
        "spans": [finder.find(text).tolist() for text in SCRIPTS],
    }


def odd_texts() -> dict[str, Any]:
    model = Model.fit(count_texts(ODD, TextOptions(), keep_texts=True))
    return {
        "payload": payload_of(model),
        "strongest": strongest(model, range(model.tree.n_nodes)),
        "search": found(model, ["rocket", "  moon\x1c rocket ", "strasse", "K", "\x85", "_"]),
    }


def large_tree() -> dict[str, Any]:
    """Return a tree in which many topics are equally frequent."""
    tree = made_up_tree(2_000)
    cuts = ["40,s41,s42", "100,j50", "7,s9,s30,j3", "40,s3,s41,s900,s9999,j45,j7,j2", "0,s4"]
    views = {
        n: [[t.id, list(t.top_words(10)), t.frequency, t.size] for t in tree.view(n)]
        for n in (1, 50, 333, 1_999)
    }
    found = {cut: nodes_in(tree, cut) for cut in cuts}
    return {"payload": dict(make_payload(Model(tree))), "views": views, "cuts": found}


def grown(model: Model) -> dict[str, Any]:
    """Return the model after an update: its topics have their numbers, not those of a fit."""
    texts = ["a submarine, a periscope and the deep sea"] * 9
    corpus = model.read(texts, keep_texts=True).corpus
    updated = model.update(replace(corpus, labels=("sea",) * len(texts)))
    tree = updated.display_tree
    assert not tree.is_numbered_afresh
    view = tree.view(6)
    cut = view.split(max(view, key=lambda topic: topic.size))
    wanted = [f"6,s{topic.number}" for topic in view] + ["6,s1", f"6,j{tree.topic(node=0).number}"]
    return {
        "payload": payload_of(updated, views=[cut]),
        "numbers": tree.numbers.tolist(),
        "largest": [tree.n_of(node=node) for node in range(tree.n_nodes)],
        "cuts": {text: nodes_in(tree, text) for text in wanted},
    }


def nodes_in(tree: TopicTree, cut: str) -> list[int] | None:
    try:
        return sorted(read_cut(tree, cut).nodes.tolist())
    except ValueError:
        return None


def named(model: Model) -> dict[str, Any]:
    """Return the model with names at several levels, one of them within another, and one word."""
    tree = model.display_tree
    part, other, word = (max(tree.view(n), key=lambda topic: topic.size) for n in (9, 4, 30))
    whole = tree.parent(node=part.id)
    nodes = {part.id, whole, other.id, int(tree.words_of(node=word.id)[0])}
    names = {
        int(tree.numbers[node]): TopicName(f"Topic {node}") for node in nodes if node is not None
    }
    with_names = model.with_topic_names(names)
    tree = with_names.display_tree
    return {
        "payload": payload_of(with_names),
        "views": {n: sorted(tree.view(n).including().nodes.tolist()) for n in (1, 2, 5, 12, 40)},
    }


def groups(model: Model) -> dict[str, Any]:
    """Return the model with classes that differ, and countries that do not."""
    countries = np.random.default_rng(2).choice(["France", "Peru", "Chad", "Laos"], size=60)
    grouped = replace(model, document_columns={"country": tuple(countries.tolist())})
    columns = {}
    for column in ("label", "country"):
        comparison = compare_groups(grouped, column, view=4)
        columns[column] = {
            "groups": list(comparison.groups),
            "topics": comparison.view.nodes.tolist(),
            "relativeShares": comparison.relative_shares.tolist(),
            "counts": comparison.counts.tolist(),
            "isSignificant": comparison.is_significant.tolist(),
        }
    return {"payload": payload_of(grouped, views=[4]), "columns": columns}
