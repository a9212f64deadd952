"""The explorer's JavaScript without a browser: the tests beside this file, run by Node."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

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


def test_all_tests_in_javascript_pass(node):
    command = [node, "--test-reporter=tap", Path(__file__).with_name("all.js")]
    result = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert re.search(r"^# pass [1-9]", result.stdout, re.MULTILINE)
