"""Models on their way to the disk: room for them, and a second place if the first one fails."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.cli.destinations import check_space, is_plain
from topicgrouper.cli.errors import UserError, explain

if TYPE_CHECKING:
    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.readers.options import ReadOptions
    from topicgrouper.model.model import Model

__all__ = ["check_space_for_corpus", "check_space_for_input", "save_fitted"]

# About half of what models take, as a fit should not be refused that would have succeeded. Twenty
# Newsgroups takes 0.15 bytes per byte of its files, 2 per pair of document and word, and 0.4 per
# character if texts are kept.
_PER_INPUT_BYTE = 0.03
_PER_PAIR = 1.0
_PER_CHARACTER = 0.25


def check_space_for_input(output: Path, source: Path, options: ReadOptions) -> None:
    """Refuse a fit whose model has no room, before the documents are read.

    Parameters
    ----------
    output : Path
        Where the model is to be saved.
    source : Path
        The documents.
    options : ReadOptions
        Whether texts are kept.
    """
    from topicgrouper.corpus.readers.folder import input_bytes  # noqa: PLC0415 - needs NumPy

    try:
        n_bytes = input_bytes(source)
    except OSError:  # told when it is read
        return
    check_space(output, int(n_bytes * (_PER_CHARACTER if options.keep_texts else _PER_INPUT_BYTE)))


def check_space_for_corpus(output: Path, corpus: Corpus) -> None:
    """Refuse a fit whose model has no room, before topics are joined.

    Parameters
    ----------
    output : Path
        Where the model is to be saved.
    corpus : Corpus
        The documents. Words that the fit drops may be most words, but not most pairs.
    """
    n_characters = sum(map(len, corpus.texts or ()))
    check_space(output, int(corpus.counts.nnz * _PER_PAIR + n_characters * _PER_CHARACTER))


def save_fitted(model: Model, output: Path) -> None:
    """Save a model; if that fails, save it in the folder of temporary files, as fits are long.

    Parameters
    ----------
    model : Model
        The model.
    output : Path
        Where to save it.

    Raises
    ------
    UserError
        If it was saved elsewhere; the message says where.
    OSError
        If it could not be saved at all.
    """
    from topicgrouper.cli.console import working  # noqa: PLC0415 - rich is slow to import

    try:
        with working(f"Saving {output.name}"):
            model.save(output)
    except OSError as error:
        if not is_plain(output) or error.errno in (errno.EINTR, errno.EPIPE):
            raise
        try:
            elsewhere = Path(tempfile.mkdtemp(prefix="topicgrouper-"), output.name)
            try:
                model.save(elsewhere)
            except OSError:
                os.rmdir(elsewhere.parent)  # noqa: PTH106 - nothing is left in it
                raise
        except OSError:
            raise error from None
        message = f"{explain(error)}. The model is not lost: it is saved as {elsewhere}"
        raise UserError(message) from error
