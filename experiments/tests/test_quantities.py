"""Ways to count quantities, on the tiny data sets."""

import csv

from experiments import quantities
from experiments.quantities import COMPLETERS, MEASURES, SHOPS
from topicgrouper.corpus.readers.options import PIECES


def test_every_way_is_measured_once(run_quick, tmp_path, capsys):
    results = run_quick(quantities.main, tmp_path)
    with (results / "quantities.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(SHOPS) * 2 * len(PIECES) * len(COMPLETERS) * len(MEASURES)
    assert all(0 <= float(row["value"]) <= 1 for row in rows)
    shown = capsys.readouterr().out
    assert len(shown.splitlines()) == len(MEASURES) * (3 + len(COMPLETERS) * len(PIECES))
    run_quick(quantities.main, tmp_path)
    assert capsys.readouterr().out == shown
