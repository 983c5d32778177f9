"""Notebooks: one of every page to download, and the pages that are notebooks themselves.

A page with ``notebook: true`` includes cells of one code file, which is executed from top
to bottom in one kernel. What MkDocs shows is the notebook, rendered by mkdocs-jupyter.
The notebooks of all other pages are made of records and execute nothing.
"""

from copyscope.notebooks.composing import (
    build,
    compared_on,
    compose,
    path_of,
    publish,
    published,
    shown_at,
)
from copyscope.notebooks.executing import execute, executed
from copyscope.notebooks.picturing import folds
from copyscope.notebooks.restyling import restyle

__all__ = [
    "build",
    "compared_on",
    "compose",
    "execute",
    "executed",
    "folds",
    "path_of",
    "publish",
    "published",
    "restyle",
    "shown_at",
]
