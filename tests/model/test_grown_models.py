"""Models that are updated with any documents: `make fuzz` looks for those that break a promise."""

from __future__ import annotations

from itertools import chain, product
from typing import TYPE_CHECKING

import numpy as np
import polars as pl
from hypothesis import given
from hypothesis import strategies as st

from tests.fitting.grown_trees import assert_grown
from topicgrouper import Model
from topicgrouper.corpus import ReadOptions

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

WORDS = ["".join(letters) for letters in product("bdf", "aeiou", "lmn")]
OLD, ALL = st.sampled_from(WORDS[:30]), st.sampled_from(WORDS)


def texts_of(words: st.SearchStrategy[str], *, least: int) -> st.SearchStrategy[list[str]]:
    text = st.lists(words, max_size=12).map(" ".join)
    return st.lists(text, min_size=least, max_size=12)


@given(
    first=texts_of(OLD, least=2),
    then=st.lists(st.tuples(texts_of(ALL, least=1), st.integers(0, 6)), max_size=3),
    keep_texts=st.booleans(),
    is_regrown=st.booleans(),
    named=st.lists(st.integers(0, 100), max_size=3, unique=True),
    together=st.lists(st.integers(0, 3), max_size=30),
)
def test_updates_with_any_documents_keep_what_they_promise(
    first: list[str],
    then: list[tuple[list[str], int]],
    keep_texts: bool,
    is_regrown: bool,
    named: list[int],
    together: list[int],
) -> None:
    if not any(first):
        return
    documents = table_of(first, 0)
    groups = groups_of(first, together)
    options = ReadOptions(text_column="text", id_column="key", keep_texts=keep_texts)
    model = Model.fit(documents, options=options, regrow=is_regrown, together=groups)
    names = {
        int(model.tree.numbers[node]): f"topic at {node}"
        for node in named
        if node < model.tree.n_nodes
    }
    model = model.with_topic_names(names)
    texts = dict(documents.rows())
    for more, most_replaced in then:
        start = max(0, len(texts) - most_replaced)
        n_replaced = min(len(more), len(texts) - start)
        new = table_of(more, start)
        texts |= dict(new.rows())
        if not words_of(texts.values()) & set(model.tree.vocabulary):
            return
        updated = model.update(new, replace=True)
        assert updated.n_documents == len(texts)
        assert updated.changes.n_replaced == n_replaced
        assert_grown(updated.tree, model.tree)
        assert set(updated.tree.vocabulary) == words_of(texts.values())
        if not n_replaced and not groups:
            kept = {name.name for name in updated.tree.topic_names.values()}
            assert kept == {name.name for name in model.tree.topic_names.values()}
        assert model.update(new, replace=True, n_jobs=2).tree == updated.tree
        backwards = model.update(new[::-1], replace=True).tree
        np.testing.assert_array_equal(backwards.children, updated.tree.children)
        np.testing.assert_array_equal(backwards.numbers, updated.tree.numbers)
        model = updated


def table_of(texts: list[str], first: int) -> pl.DataFrame:
    keys = [f"d{number}" for number in range(first, first + len(texts))]
    return pl.DataFrame(
        {"key": keys, "text": texts}, schema=dict.fromkeys(("key", "text"), pl.String)
    )


def groups_of(texts: Iterable[str], labels: list[int]) -> list[list[str]]:
    """Return groups of the first words that occur; those of label 0 are in none."""
    labelled = list(zip(sorted(words_of(texts)), labels, strict=False))
    groups = ([word for word, at in labelled if at == group] for group in range(1, 4))
    return [group for group in groups if len(group) > 1]


def words_of(texts: Iterable[str]) -> set[str]:
    return set(chain.from_iterable(map(str.split, texts)))


@given(first=texts_of(OLD, least=2), then=texts_of(ALL, least=1))
def test_an_updated_model_is_saved_and_updated_as_it_is(
    tmp_path: Path, first: list[str], then: list[str]
) -> None:
    if not any(first):
        return
    model = Model.fit(first).update(then)
    model.save(tmp_path / "model.tg")
    loaded = Model.load(tmp_path / "model.tg")
    assert loaded.tree == model.tree
    np.testing.assert_array_equal(loaded.tree.numbers, model.tree.numbers)
    assert loaded.update(then[::-1]).tree == model.update(then[::-1]).tree
