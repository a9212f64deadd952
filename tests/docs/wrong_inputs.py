"""Wrong inputs and the messages that users see, as a snapshot.

    python -m tests.docs.wrong_inputs

writes ``wrong_inputs.md``; a test makes the inputs again and compares.
"""

from __future__ import annotations

import gzip
import io
import os
import re
import shlex
import sys
import tarfile
import tempfile
import zipfile
from contextlib import chdir, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

from tests.command_runner import run_command

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["CASES", "GROUPS", "HEAD", "SNAPSHOT", "Case", "shown_case", "snapshot", "told"]

SNAPSHOT = Path(__file__).with_suffix(".md")
HEAD = """\
# Wrong inputs

Common problems with input files, and the messages that users see. If the first line begins with
*Error*, nothing is written. Otherwise the model is fitted, and the lines are part of the report.
`python -m tests.docs.wrong_inputs` runs the commands and writes this file.
"""

CATS = "the cat watches the mouse\nthe mouse fears the cat\nthe dog chases the cat\n"
MONEY = "the bank grants a loan\nthe loan bears interest\nthe interest rises at the bank\n"
TEXTS = CATS + MONEY
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256))
PDF = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n"
DOC = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(1000)


@dataclass(frozen=True)
class Case:
    """One wrong input.

    Attributes
    ----------
    title : str
        The problem.
    files : mapping of str to str or bytes
        The files by name.
    command : str
        The command, without ``topicgrouper``.
    missing : str
        A package that is not installed.
    input : str
        The standard input.
    """

    title: str
    files: Mapping[str, str | bytes]
    command: str
    missing: str = ""
    input: str = ""


def _zip(**members: str | bytes) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in members.items():
            archive.writestr(name.replace("__", "/").replace("_", "."), content)
    return buffer.getvalue()


def _tar(name: str, content: str) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        member = tarfile.TarInfo(name)
        member.size = len(content.encode())
        archive.addfile(member, io.BytesIO(content.encode()))
    return buffer.getvalue()


def _docx(text: str) -> bytes:
    import docx  # noqa: PLC0415 - slow to import

    document = docx.Document()
    document.add_paragraph(text)
    buffer = io.BytesIO()
    document.save(buffer)
    return buffer.getvalue()


def _pdf(password: str | None = None) -> bytes:
    """Return a page without text, as a scanner makes it."""
    from reportlab.lib.pdfencrypt import StandardEncryption  # noqa: PLC0415 - slow to import
    from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415

    buffer = io.BytesIO()
    encrypt = None if password is None else StandardEncryption(password)
    canvas = Canvas(buffer, encrypt=encrypt)
    canvas.rect(99, 99, 99, 99)
    canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def _xlsx(**sheets: list[list[object]]) -> bytes:
    import xlsxwriter  # noqa: PLC0415 - slow to import

    buffer = io.BytesIO()
    with xlsxwriter.Workbook(buffer) as book:
        for name, rows in sheets.items():
            sheet = book.add_worksheet(name)
            for number, row in enumerate(rows):
                sheet.write_row(number, 0, row)
    return buffer.getvalue()


REVIEWS = "id,review,stars\n" + "".join(
    f"{number},{line},{number % 5 + 1}\n" for number, line in enumerate(TEXTS.splitlines())
)
SALES = "order,article,pieces\n" + "".join(
    f"{order},{article},{order % 3 + 1}\n"
    for order in range(6)
    for article in ("tea", "milk", "bread")[order % 2 :]
)
OLD = "Ein Café in Köln und eine Straße\n".encode("latin-1")

