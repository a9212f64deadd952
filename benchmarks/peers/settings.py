"""What can be set in a model, and what was."""

from __future__ import annotations

import inspect
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

NOT_SETTINGS = frozenset(
    {
        # the data
        *("self", "kwargs", "counts", "vocabulary", "corpus", "doc", "docs", "tree", "view"),
        *("preset_doc_embeddings", "checkpoint"),
        # chance and processors
        *("seed", "random_state", "transform_seed", "n_jobs", "core_dist_n_jobs", "workers"),
        *("parallel", "device"),
        # memory
        *("memory", "memory_limit", "low_memory", "low_memory_batch_size"),
        # messages
        *("verbose", "progress", "show_progress", "callback", "callback_interval"),
        *("tqdm_kwds", "log_interval"),
    }
)
"""Parameters that say what to fit, and how to run, but not what the model is."""


@dataclass(frozen=True)
class Step:
    """A function or class that is called for a model.

    Attributes
    ----------
    of : callable
        The function or class.
    options : mapping
        What is set, seeds and threads included.
    """

    of: Callable[..., Any]
    options: Mapping[str, Any] = field(default_factory=dict)

    def __call__(self, *data: Any, **more: Any) -> Any:
        """Call it with its options."""
        return self.of(*data, **self.options, **more)


def count_settings(steps: Iterable[Step]) -> tuple[int, int]:
    """Return how many settings the steps have, and how many of them were set."""
    known, chosen = 0, 0
    for step in steps:
        known += len(inspect.signature(step.of).parameters.keys() - NOT_SETTINGS)
        chosen += len(step.options.keys() - NOT_SETTINGS)
    return known, chosen
