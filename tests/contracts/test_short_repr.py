"""Whatever a public object holds, showing it takes a few lines."""

import dataclasses
import importlib
import inspect
import re
from pathlib import Path

import numpy as np
import pytest

import topicgrouper
from topicgrouper import (
    DocumentModel,
    FlatView,
    GroupComparison,
    Model,
    SoftTopics,
    TextTopicGrouper,
    compare_groups,
    soften,
)
from topicgrouper.corpus import Corpus, ReadOptions, Source, TextOptions, count_texts
from topicgrouper.tables import Table

SOURCE = Path(topicgrouper.__file__).parent
ROOMS = sorted(
    ".".join(("topicgrouper", *path.parent.relative_to(SOURCE).parts))
    for path in SOURCE.rglob("__init__.py")
)
MAX_LENGTH = 2_000
MUCH = tuple(f"word {number} of a long list of words" for number in range(10_000))


COUNTING = (
    Corpus,
    DocumentModel,
    FlatView,
    GroupComparison,
    Model,
    SoftTopics,
    Table,
)


def public_classes():
    for room in ROOMS:
        module = importlib.import_module(room)
        for name in getattr(module, "__all__", ()):
            value = getattr(module, name)
            if inspect.isclass(value):
                yield value


def may_be_long(cls):
    """Return whether a class shows fields that may hold much."""
    if issubclass(cls, COUNTING):
        return False  # these count what they hold; see below
    kinds = " ".join(map(str, vars(cls).get("__annotations__", {}).values()))
    is_plain = dataclasses.is_dataclass(cls) or hasattr(cls, "_fields")
    return (
        is_plain and re.search(r"\.\.\.|[aA]rray|Mapping|list|dict|Collection", kinds) is not None
    )


FIELDS = sorted(filter(may_be_long, set(public_classes())), key=lambda cls: cls.__name__)


@pytest.mark.parametrize("cls", FIELDS)
@pytest.mark.parametrize("value", [MUCH, " ".join(MUCH), np.zeros((3000, 40)), list(MUCH)])
def test_large_fields_are_shown_in_short(cls, value):
    names = cls._fields if hasattr(cls, "_fields") else [f.name for f in dataclasses.fields(cls)]
    if hasattr(cls, "_fields"):
        shown = tuple.__new__(cls, (value for _ in names))
    else:
        shown = object.__new__(cls)
        for name in names:
            object.__setattr__(shown, name, value)
    assert len(repr(shown)) <= 160 * len(names) + 100


@pytest.fixture(scope="module")
def large_model():
    words = [f"{first}{second}{third}" for first in "bcdf" for second in "aeiou" for third in MUCH]
    texts = [
        " ".join("".join(filter(str.isalpha, word)) for word in words[i::500]) for i in range(500)
    ]
    labels = [f"label {number % 5}" for number in range(len(texts))]
    corpus = count_texts(texts, labels=labels, keep_texts=True)
    return Model.fit(corpus.with_source(Source(name="a collection")))


def test_a_model_is_shown_in_a_line(large_model):
    shown = repr(large_model)
    assert shown.startswith("<Model: 'a collection', ")
    assert "500 documents; with texts, columns ('label',)>" in shown
    assert len(shown) < 200


def test_what_a_model_holds_is_shown_in_short(large_model):
    tree = large_model.tree
    n = min(20, tree.n_words)
    compared = compare_groups(large_model, "label", view=n)
    assert len(repr(compared)) <= MAX_LENGTH
    for value in (tree, tree.view(n), tree.view(n)[0], tree.suggest_n(), tree.taxonomy([2, n])):
        assert len(repr(value)) <= MAX_LENGTH
    assert len(repr(soften(tree.view(3)))) <= MAX_LENGTH
    found = large_model.documents(1, k=500)
    assert repr(found).startswith("TopicDocuments(500 rows: row, id, title, ")
    assert len(repr(found)) <= MAX_LENGTH


def test_options_show_what_was_changed():
    assert repr(TextOptions()) == "TextOptions()"
    assert repr(ReadOptions(text=TextOptions(stemmer="porter"), delimiter=";")) == (
        "ReadOptions(text=TextOptions(stemmer='porter'), delimiter=';')"
    )
    many = TextOptions(stop_words=[f"w{number}" for number in range(1000)])
    assert repr(many) == "TextOptions(stop_words=('w0', 'w1', 'w10', … 1,000 in all))"


def test_estimators_are_shown_in_short():
    model = TextTopicGrouper(stop_words=list(MUCH), together=[list(MUCH)])
    assert len(repr(model)) <= MAX_LENGTH
