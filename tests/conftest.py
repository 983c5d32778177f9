"""Small projects to break, and the real one built once."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from browsing import address, browser, visit  # noqa: F401
from copyscope import running, site
from copyscope.project import Project
from copyscope.site import Prepared
from copyscope.snippets import Snippet, parse

ROOT = Path(__file__).parents[1]
DECLARATION = "# /// copyscope\n{toml}# ///\n"


def declared(
    code: str, compare: str = "", raises: str = "", claim: str = "", timeout: float = 0
) -> str:
    """The text of a snippet file."""
    toml = f'# compare = ["{compare}"]\n' if compare else ""
    toml += f'# raises = "{raises}"\n' if raises else ""
    toml += f'# claim = "{claim}"\n' if claim else ""
    toml += f"# timeout = {timeout}\n" if timeout else ""
    return DECLARATION.format(toml=toml) + code


def snippet(name: str, code: str, **declaration: object) -> Snippet:
    """A parsed snippet; it gets the print() it needs to be allowed to compare nothing."""
    if not ("print(" in code or {"compare", "raises", "claim"} & declaration.keys()):
        code += "print(0)\n"
    text = declared(code, **declaration)  # type: ignore[arg-type]
    return parse(text, name=name, path=f"snippets/{name}.py")


OK = declared("x = [1]\ny = x\nprint(y is x)\n", compare="x -> y")


@pytest.fixture(scope="session")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that has the record of the snippet that every small project has."""
    root = tmp_path_factory.mktemp("measured")
    (root / "snippets").mkdir()
    (root / "snippets" / "ok.py").write_text(OK, encoding="utf-8")
    outcome = running.run(Project(root))
    assert not outcome.problems
    return Project(root).cache


@pytest.fixture
def small(tmp_path: Path, measured: Path) -> Callable[[dict[str, str]], Project]:
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
            "snippets/ok.py": OK,
            "docs/ko/index.md": page,
            "docs/en/index.md": page,
            **files,
        }
        for name, text in content.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        shutil.copytree(measured, Project(tmp_path).cache, dirs_exist_ok=True)
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
