r"""Tables as the sheets of an Excel workbook.

Headers stay in sight and have filters. Texts are never run as formulas and need no apostrophe. The
user's own texts are written as numbers if all values of a column are. Characters that XML does not
allow are spelled out (``\x1b``), and a text that is too long for a cell is cut and ends in ``…``.
The same tables always give the same bytes.

A workbook is a zip file of XML (ECMA-376). What is written here is the least of it that Excel,
LibreOffice and readers of workbooks need: texts stand in their cells, rows are written one by one.
"""

from __future__ import annotations

import io
import re
import zipfile
from functools import lru_cache
from html import escape
from itertools import chain, islice
from math import isinf
from typing import TYPE_CHECKING, Any, BinaryIO, Self, TypeAlias
from unicodedata import east_asian_width

from topicgrouper.tables.shown import single

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from topicgrouper.tables.table import Table

_MAX_ROWS, _MAX_COLUMNS, _MAX_TEXT = 2**20, 2**14, 2**15 - 1
"""The limits of a sheet, with its header; the length of a text is in units of UTF-16."""

_MIN_WIDTH, _MAX_WIDTH = 8, 60
_MEASURED_ROWS = 1_000
_FILTER_BUTTON = 3  # its width in characters
_PADDING = 0.7109375  # of a cell, in characters

# Of more digits, Excel would drop the last; zeros in front belong to codes.
_NUMBER = re.compile(r"-?(?=[0-9.]{1,16}\Z)(?:0|[1-9][0-9]{0,14})(?:\.[0-9]+)?")
_FORBIDDEN = re.compile(r"[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\U00010000-\U0010FFFF]")
_CODE = re.compile(r"\r|_(?=x[0-9a-fA-F]{4}_)")  # Excel takes _x000D_ for a carriage return

_START = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_CREATED = "2000-01-01T00:00:00Z"  # any fixed date, so that files are reproducible

_FORMATS = {
    ".0%": "0%",
    ".1%": "0.0%",
    ",": "#,##0",
    ".1f": "0.0",
    ".2f": "0.00",
    "z.2f": "0.00",
    "times": '0.0"×"',
}
"""How Excel shows numbers that people see in a form of `printable`."""

_NUMBER_FORMATS = "".join(
    f'<numFmt numFmtId="{number}" formatCode="{escape(form)}"/>'
    for number, form in enumerate(_FORMATS.values(), start=164)
)
_STYLE_OF = {form: f'" s="{place}' for place, form in enumerate(_FORMATS, start=2)}
_SHADES = ("F4B183", "FBE5D6", "DDEBF7", "9DC3E6")
_FILLS = "".join(
    f'<fill><patternFill patternType="solid"><fgColor rgb="FF{colour}"/></patternFill></fill>'
    for colour in _SHADES
)
_FIRST_SHADE = 2 + len(_FORMATS)
_CELL_FORMATS = "".join(
    [
        *(
            f'<xf numFmtId="{164 + i}" xfId="0" applyNumberFormat="1"/>'
            for i in range(len(_FORMATS))
        ),
        *(f'<xf fillId="{2 + i}" xfId="0" applyFill="1"/>' for i in range(len(_SHADES))),
    ]
)

_STYLES = f"""<styleSheet xmlns="{_MAIN}">\
<numFmts count="{len(_FORMATS)}">{_NUMBER_FORMATS}</numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>\
<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="{2 + len(_SHADES)}"><fill><patternFill patternType="none"/></fill>\
<fill><patternFill patternType="gray125"/></fill>{_FILLS}</fills>\
<borders count="1"><border/></borders>\
<cellStyleXfs count="1"><xf/></cellStyleXfs>\
<cellXfs count="{_FIRST_SHADE + len(_SHADES)}"><xf xfId="0"/>\
<xf fontId="1" xfId="0" applyFont="1"/>{_CELL_FORMATS}</cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>"""

_CORE = f"""<cp:coreProperties xmlns:cp="{_PACKAGE}/metadata/core-properties" \
xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\
<dcterms:created xsi:type="dcterms:W3CDTF">{_CREATED}</dcterms:created></cp:coreProperties>"""


class Shaded(int):
    """A number whose cell has a colour: 1 and 2 are warm, 3 and 4 cold, 1 and 4 strong; 0 none."""

    shade: int

    def __new__(cls, number: int, shade: int) -> Self:
        """Return a number with a shade."""
        made = super().__new__(cls, number)
        made.shade = shade
        return made


Facts: TypeAlias = "Sequence[tuple[str, Any]]"


