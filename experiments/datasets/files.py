"""The files of a data set, wherever they are: alone, in a folder, in an archive, packed or not."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from topicgrouper.corpus.readers.archives import archive_kind, members
from topicgrouper.corpus.readers.compression import open_unpacked
from topicgrouper.corpus.readers.formats import is_hidden
from topicgrouper.corpus.readers.report import ReadError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["SourceFile", "existing", "find_file", "read_files"]

_PACKED_ENDINGS = (".gz", ".xz", ".bz2")


@dataclass(frozen=True, slots=True)
class SourceFile:
    """The content of one file.

    Attributes
    ----------
    name : str
        Its path inside the folder or the archive, with slashes; for a single file, its name.
    place : str
        Its name in messages.
    data : bytes
        Its bytes, unpacked.
    """

    name: str
    place: str
    data: bytes


def existing(path: str | os.PathLike[str]) -> Path:
    """Check that a path exists.

    Parameters
    ----------
    path : path-like
        The path.

    Returns
    -------
    Path
        The same path.

    Raises
    ------
    FileNotFoundError
        If it does not exist.
    """
    found = Path(path)
    if not found.exists():
        message = f"{os.fspath(path)!r} does not exist; check the path."
        raise FileNotFoundError(message)
    return found


def find_file(
    path: str | os.PathLike[str],
    *,
    is_wanted: Callable[[str], bool] = lambda _: True,
    description: str,
) -> Path:
    """Return a file, or the only matching file of a folder.

    Parameters
    ----------
    path : path-like
        The file, or the folder it is in.
    is_wanted : callable
        Takes the name of a file without the ending of its packing; tells whether it matches.
    description : str
        What the file is, for the message.

    Returns
    -------
    Path
        The file.

    Raises
    ------
    ReadError
        If no file of the folder matches, or several do.
    """
    given = existing(path)
    if not given.is_dir():
        return given
    found = sorted(
        file
        for file in given.iterdir()
        if file.is_file() and not is_hidden(file.name) and is_wanted(_unpacked_name(file.name))
    )
    if len(found) == 1:
        return found[0]
    names = ", ".join(file.name for file in found[:3])
    message = (
        f"the folder holds {len(found)} files that could be {description} ({names}); choose one "
        "of them"
        if found
        else f"the folder does not hold {description}; pass the path of the file"
    )
    raise ReadError(message, path=given)


def read_files(
    path: str | os.PathLike[str], *, is_wanted: Callable[[str], bool], description: str
) -> list[SourceFile]:
    """Read the files of a data set.

    Parameters
    ----------
    path : path-like
        A file, a folder (with subfolders), a tar or zip archive, or a folder with nothing but such
        an archive to read. Files may be packed with gzip, xz or bzip2.
    is_wanted : callable
        Takes the name of a file without the ending of its packing; tells whether to read it. A
        single file is always read.
    description : str
        What the files are, for the message.

    Returns
    -------
    list of SourceFile
        Sorted by name. The order of documents, and with it a random split, is thus the same for an
        archive and for the folder that it unpacks to.

    Raises
    ------
    ReadError
        If nothing is found, or a file is damaged.
    """
    given = existing(path)
    if given.is_dir():
        files = list(_files_in_folder(given, is_wanted))
        archives = [] if files else _archives(given)
        if len(archives) == 1:
            return read_files(archives[0], is_wanted=is_wanted, description=description)
    elif archive_kind(given) is not None:
        files = [
            SourceFile(member.name, f"{given}/{member.name}", member.stream.read())
            for member in members(given)
            if is_wanted(member.name)
        ]
    else:
        files = [SourceFile(given.name, str(given), _read(given))]
    if not files:
        message = f"it does not hold {description}; check that this is the right folder or archive"
        raise ReadError(message, path=given)
    return sorted(files, key=lambda file: file.name)


def _files_in_folder(folder: Path, is_wanted: Callable[[str], bool]) -> Iterator[SourceFile]:
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not is_hidden(name)]
        for name in names:
            path = Path(place, name)
            relative = _unpacked_name(path.relative_to(folder).as_posix())
            if not is_hidden(name) and is_wanted(relative):
                yield SourceFile(relative, str(path), _read(path))


def _archives(folder: Path) -> list[Path]:
    files = [path for path in folder.iterdir() if path.is_file() and not is_hidden(path.name)]
    return [path for path in files if archive_kind(path) is not None]


def _read(path: Path) -> bytes:
    with open_unpacked(path) as stream:
        return stream.read()


def _unpacked_name(name: str) -> str:
    for ending in _PACKED_ENDINGS:
        if name.lower().endswith(ending):
            return name[: -len(ending)]
    return name
