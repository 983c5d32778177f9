"""Small projects to break, and the real one built once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from copyscope import site
from copyscope.project import Project
from copyscope.site import Prepared
from copyscope.snippets import Snippet, parse

ROOT = Path(__file__).parents[1]
DECLARATION = "# /// copyscope\n{toml}# ///\n"


def declared(code: str, compare: str = "", raises: str = "", timeout: float = 0) -> str:
    """The text of a snippet file."""
    toml = f'# compare = ["{compare}"]\n' if compare else ""
    toml += f'# raises = "{raises}"\n' if raises else ""
    toml += f"# timeout = {timeout}\n" if timeout else ""
    return DECLARATION.format(toml=toml) + code


def snippet(name: str, code: str, **declaration: object) -> Snippet:
    text = declared(code, **declaration)  # type: ignore[arg-type]
    return parse(text, name=name, path=f"snippets/{name}.py")


@pytest.fixture
def small(tmp_path: Path) -> Callable[[dict[str, str]], Project]:
    """Makes a project of the given files, with a page and a snippet that are right."""

    def make(files: dict[str, str]) -> Project:
        page = (
            "---\ntitle: t\n---\n# A { #a }\n\n{{ verdict ok }}\n\n"
            '```python\n--8<-- "ok.py"\n```\n\n{{ facts ok }}\n'
        )
        nav = "nav:\n  - index.md\n"
        content = {
            "mkdocs.yml": "site_name: s\n" + nav,
            "mkdocs.en.yml": "INHERIT: mkdocs.yml\n" + nav,
            "snippets/ok.py": declared("x = [1]\ny = x\nprint(y is x)\n", compare="x -> y"),
            "docs/ko/index.md": page,
            "docs/en/index.md": page,
            **files,
        }
        for name, text in content.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return Project(tmp_path)

    return make


@pytest.fixture(scope="session")
def project() -> Project:
    return Project(ROOT)


@pytest.fixture(scope="session")
def prepared(project: Project) -> Prepared:
    """This project, measured (from the cache where nothing changed)."""
    return site.prepare(project)


@pytest.fixture(scope="session")
def built(project: Project) -> Path:
    """The folder of this project's site, built now."""
    found, messages = site.build(project)
    assert not found.problems, "\n".join(map(str, found.problems))
    assert not messages, "\n".join(messages)
    return project.site
