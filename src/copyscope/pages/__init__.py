"""Pages: Markdown in two languages, drawn from the same records. Executes no snippet."""

from __future__ import annotations

from typing import Any

from copyscope.pages.extension import PagesExtension


def makeExtension(**options: Any) -> PagesExtension:
    """The entry point Python-Markdown looks for."""
    return PagesExtension(**options)
