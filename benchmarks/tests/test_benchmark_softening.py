"""The benchmark of softening, on made-up counts."""

import json

from benchmarks.tests.programs import run


def test_the_table_has_every_number_of_topics(tmp_path):
    output = tmp_path / "softening.json"
    done = run("softening", "--quick", "--repeat", 1, "-n", 3, 8, "--output", output)
    assert done.returncode == 0, done.stderr
    assert "| 8 | cvb0 | 1 |" in done.stdout
    found = json.loads(output.read_text(encoding="utf-8"))["measurements"]
    assert {one["topics"] for one in found} == {3, 8}
    assert all(one["seconds"] > 0 and one["rounds"] > 0 for one in found)
