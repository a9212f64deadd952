"""Changes to names."""

import pytest

from topicgrouper import TopicName
from topicgrouper.naming import NameChange

OLD = {1: TopicName("One", "note"), 2: TopicName("Two")}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (NameChange(), OLD),
        (NameChange({1: "New"}), {1: TopicName("New", "note"), 2: TopicName("Two")}),
        (NameChange({1: " "}), {2: TopicName("Two")}),
        (NameChange({3: "Three"}, clear=True), {3: TopicName("Three")}),
        (NameChange(notes={2: "why"}), {1: OLD[1], 2: TopicName("Two", "why")}),
        (
            NameChange({3: "Three"}, {3: "why", 1: ""}),
            {1: TopicName("One"), 2: OLD[2], 3: TopicName("Three", "why")},
        ),
    ],
)
def test_what_is_not_named_stays(change, expected):
    assert change(OLD) == expected


def test_a_note_needs_a_name():
    for change in (NameChange(notes={3: "why"}), NameChange({1: ""}, {1: "why"})):
        with pytest.raises(ValueError, match="a note needs a name"):
            change(OLD)


def test_models_take_changes(model):
    named = model.with_topic_names({"2": TopicName("Half", "note")})
    node = model.tree.node_of(2)
    again = named.with_topic_names(NameChange({node: "Other"}))
    assert again.topic_names == {node: TopicName("Other", "note")}
