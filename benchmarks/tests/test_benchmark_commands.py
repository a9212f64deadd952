"""The benchmark of commands, on made-up texts."""

from benchmarks.tests.programs import run


def test_the_table_has_the_commands_that_were_chosen():
    done = run("commands", "--quick", "--commands", "explore", "imdb")
    assert done.returncode == 0, done.stderr
    rows = [line.split(" | ")[0] for line in done.stdout.splitlines() if line.startswith("| ")]
    assert rows[2:] == ["| explore", "| explore, texts", "| fit, imdb", "| info, imdb"]
