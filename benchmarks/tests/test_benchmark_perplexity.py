"""The benchmark of perplexity, on made-up counts."""

import json

from benchmarks.tests.programs import run


def test_all_subjects_are_measured(tmp_path):
    output = tmp_path / "perplexity.json"
    done = run("perplexity", "--quick", "--repeat", 1, "--output", output)
    assert done.returncode == 0, done.stderr
    subjects = json.loads(output.read_text(encoding="utf-8"))["data"]["quick"]["subjects"]
    assert set(subjects) == {"curve", "closed", "annealed", "left-to-right"}
    for estimate in ("annealed", "left-to-right"):
        assert subjects["curve"]["numbers"] > subjects[estimate]["numbers"] == 1
    # The lowest perplexity of the curve is not above that of any one view.
    assert subjects["curve"]["value"] <= subjects["closed"]["value"] * 1.0001
    assert done.stdout.count("| made up") == 4
