"""What pages of the built site weigh, and what Lighthouse says of them on phone settings.

``python bench/pages.py [ROUNDS [PAGE …]]`` after ``copyscope build``. Weights are HTML, CSS and
JS, each compressed by gzip, as a page loads them before anyone touches it; what a search adds
is shown apart. Lighthouse comes from npm into ``build/lighthouse``; medians of interleaved
rounds. Other load on the machine lowers the performance of every page: compare with "bare perf".

Beside each page a bare one is judged in the same round: Material's default theme in the same
language, without anything of ours, with the same headings, paragraphs, lists, code and tables
as plain HTML (no colours in the code, no pictures, no forms). The ratio says how much later
our page shows its largest part.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from lxml import etree, html

from copyscope.hosting import packed, serving
from copyscope.project import LANGUAGES, Project

PAGES = {
    "en/": "home",
    "ko/torch/which-copy/": "long reference page",
    "en/torch/clone/": "reference page",
    "en/all/": "big table",
    "en/articles/preferred-copy/": "notebook page",
    "ko/articles/python-and-torch-copy/": "notebook page",
}
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
PAINT = "largest-contentful-paint"
# What is aimed at: scores at least, the others at most. Only notebook pages have a limit of HTML.
SCORE, RATIO, PACKED, NOTEBOOK = 95, 1.2, 150_000, 60_000
# What a bare page has not: pictures, forms, and what stands around the text.
OURS = "//svg | //form | //footer | //script | //nav | //*[@hidden] | //button"
OURS += "".join(
    f" | //*[contains(@class, '{name}')]" for name in ("headerlink", "cs-pictures", "cs-notebook")
)


def weight(file: Path) -> int:
    return len(packed(file))


def parts(page: Path) -> dict[str, int]:
    """The files that ``page`` loads before anyone touches it, but for pictures."""
    found = {"HTML": weight(page)}
    root = html.parse(str(page), html.HTMLParser(encoding="utf-8")).getroot()
    for tag in root.iter("link", "script"):
        address = tag.get("src")
        if tag.tag == "link" and tag.get("rel") == "stylesheet":
            address = tag.get("href")
        if address:
            file = (page.parent / address.partition("?")[0]).resolve()
            found[file.name] = weight(file)
    return found


def weights(site: Path) -> None:
    for place in PAGES:
        found = parts(site / place / "index.html")
        print(f"{place}: {sum(found.values()) / 1000:.1f} kB")
        for name, size in found.items():
            print(f"    {name:32}{size / 1000:8.1f}")
    print("on a search:")
    for file in sorted([*site.glob("en/assets/search/*.js"), site / "en/search/copyscope.json"]):
        print(f"    {file.name:32}{weight(file) / 1000:8.1f}")


def bare_text(page: Path) -> str:
    """What a page says, as HTML without attributes but those of links and cells."""
    root = html.parse(str(page), html.HTMLParser(encoding="utf-8")).getroot()
    article = root.find(".//article")
    for part in article.xpath(OURS.replace("//", ".//")):
        part.drop_tree()
    etree.strip_tags(article, "span")
    for part in article.iter("*"):
        kept = {name: part.get(name) for name in ("href", "colspan", "rowspan") if part.get(name)}
        part.attrib.clear()
        part.attrib.update(kept)
    article.tag = "div"
    return html.tostring(article, encoding="unicode")


def bare(folder: Path, site: Path) -> Path:
    """A site of Material's own with what the pages say, at the same addresses."""
    environ = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    for language in LANGUAGES:
        docs = folder / language / "docs"
        for place in PAGES:
            if place.startswith(f"{language}/"):
                written = docs / place.removeprefix(f"{language}/") / "index.md"
                written.parent.mkdir(parents=True, exist_ok=True)
                written.write_text(bare_text(site / place / "index.html"), encoding="utf-8")
        theme = f"theme: {{name: material, language: {language}, font: false}}"
        place = folder / "site" / language
        config = docs.parent / "mkdocs.yml"
        config.write_text(f"site_name: bare\nsite_dir: {place}\n{theme}\n")
        command = [sys.executable, "-m", "mkdocs", "build", "-q", "-f", str(config)]
        subprocess.run(command, env=environ, check=True, capture_output=True)
    return folder / "site"


