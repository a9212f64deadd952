"""``topicgrouper soften``."""

import json
import zipfile

import numpy as np
import pytest

from tests.soft_samples import MONEY, RIVER, bank_model, bank_soft, bank_tree, emptied
from topicgrouper import Model, TopicName, fit_tree, refine, soften

ARRAYS = ("topic_words", "topic_prior", "nodes", "word_topic_counts", "training_document_topics")


@pytest.fixture
def bank(tmp_path):
    path = tmp_path / "bank.tg"
    Model(bank_tree(), document_ids=tuple(f"d{i}" for i in range(40))).save(path)
    return path


def same(soft, other):
    return all((getattr(soft, name) == getattr(other, name)).all() for name in ARRAYS)


def test_agrees_exactly_with_fit_soften(invoke, texts, tmp_path):
    at_once, later = tmp_path / "at-once.tg", tmp_path / "later.tg"
    options = ("--stem", "porter", "--keep-texts")
    assert invoke("fit", texts, "-o", at_once, *options, "--soften", 3).exit_code == 0
    assert invoke("fit", texts, "-o", later, *options).exit_code == 0
    result = invoke("soften", later, "-n", 3, "--jobs", 1)
    assert result.exit_code == 0, result.output
    assert Model.load(at_once).tree.vocabulary != Model.load(at_once).shown.vocabulary
    assert same(Model.load(at_once).soft, Model.load(later).soft)
    assert at_once.read_bytes() == later.read_bytes()


def entries_of(path):
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_changes_nothing_else_in_the_file(invoke, fitted, tmp_path):
    before, content = fitted.read_bytes(), entries_of(fitted)
    output = tmp_path / "soft.tg"
    assert invoke("soften", fitted, "-n", 2, "-o", output).exit_code == 0
    assert fitted.read_bytes() == before
    after = entries_of(output)
    assert {"document_model", "texts"} <= {name.partition("/")[0] for name in content}
    manifest, others = (
        json.loads(after.pop("manifest.json")),
        json.loads(content.pop("manifest.json")),
    )
    assert manifest["sections"].pop("soft")
    assert manifest == others
    assert {name: data for name, data in after.items() if not name.startswith("soft/")} == content


def test_softens_the_suggested_view_by_default_and_any_cut(invoke, bank):
    assert invoke("soften", bank).exit_code == 0
    model = Model.load(bank)
    assert model.soft.n_topics == model.tree.suggest_n().n
    view = model.tree.view(3)
    largest = max(view, key=lambda topic: topic.size)
    assert invoke("soften", bank, "-n", 3, "--split", largest.n).exit_code == 0
    split = view.split(largest)
    assert same(Model.load(bank).soft, soften(refine(split)))


def test_reports_topics_shared_words_and_what_to_type_next(invoke, bank):
    result = invoke("soften", bank, "-n", 3)
    model = Model.load(bank)
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Refined and softened 3 topics in ")
    assert "replace" not in lines[0]
    rows = [line.split() for line in lines]
    for topic in model.topics(model.soft, 8):
        numbers = [str(topic.topic), f"{topic.share:.1%}", f"{topic.focus:.2f}"]
        numbers += [f"{topic.coherence:z.2f}", str(topic.size)]
        assert ([*numbers, *topic.words] in rows) == (not topic.general)
    shared = model.shared_words()
    assert f"\n{len(shared)} word{'s' if len(shared) > 1 else ''} belong" in result.stdout
    (row,) = [line for line in lines if line.split()[:1] == ["bank"]]
    (bank_word,) = [each for each in shared if each.word == "bank"]
    for each in bank_word.topics:
        assert f"{each.share:.0%} ({each.topic}) {' '.join(each.words)}" in row
    first = f"word {bank} {shared[0].word}"
    for command in (f"topics {bank} --soft", first, f"explore {bank} -n 3"):
        assert f"    topicgrouper {command}" in lines
        assert invoke(*command.split()).exit_code == 0


def test_says_what_is_replaced(invoke, bank):
    invoke("soften", bank, "-n", 2)
    result = invoke("soften", bank, "-n", 3)
    assert "They replace the model's 2 soft topics." in result.stdout
    assert Model.load(bank).soft.n_topics == 3
    record = json.loads(invoke("soften", bank, "-n", 1, "--json").stdout)
    assert record["replaced"] == 3
    assert record["n"] == 1


def test_json_has_all_topics_and_shared_words(invoke, bank):
    record = json.loads(invoke("soften", bank, "-n", 3, "--json").stdout)
    model = Model.load(bank)
    soft, shared = model.soft, model.shared_words()
    topics = model.topics(soft)
    assert record["model"] == str(bank)
    assert record["replaced"] is None
    assert (record["rounds"], record["converged"]) == (soft.n_rounds, soft.converged)
    assert [(topic["topic"], topic["words"]) for topic in record["topics"]] == [
        (topic.topic, list(topic.words)) for topic in topics
    ]
    n_general = sum(topic.general for topic in topics)
    assert [topic["general"] for topic in record["topics"]][3 - n_general :] == [True] * n_general
    assert [each["word"] for each in record["shared_words"]] == [each.word for each in shared]
    for each, word in zip(record["shared_words"], shared, strict=True):
        numbers = [topic["topic"] for topic in each["topics"]]
        assert numbers == [topic.topic for topic in word.topics]


