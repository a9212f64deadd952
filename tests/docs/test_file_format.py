"""The page about the file format: its reader reads every section, and its tables are true."""

import json
import re
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from tests.docs.test_pages import blocks
from tests.tree import make_fixture
from topicgrouper import Model, fit_documents, fit_tree, regrow, soften
from topicgrouper.corpus import ReadOptions, Source, TextOptions, count_texts
from topicgrouper.fitting import Checkpoint
from topicgrouper.model import Changes

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "file-format.md"
TEXTS = (
    "The rockets were launched into an orbit round the moon.",
    "The launch of the rocket was late; the orbit of the moon is high: 🚀.",
    "A cup of tea and a pot for the tea.",
    "The tea in the cup was cold, and so was the pot.",
    "",
)
WEIGHTS = [[0.5, 1.5, 0.0], [1.0, 0.25, 0.0], [0.0, 0.0, 3.5]]


def page_reader():
    """Return what the reader of the page defines."""
    (block,) = (
        block for block in blocks(PAGE.read_text(encoding="utf-8")) if "def read_tg" in block.body
    )
    assert "topicgrouper import" not in block.body
    assert "numpy" not in block.body
    namespace = {}
    exec(compile(block.body, PAGE, "exec"), namespace)
    return namespace


READER = page_reader()


def whole_model():
    """Return a model with every section, and the corpus it was fitted to."""
    text = TextOptions(stemmer="porter")
    corpus = count_texts(
        TEXTS, text, ids="abcde", labels=["space", "space", "tea", "tea", ""], keep_texts=True
    )
    source = Source(name="texts", format="folder", options=ReadOptions(text=text))
    model = Model.fit(corpus.with_source(source))
    tree = regrow(model.tree).with_topic_names({"2": "Räume", "word:tea": "Tea"})
    return replace(
        model,
        tree=tree,
        soft=soften(tree.view(3)),
        document_model=fit_documents(tree, trees=3),
        document_columns={"by": ("Ann", "Bob", "Ann", "", "Bob"), "year": ("1",) * 5},
        changes=Changes(n_before=3, n_added=2, moved={2: 0.5}),
    )


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """Write one file of each kind; return them by kind, with the whole model."""
    folder = tmp_path_factory.mktemp("files")
    model = whole_model()
    model.save(folder / "whole.tg")
    fit_tree(WEIGHTS, ["cat", "dog", "tea"]).save(folder / "weights.tg")
    counts = [[2, 1, 0, 0], [1, 2, 0, 1], [0, 0, 3, 1]]
    fit_tree(counts, ["cat", "dog", "tea", "cup"], together=[["cat", "cup"]]).save(
        folder / "together.tg", counts=False
    )
    start = fit_tree(WEIGHTS, ["tea", "cup", "dog"])
    fit_tree(WEIGHTS, ["cat", "dog", "tea"], start=start).save(folder / "grown.tg")
    fit_tree(counts, checkpoint=Checkpoint(folder / "checkpoint.tg"))
    return model, {path.stem: path for path in folder.iterdir()}


def test_the_reader_gets_tree_words_names_and_counts(files):
    model, paths = files
    sections, strings = READER["read_tg"](paths["whole"]), READER["strings"]
    tree = sections["tree"]
    assert tree["children"] == tuple(model.tree.children.ravel().tolist())
    assert tree["gains"] == tuple(model.tree.gains.tolist())
    assert tree["word_frequencies"] == tuple(model.tree.word_frequencies.tolist())
    assert tree["base_log_likelihood"] == model.tree.base_log_likelihood
    assert tree["regrown_at"] == model.tree.regrown_at
    assert tuple(strings(tree, "vocabulary")) == model.tree.vocabulary
    assert tuple(strings(sections["words"], "names")) == model.display_words
    assert tuple(strings(sections["texts"], "texts")) == TEXTS
    assert tuple(strings(sections["documents"], "labels")) == model.labels
    names = dict(zip(sections["names"]["nodes"], strings(sections["names"], "names"), strict=True))
    assert names == {node: name.name for node, name in model.tree.names_by_node.items()}
    counts = sections["counts"]
    assert counts["indptr"] == tuple(model.tree.counts.indptr.tolist())
    assert counts["indices"] == tuple(model.tree.counts.indices.tolist())
    assert counts["data"] == tuple(model.tree.counts.data.tolist())
    values, places = strings(sections["columns"], "values_0"), sections["columns"]["places_0"]
    assert tuple(values[place] for place in places) == model.document_columns["by"]
    assert sections["soft"]["nodes"] == tuple(model.soft.nodes.tolist())
    assert json.loads(bytes(sections["source"]["json"])) == model.source.to_dict()
    assert json.loads(bytes(sections["changes"]["json"]))["moved"] == {"2": 0.5}


