import re
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from topicgrouper import Model
from topicgrouper.corpus import ReadOptions, Source, TextOptions, count_texts
from topicgrouper.corpus.words import find_words
from topicgrouper.search.passages import TextWords


def passage(model, row, topic, *, length=200):
    """Return the passage of a document for a topic, which it contains."""
    found = model.documents(topic, model.n_documents, length=length)
    return {each.row: each.passage for each in found}[row]


def marked(model, row, word, **options):
    found = passage(model, row, f"word:{word}", **options)
    return [found.text[start:end] for start, end in found.spans], found


def test_every_form_of_the_topics_words_is_marked(model):
    words, found = marked(model, 0, "rocket")
    assert words == ["rocket", "Rockets"]
    assert found.is_start
    assert found.is_end
    assert found.text.startswith("The rocket was launched.")


def test_a_topic_of_several_words_marks_all_of_them(model):
    found = passage(model, 1, 1)
    assert [found.text[start:end] for start, end in found.spans] == [
        "Launching",
        "rockets",
        "the",
        "launch",
        "rocket",
        "into",
        "orbit",
    ]


def test_the_densest_passage_is_shown_cut_between_words():
    text = f"{'lorem ipsum ' * 50}tea one two tea and tea {'dolor sit ' * 50}tea"
    model = Model.fit(count_texts([text, "other words"], keep_texts=True))
    words, found = marked(model, 0, "tea", length=60)
    assert words == ["tea", "tea", "tea"]
    assert len(found.text) <= 60
    assert not found.is_start
    assert not found.is_end
    assert set(found.text.split()) <= set(text.split())


def test_pieces_make_up_the_passage_with_ellipses_where_it_was_cut():
    text = "one two three tea four five six"
    model = Model.fit(count_texts([text, "x"], keep_texts=True))
    assert passage(model, 0, "tea", length=14).pieces() == [
        ("… ", False),
        ("three ", False),
        ("tea", True),
        (" four", False),
        (" …", False),
    ]
    whole = passage(model, 0, "tea").pieces()
    assert whole == [("one two three ", False), ("tea", True), (" four five six", False)]


def test_line_breaks_become_blanks():
    model = Model.fit(count_texts(["green\n\ttea  now", "else"], keep_texts=True))
    assert marked(model, 0, "tea")[1].text == "green tea now"


def test_a_topic_that_is_not_in_what_is_read_leaves_the_beginning(model, monkeypatch):
    monkeypatch.setattr("topicgrouper.search.passages._LONGEST_READ", 8)
    words, found = marked(model, 2, "tea", length=20)
    assert words == []
    assert found.text == "A cup of"


def test_words_with_marks_are_whole():
    text = "हिन्दी भाषा हिन्दी, cafe\u0301!"
    model = Model.fit(count_texts([text, "x"], TextOptions(min_length=1), keep_texts=True))
    assert marked(model, 0, "हिन्दी")[0] == ["हिन्दी", "हिन्दी"]


@given(
    words=st.lists(st.text("abc", min_size=3, max_size=5), min_size=1, max_size=30),
    data=st.data(),
    length=st.integers(5, 60),
)
def test_no_passage_of_the_length_holds_more(words, data, length):
    wanted, text = data.draw(st.sampled_from(words)), " ".join(words)
    model = Model.fit(count_texts([text, "other"], keep_texts=True))
    shown, found = marked(model, 0, wanted, length=length)
    spans = [match.span() for match in re.finditer(r"\w+", text) if match[0] == wanted]

    def held(low):
        return sum(low <= first and last <= low + length for first, last in spans)

    assert set(shown) == {wanted}
    assert len(found.text) <= length
    assert len(shown) == max(held(low) for low in range(len(text) + 1))


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("an unforgettable evening of orchestral entertainment", 20),
        ("groups such as sci.space.shuttle, talk.politics.space and sci.tea.news are read", 30),
        ("a lorem ipsum dolor (tea, tea, tea-time) sit amet consectetur", 14),
        ("it's a don't-miss tea-time show, isn't it? yes, it's tea-time", 24),
    ],
)
def test_passages_are_cut_at_blanks(text, length):
    model = Model.fit(count_texts([text, "other words"], keep_texts=True))
    for word in ("tea", "space", "evening"):
        if word not in model.tree.vocabulary:
            continue
        found = passage(model, 0, f"word:{word}", length=length)
        assert f" {found.text} " in f" {text} "
        assert len(found.text) <= length