@pytest.mark.parametrize("left", [0.0, 0.001])
def test_topics_with_hardly_any_occurrences_are_told_in_a_line(invoke, bank, monkeypatch, left):
    soft = emptied(bank_soft(bank_tree()), RIVER, to=MONEY, left=left)
    monkeypatch.setattr("topicgrouper.mixtures.softening.soften", lambda *_, **__: soft)
    number = soft.numbers[RIVER]
    line = (
        f"1 topic of the tree holds hardly any of the text once softened: "
        f"({number}) water river boat"
    )
    for command in (("soften", bank, "-n", 3), ("topics", bank, "--soft")):
        result = invoke(*command)
        assert result.exit_code == 0, result.output
        assert line in result.stdout.splitlines()
        assert not [row for row in result.stdout.splitlines() if row.split()[:1] == [f"{number}"]]
        assert "nan" not in result.stdout
    topics = json.loads(invoke("soften", bank, "-n", 3, "--json").stdout)["topics"]
    assert [topic["empty"] for topic in topics] == [False, False, True]
    assert topics[-1]["topic"] == number
    assert bool(topics[-1]["words"]) == bool(left)


def test_items_are_called_items(invoke, shop):
    result = invoke("soften", shop[0], "-n", 2)
    assert result.exit_code == 0, result.output
    assert "most distinctive items" in result.stdout
    assert "CAKE STAND" in result.stdout
    assert "No item belongs to several topics." in result.stdout


def test_a_model_without_counts_is_told_what_to_do(invoke, model):
    before = model.read_bytes()
    result = invoke("soften", model, "-n", 3)
    assert result.exit_code == 1
    assert "has no training counts, which softening needs; refit the documents" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert model.read_bytes() == before


def test_weights_are_refused(invoke, tmp_path):
    path = tmp_path / "weights.tg"
    fit_tree(np.array([[1.5, 0.5, 0.0], [0.0, 0.5, 2.5], [1.0, 0.0, 0.5]])).save(path)
    result = invoke("soften", path, "-n", 2)
    assert result.exit_code == 1
    assert "whole numbers" in result.stderr
    assert Model.load(path).soft is None


def test_what_is_stopped_leaves_the_model_as_it_was(invoke, bank, monkeypatch):
    before = bank.read_bytes()

    def stopped(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr("topicgrouper.mixtures.softening.soften", stopped)
    assert invoke("soften", bank, "-n", 2).exit_code == 130
    assert bank.read_bytes() == before
    assert [path.name for path in bank.parent.iterdir()] == [bank.name]


@pytest.mark.parametrize("options", [("-n", 0), ("-n", 100), ("--jobs", 0), ("-n", 2, "--cut", 2)])
def test_wrong_options_are_usage_errors(invoke, bank, options):
    before = bank.read_bytes()
    result = invoke("soften", bank, *options)
    assert result.exit_code == 2
    assert bank.read_bytes() == before


def test_an_output_that_cannot_be_written_is_told_at_once(invoke, bank, tmp_path):
    result = invoke("soften", bank, "-n", 2, "-o", tmp_path / "nowhere" / "out.tg")
    assert result.exit_code == 1
    assert "does not exist; create it first" in result.stderr


def test_word_shows_its_soft_topics(invoke, tmp_path):
    path = tmp_path / "bank.tg"
    bank_model().save(path)
    bank = Model.load(path).word("bank").soft
    line = invoke("word", path, "bank").stdout.splitlines()[1]
    assert line.startswith(f"Soft topics: {bank[0].share:.0%} (")
    assert len(line.split("; ")) == len(bank)
    record = json.loads(invoke("word", path, "bank", "--json").stdout)
    assert [(each["topic"], each["share"]) for each in record["soft"]] == [
        (each.topic, each.share) for each in bank
    ]
    Model(bank_tree()).save(path)
    assert "Soft" not in invoke("word", path, "bank").stdout
    assert json.loads(invoke("word", path, "bank", "--json").stdout)["soft"] is None


def test_names_that_are_given_while_it_runs_are_kept(invoke, bank, monkeypatch):
    usual = Model.soften

    def slow(model, view, **settings):
        Model.update_names(bank, lambda names: {0: TopicName("meanwhile")})
        return usual(model, view, **settings)

    monkeypatch.setattr(Model, "soften", slow)
    assert invoke("soften", bank, "-n", 2, "--jobs", 1).exit_code == 0
    after = Model.load(bank)
    assert after.soft.n_topics == 2
    assert [name.name for name in after.tree.topic_names.values()] == ["meanwhile"]


def test_a_file_that_holds_another_tree_by_now_is_not_replaced(invoke, bank, monkeypatch):
    usual = Model.soften

    def slow(model, view, **settings):
        Model(fit_tree([[1, 2], [2, 1]])).save(bank)
        return usual(model, view, **settings)

    monkeypatch.setattr(Model, "soften", slow)
    result = invoke("soften", bank, "-n", 2, "--jobs", 1)
    assert result.exit_code == 1
    assert "now holds another tree" in result.output
    assert Model.load(bank).tree.n_words == 2
