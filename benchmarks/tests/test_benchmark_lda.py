"""The benchmark of LDA, on made-up counts."""

import json

from benchmarks.tests.programs import run


def test_the_table_has_every_number_of_topics(tmp_path):
    output = tmp_path / "lda.json"
    few = ("--warm-up", 1, "--iterations", 2, "--repeat", 2)
    subjects = ("--subjects", "topicgrouper-1")
    done = run("lda", "--quick", *few, *subjects, "-n", 3, 20, "--output", output)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("| topicgrouper | 1 |") == 2
    found = json.loads(output.read_text(encoding="utf-8"))["measurements"]
    assert [one["topics"] for one in found] == [3, 20]
    for one in found:
        assert len(one["runs"]) == 2
        assert one["seconds"] == min(run["seconds"] for run in one["runs"])
        assert 0 < one["seconds"] <= one["median_seconds"]
