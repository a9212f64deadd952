"""``topicgrouper topics``."""

import csv
import io
import json

import numpy as np
import pytest

from tests.document_oracle import keywords_of
from tests.soft_samples import MONEY, RIVER, bank_soft, bank_tree, emptied
from topicgrouper import Model, TopicTree, fit_tree, refine
from topicgrouper.cli.topics import KEPT_WORDS
from topicgrouper.storage import archive_file
from topicgrouper.tree.keywords import N_RANKED


@pytest.fixture
def pets(tmp_path):
    """Return a model of pets and drinks whose most frequent words are everywhere."""
    words = ["the", "and", "cat", "dog", "tea", "milk"]
    counts = [[5, 5, 3, 2, 0, 0], [5, 4, 1, 2, 0, 0], [6, 5, 0, 0, 2, 3], [5, 5, 0, 0, 4, 2]]
    fit_tree(counts, words).save(tmp_path / "pets.tg")
    return tmp_path / "pets.tg"


def rows_of(table):
    """Return the cells of the rows of a table, which start with two numbers."""
    lines = [line.split() for line in table.splitlines()]
    return [line for line in lines if line and line[0].isdigit() and line[1][-1] in "%0123456789"]


def numbers_of(row):
    """Return the cells before the words, with details."""
    main = [f"{row.documents}", f"{row.document_share:.1%}"]
    coherence = [] if row.coherence is None else [f"{row.coherence:z.2f}"]
    measures = [f"{row.share:.1%}", f"{row.focus:.2f}", *coherence]
    return [str(row.topic), *main, *measures, str(row.size)]


def test_topics_with_documents_come_first_and_others_in_the_last_line(invoke, pets):
    tree = TopicTree.load(pets)
    view = tree.view(3)
    counts, names = tree.counts.toarray(), tree.vocabulary
    assert view.predict().tolist() == [2, 2, 1, 1]
    result = invoke("topics", pets, "-n", 3)
    assert result.exit_code == 0, result.output
    first, *_, last = result.stdout.splitlines()
    assert first == "3 topics, those with most documents first"
    assert rows_of(result.stdout) == [
        [str(view[place].number), "2", "50.0%", *keywords_of(counts, documents, names, 10)]
        for place, documents in ((1, [2, 3]), (2, [0, 1]))
    ]
    assert last == (
        f"1 topic that holds {view.shares[0]:.0%} of the text is no document's main topic "
        "(the and). --all lists it."
    )


def test_the_line_about_the_rest_has_few_examples(invoke, tmp_path):
    path = tmp_path / "general.tg"
    counts = [[5, 4, 3, 2, 5, 0], [5, 4, 3, 2, 0, 5], [5, 4, 3, 2, 0, 5]]
    fit_tree(counts, ["the", "and", "of", "to", "cat", "rocket"]).save(path)
    last = invoke("topics", path, "-n", 6).stdout.splitlines()[-1]
    assert last == (
        "4 topics that hold 74% of the text are no document's main topic (the; and; of; …). "
        "--all lists them."
    )


def test_all_topics_can_be_listed_with_details(invoke, pets):
    view = TopicTree.load(pets).view(3)
    shown = invoke("topics", pets, "-n", 3, "--all", "--details").stdout
    assert shown.startswith("3 topics, those with most documents first; focus in bits\n")
    assert rows_of(shown) == [[*numbers_of(row), *row.words] for row in view.table()]
    assert rows_of(shown)[-1][1:3] == ["0", "0.0%"]
    by_frequency = invoke("topics", pets, "-n", 3, "--frequent", "--all").stdout
    assert by_frequency.startswith("3 topics, most frequent first\n")
    assert "most frequent words" in by_frequency
    assert [tuple(row[3:]) for row in rows_of(by_frequency)] == [topic.words for topic in view]
    assert "--all" not in shown + by_frequency


