"""The explorer's JavaScript without a browser: the tests beside this file, run by Node."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.javascript.python_answers import all_answers

OLDEST_NODE = 20


@pytest.fixture(scope="module")
def node():
    """Skip without Node, or fail where it is required."""
    found = shutil.which("node")
    version = (
        subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
        if found
        else ""
    )
    if re.match(r"v(\d+)", version) and int(version[1:].partition(".")[0]) >= OLDEST_NODE:
        return found
    missing = f"Node {OLDEST_NODE} or newer is needed, found {version.strip() or 'none'}"
    if os.environ.get("TOPICGROUPER_REQUIRE_NODE") == "1":
        pytest.fail(f"TOPICGROUPER_REQUIRE_NODE is set, but {missing}")
    pytest.skip(missing)


def test_all_tests_in_javascript_pass(node, tmp_path):
    answers = tmp_path / "answers.json"
    answers.write_text(json.dumps(all_answers()), encoding="utf-8")
    result = subprocess.run(
        [node, "--test-reporter=spec", Path(__file__).with_name("all.js")],
        env={**os.environ, "TOPICGROUPER_ANSWERS": str(answers)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    failing = result.stdout.partition("failing tests:")[2] or result.stdout
    assert result.returncode == 0, failing + result.stderr
    assert re.search(r" pass [1-9]", result.stdout)
    assert re.search(r" skipped 0$", result.stdout, re.MULTILINE)