def write_workbook(tables: Mapping[str, Table[Any]], file: BinaryIO, *, facts: Facts = ()) -> None:
    """Write tables as sheets, by their names; facts stand above the first."""
    for name, table in tables.items():
        _check_size(name, table)
    # In memory first: a disk that is full is then told as by any other format.
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in _frame(tables, facts).items():
            archive.writestr(zipfile.ZipInfo(name), _START + text, zipfile.ZIP_DEFLATED)
        for number, table in enumerate(tables.values(), start=1):
            info = zipfile.ZipInfo(f"xl/worksheets/sheet{number}.xml")
            info.compress_type = zipfile.ZIP_DEFLATED
            with archive.open(info, "w", force_zip64=True) as member:
                parts = _sheet(table, facts if number == 1 else (), is_first=number == 1)
                while some := "".join(islice(parts, _MEASURED_ROWS)):
                    member.write(some.encode())
    file.write(written.getbuffer())


def _check_size(name: str, table: Table[Any]) -> None:
    for what, number, limit in (
        ("rows", len(table) + 1, _MAX_ROWS),
        ("columns", len(table.file_columns), _MAX_COLUMNS),
    ):
        if number > limit:
            raise ValueError(
                f"the sheet {name} would have {number:,} {what}, but Excel allows at most "
                f"{limit:,}; write .csv or .parquet instead"
            )


def _frame(tables: Mapping[str, Table[Any]], facts: Facts) -> dict[str, str]:
    """Return the parts of a workbook except for its sheets, by their names in the file."""
    sheets = [f"worksheets/sheet{number}.xml" for number in range(1, len(tables) + 1)]
    types = {"workbook.xml": "sheet.main", "styles.xml": "styles"}
    types |= dict.fromkeys(sheets, "worksheet")
    overrides = "".join(
        f'<Override PartName="/xl/{part}" ContentType="{_TYPE}.{kind}+xml"/>'
        for part, kind in types.items()
    )
    listed = "".join(
        f'<sheet name="{escape(name)}" sheetId="{number}" r:id="rId{number}"/>'
        for number, name in enumerate(tables, start=1)
    )
    filters = "".join(
        f'<definedName name="_xlnm._FilterDatabase" localSheetId="{place}" hidden="1">'
        f"'{escape(name, quote=False)}'!{_range(table, () if place else facts, '$')}</definedName>"
        for place, (name, table) in enumerate(tables.items())
    )
    core = f"{_PACKAGE}/relationships/metadata/core-properties"
    return {
        "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types">'
        f'<Default Extension="rels" ContentType="application/vnd.openxmlformats-package'
        f'.relationships+xml"/><Override PartName="/docProps/core.xml" ContentType="application/'
        f'vnd.openxmlformats-package.core-properties+xml"/>{overrides}</Types>',
        "_rels/.rels": _relations(
            {"xl/workbook.xml": f"{_OFFICE}/officeDocument", "docProps/core.xml": core}
        ),
        "docProps/core.xml": _CORE,
        "xl/_rels/workbook.xml.rels": _relations(
            dict.fromkeys(sheets, f"{_OFFICE}/worksheet") | {"styles.xml": f"{_OFFICE}/styles"}
        ),
        "xl/styles.xml": _STYLES,
        "xl/workbook.xml": f'<workbook xmlns="{_MAIN}" xmlns:r="{_OFFICE}"><sheets>{listed}'
        f"</sheets><definedNames>{filters}</definedNames></workbook>",
    }


def _relations(targets: Mapping[str, str]) -> str:
    """Return the relations of a part: parts by their types, with ids that count from 1."""
    listed = "".join(
        f'<Relationship Id="rId{number}" Type="{kind}" Target="{target}"/>'
        for number, (target, kind) in enumerate(targets.items(), start=1)
    )
    return f'<Relationships xmlns="{_PACKAGE}/relationships">{listed}</Relationships>'


def _letters(place: int) -> str:
    """Return the name of a column: A to Z, then AA."""
    name = ""
    while place >= 0:
        place, digit = divmod(place, 26)
        name, place = chr(ord("A") + digit) + name, place - 1
    return name


def _header_row(facts: Facts) -> int:
    return len(facts) + 2 if facts else 1


def _range(table: Table[Any], facts: Facts, fixed: str = "") -> str:
    last, header = _letters(len(table.file_columns) - 1), _header_row(facts)
    return f"{fixed}A{fixed}{header}:{fixed}{last}{fixed}{len(table) + header}"


