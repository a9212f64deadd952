"""The page that lists every public name, made from the docstrings.

    python -m tests.docs.api_page

writes ``docs/reference/api.md``; a test compares the two.
"""

from __future__ import annotations

import ast
import inspect
import sys
from importlib import import_module
from itertools import pairwise
from pathlib import Path

__all__ = [
    "INTERNAL",
    "PAGE",
    "ROOMS",
    "SECTIONS",
    "api_page",
    "class_members",
    "constant_doc",
    "public_members",
    "public_names",
]

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "api.md"
ROOMS = (
    "topicgrouper",
    "topicgrouper.corpus",
    "topicgrouper.storage",
    "topicgrouper.tables",
    "topicgrouper.tree",
    "topicgrouper.kernel",
    "topicgrouper.fitting",
    "topicgrouper.prediction",
    "topicgrouper.mixtures",
    "topicgrouper.search",
    "topicgrouper.naming",
    "topicgrouper.groups",
    "topicgrouper.estimators",
    "topicgrouper.evaluation",
    "topicgrouper.export",
    "topicgrouper.explorer",
    "topicgrouper.distributed",
    "topicgrouper.model",
)
INTERNAL = ("cli", "common", "record")
"""Rooms without public names."""
SECTIONS = {
    "Model": (
        "What most people need: fit, look, compare, save and open again.",
        "Model TopicTree FlatView Topic TopicName Taxonomy SoftTopics DocumentModel",
    ),
    "Estimators": (
        "For scikit-learn: pipelines, grid search, cross-validation.",
        "TextTopicGrouper TopicGrouper DocumentTopicGrouper SoftTopicGrouper",
    ),
    "From counts": (
        "For those who have a matrix of counts, and no files or texts.",
        """
        fit_tree regrow refine soften fit_documents
        compare_groups GroupComparison fitting.Checkpoint
        """,
    ),
    "Reading": (
        "Files, tables and texts to counts.",
        """
        corpus.Corpus corpus.read_corpus corpus.read_frame corpus.count_texts corpus.read_docstrings
        corpus.TextOptions corpus.ReadOptions corpus.Reading corpus.ReadReport
        corpus.Source corpus.FORMATS corpus.read_groups storage.check_replaceable
        storage.is_plain_file
        """,
    ),
    "Results": (
        "What methods and functions return.",
        """
        tree.TopicTable tree.TopicQuality tree.Suggestion tree.Refinement model.Changes
        model.DocumentTopics search.TopicDocuments search.SearchHits search.ExpectedWords
        search.Completions search.Surprise search.WordReport naming.TopicMatches naming.NameChange
        naming.CarriedNames evaluation.Evaluation
        """,
    ),
    "Tables": (
        "Results as rows and columns: in frames, files and terminals.",
        "tables.Table tables.Column tables.printable",
    ),
    "Evaluation": (
        "How good topics are, and how they compare with others.",
        """
        evaluation.compare evaluation.Comparison evaluation.coherence evaluation.Coherence
        evaluation.label_agreement evaluation.LabelAgreement
        evaluation.perplexity evaluation.Perplexity evaluation.held_out_curve
        evaluation.HeldOutCurve evaluation.MEASURES
        """,
    ),
    "Export": (
        "Files for other programs, and pictures.",
        """
        export.export export.FORMATS export.format_of
        explorer.NotebookPage
        """,
    ),
    "Cluster": (
        "Collections too large for one machine.",
        "distributed.ClusterOptions distributed.fit_tree",
    ),
    "Errors and warnings": (
        "What can go wrong.",
        """
        corpus.ReadError ArchiveError NotEnoughMemoryError
        corpus.UnfitDocumentsWarning distributed.ClusterError
        """,
    ),
}
"""Every public name, without ``topicgrouper.``, by task: what people use most comes first."""
FIRST = {
    "Model": """
    fit read load save view topics word documents search predict transform explore export groups
    refine soften evaluate
    """,
    "TopicTree": "view suggest_n topic find cut taxonomy outline save load",
    "FlatView": "topics table to_frame predict transform split join including keywords",
    "SoftTopics": "top_words predict transform",
    "": "fit predict transform fit_predict fit_transform",
}
"""Members that stand first on the page of their class, or of any other class that has them; the
rest follows in alphabetical order.
"""
HEAD = """\
# API reference

Every public name, by task. `Model` is imported with `from topicgrouper import Model`,
`corpus.Corpus` with `from topicgrouper.corpus import Corpus`. Names that are not listed here are
internal and may change without notice.
"""
SECTION = """
## {title}

{summary}

```{{eval-rst}}
.. currentmodule:: topicgrouper

.. autosummary::
   :toctree: generated/
   :nosignatures:

{names}
```
"""


