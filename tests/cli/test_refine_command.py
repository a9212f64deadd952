import json

import pytest

from topicgrouper import Model
from topicgrouper.fitting import refine
from topicgrouper.tree.topic_table import distinctive_order


def test_the_table_shows_topics_and_moved_words(invoke, moving):
    result = invoke("refine", moving, "-n", 3, "--words", 2)
    assert result.exit_code == 0, result.output
    view = refine(Model.load(moving).shown.view(3))
    how = view.refinement
    assert how.moves
    first, *lines = [line for line in result.stdout.splitlines() if line.strip()]
    assert first.startswith(f"3 topics; {len(how.moves)} of {view.tree.n_words} words moved in ")
    came = {move.word for move in how.moves}
    for topic, focus in zip(view, view.focus, strict=True):
        share = f"{topic.frequency / view.tree.frequencies[-1]:.1%}"
        words = [f"{word}*" if word in came else word for word in topic.distinctive_words(2)]
        row = [str(topic.n), share, f"{focus:.2f}", str(topic.size), *words]
        assert row in [line.split() for line in lines]
    move = view.refinement.moves[0]
    assert any(f" {move.word}: " in line for line in lines)


def test_json_holds_the_whole_view(invoke, moving):
    record = json.loads(invoke("refine", moving, "-n", 3, "--json", "--words", 0).stdout)
    view = refine(Model.load(moving).shown.view(3))
    assert record["n"] == 3
    assert record["converged"] is True
    assert record["log_likelihood"] == pytest.approx(view.log_likelihood)
    assert record["tree_log_likelihood"] == pytest.approx(view.refinement.start.log_likelihood)
    order = distinctive_order(view)
    ordered = [view[place] for place in (*order.distinctive, *order.general)]
    assert [topic["frequent_words"] for topic in record["topics"]] == [
        list(topic.words) for topic in ordered
    ]
    assert [topic["words"] for topic in record["topics"]] == [
        list(topic.distinctive_words(topic.size)) for topic in ordered
    ]
    how = view.refinement
    assert [each["moves"] for each in record["passes"]] == [each.moves for each in how.passes]
    assert [(move["word"], move["from"]["id"], move["to"]["n"]) for move in record["moves"]] == [
        (move.word, move.source, view.tree.n_of(node=move.target)) for move in how.moves
    ]


def test_too_few_passes_are_told(invoke, moving):
    result = invoke("refine", moving, "-n", 3, "--passes", 1, "--moves", 0)
    assert "more passes would move more" in result.stdout
    assert "Words that moved" not in result.stdout


def test_words_are_shown_in_their_commonest_form(invoke, fitted):
    shown = json.loads(invoke("refine", fitted, "-n", 2, "--json", "--words", 0).stdout)
    words = {word for topic in shown["topics"] for word in topic["words"]}
    assert words == set(Model.load(fitted).shown.vocabulary)


def test_a_model_without_counts_is_one_line(invoke, model):
    result = invoke("refine", model, "-n", 3)
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: this model has no training counts")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("options", [("-n", 0), ("--passes", 0), ("--moves", -1), ("--jobs", 0)])
def test_wrong_options_are_usage_errors(invoke, moving, options):
    result = invoke("refine", moving, *options)
    assert result.exit_code == 2
    assert result.stdout == ""
