"""Model files, as all commands load them."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.console import print_notice, working
from topicgrouper.cli.errors import UserError, explain, usage_error, user_errors
from topicgrouper.storage import ArchiveError

if TYPE_CHECKING:
    from topicgrouper import Model, TopicTree

ModelArgument = Annotated[Path, typer.Argument(metavar="MODEL", help="A saved model (.tg).")]


@dataclass(frozen=True, slots=True)
class Nouns:
    """The names of a word and a document, of several, and of all occurrences together."""

    word: str
    words: str
    document: str
    documents: str
    everything: str


_TEXTS = Nouns("word", "words", "document", "documents", "the text")
_BASKETS = Nouns("item", "items", "basket", "baskets", "the contents of the baskets")


def nouns_of(model: Model) -> Nouns:
    """Return the nouns for the words and documents of a model."""
    source = model.source
    return _BASKETS if source is not None and source.is_of_baskets else _TEXTS


def load(
    path: Path, *, texts: bool = False, soft: bool = False, needs_soft: bool = False, **parts: Any
) -> Model:
    """Load a model, or report in one line why it cannot be loaded."""
    try:
        with working(f"Loading {path.name}"):
            # --help must not wait for NumPy
            from topicgrouper import Model  # noqa: PLC0415

            model = Model.load(path, texts=texts, soft=soft or needs_soft, **parts)
    except ValueError as error:
        message = explain(error)
        raise UserError(message if str(path) in message else f"{path}: {message}") from error
    if needs_soft and model.soft is None:
        again = f"topicgrouper improve {shlex.quote(str(path))} --soft N"
        raise UserError(f'{path} has no soft topics; add them with "{again}"')
    return model


def check_counts(model: Model, path: Path, *, what: str) -> None:
    """Refuse a model without the training counts that something needs."""
    if not model.tree.has_counts:
        why = f"{path} has no training counts, which {what} needs"
        raise UserError(f'{why}; refit the documents with "topicgrouper fit"')


def count_names(path: Path) -> int | None:
    """Return the number of topics of a model that have names; None if a file is not a model."""
    from topicgrouper import Model  # noqa: PLC0415 - needs NumPy

    try:
        return int(Model.peek(path)["topic_names"])
    except ArchiveError:
        return None


def check_exclusive(options: dict[str, bool]) -> None:
    """Refuse options that contradict each other."""
    given = [option for option, is_given in options.items() if is_given]
    if len(given) > 1:
        raise usage_error(" / ".join(given), "these options cannot be combined; choose one of them")


def resolve_n(tree: TopicTree, n: int | None, *, option: str) -> int:
    """Return the number of topics asked for, or the one that the tree suggests."""
    if n is None:
        return tree.suggest_n().n
    if not 1 <= n <= tree.max_topics:
        raise typer.BadParameter(
            f"{n:,} is not in the range 1 to {tree.max_topics:,}, the number of "
            f"{smallest_topics(tree)} of this model",
            param_hint=option,
        )
    return n


def smallest_topics(tree: TopicTree) -> str:
    """Return the parts of the largest view of a tree, for messages."""
    is_grouped = tree.max_topics < tree.n_words
    return "groups that stay together and other words" if is_grouped else "words"


def resolve_node(model: Model, name: str) -> int:
    """Return the node that a user means by a topic's number, a word or a name.

    If a topic has a word for its name, standard error says how to get the word.
    """
    with user_errors():
        node, remark = model.find_topic(name)
    if remark:
        print_notice(remark)
    return node