def test_the_reader_gets_weights_and_groups(files):
    _, paths = files
    weights = READER["read_tg"](paths["weights"])
    assert weights["tree"]["word_frequencies"] == (1.5, 1.75, 3.5)
    assert weights["counts"]["data"] == (0.5, 1.5, 1.0, 0.25, 3.5)
    together = READER["read_tg"](paths["together"])
    assert together["tree"]["max_topics"] == 3
    assert "counts" not in together


def test_the_reader_reads_old_files_with_sections_it_does_not_know():
    sections = READER["read_tg"](make_fixture.PATH)
    assert READER["strings"](sections["tree"], "vocabulary") == make_fixture.WORDS
    assert "future" in sections


def test_the_reader_refuses_what_the_page_says(files, tmp_path):
    _, paths = files
    with zipfile.ZipFile(paths["weights"]) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}

    def written(**changes):
        manifest = {**json.loads(members["manifest.json"]), **changes}
        with zipfile.ZipFile(tmp_path / "changed.tg", "w") as archive:
            for name, data in {**members, "manifest.json": json.dumps(manifest)}.items():
                archive.writestr(name, data)
        return tmp_path / "changed.tg"

    assert READER["read_tg"](written()) == READER["read_tg"](paths["weights"])
    for changes in ({"format_version": 2}, {"format": "other"}):
        with pytest.raises(ValueError, match="format version 1"):
            READER["read_tg"](written(**changes))
    members["tree/gains.npy"] += b"\0"
    with pytest.raises(ValueError, match="size"):
        READER["read_tg"](written())


def tables(heading):
    """Return the rows of the tables below a heading: those of arrays and those of single values."""
    page = PAGE.read_text(encoding="utf-8").replace("\\|", "¦")
    part = page.partition(f"\n### {heading}\n")[2].partition("\n##")[0]
    arrays, meta, rows = {}, {}, None
    for line in part.splitlines():
        cells = [cell.strip().replace("¦", "|") for cell in line.strip("|").split("|")]
        if cells[0] in ("array", "meta"):
            rows = arrays if cells[0] == "array" else meta
        elif line.startswith("| `"):
            for name in re.findall(r"`(\w+)`", cells[0]):
                rows[name] = cells[1:]
    return arrays, meta


def declared_sections(path):
    with zipfile.ZipFile(path) as archive:
        return json.loads(archive.read("manifest.json"))["sections"]


def fits_type(dtype, described):
    kinds = {"any integer": "iu", "any unsigned integer": "u"}
    return any(
        dtype[1] in kinds[part] if part in kinds else dtype == part.strip("`")
        for part in described.split(" or ")
    )


def fits_shape(shape, described, sizes):
    if described == "any":
        return len(shape) == 1
    parts = described.strip("()").replace("−", "-").replace("2V", "2 * V").split(", ")
    # Other words than V, D and K stand for any size.
    given = [eval(part, {}, sizes) if part[0] in "VDK2" else None for part in parts]
    pairs = zip(given, shape, strict=True)
    return all(expected in (None, size) for expected, size in pairs)


@pytest.mark.parametrize("kind", ["whole", "weights", "together", "grown", "checkpoint"])
def test_every_array_is_as_the_tables_say(files, kind):
    _, paths = files
    declared = declared_sections(paths[kind])
    sizes = {"D": 5, "K": 3}
    if kind != "checkpoint":
        sizes["V"] = declared["tree"]["arrays"]["columns"]["shape"][0]
    if kind in ("weights", "grown"):
        sizes["D"] = 3
    for section, content in declared.items():
        arrays, meta = tables(section)
        assert content["meta"].keys() <= meta.keys(), section
        for name, form in content["arrays"].items():
            part = re.fullmatch(r"(\w+)_(text|ends)", name)
            if part is not None:
                described = arrays[part[1]]
                assert described[0] == "strings"
                assert form["dtype"] == {"text": "|u1", "ends": "<i8"}[part[2]]
                if part[2] == "ends" and described[1] in sizes:
                    assert form["shape"] == [sizes[described[1]]]
            else:
                assert fits_type(form["dtype"], arrays[name][0]), (section, name, form)
                assert fits_shape(form["shape"], arrays[name][1], sizes), (section, name, form)


def test_every_section_of_the_page_is_written_somewhere(files):
    _, paths = files
    page = PAGE.read_text(encoding="utf-8")
    listed = set(re.findall(r"^### (\w+)$", page, re.MULTILINE))
    written, complete = set(), declared_sections(paths["whole"])
    for path in paths.values():
        written |= declared_sections(path).keys()
    assert written == listed
    for section, content in complete.items():
        arrays, meta = tables(section)
        found = {re.sub(r"_(text|ends)$", "", name) for name in content["arrays"]}
        assert found == arrays.keys() - {"numbers", "finest"}, section
        assert content["meta"].keys() == meta.keys() - {
            "max_topics",
            "grown_from",
            "last_number",
        }, section
