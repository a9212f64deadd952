"""The page on the architecture, and its picture, show the rooms that there are."""

import re

from tests.docs.test_pages import ROOT
from tests.test_import_graph import FLOORS, PACKAGE

PAGE = (ROOT / "docs" / "project" / "architecture.md").read_text(encoding="utf-8")


def test_every_room_has_a_row_and_its_place_in_the_picture():
    assert {*re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)} == {*FLOORS}
    picture = (ROOT / "docs" / "pictures" / "architecture.svg").read_text(encoding="utf-8")
    assert {*re.findall(r'class="room">(\w+)<', picture)} == {*FLOORS, "_compiled"}


def test_the_answers_to_a_newcomers_questions_exist():
    _, _, table = PAGE.partition("| where is … | there |\n")
    places = re.findall(r"`(.+?)` \|$", table.partition("\n\n")[0], re.MULTILINE)
    assert len(places) == 5
    for place in places:
        assert (PACKAGE / place).exists(), place
