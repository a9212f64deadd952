"""Change single numbers of a model's file, read it and use whatever it gives.

A program of its own, since what it looks for would end the tests: see `test_tampered_archives`.
A file must be refused with `ArchiveError`, or give a model that can be asked for everything.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from topicgrouper import soften
from topicgrouper.corpus import ReadOptions, Source, TextOptions, count_texts
from topicgrouper.fitting import refine
from topicgrouper.model import Changes, Model
from topicgrouper.record.changes import TopicChange
from topicgrouper.storage.archive_file import read_sections, write_sections
from topicgrouper.storage.archive_format import Section
from topicgrouper.tree import ArchiveError, TopicName

EXAMPLES = int(sys.argv[1])
DIRECTORY = Path(tempfile.mkdtemp())
TEXTS = ["rocket orbit launch rocket", "orbit launch", "tea cup pot tea", "tea cup", "", "cup pot"]
NASTY = st.sampled_from([0, 1, -1, -5, 7, 99, 255, 2**15, 2**31 - 1, -(2**31), 2**62, -(2**63)])
NASTY_REALS = st.sampled_from([0.0, -1.0, 1e300, -1e300, 5e-324, np.inf, np.nan])


def full_sections():
    """Return the sections of a model that has everything."""
    options = TextOptions(stemmer="porter")
    ids = [str(number) for number in range(len(TEXTS))]
    corpus = count_texts(TEXTS, options, ids=ids, labels=ids, keep_texts=True)
    source = Source(name="texts", format="folder", options=ReadOptions(text=options))
    model = Model.fit(replace(corpus, document_columns={"date": ids}).with_source(source))
    model = model.with_topic_names({"2": TopicName("Tea", note="and pots"), "tea": "Drink"})
    soft = soften(model.tree.view(3))
    path = DIRECTORY / "full.tg"
    number = int(model.tree.numbers[-1])
    change = {"n_came": 1, "came": ("tea",), "n_left": 0, "left": (), "hardly_occurs": False}
    topic = TopicChange(
        topic=number, is_new=False, is_joined=False, old_share=1.0, new_share=0.5, **change
    )
    changes = Changes(n_before=4, n_added=2, moved={2: 0.5}, topics=(topic,))
    type(model)(**{**vars(model), "soft": soft, "changes": changes}).save(path)
    return read_sections(path)


SECTIONS = full_sections()
PLACES = [(section, array) for section, part in SECTIONS.items() for array in part.arrays]


@st.composite
def tampered(draw):
    """Draw sections of which one or two arrays are not as they were."""
    sections = dict(SECTIONS)
    for _ in range(draw(st.integers(1, 2))):
        section, name = draw(st.sampled_from(PLACES))
        array = sections[section].arrays[name].copy()
        way = draw(st.sampled_from(["change", "change", "change", "cut", "type"]))
        if way == "change" and array.size:
            place = draw(st.integers(0, array.size - 1))
            number = draw(NASTY_REALS) if array.dtype.kind == "f" else draw(NASTY)
            if array.dtype.kind != "f":
                number %= 2 ** (8 * array.itemsize)
                array = array.view(f"u{array.itemsize}")
            array.ravel()[place] = number
            array = array.view(sections[section].arrays[name].dtype)
        elif way == "cut":
            array = array[: draw(st.integers(0, len(array)))]
        elif way == "type":
            with np.errstate(all="ignore"):
                array = array.astype(draw(st.sampled_from(["i1", "u8", "f4", "f8", "i8"])))
        part = sections[section]
        sections[section] = Section({**part.arrays, name: array}, part.meta)
    return sections


def use(model):
    """Ask a model for whatever goes through compiled code or arrays of its file."""
    tree = model.tree
    for n in range(1, tree.n_words + 1):
        topics = tree.view(n).topics
        assert sum(len(topic.words) for topic in topics) == tree.n_words
    if tree.counts is not None:
        refine(tree.view(min(2, tree.n_words)))
        tree.view(min(2, tree.n_words)).topic_counts(tree.counts)
    if model.changes is not None and tree.counts is not None:
        model.changes.table(model.view(min(2, tree.n_words)))
    if model.soft is not None:
        model.soft.transform(np.ones((2, tree.n_columns), dtype=np.int64))
        words = model.soft.node_words
        words.shared()
        assert all(0 <= each.share <= 1 for each in words.topics_of(0))
        if tree.counts is not None:
            table = model.topics(model.soft)
            assert sorted(row.id for row in table) == sorted(model.soft.nodes.tolist())
            assert table.main
        assert len(model.soft.numbers) == model.soft.n_topics


@given(sections=tampered())
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def tampered_archives_are_refused_or_can_be_used(sections):
    """Fail where reading raises anything but `ArchiveError`, or using what was read fails."""
    path = DIRECTORY / "tampered.tg"
    write_sections(path, sections)
    try:
        model = Model.load(path)
    except ArchiveError:
        return
    use(model)


if __name__ == "__main__":
    tampered_archives_are_refused_or_can_be_used()
