"""Fixtures: a small collection of texts, counted with stems, and the model fitted to it."""

import pytest

from topicgrouper.corpus import ReadOptions, Source, TextOptions, count_texts
from topicgrouper.model import Model

TEXTS = (
    "The rocket was launched. Rockets are launched into orbit; the orbit is high.",
    "Launching rockets: the launch of a rocket into an orbit.",
    "A cup of tea, cups of teas and a pot for the tea.",
    "The tea in the cup was cold. Potted tea, the pot and the cups.",
    "",
)


@pytest.fixture
def options():
    return TextOptions(stemmer="porter")


@pytest.fixture
def corpus(options):
    return count_texts(
        TEXTS,
        options,
        ids=[f"{number}.txt" for number in range(len(TEXTS))],
        labels=["space", "space", "tea", "tea", "none"],
        keep_texts=True,
    )


@pytest.fixture
def model(corpus, options):
    source = Source(name="texts", format="folder", options=ReadOptions(text=options), n_empty=1)
    return Model.fit(corpus.with_source(source))