@pytest.mark.parametrize("options", [(), ("--frequent",)])
def test_json_and_csv_have_all_topics_and_both_kinds_of_words(invoke, pets, options):
    table = TopicTree.load(pets).view(3).table(frequent="--frequent" in options)
    records = json.loads(invoke("topics", pets, "-n", 3, "--json", *options).stdout)
    assert records == table.to_records()
    assert sorted(record["documents"] for record in records) == [0, 2, 2]
    printed = invoke("topics", pets, "-n", 3, "--csv", *options).stdout
    rows = list(csv.DictReader(io.StringIO(printed)))
    assert list(rows[0]) == list(records[0])
    assert [row["words"].split() for row in rows] == [r["words"] for r in records]


@pytest.mark.parametrize("ending", [".csv", ".parquet", ".md", ".tex"])
@pytest.mark.parametrize("options", [("-n", 2), ("-n", 2, "--refine"), ("--soft",)])
def test_files_have_what_python_writes(invoke, softened, tmp_path, ending, options):
    model, path = Model.load(softened), tmp_path / f"topics{ending}"
    result = invoke("topics", softened, *options, "-k", 3, "-o", path)
    assert result.exit_code == 0, result.output
    view = model.soft if "--soft" in options else model.view(2)
    expected = tmp_path / f"expected{ending}"
    model.topics(refine(view) if "--refine" in options else view, 3).write(expected)
    assert path.read_bytes() == expected.read_bytes()


def test_csv_begins_with_a_byte_order_mark_on_request(invoke, model, tmp_path):
    path = tmp_path / "topics.csv"
    result = invoke("topics", model, "-n", 2, "--bom", "-o", path)
    printed = invoke("topics", model, "-n", 2, "--csv").stdout
    assert path.read_text(encoding="utf-8") == f"\ufeff{printed}"
    assert result.stderr.startswith("This model has no training counts")
    result = invoke("topics", model, "--bom", "-o", tmp_path / "topics.md")
    assert result.exit_code == 2
    assert "for --bom: applies only to CSV" in result.stderr


def test_without_counts_words_and_topics_are_the_most_frequent_and_a_line_says_why(invoke, model):
    result = invoke("topics", model, "-n", 3)
    assert result.exit_code == 0
    assert result.stdout.startswith("3 topics, most frequent first\n")
    assert "most frequent words" in result.stdout
    assert rows_of(result.stdout) == [
        ["6", "58.8%", "1", "the"],
        ["4", "28.2%", "3", "cat", "dog", "emu"],
        ["3", "12.9%", "2", "tea", "cup"],
    ]
    assert result.stdout.splitlines()[-1].startswith("This model has no training counts")
    records = json.loads(invoke("topics", model, "-n", 3, "--json").stdout)
    for name in ("documents", "document_share", "focus", "coherence", "warning"):
        assert [record[name] for record in records] == [None] * 3
    assert "coherence" not in result.stdout


def test_a_topic_to_be_careful_with_has_a_warning_and_a_sentence(invoke, tmp_path):
    themes = np.repeat(np.arange(3), [60, 60, 3])
    counts = 2 * np.kron(np.eye(3, dtype=int)[themes], np.ones(3, dtype=int))
    words = ["tea", "cup", "milk", "moon", "orbit", "star", "cat", "dog", "emu"]
    fit_tree(counts, words).save(tmp_path / "odd.tg")
    three = invoke("topics", tmp_path / "odd.tg", "-n", 3).stdout
    (row,) = [line for line in three.splitlines() if " few documents " in line]
    assert {"cat", "dog", "emu"} <= set(row.split())
    assert "\n1 topic rests on few documents: it is the main topic of fewer than 5.\n" in three
    two = invoke("topics", tmp_path / "odd.tg", "-n", 2, "--frequent").stdout
    (row,) = [line for line in two.splitlines() if " incoherent " in line]
    assert "cat" in row.split()
    assert "\n1 topic is incoherent: most pairs of words occur together less often" in two


def test_items_of_baskets_are_called_items(invoke, shop):
    table = invoke("topics", shop[0], "-n", 2).stdout
    assert "baskets" in table
    assert "CAKE STAND, TEA CUP" in table or "TEA CUP, CAKE STAND" in table
    assert "words" not in table


