"""How the saved models were made, by version 0.1.0 before its first release.

The files are never made again: each stays as the code of its day wrote it, so that every later
version is tried against it. This script is kept to show what is in them. It uses names and commands
of that day, and need not run with any later version. For files of a later version, write another
script beside it, with other names of files, and add what it finds to ``expected.json``. ::

    python -m tests.saved_models.make_files
"""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from tests.command_runner import run_command
from tests.saved_models.description import description
from tests.saved_models.texts import BASKETS, ROWS, TEXTS, TOGETHER, UNSPACED, at_blanks
from topicgrouper import Model, TopicName, fit_model, fit_tree, soften
from topicgrouper.collection import Source
from topicgrouper.corpus import ReadOptions, TextOptions, count_texts

HERE = Path(__file__).parent
FILES = HERE / "files"

_COLUMNS = ("--text", "body", "--id", "key", "--label", "kind", "--columns", "author,date")


def _run(*arguments: object) -> None:
    result = run_command(*arguments, "--jobs", "1")
    if result.exit_code:
        raise RuntimeError(result.output)


def _write_inputs(folder: Path) -> None:
    (folder / "lines.txt").write_text("\n".join(filter(None, TEXTS)), encoding="utf-8")
    (folder / "unspaced.txt").write_text("\n".join(UNSPACED), encoding="utf-8")
    (folder / "stop.txt").write_text("with\nfrom\n", encoding="utf-8")
    groups = "\n".join(",".join(group) for group in TOGETHER)
    (folder / "together.csv").write_text(groups, encoding="utf-8")
    for name, rows in (("rows.csv", ROWS), ("baskets.csv", BASKETS)):
        with (folder / name).open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
    wide = ["milk,bread", "tea,cup,milk", "bread,milk", "tea,cup", "nails", "nails,cup"]
    (folder / "wide.csv").write_text("\n".join(wide), encoding="utf-8")
    (folder / "vocab.small.txt").write_text("cat\ndog\nemu\ntea\ncup", encoding="utf-8")
    entries = "1 1 3\n1 2 2\n2 2 4\n2 1 1\n4 4 2\n4 5 5\n5 4 1\n5 1 1"
    (folder / "docword.small.txt").write_text(f"5\n5\n8\n{entries}\n", encoding="utf-8")


def _fit_by_command(folder: Path) -> None:
    lines, rows, baskets = folder / "lines.txt", folder / "rows.csv", folder / "baskets.csv"
    fits: dict[str, tuple[object, ...]] = {
        "lines": (lines,),
        "texts": (lines, "--keep-texts", "--min-frequency", "2", "--max-words", "25"),
        "columns": (rows, *_COLUMNS),
        "phrases": (rows, "--text", "body", "--phrases", "--stem", "--keep-texts"),
        "options": (
            *(rows, "--text", "body", "--language", "english", "--stop-words", "--numbers"),
            *("--hashtags", "--emoji", "--keep-case", "--min-length", "2", "--split", "sentence"),
        ),
        "segmentation": (folder / "unspaced.txt", "--segmentation", "pairs"),
        "token_pattern": (
            *(rows, "--text", "body", "--token-pattern", "[a-z]{4,}"),
            *("--stop-words", folder / "stop.txt"),
        ),
        "together": (lines, "--together", folder / "together.csv"),
        "baskets": (
            *(baskets, "--basket", "order", "--item", "code", "--quantity", "pieces"),
            *("--item-name", "article"),
        ),
        "baskets_wide": (folder / "wide.csv", "--format", "baskets-wide"),
        "counts": (folder / "docword.small.txt",),
        "regrown": (lines, "--regrow"),
        "soft": (lines, "--soften", "3"),
        "everything": (
            *(rows, *_COLUMNS, "--phrases", "--stem", "--keep-texts", "--regrow"),
            *("--together", folder / "together.csv", "--soften", "3"),
        ),
    }
    for name, arguments in fits.items():
        _run("fit", *arguments, "-o", FILES / f"{name}.tg")


def _named(model: Model) -> Model:
    """Return the model with names for two topics of a view and for one word."""
    first, second = list(model.view(3))[:2]
    names: dict[int | str, TopicName | str] = {
        first.id: TopicName("Rockets & “moons”", note="Two lines:\nnot the river."),
        second.id: "Tee, grün",
        model.shown.vocabulary[0]: TopicName("One word", note="a note"),
    }
    return model.with_topic_names(names)


def _change_by_python() -> None:
    lines = Model.load(FILES / "lines.tg")
    _named(lines).save(FILES / "names.tg")
    _named(Model.load(FILES / "everything.tg")).save(FILES / "everything.tg")
    for method in ("lda", "plsi", "cvb0", "gibbs"):
        soft = soften(lines.tree.view(3), method=method)
        replace(lines, soft=soft).save(FILES / f"soft_{method}.tg")
    replace(lines, document_model=None).save(FILES / "no_document_model.tg")
    fit_model(count_texts(TEXTS, TextOptions(min_length=4))).save(FILES / "no_source.tg")
    options = TextOptions(tokenizer=at_blanks)
    source = Source(name="texts", format="folder", options=ReadOptions(text=options))
    fit_model(count_texts(TEXTS, options), source=source).save(FILES / "tokenizer.tg")

    lines.tree.save(FILES / "tree.tg")
    lines.tree.save(FILES / "tree_no_counts.tg", counts=False)
    weights = np.array([[1.5, 0.25, 0, 0], [0.75, 2, 0, 0.5], [0, 0, 3.5, 1], [0, 0, 1, 1.25]])
    fit_tree(weights, ["cat", "crew", "tea", "cold"]).save(FILES / "tree_weights.tg")


def _rounded(value: Any) -> Any:
    """Return plain values with ten digits of each number, which is enough to compare them."""
    if isinstance(value, dict):
        return {name: _rounded(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(one) for one in value]
    return float(f"{value:.10g}") if isinstance(value, float) else value


def _write_expected(expected: dict[str, dict[str, Any]]) -> None:
    """Write what is expected: one line for each value of each file."""
    blocks = []
    for name, values in expected.items():
        pairs = _rounded(values).items()
        lines = [f'  "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in pairs]
        blocks.append(f' "{name}": {{\n' + ",\n".join(lines) + "\n }")
    text = "{\n" + ",\n".join(blocks) + "\n}\n"
    (HERE / "expected.json").write_text(text, encoding="utf-8")


def main() -> None:
    """Write the files, and what they hold."""
    FILES.mkdir()  # fails if the files are there
    with TemporaryDirectory() as folder:
        _write_inputs(Path(folder))
        _fit_by_command(Path(folder))
    _change_by_python()
    expected = {}
    for path in sorted(FILES.glob("*.tg")):
        model = Model.load(path)
        source = None if model.source is None else model.source.to_dict()
        expected[path.stem] = {**description(model), "source": source}
    _write_expected(expected)


if __name__ == "__main__":
    main()