def _sheet(table: Table[Any], facts: Facts, *, is_first: bool) -> Iterator[str]:
    """Yield a sheet in pieces, most of them rows."""
    columns = table.file_columns
    letters = [_letters(place) for place in range(len(columns))]
    numeric, header = _numeric(table), _header_row(facts)
    styles = [_STYLE_OF.get(each.show, "") for each in columns]  # type: ignore[arg-type] # or none
    rows = (
        [single(each, value, table.separator) for each, value in zip(columns, row, strict=True)]
        for row in table.cells(columns)
    )
    measured = list(islice(rows, _MEASURED_ROWS))
    selected = ' tabSelected="1"' if is_first else ""
    yield (
        f'{_START}<worksheet xmlns="{_MAIN}"><dimension ref="{_range(table, facts)}"/><sheetViews>'
        f'<sheetView{selected} workbookViewId="0"><pane ySplit="{header}" '
        f'topLeftCell="A{header + 1}" activePane="bottomLeft" state="frozen"/></sheetView>'
        "</sheetViews><cols>"
    )
    for place, each in enumerate(columns):
        widths = (_width(each.name) + _FILTER_BUTTON, *(_width(row[place]) for row in measured))
        width = min(max(*widths, _MIN_WIDTH), _MAX_WIDTH) + _PADDING
        yield f'<col min="{place + 1}" max="{place + 1}" width="{width}" customWidth="1"/>'
    yield "</cols><sheetData>"
    for number, (name, fact) in enumerate(facts, start=1):
        both = (
            _cell(f'{at}{number}" s="{style}', value, is_number=False)
            for at, style, value in (("A", 1, name), ("B", 0, fact))
        )
        yield f'<row r="{number}">{"".join(both)}</row>'
    yield f'<row r="{header}">'
    yield from (
        _cell(f'{letter}{header}" s="1', each.title if facts else each.name, is_number=False)
        for letter, each in zip(letters, columns, strict=True)
    )
    yield "</row>"
    are_numbers = [place in numeric for place in range(len(columns))]
    for number, row in enumerate(chain(measured, rows), start=header + 1):
        cells = [
            _cell(f"{letter}{number}{style}", cell, is_number=is_number)
            for letter, cell, is_number, style in zip(
                letters, row, are_numbers, styles, strict=True
            )
            if cell is not None and cell != ""
        ]
        yield f'<row r="{number}">{"".join(cells)}</row>'
    # codes such as 00123 are texts on purpose: no green triangles
    yield (
        f'</sheetData><autoFilter ref="{_range(table, facts)}"/><ignoredErrors><ignoredError '
        f'sqref="A1:XFD{_MAX_ROWS}" numberStoredAsText="1"/></ignoredErrors></worksheet>'
    )


def _cell(place: str, cell: Any, *, is_number: bool) -> str:
    if is_number or not isinstance(cell, str):
        if isinstance(cell, bool):
            return f'<c r="{place}" t="b"><v>{cell:d}</v></c>'
        number = float(cell)
        if isinstance(cell, Shaded) and cell.shade:
            place = f'{place}" s="{_FIRST_SHADE + cell.shade - 1}'
        if not isinf(number):
            return f'<c r="{place}"><v>{number:.16G}</v></c>'
        cell = str(cell)  # Excel has no such number
    space = "" if cell == cell.strip() else ' xml:space="preserve"'
    return f'<c r="{place}" t="inlineStr"><is><t{space}>{_text(cell)}</t></is></c>'


def _numeric(table: Table[Any]) -> set[int]:
    """Return the user's own columns whose texts are all numbers that Excel shows the same."""
    own = [place for place, each in enumerate(table.file_columns) if each.own]
    filled = set()
    numeric = set(own)
    for row in table.cells(table.file_columns) if own else ():
        for place in own:
            if row[place]:
                filled.add(place)
                if not _NUMBER.fullmatch(str(row[place])):
                    numeric.discard(place)
        if not numeric:
            break
    return numeric & filled


@lru_cache(10_000)  # of topics, which are the same in many rows
def _text(text: str) -> str:
    """Return a text that a cell can hold, as XML."""
    if not text.isprintable():
        text = _FORBIDDEN.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
    if len(text) > _MAX_TEXT // 2:
        units = text.encode("utf-16-le")
        if len(units) > 2 * _MAX_TEXT:
            text = units[: 2 * (_MAX_TEXT - 1)].decode("utf-16-le", "ignore") + "…"
    if "_x" in text or "\r" in text:
        text = _CODE.sub(lambda found: f"_x{ord(found[0]):04X}_", text)
    return escape(text, quote=False)


def _width(cell: str | float | None) -> int:
    """Return about how many digits wide a cell is; Chinese characters are two."""
    text = "" if cell is None else str(cell)[:_MAX_WIDTH]
    return len(text) + sum(east_asian_width(character) in "WF" for character in text) + 1
