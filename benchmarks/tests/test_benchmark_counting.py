"""The benchmark of counting, on made-up texts."""

import json

from benchmarks.tests.programs import run


def test_all_subjects_count_the_same(tmp_path):
    output = tmp_path / "counting.json"
    subjects = ("topicgrouper-all", "sklearn")
    done = run("counting", "--quick", "--repeat", 2, "--subjects", *subjects, "--output", output)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("| yes |") == 2
    found = json.loads(output.read_text(encoding="utf-8"))["subjects"]
    assert tuple(found) == subjects
    for one in found.values():
        assert len(one["runs"]) == 2
        assert one["seconds"] == min(run["seconds"] for run in one["runs"])
        assert one["digest"] == found["sklearn"]["digest"]
