"""The page that walks five ways through the code names modules that these ways pass."""

import re
import sys
import threading

import pytest
from typer.testing import CliRunner

from tests.docs.test_pages import ROOT
from tests.test_import_graph import FLOORS, PACKAGE
from topicgrouper.cli.main import app

PAGE = (ROOT / "docs" / "project" / "ways.md").read_text(encoding="utf-8")
_, *PARTS = re.split(r"^## ", PAGE, flags=re.MULTILINE)
WAYS = {part.partition("\n")[0]: part for part in PARTS}
NOT_LISTED = {"common", "storage", "tables"}
TEXTS = ("cats chase small dogs", "dogs and cats sleep", "hot tea in a cup", "a cup of green tea")


def stops(way):
    """Return the modules of the package that the page names on a way."""
    return set(re.findall(r"`((?:" + "|".join(FLOORS) + r")/[\w/]+)\.py`", WAYS[way]))


def passed(arguments):
    """Return the modules of the package that a command passes, without what importing them does."""
    found = set()

    def look(frame, event, _):
        name = frame.f_globals.get("__name__", "")
        if event != "call" or not name.startswith("topicgrouper.") or name in found:
            return
        above = frame
        while above is not None:
            if above.f_code.co_name == "<module>" and "topicgrouper" in above.f_code.co_filename:
                return
            above = above.f_back
        found.add(name)

    before = sys.getprofile()
    sys.setprofile(look)
    threading.setprofile(look)
    try:
        result = CliRunner().invoke(app, list(map(str, arguments)))
    finally:
        sys.setprofile(before)
        threading.setprofile(None)
    assert result.exit_code == 0, result.output
    return {name.removeprefix("topicgrouper.").replace(".", "/") for name in found}


@pytest.fixture(scope="module")
def commands(tmp_path_factory):
    folder = tmp_path_factory.mktemp("ways")
    rows = [f"{row},{text}\n" for row, text in enumerate(TEXTS * 6)]
    (folder / "texts.csv").write_text("id,text\n" + "".join(rows), encoding="ascii")
    texts, model = folder / "texts.csv", folder / "m.tg"
    return {
        "Fit": ("fit", texts, "-o", model),
        "List topics": ("topics", model),
        "Search": ("search", model, "tea"),
        "Predict": ("transform", model, texts, "-o", folder / "topics.csv"),
        "Make the page": ("explore", model, "-o", folder / "page.html"),
    }


def test_each_way_passes_its_stops(commands):
    assert set(commands) == set(WAYS)
    for way, arguments in commands.items():  # in this order: the others need the model
        found = passed(arguments)
        assert stops(way) - found == set(), way
        rooms = {name.partition("/")[0] for name in found if "/" in name}
        assert rooms - NOT_LISTED >= {name.partition("/")[0] for name in stops(way)}


def test_all_stops_are_modules_and_are_in_the_picture():
    picture = (ROOT / "docs" / "pictures" / "ways.svg").read_text(encoding="utf-8")
    drawn = set(re.findall(r"<title>(.+): (\w+)</title>", picture))
    named = {(way, stop.partition("/")[0]) for way in WAYS for stop in stops(way)}
    assert drawn == named
    assert all((PACKAGE / f"{stop}.py").exists() for way in WAYS for stop in stops(way))
