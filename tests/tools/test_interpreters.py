"""Interpreters that start, and those that do not."""

import os
import sys
from pathlib import Path

import pytest

from tools.dist import Wheel, wheel_for
from tools.interpreters import Interpreter, find_interpreters, wheel_builders

PYTHONS = [Interpreter(Path("python"), (3, minor, 1)) for minor in (11, 12, 13)]


@pytest.mark.skipif(os.name != "posix", reason="makes a shell script")
def test_interpreters_are_started(tmp_path):
    broken = tmp_path / "python3.99"
    broken.write_text(
        "#!/bin/sh\nexit 127\n", encoding="utf-8"
    )  # as the shims of a version manager
    broken.chmod(0o755)
    found, missing = find_interpreters([str(broken), sys.executable, "no-such-python"])
    assert [one.version for one in found] == [sys.version_info[:3]]
    assert found[0].name == ".".join(map(str, sys.version_info[:3]))
    assert missing == [str(broken), "no-such-python"]


def test_old_versions_need_a_wheel_each_and_new_ones_share_one():
    assert [one.name for one in wheel_builders(PYTHONS)] == ["3.11.1", "3.12.1"]
    assert [one.name for one in wheel_builders(PYTHONS[1:])] == ["3.12.1"]
    assert [one.name for one in wheel_builders(PYTHONS[:1])] == ["3.11.1"]


def test_each_version_finds_its_wheel():
    names = ("topicgrouper-0.1.0-cp311-cp311-linux.whl", "topicgrouper-0.1.0-cp312-abi3-linux.whl")
    wheels = [Wheel(Path(name), 0.0, "") for name in names]
    assert [wheel_for(one, wheels).path.name for one in PYTHONS] == [names[0], names[1], names[1]]
