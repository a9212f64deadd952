"""The benchmark of refining, on made-up counts."""

import json

from benchmarks.tests.programs import run


def test_each_number_of_topics_is_measured(tmp_path):
    output = tmp_path / "refinement.json"
    done = run("refinement", "--quick", "--repeat", 1, "--output", output)
    assert done.returncode == 0, done.stderr
    assert "threads differ" not in done.stdout
    views = json.loads(output.read_text(encoding="utf-8"))["views"]
    assert [view["n"] for view in views] == [5, 10]
    for view in views:
        assert view["1"]["converged"]
        assert view["1"]["moved_words"] == view["all"]["moved_words"] > 0
        assert view["1"]["gain"] > 0
