"""``topicgrouper surprise``: surprising documents, and surprising words of a document."""

from __future__ import annotations

from topicgrouper.cli.console import results, say
from topicgrouper.cli.destinations import TableOptions  # noqa: TC001 - typer evaluates annotations
from topicgrouper.cli.errors import user_errors
from topicgrouper.cli.models import ModelArgument, load, nouns_of
from topicgrouper.cli.options import option
from topicgrouper.cli.progress import working
from topicgrouper.cli.reading import jobs_option

EXAMPLES = (
    "topicgrouper surprise news.tg",
    "topicgrouper surprise news.tg -k 50 --min-words 100 -o odd.csv",
    "topicgrouper surprise news.tg --document sci.space/60859",
)


def surprise(
    model: ModelArgument,
    *,
    document: str | None = option("Show the words of this document instead.", "ID"),
    k: int = option("Number of documents or words to show.", "K", "-k", default=10, min=1),
    min_words: int = option("Leave out shorter documents.", "N", default=20, min=1),
    out: TableOptions,
    jobs: int = jobs_option(),
) -> None:
    """Show the most surprising documents, or the surprising words of one document.

    Documents are ordered by bits per word: how unexpected their words are, each given the words
    before it. The first are often documents that do not belong in the collection: binary data,
    other languages, lists of names. Each is listed with the words that the rest of it makes least
    likely.

    Words are ordered by bits as well, so rare words come early. "times average" compares a word's
    probability, given the rest of the document, with that in an average document. For most words it
    is a little below 1, as other words have taken their place; far below 1, the rest of the
    document speaks against the word.
    """
    out.check(model)
    loaded = load(model)
    with working("Measuring surprise"), user_errors():
        found = loaded.surprise(k, document=document, min_words=min_words, n_jobs=jobs)
    nouns = nouns_of(loaded)
    if not out.is_for_people:
        out.deliver(found)
    elif document is not None:
        found.with_headings(word=nouns.word).print(results())
    else:
        per_word = f"bits per {nouns.word}"
        shown = found.select("bits_per_word", "length", "document", "words").with_headings(
            bits_per_word=per_word,
            length=nouns.words,
            document=nouns.document,
            words=f"least expected {nouns.words}",
        )
        shown.print(results(), one_line=True)
        say(f"On average, {nouns.documents} have {found.mean_bits:.1f} {per_word}.")
