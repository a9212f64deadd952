"""``topicgrouper info``."""

import json
import re
import zipfile

import pytest

from tests.count_samples import planted_counts, zipf_counts
from topicgrouper import Model, TopicTree, fit_tree, regrow
from topicgrouper.cli.report import good_numbers, levels
from topicgrouper.corpus import ReadOptions, Source
from topicgrouper.tree import Suggestion


def test_a_plain_tree_says_what_it_holds(invoke, model, tree):
    record = json.loads(invoke("info", model, "--json").stdout)
    assert record["words"] == 6
    assert record["occurrences"] == 85
    assert record["documents"] == 10
    assert record["nonzeros"] is record["labels"] is record["source"] is None
    assert record["texts"] is False
    assert record["sections"].keys() == {"tree"}
    assert record["digest"] == tree.digest()
    assert record["bytes"] == model.stat().st_size
    out = invoke("info", model).stdout
    assert "no training counts" in out
    assert tree.digest() in out


def test_a_language_without_stems_is_told(invoke, tmp_path):
    path, texts = tmp_path / "x.tg", tmp_path / "x.txt"
    texts.write_text("Hunde und Katzen\nKatzen und Mäuse\n", encoding="utf-8")
    options = ("--language", "de", "--stem", "none", "-o", path)
    assert invoke("fit", texts, *options).exit_code == 0
    assert "language german, stemmer none" in " ".join(invoke("info", path).stdout.split())


def test_a_fitted_model_says_how_it_was_read(invoke, fitted):
    out = invoke("info", fitted).stdout
    assert "texts (folder)" in out
    assert re.search(r"^read with +stemmer porter *$", out, re.MULTILINE)
    assert "saved" in out
    record = json.loads(invoke("info", fitted, "--json").stdout)
    assert record["documents"] == 5
    assert record["labels"] == 2
    assert record["texts"] is True
    assert record["sections"].keys() == {
        "tree",
        "counts",
        "words",
        "documents",
        "texts",
        "source",
        "topics",
        "document_model",
    }
    assert record["source"]["options"]["text"]["stemmer"] == "porter"


def test_soft_topics_are_told(invoke, softened, fitted):
    record = json.loads(invoke("info", softened, "--json").stdout)
    assert record["soft"]["n"] == 3
    assert record["soft"]["shared_words"] == len(Model.load(softened).soft.shared_words())
    assert "soft" in record["sections"]
    assert json.loads(invoke("info", fitted, "--json").stdout)["soft"] is None
    assert "soft topics  3 (" in invoke("info", softened).stdout


def test_a_model_of_baskets_names_its_columns(invoke, shop):
    out = invoke("info", shop[0]).stdout
    assert "basket order" in out
    assert "item name description" in out
    assert "letters" not in out


def test_names_cannot_steer_the_terminal(invoke, tree, tmp_path):
    path = tmp_path / "odd.tg"
    source = Source(name="\x1b[2Jtexts", options=ReadOptions(text_column="\x1b[31mred"))
    Model(tree, source=source).save(path)
    out = invoke("info", path).stdout
    assert "\x1b" not in out
    assert "\\x1b[2Jtexts" in out
    assert "\\x1b[31mred" in out


def test_a_regrown_tree_says_so(invoke, moving, tmp_path):
    path = tmp_path / "regrown.tg"
    tree = regrow(TopicTree.load(moving))
    tree.save(path)
    levels = ", ".join(map(str, tree.regrown_at))
    assert f"regrown at {levels} topics" in invoke("info", path).stdout
    record = json.loads(invoke("info", path, "--json").stdout)
    assert (record["tree"], record["regrown_at"]) == ("regrown", [*tree.regrown_at])
    assert re.search(r"^tree +greedy *$", invoke("info", moving).stdout, re.MULTILINE)
    record = json.loads(invoke("info", moving, "--json").stdout)
    assert (record["tree"], record["regrown_at"]) == ("greedy", [])


