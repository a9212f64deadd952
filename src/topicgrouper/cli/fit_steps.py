"""The steps of a fit on this machine: checkpoint, progress bar and warnings."""

from __future__ import annotations

import warnings
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from topicgrouper.cli.errors import user_errors

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.fitting.checkpoint import Checkpoint
    from topicgrouper.model.model import Model

__all__ = ["fit_corpus", "joins_kept"]


def fit_corpus(corpus: Corpus, **settings: Any) -> Model:
    """Fit a model under a progress bar.

    Parameters
    ----------
    corpus : Corpus
        The documents.
    settings
        Those of `topicgrouper.fit_model`.
    """
    from topicgrouper.cli.console import progress_bar  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.model.fit import fit_model  # noqa: PLC0415

    with progress_bar() as bar:
        task = bar.add_task("Joining topics", total=1.0)

        def show(share: float, note: str) -> None:
            bar.update(task, completed=share, description=note)

        with user_errors(), _long_fits_told():
            return fit_model(corpus, progress=show, **settings)


@contextmanager
def joins_kept(path: Path | None, *, resume: bool) -> Iterator[Checkpoint | None]:
    """Open the checkpoint of a fit, and remove it once the model is saved.

    Parameters
    ----------
    path : Path or None
        Its file, if any.
    resume : bool
        Whether to resume from it.

    Yields
    ------
    Checkpoint or None
    """
    from topicgrouper.cli.console import tell  # noqa: PLC0415 - rich is slow to import
    from topicgrouper.fitting.checkpoint import Checkpoint  # noqa: PLC0415

    if path is None:
        yield None
        return
    with user_errors():
        checkpoint = Checkpoint(path, resume=resume)
    before = _version(path)
    try:
        yield checkpoint
    except (KeyboardInterrupt, OSError, MemoryError) as error:
        # a full disk is noticed here when the model is saved; a missing input has made no joins
        has_joins = _version(path) not in (None, before)
        if has_joins or (resume and isinstance(error, KeyboardInterrupt)):
            tell(f"The joins so far are saved in {path}; run the same command with --resume.")
        raise
    path.unlink(missing_ok=True)


def _version(path: Path) -> tuple[int, int] | None:
    """Return a value that changes whenever a file is written; None if it does not exist."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns


@contextmanager
def _long_fits_told() -> Iterator[None]:
    """Show the warning about a long fit as a plain line, before the fit and not after it."""
    from topicgrouper.cli.console import tell  # noqa: PLC0415
    from topicgrouper.fitting.fit import LongFitWarning  # noqa: PLC0415

    usual = warnings.showwarning

    def show(message: Warning | str, category: type[Warning], *place: Any, **more: Any) -> None:
        if issubclass(category, LongFitWarning):
            tell(f"{message} (Use --max-words to keep fewer words, or stop the fit with Ctrl-C.)")
        else:
            usual(message, category, *place, **more)

    with warnings.catch_warnings():
        warnings.simplefilter("always", LongFitWarning)
        warnings.showwarning = show
        yield
