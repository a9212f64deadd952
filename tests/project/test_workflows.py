"""Workflows are lists of calls to targets that exist, with pinned actions and few rights.

actionlint and zizmor check the rest (``make lint-workflows``).
"""

import re
import shlex
from collections import defaultdict
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = {path.stem: path for path in sorted((ROOT / ".github" / "workflows").glob("*.yml"))}
TARGETS = set(
    re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
)
# What is said in the workflow itself, because it is about the runner or about GitHub.
OTHER_COMMANDS = ("command -v make || choco install make ", "gh release create ")


def workflow(name):
    return yaml.safe_load(WORKFLOWS[name].read_text(encoding="utf-8"))


def jobs():
    return [(name, job) for name in WORKFLOWS for job in workflow(name)["jobs"].items()]


def steps():
    return [step for _, (_, job) in jobs() for step in job.get("steps", [])]


def test_there_are_workflows_for_everything():
    assert set(WORKFLOWS) == {"docs", "lint", "nightly", "paper", "release", "tests", "wheels"}


def test_commands_are_targets_of_the_makefile():
    commands = [step["run"] for step in steps() if "run" in step]
    assert len(commands) > 8
    for command in commands:
        if command.startswith(OTHER_COMMANDS):
            continue
        program, *arguments = shlex.split(command.partition(" > ")[0])
        targets = [word for word in arguments if "=" not in word and not word.startswith("-")]
        assert program == "make", command
        assert len(targets) == 1, command
        assert targets[0] in TARGETS, command


def test_every_action_is_pinned_to_one_commit_with_its_version():
    pins = defaultdict(set)
    for path in WORKFLOWS.values():
        for line in re.findall(r"uses: (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE):
            if line.startswith("./"):
                continue
            match = re.fullmatch(r"([\w/-]+)@([0-9a-f]{40}) # (v[\d.]+)", line)
            assert match, line
            pins[match[1]].add(match.groups()[1:])
    assert len(pins) > 4
    assert all(len(versions) == 1 for versions in pins.values()), pins


@pytest.mark.parametrize(
    ("name", "job"), [pytest.param(name, job, id=f"{name}-{job[0]}") for name, job in jobs()]
)
def test_jobs_have_few_rights_and_an_end(name, job):
    assert workflow(name)["permissions"] == {}
    rights = {scope for scope, kind in job[1]["permissions"].items() if kind != "read"}
    expected = {"publish": {"id-token", "attestations"}, "announce": {"contents"}}
    assert rights == (expected.get(job[0], set()) if name == "release" else set())
    assert "uses" in job[1] or job[1]["timeout-minutes"] <= 90


def test_the_digests_of_all_systems_are_expected():
    found = workflow("tests")["jobs"]
    matrix = found["tests"]["strategy"]["matrix"]
    systems = len(matrix["system"]) * len(matrix["python"]) + len(matrix["include"])
    assert any(
        step.get("run", "").endswith(f"SYSTEMS={systems}") for step in found["digests"]["steps"]
    )


def test_nothing_is_published_before_the_tests_and_the_check_of_the_tag():
    found = workflow("release")["jobs"]
    assert set(found["publish"]["needs"]) == {"tests", "metadata"}
    assert found["metadata"]["needs"] == "build"
    assert found["tests"]["needs"] == found["build"]["needs"] == "check"
    assert found["metadata"]["steps"][-1]["run"] == "make check-dist"
    assert found["publish"]["environment"]["name"] == "pypi"


def test_a_missing_browser_fails_the_slow_tests():
    assert workflow("tests")["jobs"]["slow"]["env"] == {
        "TOPICGROUPER_REQUIRE_BROWSER": "1",
        "TOPICGROUPER_REQUIRE_NODE": "1",
    }


def test_only_the_nightly_search_has_another_seed_each_time():
    env = {name: job.get("env", {}) for _, (name, job) in jobs()}
    assert [name for name, variables in env.items() if "SEED" in variables] == ["search"]
    assert not any("SEED=" in step.get("run", "") for step in steps())
    assert set(workflow("nightly")[True]) == {"schedule", "workflow_dispatch"}


def test_wheels_are_tried_when_anything_they_are_made_from_changes():
    made_from = workflow("wheels")[True]["pull_request"]["paths"]  # YAML reads "on" as true
    expected = ["README.md", "src/topicgrouper/__init__.py", "src/topicgrouper/cpp/**", "tools/**"]
    assert set(expected) <= set(made_from)
