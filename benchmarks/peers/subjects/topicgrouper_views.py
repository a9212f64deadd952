"""Our own views, from the greedy tree to soft topics. It takes counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from benchmarks.peers.settings import Step
from benchmarks.peers.subjects import SHOWN, THREADS, Found
from topicgrouper import TopicTree, fit_tree, refine, regrow, soften

if TYPE_CHECKING:
    from benchmarks.peers.subjects import Task

_STEPS = {"greedy": 0, "regrown": 1, "share": 1, "refined": 2, "soft": 3}
"""How many steps follow the fit."""


def steps(task: Task, *, kind: str) -> tuple[Step, ...]:
    """Return what is called, each with the result of the one before."""
    through = _STEPS[kind]
    return (
        Step(fit_tree, {"vocabulary": task.data.words, "n_jobs": THREADS}),
        *((Step(regrow, {"n_jobs": THREADS}),) if through >= 1 else ()),
        Step(TopicTree.view, {"n": task.n_topics}),
        *((Step(refine, {"n_jobs": THREADS}),) if through >= 2 else ()),
        *((Step(soften, {"n_jobs": THREADS}),) if through >= 3 else ()),
    )


def fit(task: Task, *, kind: str) -> dict[str, Found]:
    """Fit; a document has its main topic or, to compare, the one with the largest share."""
    found: Any = task.data.train
    for step in steps(task, kind=kind):
        found = step(found)
    words = found.shown_words(found.nodes, SHOWN)
    shown = [words[node] for node in found.nodes.tolist()]
    test = task.data.test
    if kind == "share":
        topics = found.topic_counts(test).toarray().argmax(axis=1)
    else:
        topics = found.predict(test)
    return {f"ours-{kind}": Found(topics, shown)}
