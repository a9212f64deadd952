"""Twenty News Groups: messages of twenty groups, as the paper prepares them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from experiments.datasets.files import read_files
from experiments.datasets.hold_out import hold_out
from experiments.datasets.stems import count_stems
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    import os

    from experiments.datasets.files import SourceFile
    from experiments.datasets.stems import StopWords
    from topicgrouper.corpus.corpus import Corpus
    from topicgrouper.corpus.split import Split

__all__ = ["Headers", "load_twenty_newsgroups", "read_twenty_newsgroups"]

Headers = Literal["all", "from-subject", "none"]
"""The header lines of a message that belong to its text."""

_HEADER_END = re.compile(r"\r?\n\r?\n")
_FROM_SUBJECT = re.compile(r"^(?:From|Subject):.*(?:\n[ \t].*)*", re.MULTILINE)


def load_twenty_newsgroups(
    path: str | os.PathLike[str],
    *,
    seed: int = 0,
    headers: Headers = "all",
    stop_words: StopWords = "english",
) -> Split:
    """Read the messages, drop stems with fewer than 5 occurrences, hold out a quarter.

    As in the paper, occurrences are counted in the whole set, and the split is random: the split by
    date, which the folders follow, is not used. Then stems that the training part does not have are
    dropped.

    Parameters
    ----------
    path : path-like
        See `read_twenty_newsgroups`.
    seed : int, default=0
        The seed of the random split.
    headers : Headers, default="all"
        See `read_twenty_newsgroups`.
    stop_words : StopWords, default="english"
        See `read_twenty_newsgroups`.

    Returns
    -------
    Split
        Training and test messages, labelled with their groups.

    Notes
    -----
    The training part, with seed 0: 26,576 stems, 14,134 messages, 2,011,519 tokens. The paper's:
    25,826 stems, 14,129 messages, 150 tokens per message (here 142.3). The difference is not
    explained; the page on data sets lists what was tried.
    """
    corpus = read_twenty_newsgroups(path, headers=headers, stop_words=stop_words)
    frequent = corpus.filter(min_frequency=5)
    return hold_out(frequent, test_share=0.25, seed=seed, min_frequency=1)


def read_twenty_newsgroups(
    path: str | os.PathLike[str], *, headers: Headers = "all", stop_words: StopWords = "english"
) -> Corpus:
    """Read all messages of the collection sorted by date, labelled with their groups.

    Words are Porter stems of at least three letters, without English stop words. The ids of
    documents are their paths.

    Parameters
    ----------
    path : path-like
        The archive ``20news-bydate.tar.gz`` or the folder it unpacks to, in ISO-8859-1: files whose
        names are numbers, in folders that are named after the groups.
    headers : Headers, default="all"
        The header lines that belong to the text: ``"all"``, as in the paper, which does not mention
        removing any; ``"from-subject"``, as in the collection's version of 18,828 messages; or
        ``"none"``.
    stop_words : StopWords, default="english"
        ``None`` keeps them.

    Returns
    -------
    Corpus
        One document per message.

    Raises
    ------
    ReadError
        If there are no such files.
    ValueError
        If ``headers`` is unknown.

    References
    ----------
    K. Lang, "NewsWeeder: Learning to filter netnews", ICML 1995.
    """
    if headers not in ("all", "from-subject", "none"):
        message = f"headers must be 'all', 'from-subject' or 'none', got {headers!r}"
        raise ValueError(message)
    files = read_files(path, is_wanted=_is_message, description="messages in folders of groups")
    return count_stems(
        [_text(file.data.decode("latin-1"), headers) for file in files],
        ids=[file.name for file in files],
        labels=[_group(file) for file in files],
        stop_words=stop_words,
    )


def _is_message(name: str) -> bool:
    return name.rpartition("/")[2].isdecimal()


def _group(file: SourceFile) -> str:
    folders = file.name.split("/")[:-1]
    if not folders:
        message = (
            "it is not in a folder that names its group; pass the folder that holds the groups"
        )
        raise ReadError(message, path=file.place)
    return folders[-1]


def _text(message: str, headers: Headers) -> str:
    if headers == "all":
        return message
    end = _HEADER_END.search(message)
    head, body = (message[: end.start()], message[end.end() :]) if end else (message, "")
    if headers == "none":
        return body
    return "\n".join([*_FROM_SUBJECT.findall(head), body])
