"""``topicgrouper info``."""

import json
import re
import zipfile

from topicgrouper import Model, TopicTree, regrow
from topicgrouper.corpus import ReadOptions, Source


def test_a_plain_tree_says_what_it_holds(invoke, model, tree):
    record = json.loads(invoke("info", model, "--json").stdout)
    assert record["words"] == 6
    assert record["occurrences"] == 85
    assert record["documents"] == 0
    assert record["nonzeros"] is record["labels"] is record["source"] is None
    assert record["texts"] is False
    assert record["sections"].keys() == {"tree"}
    assert record["digest"] == tree.digest()
    assert record["bytes"] == model.stat().st_size
    out = invoke("info", model).stdout
    assert "no training counts" in out
    assert tree.digest() in out


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
    result = invoke("topics", path)
    assert result.exit_code == 1
    assert "damaged.tg" in result.stderr
    assert len(result.stderr.splitlines()) == 1
