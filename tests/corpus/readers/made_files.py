"""Documents made by other programs, when they are needed: none is kept in the repository."""

from __future__ import annotations

import io
import shutil
import subprocess
from pathlib import Path

import pytest

from benchmarks.chromium import find_chromium
from tests.corpus.readers.reader_samples import zipped

HERE = Path(__file__).parent
GARDEN = HERE / "garden.md"
PAGE = HERE / "pandoc.html"
"""What pandoc makes of `GARDEN`."""

HEADING = "Heading of tomatoes"
SENTENCE = "The tomatoes grow well near basil. Ärger über Müßiggang, naïve cafés; 日本語."
TABLE = (("plant", "water"), ("beans", "daily"), ("maize", "weekly"))

# The words are broken between lines at soft hyphens: &shy;
PRINTED = """<!DOCTYPE html><meta charset=utf-8><title>A page</title>
<style>p { width: 90px; hyphens: manual; font: 16px serif }</style>
<h1>Heading</h1><p>The tele&shy;communi&shy;cation investments, naïve cafés, Müßiggang.</p>
<table><tr><td>cell<td>two</table><ul><li>apples<li>pears</ul>
<div style="page-break-before: always">Second page text.</div>
"""


def with_pandoc(folder, kind):
    """Return the file that pandoc makes of `GARDEN`, or skip the test."""
    if shutil.which("pandoc") is None:
        pytest.skip("there is no pandoc on the search path")
    path = folder / f"pandoc.{kind}"
    subprocess.run(["pandoc", "--standalone", GARDEN, "-o", path], check=True, timeout=120)
    return path


def with_chromium(folder):
    """Return the PDF file that Chromium prints of `PRINTED`, or skip the test."""
    program = find_chromium()
    if program is None:
        pytest.skip("there is no Chromium here (TOPICGROUPER_CHROMIUM can name one)")
    page, path = folder / "page.html", folder / "chromium.pdf"
    page.write_text(PRINTED, encoding="utf-8")
    subprocess.run(
        [
            *(program, "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"),
            *(f"--user-data-dir={folder / 'profile'}", f"--print-to-pdf={path}", page.as_uri()),
        ],
        check=True,
        timeout=120,
        capture_output=True,
    )
    return path


def pdf(*pages, **options):
    """Return a PDF file as reportlab writes it, from the lines of its pages."""
    file = io.BytesIO()
    drawing = pytest.importorskip("reportlab.pdfgen.canvas").Canvas(file, **options)
    for lines in pages:
        for number, line in enumerate(lines):
            drawing.drawString(72, 800 - 14 * number, line)
        drawing.showPage()
    drawing.save()
    return file.getvalue()


def docx():
    """Return a document of python-docx."""
    document = pytest.importorskip("docx").Document()
    document.add_heading(HEADING, level=1)
    start, bold, end = SENTENCE.partition("toma")
    paragraph = document.add_paragraph(start)
    paragraph.add_run(bold).bold = True
    paragraph.add_run(end)
    table = document.add_table(rows=len(TABLE), cols=2)
    for row, texts in zip(table.rows, TABLE, strict=True):
        for cell, text in zip(row.cells, texts, strict=True):
            cell.text = text
    document.add_paragraph("apples", style="List Bullet")
    document.sections[0].header.paragraphs[0].text = "letterhead"
    return _saved(document)


def odt():
    """Return a document of odfdo."""
    odfdo = pytest.importorskip("odfdo")
    document = odfdo.Document("text")
    document.body.clear()
    document.body.append(odfdo.Header(1, HEADING))
    paragraph = odfdo.Paragraph(SENTENCE)
    paragraph.set_span("Strong", regex="toma")
    document.body.append(paragraph)
    table = odfdo.Table("plants")
    for texts in TABLE:
        table.append_row(odfdo.Row())
        table.set_row_values(table.height - 1, list(texts))
    document.body.append(table)
    document.body.append(odfdo.List(["apples"]))
    return _saved(document)


def pptx():
    """Return slides of python-pptx."""
    presentation = pytest.importorskip("pptx").Presentation()
    slide = presentation.slides.add_slide(presentation.slide_layouts[1])
    slide.shapes.title.text = HEADING
    slide.placeholders[1].text = f"{SENTENCE}\napples"
    frame = slide.shapes.add_table(len(TABLE), 2, 0, 0, 2_000_000, 1_000_000)
    for row, texts in enumerate(TABLE):
        for column, text in enumerate(texts):
            frame.table.cell(row, column).text = text
    return _saved(presentation)


def epub():
    """Return a small book, put together by hand."""
    container = b"<container><rootfiles><rootfile full-path='book.opf'/></rootfiles></container>"
    chapter = f"<html><body><h1>{HEADING}</h1><p>{SENTENCE}</p><ul><li>apples</li></ul>"
    cells = "".join(f"<tr><td>{'</td><td>'.join(texts)}</td></tr>" for texts in TABLE)
    return zipped(
        {
            "mimetype": b"application/epub+zip",
            "META-INF/container.xml": container,
            "book.opf": b"<package><spine><itemref idref='ch1'/></spine></package>",
            "ch1.xhtml": f"{chapter}<table>{cells}</table></body></html>".encode(),
        }
    )


MAKERS = {"docx": docx, "odt": odt, "pptx": pptx, "epub": epub}


def _saved(document):
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()