GROUPS: dict[str, tuple[Case, ...]] = {
    "Empty, damaged and unsupported files": (
        Case("A file that does not exist", {"texts.csv": REVIEWS}, "fit text.csv -o m.tg"),
        Case("An empty file", {"texts.txt": ""}, "fit texts.txt -o m.tg"),
        Case("An empty folder", {"texts/": ""}, "fit texts -o m.tg"),
        Case("A folder of images", {"texts/a.png": PNG, "texts/b.png": PNG}, "fit texts -o m.tg"),
        Case(
            "An image among texts",
            {"t/a.txt": CATS, "t/b.txt": MONEY, "t/c.png": PNG},
            "fit t -o m.tg",
        ),
        Case("An image", {"scan.png": PNG}, "fit scan.png -o m.tg"),
        Case("An image named .txt", {"scan.txt": PNG}, "fit scan.txt -o m.tg"),
        Case("A tar archive named .txt", {"t.txt": _tar("a.txt", CATS)}, "fit t.txt -o m.tg"),
        Case(
            "A zip archive named .csv",
            {"t.csv": _zip(a_txt=CATS, b_txt=MONEY)},
            "fit t.csv -o m.tg",
        ),
        Case(
            "A damaged gz file",
            {"t.txt.gz": gzip.compress(TEXTS.encode() * 99)[:-30]},
            "fit t.txt.gz -o m.tg",
        ),
        Case("A Word file named .txt", {"t.txt": _docx(TEXTS)}, "fit t.txt -o m.tg"),
        Case(
            "A PDF among texts, without the package that reads it",
            {"t/a.txt": CATS, "t/b.txt": MONEY, "t/c.pdf": PDF},
            "fit t -o m.tg",
            missing="pypdfium2",
        ),
        Case(
            "A PDF alone, without that package",
            {"c.pdf": PDF},
            "fit c.pdf -o m.tg",
            missing="pypdfium2",
        ),
        Case(
            "A damaged Word file among others",
            {"t/a.txt": CATS, "t/b.txt": MONEY, "t/c.docx": _docx(CATS)[:2000]},
            "fit t -o m.tg",
        ),
        Case(
            "An old Word file",
            {"t/a.txt": CATS, "t/b.txt": MONEY, "t/c.doc": DOC},
            "fit t -o m.tg",
        ),
        Case("A damaged PDF", {"t.pdf": PDF}, "fit t.pdf -o m.tg"),
        Case(
            "A PDF with a password",
            {"t/a.txt": CATS, "t/b.txt": MONEY, "t/c.pdf": _pdf("secret")},
            "fit t -o m.tg",
        ),
        Case(
            "A scanned PDF", {"t/a.txt": CATS, "t/b.txt": MONEY, "t/c.pdf": _pdf()}, "fit t -o m.tg"
        ),
        Case(
            "A Parquet file without the package that reads it",
            {"t.parquet": b"PAR1" + bytes(99)},
            "fit t.parquet -o m.tg",
            missing="polars",
        ),
        Case("A damaged Parquet file", {"t.parquet": b"PAR1" + bytes(99)}, "fit t.parquet -o m.tg"),
        Case("A program", {"t.bin": b"\x7fELF" + bytes(99)}, "fit t.bin -o m.tg"),
        Case("Empty standard input", {}, "fit - -o m.tg"),
    ),
    "Encodings": (
        Case("A text that is not UTF-8", {"t.txt": OLD * 3}, "fit t.txt -o m.tg"),
        Case(
            "One file of a folder is not UTF-8",
            {"t/a.txt": CATS, "t/b.txt": MONEY, "t/c.txt": OLD},
            "fit t -o m.tg",
        ),
        Case(
            "UTF-16 without a byte order mark",
            {"t.txt": TEXTS.encode("utf-16-le")},
            "fit t.txt -o m.tg",
        ),
        Case(
            "An encoding that does not exist",
            {"t.txt": TEXTS},
            "fit t.txt --encoding utf8-bom -o m.tg",
        ),
    ),
    "Tables": (
        Case("No column called text", {"t.csv": REVIEWS}, "fit t.csv -o m.tg"),
        Case(
            "A column that does not exist", {"t.csv": REVIEWS}, "fit t.csv --text reviews -o m.tg"
        ),
        Case("Only a header", {"t.csv": "id,text\n"}, "fit t.csv -o m.tg"),
        Case(
            "A delimiter in a cell without quotes",
            {"t.csv": "id,text\n1,the cat\n2,the dog, the cat\n3,the dog\n"},
            "fit t.csv -o m.tg",
        ),
        Case(
            "An unclosed quote",
            {"t.csv": 'id,text\n1,the cat\n2,"the dog\n3,the dog\n4,the cat\n'},
            "fit t.csv -o m.tg",
        ),
        Case(
            "Two columns of the same name",
            {"t.csv": "text,text\nthe cat,the dog\n"},
            "fit t.csv -o m.tg",
        ),
        Case("Numbers instead of texts", {"t.csv": REVIEWS}, "fit t.csv --text stars -o m.tg"),
        Case(
            "Files with different columns",
            {"t/a.csv": "id,text\n1,the cat\n", "t/b.csv": "id,body\n1,the dog\n"},
            "fit t --text text -o m.tg",
        ),
        Case(
            "A broken line of JSON",
            {"t.jsonl": '{"text": "the cat"}\n{"text": "the dog"\n{"text": "the mouse"}\n'},
            "fit t.jsonl -o m.tg",
        ),
        Case("JSON without texts", {"t.json": "[1, 2, 3]"}, "fit t.json -o m.tg"),
        Case(
            "A list inside an object",
            {"t.json": '{"data": [{"text": "the cat"}, {"text": "the dog"}]}'},
            "fit t.json -o m.tg",
        ),
        Case(
            "A workbook with several sheets",
            {"t.xlsx": _xlsx(north=[["text"], ["the cat"]], south=[["text"], ["the dog"]])},
            "fit t.xlsx -o m.tg",
        ),
        Case(
            "A sheet that does not exist",
            {"t.xlsx": _xlsx(north=[["text"], ["the cat"]])},
            "fit t.xlsx --sheet nort -o m.tg",
        ),
    ),
    "Baskets": (
        Case("No item column", {"s.csv": SALES}, "fit s.csv --basket order -o m.tg"),
        Case(
            "A column that does not exist",
            {"s.csv": SALES},
            "fit s.csv --basket ordr --item article -o m.tg",
        ),
        Case(
            "Quantities that are not numbers",
            {"s.csv": SALES},
            "fit s.csv --basket order --item article --quantity article -o m.tg",
        ),
        Case(
            "Returned goods",
            {"s.csv": SALES + "7,tea,-1\n"},
            "fit s.csv --basket order --item article --quantity pieces -o m.tg",
        ),
        Case(
            "Lines without a delimiter",
            {"s.basket": "milk\nbread\ntea\nmilk\n"},
            "fit s.basket -o m.tg",
        ),
        Case(
            "Items separated by spaces",
            {"s.dat": "1 2 5\n2 5\n1 2 9 5\n9 1\n"},
            "fit s.dat -o m.tg",
        ),
    ),
    "Documents": (
        Case("One document", {"t/a.txt": TEXTS}, "fit t -o m.tg"),
        Case(
            "Identical documents", {"t.txt": "the cat watches the mouse\n" * 9}, "fit t.txt -o m.tg"
        ),
        Case(
            "One long document among short ones",
            {"t/a.txt": TEXTS * 20, "t/b.txt": "the cat", "t/c.txt": "the dog"},
            "fit t -o m.tg",
        ),
        Case("Duplicates", {"t.txt": TEXTS + CATS}, "fit t.txt -o m.tg"),
        Case("No words at all", {"t.txt": "1 2 3\n4 5 6\n"}, "fit t.txt -o m.tg"),
        Case(
            "No word is frequent enough", {"t.txt": TEXTS}, "fit t.txt --min-frequency 100 -o m.tg"
        ),
        Case(
            "Stop words of an unknown language",
            {"t.txt": TEXTS},
            "fit t.txt --stop-words klingon -o m.tg",
        ),
        Case("An unknown language", {"t.txt": TEXTS}, "fit t.txt --language germn -o m.tg"),
        Case("An unknown stemmer", {"t.txt": TEXTS}, "fit t.txt --stem elvish -o m.tg"),
        Case(
            "An invalid token pattern",
            {"t.txt": TEXTS},
            "fit t.txt --token-pattern '[a-z' -o m.tg",
        ),
        Case(
            "A token pattern that matches nothing",
            {"t.txt": TEXTS},
            "fit t.txt --token-pattern '[0-9]+' -o m.tg",
        ),
        Case(
            "A dictionary that is not installed",
            {"t.txt": "下了一周的雨\n大桥关闭了\n"},
            "fit t.txt --segmentation dictionary -o m.tg",
            missing="icu4py",
        ),
        Case(
            "Chinese without a dictionary",
            {"t.txt": "下了一周的雨\n大桥关闭了\n下雨大桥关闭\n"},
            "fit t.txt -o m.tg",
            missing="icu4py",
        ),
    ),
    "Outputs and models": (
        Case("A folder that does not exist", {"t.txt": TEXTS}, "fit t.txt -o models/m.tg"),
        Case("A folder instead of a file", {"t.txt": TEXTS, "m.tg/": ""}, "fit t.txt -o m.tg"),
        Case("The input as output", {"t.txt": TEXTS}, "fit t.txt -o t.txt"),
        Case("A text instead of a model", {"t.txt": TEXTS}, "topics t.txt"),
        Case("A damaged model", {"m.tg": b"PK\x03\x04" + bytes(50)}, "topics m.tg"),
    ),
}
CASES = tuple(case for cases in GROUPS.values() for case in cases)


