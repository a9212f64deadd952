"""The table of softened views beside LDA, over splits."""

from dataclasses import fields

from experiments.laboratory.document_rows import DocumentRow
from experiments.laboratory.perplexity_points import PerplexityRow
from experiments.laboratory.results import Results
from experiments.laboratory.softened_tables import softened_splits


def row_of(kind, **values):
    empty = {"str": "", "int": 0, "float": 0.0}
    return kind(**{field.name: empty[field.type] for field in fields(kind)} | values)


def perplexity(model, split, value, *, n=50, seed=0, seconds=1.0):
    return row_of(
        PerplexityRow,
        data_set="Ta Feng",
        model=model,
        n=n,
        split=split,
        seed=seed,
        perplexity=value,
        cpu_seconds=seconds,
    )


def test_softened_views_are_compared_with_lda_on_the_splits_of_both(tmp_path):
    views = Results(tmp_path / "softened_views.csv", PerplexityRow)
    for split, value in enumerate((90.0, 110.0, 130.0)):
        views.add(perplexity("refined", split, 200.0))
        views.add(perplexity("softened", split, value, seconds=2.0))
    views.add(perplexity("softened", 0, 77.0, n=20))  # on one split only: left out
    others = Results(tmp_path / "perplexity_over_n.csv", PerplexityRow)
    for seed, value in enumerate((99.0, 101.0)):
        others.add(perplexity("LDA Optimized", 0, value, seed=seed, seconds=10.0))
    documents = Results(tmp_path / "document_model.csv", DocumentRow)
    same = {"data_set": "Ta Feng", "model": "LDA Optimized", "n": 50, "fit_seconds": 20.0}
    documents.add(row_of(DocumentRow, counting="all", split=0, perplexity=1.0, **same))
    documents.add(row_of(DocumentRow, counting="all", split=1, perplexity=100.0, **same))
    documents.add(row_of(DocumentRow, counting="once", split=2, perplexity=1.0, **same))
    *_, line = softened_splits(tmp_path).splitlines()
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    assert cells == [
        "Ta Feng, 50",
        "200 ± 0",
        "110 ± 20",
        "100 ± 0 (2)",
        "0.0 ± 14.1%",  # −10% and +10%
        "2.0 ± 0.0",
        "15%",
    ]