def judged(program: Path, address: str, categories: Sequence[str] = CATEGORIES) -> dict[str, float]:
    """Scores from 0 to 100, and the largest contentful paint in seconds."""
    chrome = shutil.which("chromium")
    environ = {**os.environ, **({"CHROME_PATH": chrome} if chrome else {})}
    command = [str(program), address, "--quiet", "--output=json"]
    command += [f"--only-categories={','.join(categories)}"]
    command += ["--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
    # Into a file: it ends before a pipe has taken all of a long report.
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        command += [f"--output-path={file.name}"]
        subprocess.run(command, env=environ, capture_output=True, check=True)
        report = json.loads(Path(file.name).read_text(encoding="utf-8"))
    scores = {name: 100 * report["categories"][name]["score"] for name in categories}
    return {**scores, PAINT: report["audits"][PAINT]["numericValue"] / 1000}


def lighthouse(project: Project, rounds: int, asked: Sequence[str]) -> dict[str, dict[str, float]]:
    """Medians of what Lighthouse says of each page, with the paint of its bare twin."""
    folder = project.build / "lighthouse"
    folder.mkdir(parents=True, exist_ok=True)
    install = ["npm", "install", "--silent", "--no-fund", "--no-audit", "lighthouse"]
    subprocess.run(install, cwd=folder, check=True)
    program = folder / "node_modules/.bin/lighthouse"
    found: dict[str, list[dict[str, float]]] = {place: [] for place in asked}
    with (
        tempfile.TemporaryDirectory() as name,
        serving(project.site, pack=True) as ours,
        serving(bare(Path(name), project.site), pack=True) as plain,
    ):
        for _ in range(rounds):
            for place, runs in found.items():
                beside = judged(program, f"{plain}/{place}", CATEGORIES[:1])
                runs.append(
                    {
                        **judged(program, f"{ours}/{place}"),
                        "bare": beside[PAINT],
                        "bare performance": beside["performance"],
                    }
                )
    return {
        place: {name: statistics.median(run[name] for run in runs) for name in runs[0]}
        for place, runs in found.items()
    }


def lines(site: Path, judged: dict[str, dict[str, float]]) -> Iterator[str]:
    """A table of every page with the aims; what misses its aim is marked."""

    def cell(value: float, missed: bool, digits: int = 0, wide: int = 10) -> str:
        return f"{value:.{digits}f}{'*' if missed else ' '}".rjust(wide)

    names = [*(name[:9] for name in CATEGORIES), "bare perf", "LCP s", "bare s", "ratio"]
    names += ["packed kB", "HTML kB"]
    yield "".join(["".ljust(38), *(name.rjust(10) for name in names)])
    aims = [f">= {SCORE}"] * 4 + ["", "", "", f"<= {RATIO}", f"<= {PACKED // 1000}"]
    yield "".join(["aim".ljust(38), *(aim.rjust(10) for aim in [*aims, f"<= {NOTEBOOK // 1000}n"])])
    for place, row in judged.items():
        kind = PAGES[place]
        page = site / place / "index.html"
        total, own = sum(parts(page).values()), page.stat().st_size
        ratio = row[PAINT] / row["bare"]
        cells = [cell(row[name], row[name] < SCORE) for name in CATEGORIES]
        cells += [cell(row["bare performance"], False)]
        cells += [cell(row[PAINT], False, 2), cell(row["bare"], False, 2)]
        cells += [cell(ratio, ratio > RATIO, 2), cell(total / 1000, total > PACKED, 1)]
        cells += [cell(own / 1000, "notebook" in kind and own > NOTEBOOK, 1)]
        yield "".join([place.ljust(38), *cells])
    heaviest = max(site.glob("*/articles/*/index.html"), key=lambda page: page.stat().st_size)
    size = heaviest.stat().st_size / 1000
    yield f"n: every page of articles/; the heaviest is {heaviest.parent.name} with {size:.1f} kB"


def main() -> None:
    project = Project.find()
    weights(project.site)
    if shutil.which("npm") is None:
        print("Lighthouse: not measured, there is no npm")
        return
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    found = lighthouse(project, rounds, sys.argv[2:] or list(PAGES))
    print(f"\nLighthouse, phone settings, medians of {rounds}; * misses its aim")
    print("\n".join(lines(project.site, found)))


if __name__ == "__main__":
    main()