def test_damaged_counts_do_not_stop_a_look(invoke, fitted, tmp_path):
    whole = json.loads(invoke("info", fitted, "--json").stdout)
    with zipfile.ZipFile(fitted) as archive:
        member = archive.getinfo("counts/indices.npy")
    data = bytearray(fitted.read_bytes())
    start = member.header_offset + 30 + len(member.filename)
    data[start : start + member.compress_size] = bytes(member.compress_size)
    path = tmp_path / "damaged.tg"
    path.write_bytes(data)
    found = json.loads(invoke("info", path, "--json").stdout)
    assert {**found, "file": None} == {**whole, "file": None}
    assert invoke("topics", path).stdout == invoke("topics", fitted).stdout
    result = invoke("topics", path, "-n", 2)
    assert result.exit_code == 1
    assert "damaged.tg" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_the_evidence_and_the_drops_are_shown(invoke, model):
    result = invoke("info", model, "--curve")
    assert result.exit_code == 0
    assert result.stdout.startswith("3 topics are a good start.\n")
    assert "At most 3 topics can be told apart: only 2 joins cost more than" in result.stdout
    assert "No number stands out: no drop in the cost of joins is sharp enough." in result.stdout
    assert "Drops in the cost of joins from 2 to 5 topics, sharpest first" in result.stdout
    assert "-2.0 to -20.0" in result.stdout


def test_json_holds_the_whole_curve(invoke, model, tree):
    record = json.loads(invoke("info", model, "--curve", "--json", "-k", 2).stdout)
    assert record["suggestion"] == tree.suggest_n().n == 3
    assert record["others"] == []
    assert (record["low"], record["high"]) == (2, 5)
    assert [drop["n"] for drop in record["drops"]] == [
        drop.n for drop in tree.suggest_n(n_drops=2).drops
    ]
    assert [point["n"] for point in record["curve"]] == [1, 2, 3, 4, 5]
    assert [point["delta_h"] for point in record["curve"]] == [-40.0, -20.0, -2.0, -1.0, -0.5]
    assert [point["ratio"] for point in record["curve"]] == [2.0, 10.0, 2.0, 2.0, None]
    assert record["curve"][0]["log_likelihood"] == pytest.approx(tree.log_likelihood(1))


def test_the_number_is_the_one_of_all_commands_with_coarser_and_finer_ones(invoke, tmp_path):
    tree = fit_tree(zipf_counts(300, 400, length=60, seed=1))
    tree.save(tmp_path / "large.tg")
    suggestion = tree.suggest_n()
    assert suggestion.others
    record = json.loads(invoke("info", tmp_path / "large.tg", "--curve", "--json").stdout)
    assert (record["suggestion"], record["others"]) == (suggestion.n, list(suggestion.others))
    assert (record["low"], record["high"]) == (suggestion.low, suggestion.high)
    assert len(json.loads(invoke("topics", tmp_path / "large.tg", "--json").stdout)) == suggestion.n
    assert (
        json.loads(invoke("info", tmp_path / "large.tg", "--json").stdout)["suggestion"]
        == suggestion.n
    )
    plots = invoke("info", tmp_path / "large.tg", "--curve").stdout
    assert good_numbers(suggestion) in plots
    rows = plots.partition("sharpest first")[2]
    sharpness = [float(row.split()[2]) for row in rows.splitlines() if re.match(r" +\d", row)]
    assert sharpness == sorted(sharpness, reverse=True)
    assert len(sharpness) == 10


def test_a_number_that_stands_out_is_told(invoke, tmp_path):
    tree = fit_tree(planted_counts(500, [0.5] * 4))
    tree.save(tmp_path / "planted.tg")
    record = json.loads(invoke("info", tmp_path / "planted.tg", "--curve", "--json").stdout)
    assert (record["suggestion"], record["distinct"], record["stands_out"]) == (4, 4, True)
    plots = invoke("info", tmp_path / "planted.tg", "--curve").stdout
    assert plots.startswith("4 topics stand out; 16 and 64 are finer.\n")
    assert "No number stands out" not in plots


@pytest.mark.parametrize("options", [("--low", 3), ("--high", 3), ("-k", 3), ("--csv",)])
def test_options_of_the_curve_need_it(invoke, model, options):
    result = invoke("info", model, *options)
    assert result.exit_code == 2
    assert "needs --curve" in result.stderr


@pytest.mark.parametrize(
    ("n", "others", "sentence", "shown"),
    [
        (
            21,
            (9, 43, 1500),
            "21 topics are a good start; 9 are coarser, 43 and 1,500 finer",
            "9,21,43",
        ),
        (8, (20, 60), "8 topics are a good start; 20 and 60 are finer", "8,20,60"),
        (21, (9,), "21 topics are a good start; 9 are coarser", "9,21"),
        (4, (), "4 topics are a good start", "4"),
        (1, (), "1 topic is a good start", "1"),
    ],
)
def test_coarser_and_finer_numbers_are_told_apart(n, others, sentence, shown):
    suggestion = Suggestion(n=n, low=2, high=60, drops=(), others=others)
    assert good_numbers(suggestion) == sentence
    assert levels(suggestion) == shown
