"""Tables of accuracies."""

from base64 import b64encode

import numpy as np

from experiments.laboratory.classification_points import ClassifiedRow
from experiments.laboratory.classification_tables import accuracy_lines, difference_lines
from experiments.laboratory.results import Results


def table(folder):
    """Return two models, of which Topic Grouper is right 90 times and the other 60 times."""
    rows = Results(folder / "rows.csv", ClassifiedRow)
    for model, right in (("Topic Grouper", 90), ("LDA Optimized", 60)):
        for n in (10, 20):
            bits = np.packbits(np.arange(100) < right).tobytes()
            found = b64encode(bits).decode()
            rows.add(ClassifiedRow("a", model, n, right / 100, 100, 0, 0.0, 0, found))
    return rows


def test_accuracies_have_errors_and_missing_models_are_empty(tmp_path):
    header, *lines = accuracy_lines(table(tmp_path), "a")
    assert header == ["accuracy (%)", "n = 10", "n = 20"]
    cells = {line[0]: line[1:] for line in lines}
    assert cells["Topic Grouper"] == ["90.0 ± 3.0"] * 2
    assert cells["DF"] == ["", ""]


def test_differences_are_paired_and_ties_in_brackets(tmp_path):
    _, *lines = difference_lines(table(tmp_path), "a")
    cells = {line[0]: line[1:] for line in lines}
    assert cells["LDA Optimized − Topic Grouper"] == ["-30.0 ± 5.5"] * 2
    assert cells["LDA Optimized − the same at the n before"] == ["", "(+0.0 ± 0.0)"]
    assert cells["IG − DF"] == ["", ""]
