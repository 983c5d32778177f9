"""What a page of the built site weighs on the wire: HTML, CSS and JS, each compressed by gzip.

``python bench/pages.py`` after ``copyscope build``. The index of the search is shown apart:
a page fetches it only for a search, or when its script decides to.
"""

from __future__ import annotations

import gzip
from pathlib import Path

from lxml import html

from copyscope.project import Project

PAGES = ("en/", "ko/torch/which-copy/", "en/torch/clone/", "en/articles/preferred-copy/")


def weight(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 6))


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


def main() -> None:
    site = Project.find().site
    for place in PAGES:
        page = site / place / "index.html"
        found = parts(page)
        print(f"{place}: {sum(found.values()) / 1000:.1f} kB")
        for name, size in found.items():
            print(f"    {name:32}{size / 1000:8.1f}")
    print("on a search:")
    for file in [*site.glob("en/assets/javascripts/workers/*.js"), site / "en/search"]:
        file = file / "search_index.json" if file.is_dir() else file
        print(f"    {file.name:32}{weight(file) / 1000:8.1f}")


if __name__ == "__main__":
    main()
