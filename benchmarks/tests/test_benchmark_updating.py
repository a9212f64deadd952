"""The benchmark of updates, on made-up counts."""

from benchmarks.tests.programs import run


def test_updates_are_compared_with_a_fit_of_all():
    done = run("updating", "--data", "quick", "--repeat", 1)
    assert done.returncode == 0, done.stderr
    header, _, row = done.stdout.splitlines()
    assert header.startswith("| data | fit, s | regrow, s | update, s |")
    assert len(row.split("|")) == len(header.split("|"))
    assert all(float(cell) > 0 for cell in row.split("|")[3:-1])
