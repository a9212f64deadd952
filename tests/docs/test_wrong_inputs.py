"""The user reads what is wrong with an input, in the words of the snapshot."""

import re
from pathlib import Path

import pytest

from tests.docs.wrong_inputs import CASES, GROUPS, HEAD, SNAPSHOT, shown_case, told


def without_details(text):
    """Return a text without what other packages say, which changes with their versions."""
    return re.sub(r"\([^()]*(\([^()]*\)[^()]*)*\)", "(…)", text)


@pytest.fixture(scope="module")
def expected():
    return SNAPSHOT.read_text(encoding="utf-8")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.title)
def test_the_user_reads_what_is_wrong(case, expected, tmp_path, request):
    if case.title == "A stemmer that is not known":  # the stemmers are those of Snowball's version
        request.getfixturevalue("newest_versions")
    message = told(case, tmp_path)
    assert message  # nothing is silently fitted
    assert "Traceback" not in message
    assert without_details(shown_case(case, message)) in without_details(expected)
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")}
    names = {name.rstrip("/") for name in case.files}
    extra = {name for name in written - names if not any(one.startswith(name) for one in names)}
    is_refused = "Error: " in message
    assert extra <= ({"m.tg"} if not is_refused else set())
    for name, content in case.files.items():
        if not name.endswith("/"):
            given = content.encode() if isinstance(content, str) else content
            assert Path(tmp_path, name).read_bytes() == given


def test_there_are_more_than_fifty_in_one_order(expected):
    assert len(CASES) > 50
    assert expected.startswith(HEAD)
    titles = re.findall(r"^## (.+)$", expected, flags=re.MULTILINE)
    assert titles == list(GROUPS)
    assert expected.count("$ topicgrouper ") == len(CASES)
