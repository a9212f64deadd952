"""Models and their views, as all commands load and choose them."""

from __future__ import annotations

import shlex
from collections.abc import Sequence  # noqa: TC003 - typer evaluates annotations
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topicgrouper.cli.console import (
    UserError,
    explain,
    option_errors,
    print_notice,
    steps_shown,
    usage_error,
    user_errors,
    working,
)
from topicgrouper.cli.options import flag, given_options, option, topics_option
from topicgrouper.storage import ArchiveError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from topicgrouper import FlatView, Model, SoftTopics, TopicTree

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


@dataclass(frozen=True, kw_only=True)
class CutOptions:
    """A cut through the tree: T(n) or listed topics, with some of them split or joined."""

    n: int | None = topics_option()
    split: Sequence[str] = option(
        "Split topics of the view into their two parts, in the order given; repeatable.",
        "TOPIC,…",
        default=(),
    )
    join: Sequence[str] = option(
        "Join two topics that are siblings in the tree; repeatable.", "TOPIC,TOPIC", default=()
    )
    cut: Sequence[str] = option(
        "Instead of -n: exactly these topics, which must together hold every word.",
        "TOPIC,…",
        default=(),
    )

    named: bool = flag("Show every named topic, and divide only the others.")

    def __post_init__(self) -> None:
        """Refuse options that contradict each other."""
        check_exclusive({"-n": self.n is not None, "--cut": bool(self.cut)})
        check_exclusive({"--named": self.named, "--cut": bool(self.cut)})

    def given(self) -> list[str]:
        """Return the options that the user gave, as they are typed."""
        return given_options(self)

    def cut_of(self, model: Model) -> FlatView:
        """Return the cut in the model's display words."""
        if self.cut:
            with option_errors("--cut"):
                view = model.display_tree.cut(nodes=_nodes(model, self.cut))
        else:
            view = model.display_tree.view(resolve_n(model.tree, self.n, option="-n"))
        if self.named:
            if not model.topic_names:
                raise UserError('no topic has a name; name some with "topicgrouper names"')
            view = view.including()
        with option_errors("--split"):
            for node in _nodes(model, self.split):
                view = view.split(node=node)
        with option_errors("--join"):
            for pair in self.join:
                nodes = tuple(_nodes(model, [pair]))
                if len(nodes) != 2:
                    raise UserError(f"{pair!r} is not a pair of topics, such as 37,52")
                view = view.join(nodes=nodes)
        return view


@dataclass(frozen=True, kw_only=True)
class ViewOptions(CutOptions):
    """A cut, refined if the user wishes."""

    refine: bool = flag("Move words to the topics where they fit best.")

    def view_of(self, model: Model) -> FlatView:
        """Return the view in the model's display words, refined under a progress bar."""
        view = self.cut_of(model)
        return refined(view) if self.refine else view


def soft_option() -> Any:
    """Declare --soft."""
    return flag("Use the soft topics saved by improve --soft or fit --soft.")


def soft_of(model: Model) -> SoftTopics:
    """Return the soft topics of a model that was loaded with them, in its display words."""
    assert model.soft is not None  # noqa: S101 - for the type checker
    return model.soft.with_tree(model.display_tree)


@dataclass(frozen=True, kw_only=True)
class SoftViewOptions(ViewOptions):
    """A view, or the soft topics of the model."""

    soft: bool = soft_option()

    def __post_init__(self) -> None:
        """Refuse options that contradict each other."""
        super().__post_init__()
        for other in ("--split", "--join", "--cut", "--named", "--refine"):
            check_exclusive({other: other in self.given(), "--soft": self.soft})

    def check(self, model: Model) -> None:
        """Refuse what the model does not have, before any words are moved."""
        if not self.soft:
            self.cut_of(model)
        elif self.n not in (None, soft_of(model).n):
            raise usage_error("-n", f"this model has {soft_of(model).n:,} soft topics; omit -n")

    def topics_of(self, model: Model) -> FlatView | SoftTopics:
        """Return the view or the soft topics, in the model's display words."""
        if not self.soft:
            return self.view_of(model)
        self.check(model)
        return soft_of(model)


def listed_numbers(tree: TopicTree, text: str, *, name: str, like: str) -> list[int]:
    """Return the numbers of topics that the option of a name lists."""
    parts = [part.strip() for part in text.split(",")]
    high = tree.max_topics
    if not all(part.isdecimal() and len(part) < 12 and 1 <= int(part) <= high for part in parts):
        raise usage_error(name, f"{text!r} must be numbers from 1 to {high:,}, such as {like}")
    return sorted(set(map(int, parts)))


def _nodes(model: Model, values: Sequence[str]) -> Iterator[int]:
    """Find the topics that a user listed, separated by commas or one per option."""
    for value in values:
        # words of baskets and names of topics may contain commas
        is_one = value in model.display_tree.vocabulary or value.startswith("name:")
        for name in [value] if is_one else value.split(","):
            if name.strip():
                yield resolve_node(model, name.strip())


def refined(view: FlatView) -> FlatView:
    """Refine a view under a progress bar."""
    from topicgrouper import refine  # noqa: PLC0415 - needs NumPy

    if not view.tree.has_counts:
        raise UserError("this model has no training counts, which refining needs; refit it")
    with steps_shown("Refining", total=None) as show, user_errors():
        return refine(view, n_jobs=-1, progress=show)
