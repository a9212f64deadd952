"""The options of a view, which many commands share."""

import json

import numpy as np
import pytest

from topicgrouper import Model, refine

WITH_VIEWS = ["topics", "word", "export", "explore", "transform"]
ANIMALS, DRINKS = {"cat", "dog", "emu"}, {"tea", "cup"}


def shown(invoke, model, *options):
    """Return the topics that a command prints, as sets of words."""
    result = invoke("topics", model, *options, "-k", 0, "--json")
    assert result.exit_code == 0, result.output
    return [set(topic["words"]) for topic in json.loads(result.stdout)]


@pytest.mark.parametrize(
    ("options", "topics"),
    [
        (("-n", 2, "--split", 2), [{"the"}, ANIMALS, DRINKS]),
        (("-n", 2, "--split", "2,4"), [{"the"}, {"cat", "dog"}, DRINKS, {"emu"}]),
        (("-n", 2, "--split", 2, "--split", "4"), [{"the"}, {"cat", "dog"}, DRINKS, {"emu"}]),
        (("-n", 4, "--join", "tea,cup"), [{"the"}, ANIMALS, DRINKS]),
        (("-n", 4, "--join", "word:tea, CUP", "--join", "3,4"), [{"the"}, ANIMALS | DRINKS]),
        (("--cut", "the,3,emu,5"), [{"the"}, {"cat", "dog"}, DRINKS, {"emu"}]),
        (("--cut", "the", "--cut", "3,4"), [{"the"}, ANIMALS, DRINKS]),
        (("--cut", "the,2", "--split", 2), [{"the"}, ANIMALS, DRINKS]),
    ],
)
def test_cuts_are_chosen_by_splitting_joining_and_listing(invoke, model, options, topics):
    assert shown(invoke, model, *options) == topics


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("-n", 3, "--cut", "1"), "-n / --cut: these options cannot be combined"),
        (("-n", 2, "--split", 4), "--split: topic 4 is not a topic of this view: it is part of"),
        (("-n", 3, "--split", "the"), "--split: topic the is a single word and cannot be split"),
        (("-n", 3, "--split", "3,99"), "--split: there is no topic 99; numbers go up to"),
        (("-n", 3, "--split", "bird"), "--split: the model does not know 'bird'"),
        (("-n", 3, "--join", "the,3"), "--join: topics the and 3 are not siblings; the smallest"),
        (("-n", 3, "--join", "3"), "--join: '3' is not a pair of topics, such as 37,52"),
        (("--cut", "the,2,4"), "--cut: topic 2 contains topic 4; list only one of them"),
        (("--cut", "the,4"), "--cut: 2 words are not in any of these topics; add 3"),
        (("-n", 7), "-n: 7 is not in the range 1 to 6"),
        (("--soft", "--split", "3"), "--split / --soft: these options cannot be combined"),
    ],
)
def test_cuts_that_are_not_there_are_usage_errors(invoke, model, options, problem):
    result = invoke("topics", model, *options)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert problem in " ".join(result.stderr.split())


def test_words_are_found_in_any_form(invoke, shop):
    model = Model.load(shop[0])
    joined = model.display_tree.topic(node=model.tree.n_words)
    codes = [model.tree.vocabulary[word] for word in model.tree.words_of(node=joined.id)]
    for pair in (joined.words, [f"word:{code}" for code in codes], [joined.words[0].lower()] * 2):
        options = ("-n", model.tree.n_words, "--join", ",".join(pair))
        if len(set(pair)) == 2:
            assert set(joined.words) in shown(invoke, shop[0], *options)
        else:
            assert "cannot be joined with itself" in invoke("topics", shop[0], *options).stderr


def test_words_may_contain_commas(invoke, tree, tmp_path):
    path = tmp_path / "names.tg"
    names = ("the", "cat, black", "cat, white", "emu", "tea", "cup")
    Model(tree, display_words=names).save(path)
    listed = [option for name in names for option in ("--cut", name)]
    assert len(shown(invoke, path, *listed)) == 6


def test_a_word_is_shown_with_its_topic(invoke, model, moving):
    result = invoke("word", model, "tea", "-n", 4, "--join", "tea,cup")
    assert "Topic 3 (12.9% of the text, 2 words): tea cup" in result.stdout
    assert "Separate topic (58.8% of the text" in invoke("word", model, "the", "-n", 3).stdout
    assert "topic" not in json.loads(invoke("word", model, "tea", "--json").stdout)
    view = refine(Model.load(moving).display_tree.view(3))
    word = np.flatnonzero(view.labels != view.refinement.start.labels)[0]
    name = view.tree.vocabulary[word]
    record = json.loads(invoke("word", moving, name, "-n", 3, "--refine", "--json").stdout)
    assert record["topic"]["topic"] == view.tree.numbers[view.labels[word]]


@pytest.mark.parametrize("command", WITH_VIEWS)
def test_every_command_with_a_view_has_the_same_options(invoke, command):
    text = " ".join(invoke(command, "--help").stdout.split())
    for option in ("-n, --topics N ", "--split TOPIC,… ", "--join TOPIC,TOPIC ", "--cut TOPIC,… "):
        assert option in text
    options = text.partition("Options:")[2].partition("Examples:")[0]
    assert (" --refine " in options) == (command != "explore")  # the page shows the tree
