"""Trees and views in the formats of other tools: one writer per file, and `export` for all of them.

A writer takes a tree or a flat view, a file opened for bytes, and options by name. Writers walk the
tree without recursion and write as they go, so trees of any depth and size can be written. Formats
for people (mind map, DOT, Markdown, LaTeX, pictures) shorten long words and spell out unprintable
characters; formats for programs hold words unchanged, as far as the format can.
"""

from topicgrouper.export.comparison_figure import comparison_figure, save_comparison
from topicgrouper.export.curve_figure import curve_figure, write_curve
from topicgrouper.export.dendrogram import dendrogram_figure, write_dendrogram
from topicgrouper.export.document_tables import write_document_topics
from topicgrouper.export.documents_csv import write_documents_csv
from topicgrouper.export.dot import write_dot
from topicgrouper.export.exporting import export
from topicgrouper.export.flat_json import write_flat_json
from topicgrouper.export.formats import FORMATS, ExportFormat, format_of
from topicgrouper.export.freemind import write_freemind
from topicgrouper.export.graphml import write_graphml
from topicgrouper.export.icicle import icicle_figure, write_icicle
from topicgrouper.export.latex import write_latex
from topicgrouper.export.linkage import write_linkage
from topicgrouper.export.markdown import write_markdown
from topicgrouper.export.nested_json import write_nested_json
from topicgrouper.export.newick import write_newick
from topicgrouper.export.pyldavis import pyldavis_arguments, write_pyldavis
from topicgrouper.export.taxonomy_csv import write_taxonomy_csv
from topicgrouper.export.topics_csv import write_topics_csv
from topicgrouper.export.topics_parquet import write_topics_parquet
from topicgrouper.export.tree_csv import write_tree_csv
from topicgrouper.export.tree_parquet import write_tree_parquet
from topicgrouper.export.words_csv import write_words_csv
from topicgrouper.export.xlsx import write_xlsx

__all__ = [
    "FORMATS",
    "ExportFormat",
    "comparison_figure",
    "curve_figure",
    "dendrogram_figure",
    "export",
    "format_of",
    "icicle_figure",
    "pyldavis_arguments",
    "save_comparison",
    "write_curve",
    "write_dendrogram",
    "write_document_topics",
    "write_documents_csv",
    "write_dot",
    "write_flat_json",
    "write_freemind",
    "write_graphml",
    "write_icicle",
    "write_latex",
    "write_linkage",
    "write_markdown",
    "write_nested_json",
    "write_newick",
    "write_pyldavis",
    "write_taxonomy_csv",
    "write_topics_csv",
    "write_topics_parquet",
    "write_tree_csv",
    "write_tree_parquet",
    "write_words_csv",
    "write_xlsx",
]