@pytest.mark.parametrize("n", [0, -1, 7, 10**30])
def test_a_number_of_topics_that_is_not_there_names_the_range(invoke, model, n):
    result = invoke("topics", model, "-n", n)
    assert result.exit_code == 2
    assert "1 to 6" in result.stderr


@pytest.mark.parametrize(
    "options",
    [
        ("--json", "--csv"),
        ("-k", "-1"),
        ("-n", "many"),
        ("--sort", "frequency"),
        ("--refine", "--soft"),
        ("-o", "topics.png"),
    ],
)
def test_wrong_options_are_usage_errors(invoke, model, options):
    result = invoke("topics", model, *options)
    assert result.exit_code == 2
    assert "Error" in result.stderr
    assert result.stdout == ""


def test_refined_topics_are_shown_with_what_was_gained(invoke, moving):
    view = refine(Model.load(moving).display_tree.view(3))
    shown = invoke("topics", moving, "-n", 3, "--refine", "-k", 2, "--all", "--details").stdout
    assert shown.startswith(
        f"Refined: log-likelihood raised by {view.refinement.gain:,.1f}\n"
        "3 topics, those with most documents first; focus in bits\n"
    )
    assert rows_of(shown) == [[*numbers_of(row), *row.words] for row in view.table(2)]
    records = json.loads(invoke("topics", moving, "-n", 3, "--refine", "--json").stdout)
    assert records == view.table().to_records()


def test_soft_topics_that_are_not_there_are_told(invoke, softened, model):
    result = invoke("topics", model, "--soft")
    assert result.exit_code == 1
    assert 'has no soft topics; add them with "topicgrouper improve ' in result.stderr
    result = invoke("topics", softened, "--soft", "-n", 4)
    assert result.exit_code == 2
    assert "Invalid value for -n: this model has 3 soft topics; omit -n" in result.stderr


@pytest.mark.parametrize("left", [0.0, 0.001])
def test_topics_with_hardly_any_occurrences_are_told_in_a_line(invoke, tmp_path, left):
    path, tree = tmp_path / "bank.tg", bank_tree()
    soft = emptied(bank_soft(tree), RIVER, to=MONEY, left=left)
    Model(tree, soft=soft).save(path)
    number = soft.numbers[RIVER]
    line = (
        f"1 topic of the tree holds hardly any of the text once softened: "
        f"({number}) water river boat"
    )
    result = invoke("topics", path, "--soft")
    assert result.exit_code == 0, result.output
    assert line in result.stdout.splitlines()
    assert not [row for row in result.stdout.splitlines() if row.split()[:1] == [f"{number}"]]
    assert "nan" not in result.stdout
    topics = json.loads(invoke("topics", path, "--soft", "--json").stdout)
    assert [topic["empty"] for topic in topics] == [False, False, True]
    assert topics[-1]["topic"] == number
    assert bool(topics[-1]["words"]) == bool(left)


def test_the_file_is_opened_once(invoke, fitted, monkeypatch):
    opened = []
    checked = archive_file.checked_members
    monkeypatch.setattr(
        archive_file, "checked_members", lambda *of, **how: opened.append(of) or checked(*of, **how)
    )
    assert invoke("topics", fitted).exit_code == 0
    assert len(opened) == 1


def test_a_workbook_is_that_of_the_export(invoke, fitted, tmp_path):
    given = ("-n", 3, "-k", 2)
    written = invoke("topics", fitted, *given, "-o", tmp_path / "x.xlsx")
    assert ": summary, topics, documents, groups and words.\n" in written.stdout
    invoke("export", fitted, *given, "-o", tmp_path / "y.xlsx")
    assert (tmp_path / "x.xlsx").read_bytes() == (tmp_path / "y.xlsx").read_bytes()


def test_files_keep_as_many_words_as_the_command_expects():
    assert 2 * KEPT_WORDS == N_RANKED
