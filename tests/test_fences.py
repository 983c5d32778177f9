"""Every Python fence a reader sees is collected, and each is run once."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import markdown
import pytest
from lxml import html

from copyscope.fences import python_fences
from copyscope.pages.source import pages, scan
from copyscope.project import LANGUAGES, Project
from reading import Node, article_of, texts

COMMAND = [sys.executable, "-m", "pytest", "-q", "--markdown-docs", "-p", "copyscope.fences"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    root = Path(__file__).parents[1]
    return subprocess.run([*COMMAND, *arguments], cwd=root, capture_output=True, text=True)


def fences_of(path: Path, project: Project) -> list[str]:
    found = python_fences(scan(path.read_text(encoding="utf-8")), project.snippets)
    return [code.strip("\n") for _, code in found]


def blocks(article: Node) -> list[str]:
    found = texts(article, ".language-python code, code.language-python")
    return [text.strip("\n") for text in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_python_block_on_the_site_is_a_fence_that_is_run(built, project, language):
    seen = 0
    for name, path in pages(project.docs(language)).items():
        shown = blocks(article_of(built, language, name))
        assert shown == fences_of(path, project), name
        seen += len(shown)
    assert seen > 200


def test_every_python_block_of_the_readme_is_a_fence_that_is_run(project):
    path = project.root / "README.md"
    made = markdown.markdown(path.read_text(encoding="utf-8"), extensions=["fenced_code"])
    assert blocks(html.fromstring(made)) == fences_of(path, project) != []


def test_pytest_collects_them_all(project):
    listed = run("--collect-only", "docs", "README.md").stdout
    collected = len(re.findall(r"\[CodeFence#", listed))
    files = [project.root / "README.md"]
    files += [path for language in LANGUAGES for path in pages(project.docs(language)).values()]
    assert collected == sum(len(fences_of(path, project)) for path in files)


PAGE = """# Page

```python
{top}
```

!!! note "in an admonition"

    ```python
    open({log!r}, "a").write("admonition\\n")
    ```

=== "in a tab"

    ```py
    open({log!r}, "a").write("tab\\n")
    ```

````text
```python
open({log!r}, "a").write("never\\n")
```
````
"""


def collected(tmp_path: Path, top: str) -> tuple[str, list[str]]:
    log, page = tmp_path / "log", tmp_path / "page.md"
    page.write_text(PAGE.format(top=top.format(log=str(log)), log=str(log)), encoding="utf-8")
    result = run(str(page))
    return result.stdout, log.read_text().splitlines() if log.exists() else []


def test_fences_in_admonitions_and_tabs_are_run(tmp_path):
    output, log = collected(tmp_path, "open({log!r}, 'a').write('top\\n')")
    assert "3 passed" in output
    assert log == ["top", "admonition", "tab"]


def test_the_same_code_is_run_once_for_all_who_show_it(tmp_path):
    log = tmp_path / "log"
    code = f"```python\nopen({str(log)!r}, 'a').write('ran\\n')\nraise KeyError\n```\n"
    for name in ("ko.md", "en.md"):
        (tmp_path / name).write_text(code)
    output = run(str(tmp_path / "ko.md"), str(tmp_path / "en.md")).stdout
    assert "2 failed" in output
    assert log.read_text() == "ran\n"


def test_a_type_error_is_not_run_away_by_a_second_try(tmp_path):
    top = "open({log!r}, 'a').write('top\\n')\nif 'x' not in globals():\n    x = 1\n    x()"
    output, log = collected(tmp_path, top)
    assert "1 failed, 2 passed" in output
    assert "TypeError: 'int' object is not callable" in output
    assert log.count("top") == 1


@pytest.mark.parametrize(
    ("top", "words"),
    [
        ("raise SystemExit(0)", "SystemExit"),
        ("import os\nos._exit(0)", "ended its process with status 0"),
        ('--8<-- "torch/no-such-snippet.py"', "no snippet"),
    ],
)
def test_a_fence_that_ends_oddly_fails(tmp_path, top, words):
    output, _ = collected(tmp_path, top.replace("{", "{{").replace("}", "}}"))
    assert words in output
    assert re.search(r"[1-9] (failed|error)", output)


def test_what_a_fence_defines_can_be_pickled(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("```python\nimport pickle\nclass A: ...\npickle.dumps(A())\n```\n")
    assert "1 passed" in run(str(page)).stdout


def test_an_included_snippet_that_raises_must_raise(tmp_path, project):
    page = tmp_path / "page.md"
    name = "torch/deepcopy-of-non-leaf.py"
    code = (project.snippets / name).read_text().partition("# ///\n")[2].strip()
    page.write_text(f'```python\n--8<-- "{name}"\n```\n\n```python\n{code}\n```\n')
    assert "2 passed" in run(str(page)).stdout
    page.write_text(f"```python\n{code}  # another text: not that snippet\n```\n")
    assert "1 failed" in run(str(page)).stdout


def test_the_cells_of_a_notebook_page_continue(tmp_path, project):
    page = tmp_path / "page.md"
    text = "```python\nx = 1\n```\n\n```python\nassert x == 1\n```\n"
    page.write_text(f"---\nnotebook: true\n---\n{text}")
    assert "2 passed" in run(str(page)).stdout
    page.write_text(text)
    assert "1 failed, 1 passed" in run(str(page)).stdout
