"""Run every experiment, the cheap ones first, with the options given.

A result that is in its table already is not computed again. An experiment that fails does not keep
the others from running; those that failed are named at the end.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from experiments.laboratory.options import options, report

if TYPE_CHECKING:
    from collections.abc import Sequence

FOLDER = Path(__file__).parent
SCRIPTS = (
    "heaps_law",
    "data_set_counts",
    "suggested_topics",
    "deferred_updates",
    "flat_view",
    "topic_tree",
    "mind_map",
    "stop_words",
    "document_classes",
    "predicted_topics",
    "main_topic_rule",
    "refined_example",
    "regrown_trees",
    "ranking",
    "group_tests",
    "topic_warnings",
    "label_words",
    "stability",
    "growing_trees",
    "running_time_documents",
    "running_time_table",  # predicts from the draws of the one before
    "synthetic_gain",
    "synthetic_error_rate",
    "synthetic_perplexity",  # draws the runs of the one before
    "synthetic_documents",
    "synthetic_settings",
    "lda_iterations",
    "perplexity_over_n",
    "classification_over_n",
    "perplexity_estimates",  # these use the models of the two before
    "completion",
    "quantities",
    "heuristics_over_iterations",
    "reduction_cost",
    "softened_views",
    "softened_topics",
    "document_model",
    "paper_page",
)
"""From minutes to hours."""
FOLDER_ONLY = frozenset({"data_set_counts"})
"""Those that take no options but the folder of the data sets, and have no quick form."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the experiments one after the other, each in a process of its own."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    chosen = options(__doc__, given)
    environment = {**os.environ, "TOPICGROUPER_DATA": str(chosen.data.resolve())}
    failed = []
    for script in SCRIPTS:
        if script in FOLDER_ONLY and chosen.quick:
            continue
        report(f"== {script}")
        command = [sys.executable, "-m", f"experiments.{script}"]
        command += [] if script in FOLDER_ONLY else given
        if subprocess.run(command, env=environment, check=False).returncode:  # noqa: S603
            failed.append(script)
    if failed:
        sys.exit(f"These experiments failed: {', '.join(failed)}.")


if __name__ == "__main__":
    main()
