"""``topicgrouper surprise``: odd documents, and odd words of a document."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from topicgrouper.cli.errors import UserError, user_errors
from topicgrouper.cli.examples import examples
from topicgrouper.cli.models import JsonOption, ModelArgument, load
from topicgrouper.cli.nouns import nouns_of
from topicgrouper.cli.reading import JobsOption  # noqa: TC001 - typer evaluates annotations

if TYPE_CHECKING:
    from topicgrouper.model.model import Model

__all__ = ["EXAMPLES", "surprise"]

EXAMPLES = examples(
    "topicgrouper surprise news.tg",
    "topicgrouper surprise news.tg -k 50 --min-words 100",
    "topicgrouper surprise news.tg --document sci.space/60859",
)

_WORDS = 8


def surprise(
    model: ModelArgument,
    *,
    document: Annotated[
        str | None,
        typer.Option("--document", metavar="ID", help="Show the words of this document instead."),
    ] = None,
    k: Annotated[
        int,
        typer.Option("-k", "--top", metavar="K", min=1, help="Number of documents or words."),
    ] = 10,
    min_words: Annotated[
        int,
        typer.Option("--min-words", metavar="N", min=1, help="Leave out shorter documents."),
    ] = 20,
    as_json: JsonOption = False,
    jobs: JobsOption = -1,
) -> None:
    """Show the documents that are least like the collection, or the odd words of one document.

    Documents are ordered by bits per word: how unexpected their words are, each given those before
    it. Among the first are often documents that should not be there: binary data, other languages,
    lists of names. Beside each are the words that the rest of it makes least likely.

    Words are ordered by bits, too: rare words have many. "times average" compares a word's
    probability, given the rest of the document, with that in an average document. Most words are a
    little below 1, as others have taken their place; far below 1, the rest speaks against a word.
    """
    loaded = load(model)
    if document is None:
        _documents(loaded, k=k, min_words=min_words, as_json=as_json, jobs=jobs)
    else:
        _words(loaded, document, k=k, as_json=as_json)


def _documents(model: Model, *, k: int, min_words: int, as_json: bool, jobs: int) -> None:
    from topicgrouper.cli.console import (  # noqa: PLC0415
        print_json,
        print_table,
        readable,
        results,
        working,
    )
    from topicgrouper.search.surprise import (  # noqa: PLC0415
        surprising_documents,
        surprising_words,
    )
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    with working("Measuring surprise"), user_errors():
        found, average = surprising_documents(model, k=k, min_words=min_words, n_jobs=jobs)
    names = model.shown.vocabulary
    odd = [
        [names[each.word] for each in surprising_words(model, document.row)[:_WORDS]]
        for document in found
    ]
    if as_json:
        print_json(
            [
                {
                    "row": document.row,
                    "id": model.document_id(document.row),
                    "label": None if model.labels is None else model.labels[document.row],
                    "bits_per_word": document.bits,
                    "length": document.length,
                    "words": words,
                }
                for document, words in zip(found, odd, strict=True)
            ]
        )
        return
    rows = [
        (
            f"{document.bits:.1f}",
            f"{document.length:,}",
            printable(model.document_id(document.row), limit=60),
            readable(words),
        )
        for document, words in zip(found, odd, strict=True)
    ]
    nouns = nouns_of(model)
    console = results()
    per_word = f"bits per {nouns.word}"
    least = f"least expected {nouns.words}"
    columns = (per_word, nouns.words, nouns.document, least)
    print_table(console, columns, rows, one_line=True)
    console.print(f"On average, {nouns.documents} have {average:.1f} {per_word}.", soft_wrap=True)


def _words(model: Model, document: str, *, k: int, as_json: bool) -> None:
    from topicgrouper.cli.console import print_json, print_table, results  # noqa: PLC0415
    from topicgrouper.cli.expected_words import times  # noqa: PLC0415
    from topicgrouper.search.surprise import surprising_words  # noqa: PLC0415
    from topicgrouper.tree.representation import printable  # noqa: PLC0415

    with user_errors():
        found = surprising_words(model, _row(model, document))[:k]
    names = model.shown.vocabulary
    if as_json:
        print_json(
            [
                {
                    "word": names[each.word],
                    "occurrences": each.n_occurrences,
                    "bits": each.bits,
                    "lift": each.lift,
                }
                for each in found
            ]
        )
        return
    rows = [
        (
            f"{each.bits:.1f}",
            times(each.lift) if each.lift >= 1 else f"{each.lift:.2f}×",
            str(each.n_occurrences),
            printable(names[each.word], limit=60),
        )
        for each in found
    ]
    columns = ("bits", "times average", "occurrences", nouns_of(model).word)
    print_table(results(), columns, rows)


def _row(model: Model, document: str) -> int:
    """Return the row of a document, by its id or, without ids, its number."""
    ids = model.document_ids or tuple(map(str, range(model.n_documents)))
    exact = [row for row, name in enumerate(ids) if name == document]
    found = exact or [row for row, name in enumerate(ids) if name.endswith(document)]
    if not found:
        message = f"there is no document with the id {document!r}, or with one that ends in it"
        raise UserError(message)
    if len(found) > 1:
        some = ", ".join(repr(ids[row]) for row in found[:3])
        message = f"{len(found):,} documents have an id that ends in {document!r}, such as {some}"
        raise UserError(message)
    return found[0]
