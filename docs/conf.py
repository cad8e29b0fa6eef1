"""Sphinx builds the documentation from this folder: `make docs`. It needs no network."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE / "_ext"), str(HERE.parent / "tests")]  # the fault cases of the tests are drawn

import shuto  # noqa: E402 - the paths come first

project = "Shuto"
author = "the Shuto project"
project_copyright = "the Shuto project; Tokyo Highway is a game by itten"
version = release = shuto.__version__
language = "en"

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx_copybutton", "shuto_docs"]
exclude_patterns = ["_ext", "_generated", "_build"]

# Markdown
myst_enable_extensions = ["colon_fence", "deflist", "attrs_inline"]
myst_heading_anchors = 4
nb_execution_mode = "force"
nb_execution_excludepatterns = ["research/notebooks/*"]  # they have their outputs: tools/run_notebooks.py
nb_execution_timeout = 120
nb_execution_raise_on_error = True
nb_merge_streams = True
logging.getLogger("traitlets").setLevel(logging.WARNING)

# Docstrings. They are plain English with `code` in backticks.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
python_use_unqualified_type_names = True
add_module_names = False
nitpicky = True

# Pages
html_theme = "furo"
html_title = "Shuto"
html_static_path = ["_static"]
html_css_files = ["shuto.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {"navigation_with_keys": True}
pygments_style = "friendly"
pygments_dark_style = "monokai"
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True
copybutton_only_copy_prompt_lines = True
