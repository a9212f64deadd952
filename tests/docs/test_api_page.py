import inspect
import pkgutil

import pytest

import topicgrouper
from tests.docs.api_page import (
    INTERNAL,
    PAGE,
    ROOMS,
    SECTIONS,
    api_page,
    constant_doc,
    public_members,
    public_names,
)


def test_the_page_lists_every_public_name_as_its_docstring_does():
    assert PAGE.read_text(encoding="utf-8") == api_page(), "run python -m tests.docs.api_page"


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        ("Model", "'missing': .*'TopicTree'"),
        ("Model Unknown", "'not public': .'Unknown'"),
        ("Model TopicTree Model", "'listed twice': .'Model'"),
    ],
)
def test_every_public_name_has_one_place_on_the_page(names, problem, monkeypatch):
    monkeypatch.setitem(SECTIONS, "Model", ("What most people need.", names))
    with pytest.raises(ValueError, match=problem):
        api_page()


def test_every_room_is_public_or_internal():
    found = {module.name for module in pkgutil.iter_modules(topicgrouper.__path__) if module.ispkg}
    assert found == {room.removeprefix("topicgrouper.") for room in ROOMS[1:]} | {*INTERNAL}


@pytest.mark.parametrize("room", ROOMS)
def test_every_public_name_and_member_is_documented(room):
    for name, value in public_names(room):
        if inspect.isclass(value) or inspect.isfunction(value):
            assert inspect.getdoc(value), f"{room}.{name}"
            for member, of_class in public_members(value):
                assert inspect.getdoc(of_class), f"{room}.{name}.{member}"
        else:
            assert constant_doc(name, value), f"{room}.{name}"