def public_names(room: str) -> list[tuple[str, object]]:
    """Return the public names of a package, with what they stand for."""
    module = import_module(room)
    return [(name, getattr(module, name)) for name in sorted(module.__all__, key=str.casefold)]


def public_members(value: object) -> list[tuple[str, object]]:
    """Return the methods and properties that a class defines or gets from this package."""
    if not inspect.isclass(value):
        return []
    found = {}
    for owner in reversed(value.__mro__):
        if owner.__module__.startswith("topicgrouper"):
            names = [name for name in vars(owner) if not name.startswith("_")]
            for name in names:
                getattr(owner, name, None)  # what stands for a function gives way to it
            found |= {name: vars(owner)[name] for name in names}
    return [
        (name, member)
        for name, member in sorted(found.items())
        if isinstance(member, classmethod | staticmethod)
        or inspect.isfunction(member)
        or _is_property(member)
    ]


def class_members(room: str) -> dict[str, dict[str, str]]:
    """Return the public members of each class of a package in the order of its page.

    Each comes with its kind as autodoc calls it, a method or a property.
    """
    found = {}
    for name, value in public_names(room):
        members = dict(public_members(value))
        first = [member for member in FIRST.get(name, FIRST[""]).split() if member in members]
        order = [*first, *(member for member in members if member not in first)]
        found[name] = {
            member: "property" if _is_property(members[member]) else "method" for member in order
        }
    return found


def _is_property(member: object) -> bool:
    return isinstance(member, property) or type(member).__name__ == "cached_property"


def constant_doc(name: str, value: object) -> str:
    """Return the docstring of a constant: the text below its definition, in whatever module."""
    for module in list(sys.modules.values()):
        if module.__name__.startswith("topicgrouper") and vars(module).get(name) is value:
            for node, below in pairwise(ast.parse(inspect.getsource(module)).body):
                if name in (ast.unparse(target) for target in _targets(node)):
                    text = below.value if isinstance(below, ast.Expr) else None
                    return inspect.cleandoc(text.value) if isinstance(text, ast.Constant) else ""
    return ""


def _targets(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.AnnAssign):
        return [node.target]
    return node.targets if isinstance(node, ast.Assign) else []


def listed_names() -> list[str]:
    """Return the names on the page, in its order."""
    return [name for _, names in SECTIONS.values() for name in names.split()]


def shortest_names() -> list[str]:
    """Return each public name once, from the first package that has it."""
    found: dict[object, str] = {}
    for room in ROOMS:
        for name, value in public_names(room):
            path = f"{room}.{name}".removeprefix("topicgrouper.")
            found.setdefault(id(value) if callable(value) else path, path)
    return list(found.values())


def api_page() -> str:
    """Return the page; every public name must have its place in `SECTIONS`, once."""
    listed, public = listed_names(), shortest_names()
    wrong = {
        "missing": sorted(set(public) - set(listed)),
        "not public": sorted(set(listed) - set(public)),
        "listed twice": sorted({name for name in listed if listed.count(name) > 1}),
    }
    if any(wrong.values()):
        raise ValueError(f"SECTIONS in tests/docs/api_page.py: {wrong}")
    parts = [HEAD]
    for title, (summary, names) in SECTIONS.items():
        lines = "\n".join(f"   {name}" for name in names.split())
        parts.append(SECTION.format(title=title, summary=summary, names=lines))
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(api_page(), encoding="utf-8")
