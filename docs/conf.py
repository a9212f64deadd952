"""The settings of the documentation site; ``make docs`` builds it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from numpydoc.xref import DEFAULT_LINKS

import topicgrouper

HERE = Path(__file__).parent
sys.path += [str(HERE / "_extensions"), str(HERE.parent)]

from tests.docs.api_page import ROOMS, class_members  # noqa: E402 - found through the line above

project = "topicgrouper"
author = "The topicgrouper developers"
project_copyright = author
release = version = topicgrouper.__version__

extensions = [
    "myst_parser",
    "numpydoc",
    "sphinx.ext.autodoc",
    "sphinx.ext.autosummary",
    "sphinx_copybutton",
    "sphinx_gallery.gen_gallery",
    "sphinx_design",
    "api_links",
    "constants",
    "gallery_notebooks",
    "live_page",
    "repository_links",
]
exclude_patterns = [
    "_extensions",
    "reference/backreferences",
    "sg_execution_times.rst",
    "**/sg_execution_times.rst",
]
templates_path = ["_templates"]
default_role = "py:obj"  # single backticks in docstrings are names

# Markdown: the pages are also read on a code host, so only what both understand is used.
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

# Every public name has a page of its own, made from its docstring.
autosummary_generate = True
autosummary_context = {"public_members": {room: class_members(room) for room in ROOMS}}
autodoc_typehints = "none"  # the docstrings say them in words
numpydoc_show_class_members = False  # the template lists them, without those of scikit-learn
numpydoc_xref_param_type = True
numpydoc_xref_ignore = "all"  # but these: the classes, each where it is listed
numpydoc_xref_aliases = {
    name: f"{room}.{name}"
    for room in reversed(ROOMS)
    for name in class_members(room)
    if name[0].isupper()
}
DEFAULT_LINKS.clear()  # they lead to other sites, which a build without network does not know

html_theme = "pydata_sphinx_theme"
html_title = "topicgrouper"
html_baseurl = os.environ.get("READTHEDOCS_CANONICAL_URL", "")  # of the canonical links
html_static_path = ["_static"]
html_extra_path = ["../build/live"]  # made by tools/live_page.py
html_css_files = ["site.css"]
html_sidebars = {"tutorial": []}  # a single page has no section to navigate
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {
    "github_url": "https://github.com/topicgrouper/topicgrouper",
    "header_links_before_dropdown": 6,
    "navigation_with_keys": False,
    "pygments_light_style": "tango",
    "pygments_dark_style": "github-dark",
    "secondary_sidebar_items": ["page-toc"],
    "show_toc_level": 2,
}

sphinx_gallery_conf = {
    "examples_dirs": "../examples",
    "gallery_dirs": "examples",
    "filename_pattern": r"/plot_",
    "ignore_pattern": r"shop_orders\.py",
    "within_subsection_order": "FileNameSortKey",
    "image_srcset": ["2x"],
    "remove_config_comments": True,
    "first_notebook_cell": "%matplotlib inline",
    "download_all_examples": False,
    "show_memory": False,
    "show_signature": False,
    "min_reported_time": 5,
    "abort_on_example_error": True,
    "reference_url": {"topicgrouper": None},
    "doc_module": ("topicgrouper",),
    "backreferences_dir": "reference/backreferences",
}

copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True
