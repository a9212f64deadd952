"""``topicgrouper fit --distributed``: the same fit on a Dask cluster."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from topicgrouper.cli.errors import UserError, explain
from topicgrouper.cli.reading import as_options, check_format
from topicgrouper.cli.report import FitReport

if TYPE_CHECKING:
    from pathlib import Path

    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.distributed import ClusterOptions
    from topicgrouper.model.cluster_fit import ClusterFit

__all__ = ["ClusterRequest", "fit_on_cluster"]


@dataclass(frozen=True, slots=True)
class ClusterRequest:
    """What to fit, and where.

    Attributes
    ----------
    pattern : str
        A file or a pattern of files.
    format : str or None
        Their format, or None if their names imply it.
    options : ReadOptions
        How to read them.
    scheduler : str or None
        The address of a cluster; None for processes on this machine.
    """

    pattern: str
    format: str | None
    options: ReadOptions
    scheduler: str | None


@dataclass(frozen=True, slots=True)
class _Sizes:
    n_documents: int
    n_words: int


def fit_on_cluster(request: ClusterRequest, *, output: Path, **settings: Any) -> FitReport:
    """Count and fit under a progress bar.

    Parameters
    ----------
    request : ClusterRequest
        What to fit, and where.
    output : Path
        Where the model will be saved.
    settings
        ``min_frequency``, ``max_words``, ``n_jobs``, ``memory_limit`` and ``checkpoint``.
    """
    from topicgrouper.distributed import ClusterError, ClusterOptions  # noqa: PLC0415

    jobs = settings["n_jobs"]
    options = ClusterOptions(
        n_workers=None if jobs < 0 else jobs,
        memory_limit=settings["memory_limit"],
        checkpoint=settings["checkpoint"],
    )
    words = (settings["min_frequency"], settings["max_words"])
    started = time.perf_counter()
    try:
        found, counted = _fitted(request, words=words, options=options)
    except ValueError as error:  # what cannot be read or resumed
        raise UserError(as_options(explain(error))) from error
    except ClusterError as error:
        raise UserError(explain(error)) from error
    fitted = time.perf_counter()
    remarks = tuple(map(as_options, found.report.sentences()))
    if found.model.tree.counts is None:
        remarks += ("The training counts are too large to be saved in the model.",)
    if found.losses:
        remarks += (f"Lost and replaced {found.losses:,} workers.",)
    return FitReport(
        title=request.pattern,
        corpus=_Sizes(found.report.n_documents, found.n_words_read),
        model=found.model,
        path=output,
        remarks=remarks,
        seconds_read=counted - started,
        seconds_fit=fitted - counted,
    )


def _fitted(
    request: ClusterRequest, *, words: tuple[int | None, int | None], options: ClusterOptions
) -> tuple[ClusterFit, float]:
    """Fit on a cluster; also return when counting was finished."""
    from topicgrouper.cli.console import progress_bar, tell  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.distributed.clusters import open_client  # noqa: PLC0415
    from topicgrouper.distributed.sources import part_tasks  # noqa: PLC0415
    from topicgrouper.model.cluster_fit import fit_on_cluster  # noqa: PLC0415

    check_format(request.format)
    # input that cannot be read is reported before a cluster is started
    part_tasks(request.pattern, format=request.format, options=request.options)
    counted = time.perf_counter()
    with open_client(request.scheduler, n_workers=options.n_workers) as client:
        if client.dashboard_link:
            tell(f"The dashboard of the cluster is at {client.dashboard_link}")
        with progress_bar() as bar:
            task = bar.add_task("Counting words", total=1.0)

            def told(share: float, note: str) -> None:
                nonlocal counted
                if not note.startswith("Joining"):
                    counted = time.perf_counter()
                bar.update(task, completed=share, description=note)

            found = fit_on_cluster(
                request.pattern,
                format=request.format,
                options=request.options,
                min_frequency=words[0],
                max_words=words[1],
                client=client,
                cluster=replace(options, progress=told),
            )
    return found, counted