def test_long_text_without_blanks_is_cut_between_words():
    text = "see http://example.org/archive/2001/rocket/tea/orbit/launch/index.html for more"
    model = Model.fit(count_texts([text, "x"], keep_texts=True))
    words, found = marked(model, 0, "tea", length=30)
    assert words == ["tea"]
    before, after = text.split(found.text)
    assert not (before[-1] + found.text[0]).isalnum()
    assert not (found.text[-1] + after[0]).isalnum()


def test_a_word_longer_than_the_passage_is_cut():
    long = "tea" * 40
    model = Model.fit(count_texts([f"a {long} b", "x"], keep_texts=True))
    words, found = marked(model, 0, long, length=30)
    assert words == [found.text] == [long[:30]]
    assert not found.is_end


CHINESE = (
    "我喜欢喝绿茶。"
    + "天气很好，我们去公园散步。" * 20
    + "绿茶和红茶都是茶，绿茶更香。"
    + "他在写信。" * 30
)


@pytest.mark.parametrize("segmentation", ["pairs", "dictionary"])
def test_passages_of_scripts_without_blanks_are_cut_between_words(segmentation):
    options = TextOptions(segmentation=segmentation)
    model = Model.fit(
        count_texts([CHINESE, "绿茶"], options, keep_texts=True),
    )
    words, found = marked(model, 0, "绿茶", length=30)
    assert words == ["绿茶", "绿茶"]
    assert "绿茶和红茶都是茶，绿茶更香。" in found.text
    assert len(found.text) <= 30
    assert not found.is_start


def test_pairs_that_overlap_are_marked_as_one():
    options = TextOptions(segmentation="pairs")
    model = Model.fit(
        count_texts(["学习自然语言很难", "别的"], options, keep_texts=True),
    )
    found = model.search("自然语很难")[0].passage
    assert [found.text[start:end] for start, end in found.spans] == ["自然语", "很难"]
    assert ("自然语", True) in found.pieces()


def test_a_phrase_is_marked_as_one_word_and_its_words_elsewhere_are_not():
    texts = ["New York is large.", "Flights to New Yorks", "new, large planes", "planes, flights"]
    options = TextOptions(phrases=True, stemmer="english")
    model = Model.fit(
        count_texts([*texts * 12, "york"], options, keep_texts=True),
        min_frequency=1,
    )
    assert model.source.options.text.phrases == ("new york",)
    assert marked(model, 1, "new york")[0] == ["New Yorks"]


def test_passages_show_words_as_they_were_counted_whatever_white_space_they_have():
    texts = ["  The\n New\n\tYork \n\n of\t new\n\nYork ", "New York"] * 10
    options = TextOptions(phrases=["new york"])
    model = Model.fit(
        count_texts(texts, options, keep_texts=True),
        min_frequency=1,
    )
    found = marked(model, 0, "new york")[1]
    assert found.text == "The New York of new York"
    assert found.spans == ((4, 12),)
    assert marked(model, 0, "york")[1].spans == ((20, 24),)
    assert marked(model, 0, "york", length=8)[1].text == "new York"


def test_words_of_blanks_are_shown_as_well_as_possible():
    options = TextOptions(token_pattern=r"\s+a|\s+")
    model = Model.fit(
        count_texts(["  a \n b  ", " \n "], options, keep_texts=True),
        min_frequency=1,
    )
    assert passage(model, 0, 1).text == "a b"


# -- the words of a model in texts -----------------------------------------------------------------


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
