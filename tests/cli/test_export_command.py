"""``topicgrouper export``."""

import json
import re
import sys

import numpy as np
import polars as pl
import pytest

from tests.command_runner import run_command
from topicgrouper.export import FORMATS


def test_texts_are_printed_if_there_is_no_file(invoke, model):
    result = invoke("export", model, "--format", "json", "--depth", 1, "-k", 1)
    assert result.exit_code == 0
    root = json.loads(result.stdout)
    assert [(part["topic"], part["words"]) for part in root["children"]] == [
        (6, ["the"]),
        (2, ["cat"]),
    ]


def test_what_is_printed_is_utf_8_whatever_the_terminal(tmp_path, invoke):
    (tmp_path / "texts.txt").write_text("käse käse\nkäse brot\n", encoding="utf-8")
    fitted = tmp_path / "texts.tg"
    assert invoke("fit", tmp_path / "texts.txt", "-o", fitted).exit_code == 0
    result = run_command("export", fitted, "--format", "newick", charset="ascii")
    assert result.exit_code == 0
    assert "'käse'".encode() in result.stdout_bytes


def test_files_get_the_format_of_their_ending(invoke, model, tree, tmp_path):
    path = tmp_path / "tree.npy"
    result = invoke("export", model, "-o", path, "--heights", "loss")
    assert result.exit_code == 0
    assert re.fullmatch(
        r"Wrote .*tree\.npy \(.* bytes\): SciPy's linkage matrix\.\n", result.stdout, re.DOTALL
    )
    np.testing.assert_array_equal(np.load(path), tree.to_linkage("loss"))


def test_the_format_can_be_named(invoke, model, tree, tmp_path):
    path = tmp_path / "nodes.parquet"
    assert invoke("export", model, "-o", path, "--format", "tree-parquet").exit_code == 0
    assert len(pl.read_parquet(path)) == tree.n_nodes


def test_a_model_without_counts_is_written_by_frequency_and_that_is_said(invoke, model, fitted):
    remark = "This model has no training counts"
    assert remark in invoke("export", model, "--format", "newick").stderr
    assert remark not in invoke("export", model, "--format", "newick", "--frequent").stderr
    assert remark not in invoke("export", fitted, "--format", "newick").stderr


def test_the_help_names_every_format(invoke):
    text = " ".join(invoke("export", "--help").stdout.split())
    named = re.search(r"by the extension of PATH\): (.*?)\.", text)[1]
    # long names may be broken at their hyphens
    assert re.split(r", | or ", named.replace("- ", "-")) == list(FORMATS)
    for option, pattern in (
        ("view", r"with their topics\. (.*?) write one view"),
        ("depth", r"below the root to show, for (.*?)\."),
    ):
        (sentence,) = re.findall(pattern, text)
        taking = {name for name, format_ in FORMATS.items() if option in format_.options}
        assert set(re.findall(r"[a-z-]{3,}", sentence)) - {"and", "default", "all"} == taking


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ([], "give a format"),
        (["--format", "xml"], "unknown format 'xml'; choose one of freemind"),
        (["--format", "Excel"], "unknown format 'Excel'; did you mean xlsx?"),
        (["--format", "linkage"], "linkage is binary; give an output file with -o"),
        (["--format", "newick", "-n", "3"], "for -n: newick writes the whole tree"),
        (["--format", "json", "--split", "3"], "for a view choose one of documents-csv, words-csv"),
        (["--format", "json", "--refine"], "for --refine: json cannot show refined"),
        (["--format", "csv"], 'is written by "topicgrouper topics MODEL -o topics.csv"'),
        (["--format", "words-csv", "-n", "7"], "1 to 6"),
        (["--format", "linkage", "--frequent"], "for --frequent: linkage does not take frequent"),
        (["--format", "documents-csv", "--levels", "2,x"], "'2,x' must be numbers from 1 to 6"),
        (["--format", "documents-csv", "--levels", "2", "-n", "3"], "cannot be combined"),
        (
            ["--format", "taxonomy-csv", "-n", "3"],
            "for -n: taxonomy-csv takes levels, such as 5 and 20, instead of",
        ),
        (["--format", "taxonomy-csv", "--levels", "9"], "must be numbers from 1 to 6"),
        (["--format", "json", "--bom"], "for --bom: json does not take bom"),
        (["--format", "linkage", "-k", "5"], "for -k: linkage does not take k"),
        (["--format", "linkage", "--heights", "tall"], "--heights"),
    ],
)
def test_wrong_options_are_usage_errors(invoke, model, options, message):
    result = invoke("export", model, *options)
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("out.txt", [], "no format has the extension of out.txt"),
        ("out.csv", [], "topicgrouper topics MODEL -o topics.csv"),
        ("out.csv", ["--format", "documents-csv", "-n", "2"], "no training counts"),
        ("missing/out.mm", [], "does not exist"),
    ],
)
def test_what_cannot_be_written_is_one_line(invoke, model, tmp_path, name, options, message):
    result = invoke("export", model, "-o", tmp_path / name, *options)
    assert result.exit_code == 1
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert not (tmp_path / name).exists()


def test_a_missing_extra_is_one_line(invoke, model, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "polars", None)
    result = invoke("export", model, "--format", "tree-parquet", "-o", tmp_path / "tree.parquet")
    assert result.exit_code == 1
    assert "pip install 'topicgrouper[parquet]'" in result.stderr