def told(case: Case, folder: Path) -> str:
    """Run the command of a case and return its messages.

    Parameters
    ----------
    case : Case
        The case.
    folder : Path
        An empty folder to work in.

    Returns
    -------
    str
        The lines of the error, or the remarks on the fit.
    """
    for name, content in case.files.items():
        path = folder / name
        (path if name.endswith("/") else path.parent).mkdir(parents=True, exist_ok=True)
        if not name.endswith("/"):
            path.write_bytes(content.encode() if isinstance(content, str) else content)
    with chdir(folder), _without(case.missing), patch.dict(os.environ, COLUMNS="100"):
        run = run_command(*shlex.split(case.command), input=case.input)
    if run.exception is not None and not isinstance(run.exception, SystemExit):
        raise run.exception
    if run.exit_code:
        return run.stderr.strip()
    lines = run.stdout.splitlines()
    end = next(number for number, line in enumerate(lines) if line.startswith("One tree with "))
    sizes = re.compile(r"[^ ]+: [\d,]+ (documents|baskets), ")
    return "\n".join(line for line in lines[:end] if not sizes.match(line))


@contextmanager
def _without(package: str) -> Iterator[None]:
    """Hide a package from imports."""
    inner = {name: module for name, module in sys.modules.items() if _is_of(name, package)}
    for name in inner:
        del sys.modules[name]
    if package:
        sys.modules[package] = None  # type: ignore[assignment] # what imports refuse
    try:
        yield
    finally:
        sys.modules.pop(package, None)
        sys.modules.update(inner)


def _is_of(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def shown_case(case: Case, message: str) -> str:
    """Return a case as the snapshot shows it, with its message."""
    return f"{case.title}:\n\n```text\n$ topicgrouper {case.command}\n{message}\n```\n"


def snapshot() -> str:
    """Return all cases with their messages."""
    parts = [HEAD]
    for title, cases in GROUPS.items():
        parts.append(f"## {title}\n")
        for case in cases:
            with tempfile.TemporaryDirectory() as folder:
                parts.append(shown_case(case, told(case, Path(folder))))
    return "\n".join(parts)


if __name__ == "__main__":
    SNAPSHOT.write_text(snapshot(), encoding="utf-8")
