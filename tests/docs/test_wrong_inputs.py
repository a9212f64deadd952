"""The page of wrong inputs shows what the user reads."""

import re
from pathlib import Path

import pytest

from tests.docs.wrong_inputs import CASES, GROUPS, HEAD, PAGE, shown_case, told


def without_details(text):
    """Return a text without what other packages say, which changes with their versions."""
    return re.sub(r"\([^()]*(\([^()]*\)[^()]*)*\)", "(…)", text)


@pytest.fixture(scope="module")
def page():
    return PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_the_user_reads_what_is_wrong(case, page, tmp_path, request):
    if case.title == "A stemmer that is not known":  # the stemmers are those of Snowball's version
        request.getfixturevalue("newest_versions")
    message = told(case, tmp_path)
    assert message  # nothing is silently fitted
    assert "Traceback" not in message
    assert without_details(shown_case(case, message)) in without_details(page)
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")}
    given = {name.rstrip("/") for name in case.files}
    extra = {name for name in written - given if not any(one.startswith(name) for one in given)}
    is_refused = "Error: " in message
    assert extra <= ({"m.tg"} if not is_refused else set())
    for name, content in case.files.items():
        if not name.endswith("/"):
            expected = content.encode() if isinstance(content, str) else content
            assert Path(tmp_path, name).read_bytes() == expected


def test_there_are_more_than_fifty_in_one_order(page):
    assert len(CASES) > 50
    assert page.startswith(HEAD)
    titles = re.findall(r"^## (.+)$", page, flags=re.MULTILINE)
    assert titles == list(GROUPS)
    assert page.count("$ topicgrouper ") == len(CASES)
