"""The words of a model in texts."""

from collections import Counter

import numpy as np
import pytest

from topicgrouper import Model
from topicgrouper.corpus import ReadOptions, Source, TextOptions, count_texts
from topicgrouper.corpus.words import find_words
from topicgrouper.search.passages import TextWords


def test_every_counted_word_is_found_and_no_other(model):
    finder = TextWords(model)
    for row, text in enumerate(model.texts):
        counts = model.tree.counts[[row], :].toarray().ravel()
        expected = {word: count for word, count in enumerate(counts.tolist()) if count}
        assert Counter(finder.find(text)[:, 2].tolist()) == expected


def test_forms_are_found_as_the_words_they_were_counted_as(model):
    launch = model.tree.find("launch")
    found = TextWords(model).find("Launching, launched; unknown")
    assert found.tolist() == [[0, 9, launch], [11, 19, launch]]


def test_without_known_options_words_are_those_of_the_default(model):
    assert len(TextWords(Model(model.tree)).find("launching")) == 0


def test_a_leaf_is_found_by_its_counted_form(model):
    finder = TextWords(model)
    assert finder.leaf("launch") == model.tree.find("launch")
    assert finder.leaf("launching") == -1


def test_only_wanted_words_are_found(model):
    finder = TextWords(model)
    text = " ".join(model.texts)
    found = finder.find(text).tolist()
    wanted = sorted({leaf for _, _, leaf in found[::3]})
    assert 0 < len(wanted) < len({leaf for _, _, leaf in found})
    chosen = [span for span in found if span[2] in wanted]
    assert finder.find(text, wanted=np.array(wanted)).tolist() == chosen
    assert len(finder.find(text, wanted=np.empty(0, dtype=np.int64))) == 0


TEXTS = (
    "The Cat_1 sleeps; CATS sleep. Ein Käfer schläft, Straße und Cafe\u0301!",
    "东京都的猫 sleeps in ΣΊΣΥΦΟΣ, a so\u00adft hyphen, the cat's cat",
    "",
    "cats and 东京 and Käfer #cats 😀",
    "Cats_1 CATS in ASCII only: the cat's x11 and _the_ I, __ IT",
)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"stemmer": "porter"},
        {"lowercase": False, "alphabetic": False},
        {"segmentation": "pairs", "min_length": 2},
        {"hashtags": True, "emoji": True},
        {"stop_words": ("the", "and")},
        {"alphabetic": False, "min_length": 1},
        {"language": "turkish"},
    ],
    ids=lambda options: "-".join(options) or "default",
)
def test_words_are_those_found_one_by_one(options):
    options = TextOptions(**options)
    corpus = count_texts(TEXTS, options, keep_texts=True)
    source = Source(options=ReadOptions(text=options))
    model = Model.fit(corpus.with_source(source), min_frequency=1)
    words = TextWords(model)
    for _ in range(2):  # the second time, most are remembered
        for text in TEXTS:
            alone = [
                (start, end, leaf)
                for start, end, word, _ in find_words(text, options.resolved())
                if (leaf := _leaf(model, word, options)) is not None
            ]
            assert list(map(tuple, words.find(text).tolist())) == alone


def _leaf(model, word, options):
    vocabulary = count_texts([word], options).vocabulary
    return model.tree.index_of(vocabulary[0]) if vocabulary else None
