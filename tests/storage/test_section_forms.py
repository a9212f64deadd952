"""Every section of a file is refused, by name, as soon as it holds what it cannot."""

import re
from dataclasses import replace

import numpy as np
import pytest

from tests.command_runner import run_command
from tests.growing_samples import texts_of
from topicgrouper import ArchiveError, Model, TopicTree
from topicgrouper.corpus import Source, count_texts
from topicgrouper.storage.archive_file import read_sections, write_sections
from topicgrouper.storage.archive_format import Section
from topicgrouper.storage.string_table import encode_strings


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """Return the file of an updated model that has everything, and its sections."""
    path = tmp_path_factory.mktemp("forms") / "model.tg"
    texts = texts_of("animals", "drinks", "space", "music")
    model = Model.fit(count_texts(texts, keep_texts=True).with_source(Source(name="texts")))
    model = model.regrow().update(texts_of("animals", first=50)).with_topic_names({"2": "Two"})
    model = replace(
        model.with_forest(3).soften(4),
        display_words=[word.upper() for word in model.tree.vocabulary],
        document_columns={"year": ["1", "2"] * (model.n_documents // 2)},
        labels=["a"] * model.n_documents,
    )
    model.save(path)
    assert {"finest", "regrown_at", "numbers"} <= read_sections(path)["tree"].arrays.keys()
    return path, read_sections(path)


def rewritten(saved, path, section, change):
    """Write the file with one section changed."""
    part = saved[1][section]
    arrays, meta = dict(part.arrays), dict(part.meta)
    change(arrays, meta)
    write_sections(path, {**saved[1], section: Section(arrays, meta)})
    return path


def refused(path, section):
    """Return what is said of a file that is refused for the sake of one of its sections."""
    with pytest.raises(ArchiveError) as error:
        Model.load(path)
    message = str(error.value)
    assert message.startswith(f"cannot read '{path}': section '")
    assert f"section '{section}'" in message
    assert not re.search(r"\. |\n", message)
    if section in ("tree", "counts", "names"):
        with pytest.raises(ArchiveError, match=f"section '{section}'"):
            TopicTree.load(path)
    return message


def number(array, value, place=0):
    """Change one number of an array."""

    def change(arrays, _):
        changed = arrays[array].copy()
        changed.ravel()[place] = value
        arrays[array] = changed

    return change


def twice(array):
    """Repeat the second number of an array."""
    return lambda arrays, meta: number(array, arrays[array][1])(arrays, meta)


def numbers(array, values):
    """Change all numbers of an array."""
    return lambda arrays, _: arrays.update({array: np.array(values)})


def value(name, what):
    """Change a single value."""
    return lambda _, meta: meta.update({name: what})


def json(before, after):
    """Change a value in JSON."""

    def change(arrays, _):
        text, n_changed = re.subn(before, after, arrays["json"].tobytes(), count=1)
        assert n_changed
        arrays["json"] = np.frombuffer(text, np.uint8)

    return change


def strings(array, values):
    """Change a list of strings."""
    text, ends = encode_strings(values)
    return lambda arrays, _: arrays.update({f"{array}_text": text, f"{array}_ends": ends})


ARRAYS = {
    "tree": "children gains word_frequencies columns numbers vocabulary_text vocabulary_ends",
    "counts": "data indices indptr",
    "names": "nodes names_text names_ends notes_text notes_ends",
    "words": "names_text names_ends",
    "documents": "ids_text ids_ends labels_text labels_ends",
    "texts": "texts_text texts_ends",
    "columns": "names_text names_ends values_0_text values_0_ends places_0",
    "source": "json",
    "changes": "json",
    "soft": "nodes topic_prior topic_words word_topic_counts training_document_topics progress",
    "document_model": "means concentrations",
    "forest": "children means concentrations",
}


@pytest.mark.parametrize(
    ("section", "name"), [(part, each) for part in ARRAYS for each in ARRAYS[part].split()]
)
@pytest.mark.parametrize("way", ["type", "shape", "missing"])
def test_arrays_of_another_type_or_shape_are_refused(saved, tmp_path, section, name, way):
    def change(arrays, _):
        if way == "missing":
            del arrays[name]
        elif way == "shape":
            arrays[name] = arrays[name][..., None]
        else:
            arrays[name] = arrays[name].astype(np.float32)

    if way == "missing" and name == "numbers":
        return  # then they are those of a fit
    message = refused(rewritten(saved, tmp_path / "x.tg", section, change), section)
    assert name in message
    assert ("it has no array" if way == "missing" else "must have the shape") in message


MUTATIONS = {
    "finest is the root": ("tree", lambda arrays, _: root_alone(arrays)),
    "finest is the root and more": ("tree", lambda arrays, _: with_root(arrays)),
    "finest is a few words": ("tree", numbers("finest", [0, 1, 2])),
    "finest has no such node": ("tree", number("finest", 10**6, -1)),
    "finest is empty": ("tree", numbers("finest", np.empty(0, np.int64))),
    "finest falls": ("tree", lambda arrays, _: arrays.update(finest=arrays["finest"][::-1])),
    "every number is a level": ("tree", lambda arrays, _: all_levels(arrays)),
    "levels fall": ("tree", numbers("regrown_at", [4, 2])),
    "a level of one topic": ("tree", numbers("regrown_at", [1, 2])),
    "a level of all words": ("tree", lambda arrays, _: level_of_all(arrays)),
    "a huge number": ("tree", number("numbers", 2**52 - 2)),
    "a number twice": ("tree", twice("numbers")),
    "a number of 0": ("tree", number("numbers", 0)),
    "a huge last number": ("tree", value("last_number", 2**52 - 2)),
    "a last number in a text": ("tree", value("last_number", "7")),
    "a column twice": ("tree", twice("columns")),
    "a column beyond": ("tree", value("n_columns", 3)),
    "a positive gain": ("tree", number("gains", 1.0)),
    "a gain that is none": ("tree", number("gains", np.nan)),
    "a word that never occurs": ("tree", number("word_frequencies", 0)),
    "a node joined twice": ("tree", number("children", 1, 4)),
    "a negative node": ("tree", number("children", -1)),
    "a word twice": ("tree", number("vocabulary_text", 255)),
    "more topics than words": ("tree", value("max_topics", 10**6)),
    "no topics": ("tree", value("max_topics", 0)),
    "other documents": ("tree", value("n_documents", 3)),
    "a former tree that is none": ("tree", value("grown_from", "x")),
    "former trees in a number": ("tree", value("grown_from", 5)),
    "a likelihood that is none": ("tree", value("base_log_likelihood", None)),
    "a count beyond the words": ("counts", number("indices", 250)),
    "a pointer beyond the counts": ("counts", number("indptr", 2**40, 1)),
    "a first pointer that skips": ("counts", number("indptr", 1, 0)),
    "a name for nothing": ("names", numbers("nodes", [10**6])),
    "a name without letters": ("names", strings("names", [""])),
    "two equal display words": ("words", lambda arrays, _: same_words(arrays)),
    "ids beyond the text": ("documents", number("ids_ends", 10**6, -1)),
    "labels that fall": ("documents", number("labels_ends", 10**3, 2)),
    "texts of nothing": ("texts", number("texts_ends", -1)),
    "a place beyond the values": ("columns", number("places_0", 7)),
    "columns of one name": ("columns", strings("names", ["year", "year"])),
    "soft topics that overlap": ("soft", lambda arrays, _: overlapping(arrays)),
    "a soft topic twice": ("soft", twice("nodes")),
    "a probability above 1": ("soft", number("topic_words", 1.5)),
    "a share that is none": ("soft", number("training_document_topics", np.nan)),
    "smoothing below 0": ("soft", value("beta", -1.0)),
    "rounds that are none": ("soft", value("n_rounds", True)),
    "a mean above 1": ("document_model", number("means", 1.5)),
    "a concentration of nothing": ("document_model", number("concentrations", 0.0)),
    "a mean that is none": ("forest", number("means", np.nan)),
    "a tree of a forest that is none": ("forest", number("children", 0, slice(4))),
    "too many trees": ("forest", lambda arrays, _: repeated(arrays, 500)),
    "changes of no object": ("changes", numbers("json", np.frombuffer(b"[]", np.uint8))),
    "changes of other topics": ("changes", json(rb'"topic": \d+', b'"topic": 999999')),
    "changes of other documents": ("changes", json(rb'"n_before": \d+', b'"n_before": 999999')),
    "changes of other levels": ("changes", json(rb'"moved": \{', b'"moved": {"999999": 0.5, ')),
}


def root_alone(arrays):
    arrays["finest"] = 2 * np.array([len(arrays["word_frequencies"]) - 1])


def with_root(arrays):
    arrays["finest"] = np.array([*arrays["finest"], 2 * len(arrays["word_frequencies"]) - 2])


def all_levels(arrays):
    arrays["regrown_at"] = np.arange(2, len(arrays["word_frequencies"]))


def level_of_all(arrays):
    arrays["regrown_at"] = np.array([2, len(arrays["word_frequencies"])])


def same_words(arrays):
    strings("names", ["same"] * len(arrays["names_ends"]))(arrays, {})


def overlapping(arrays):
    arrays["nodes"] = np.sort(arrays["nodes"] - 1)


def repeated(arrays, times):
    arrays |= {name: np.repeat(array, times, axis=0) for name, array in arrays.items()}


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_numbers_that_cannot_be_are_refused(saved, tmp_path, mutation):
    section, change = MUTATIONS[mutation]
    refused(rewritten(saved, tmp_path / "x.tg", section, change), section)


@pytest.mark.parametrize(
    "mutation", ["finest is the root", "every number is a level", "a huge number"]
)
def test_commands_refuse_them_with_the_name_of_the_section(saved, tmp_path, mutation):
    path = rewritten(saved, tmp_path / "x.tg", *MUTATIONS[mutation])
    new = tmp_path / "new.txt"
    new.write_text("a cat and a dog\n", encoding="utf-8")
    for command in (["info"], ["explore", "-o", tmp_path / "x.html"], ["update"]):
        name, *options = command
        more = [new] if name == "update" else []
        result = run_command(name, path, *more, *options)
        assert result.exit_code == 1, command
        assert "section 'tree'" in result.output.replace("\n", " ")


def test_what_is_not_declared_is_ignored(saved, tmp_path):
    def add(arrays, meta):
        arrays["news"] = np.zeros(3)
        meta["newer"] = "x"

    path = rewritten(saved, tmp_path / "x.tg", "tree", add)
    write_sections(path, {**read_sections(path), "future": Section({"a": np.zeros(2)})})
    assert Model.load(path).tree == Model.load(saved[0]).tree
