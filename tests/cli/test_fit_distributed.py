"""``topicgrouper fit --distributed``."""

import json

import pytest

from topicgrouper import fit_tree, regrow
from topicgrouper.distributed import ClusterOptions
from topicgrouper.model import Model

pytestmark = pytest.mark.slow

TEXTS = [
    "The rocket was launched into an orbit round the moon.",
    "The launch of the rocket was late; the orbit of the moon is high.",
    "A new rocket, a new launch, and the moon.",
    "A cup of tea and a pot for the tea.",
    "The tea in the cup was cold, and so was the pot.",
    "Tea from a new cup, cold tea from the pot.",
]


@pytest.fixture
def files(tmp_path):
    """Write texts to one file, and to several."""
    lines = [json.dumps({"body": text}) + "\n" for text in TEXTS]
    (tmp_path / "all.jsonl").write_text("".join(lines), encoding="utf-8")
    for number in range(3):
        (tmp_path / f"part-{number}.jsonl").write_text(
            "".join(lines[2 * number : 2 * number + 2]), encoding="utf-8"
        )
    return tmp_path


@pytest.fixture
def command(invoke):
    """Give a function that runs a command and checks how it ends."""

    def run(*arguments, exit_code=0):
        result = invoke(*arguments)
        assert result.exit_code == exit_code, result.output
        return result

    return run


def test_a_pattern_of_files_on_two_processes(command, files):
    pytest.importorskip("distributed", reason="needs the extra dask")
    command("fit", files / "all.jsonl", "--text", "body", "-o", files / "one.tg")
    result = command(
        "fit", f"{files}/part-*.jsonl", "--text", "body", "--distributed", "--jobs", "2",
        "-o", files / "many.tg", "--json",
    )  # fmt: skip
    assert json.loads(result.stdout)["documents"] == 6
    assert "http://" in result.stderr  # the dashboard
    assert Model.load(files / "many.tg").tree == Model.load(files / "one.tg").tree
    assert not (files / "many.tg.checkpoint").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nothing-*.jsonl",), "no file matches it as a pattern"),
        (("all.jsonl", "--basket", "body", "--item", "body"), "not counted on a cluster"),
        (("all.jsonl", "--text", "body", "--resume"), "There is no checkpoint"),
    ],
)
def test_mistakes_are_told_before_a_cluster_is_started(
    command, files, monkeypatch, arguments, message
):
    pytest.importorskip("distributed", reason="needs the extra dask")
    monkeypatch.chdir(files)
    monkeypatch.setattr("distributed.LocalCluster", None)
    result = command("fit", *arguments, "--distributed", "-o", "m.tg", exit_code=1)
    assert message in result.stderr


def test_a_tree_is_regrown_here_if_its_counts_were_kept(command, files, monkeypatch):
    path = files / "regrown.tg"
    fit = ("fit", files / "all.jsonl", "--text", "body", "-o", path, "--distributed", "--regrow")
    command(*fit, "--jobs", 1)
    tree = Model.load(path).tree
    greedy = fit_tree(tree.counts, tree.vocabulary)
    assert tree == regrow(greedy)
    monkeypatch.setattr(ClusterOptions, "keeps_counts", lambda *_, **__: False)
    result = command(*fit, "--jobs", 1, exit_code=1)
    message = " ".join(result.output.split())
    assert "saved the model as" in message
    assert "cannot regrow the tree: the training counts are too large to keep" in message
    assert Model.load(path).tree.counts is None
    path.unlink()
    result = command(*fit[:-1], "--jobs", 1)  # by default, there is a remark
    message = " ".join(result.stdout.split())
    assert "The tree is greedy, not regrown: the training counts are too large" in message
    assert "keep fewer words with --max-words" in message
    assert Model.load(path).tree.digest() == greedy.digest()
