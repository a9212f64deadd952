"""Models that are updated with any documents: `make fuzz` looks for those that break a promise."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.fitting.grown_trees import assert_grown
from topicgrouper import Model
from topicgrouper.corpus import ReadOptions

if TYPE_CHECKING:
    from pathlib import Path

WORDS = ["".join(letters) for letters in product("bdf", "aeiou", "lmn")]
OLD, ALL = st.sampled_from(WORDS[:30]), st.sampled_from(WORDS)


def texts_of(words: st.SearchStrategy[str], *, least: int) -> st.SearchStrategy[list[str]]:
    text = st.lists(words, max_size=12).map(" ".join)
    return st.lists(text, min_size=least, max_size=12)


@given(
    first=texts_of(OLD, least=2),
    then=st.lists(texts_of(ALL, least=0), max_size=3),
    keep_texts=st.booleans(),
    is_regrown=st.booleans(),
    named=st.lists(st.integers(0, 100), max_size=3, unique=True),
)
def test_updates_with_any_documents_keep_what_they_promise(
    first: list[str], then: list[list[str]], keep_texts: bool, is_regrown: bool, named: list[int]
) -> None:
    if not any(first):
        return
    options = ReadOptions(keep_texts=keep_texts)
    model = Model.fit(first, options=options, regrow=is_regrown)
    names = {node: f"topic at {node}" for node in named if node < model.tree.n_nodes}
    model = model.with_topic_names(names)
    n_documents = len(first)
    for texts in then:
        updated = model.update(texts)
        n_documents += len(texts)
        assert updated.n_documents == n_documents
        if not texts:
            assert updated.tree is model.tree
            assert updated.changes.n_added == 0
            continue
        counts = updated.tree.counts
        assert counts is not None
        assert_grown(updated.tree, model.tree, counts.toarray())
        assert {name.name for name in updated.tree.topic_names.values()} == set(names.values())
        assert set(updated.tree.vocabulary) == set(model.tree.vocabulary).union(*words_of(texts))
        assert model.update(texts, n_jobs=2).tree == updated.tree
        backwards = model.update(texts[::-1]).tree
        np.testing.assert_array_equal(backwards.children, updated.tree.children)
        np.testing.assert_array_equal(backwards.numbers, updated.tree.numbers)
        model = updated


def words_of(texts: list[str]) -> list[list[str]]:
    return [text.split() for text in texts]


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
