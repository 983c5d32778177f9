"""Where things are in a copyscope project, and in which languages it is written."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

LANGUAGES = ("ko", "en")


@dataclass(frozen=True)
class Project:
    """The folders of a project whose top folder is ``root``."""

    root: Path

    @classmethod
    def find(cls, start: Path | None = None) -> Project:
        """The project around ``start`` (the working directory by default).

        Raises FileNotFoundError when no folder above has an ``mkdocs.yml`` and ``snippets/``.
        """
        start = (start or Path.cwd()).resolve()
        for folder in (start, *start.parents):
            if (folder / "mkdocs.yml").is_file() and (folder / "snippets").is_dir():
                return cls(folder)
        raise FileNotFoundError(f"no mkdocs.yml and snippets/ in {start} or above")

    @property
    def snippets(self) -> Path:
        return self.root / "snippets"

    @property
    def build(self) -> Path:
        """Everything that can be made again; never under version control."""
        return self.root / "build"

    @property
    def cache(self) -> Path:
        return self.build / "cache"

    @property
    def records(self) -> Path:
        return self.build / "records.json"

    @property
    def cells(self) -> Path:
        """Records of the cells of notebook pages; ``records`` has those of the snippets."""
        return self.build / "cells.json"

    @property
    def site(self) -> Path:
        return self.root / "site"

    def docs(self, language: str) -> Path:
        return self.root / "docs" / language

    def config(self, language: str) -> Path:
        """The MkDocs configuration of one language."""
        name = "mkdocs.yml" if language == LANGUAGES[0] else f"mkdocs.{language}.yml"
        return self.root / name
