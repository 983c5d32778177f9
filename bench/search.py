"""What search costs beside Material's own, on the same site: bytes, and time to a first result.

``python bench/search.py [ROUNDS]``. Builds the site of each language a second time with the
setting ``search_worker`` off. The time runs from focusing the box, on a page that has just
loaded, to the first link, while the page runs four times slower (Chromium slows its main
thread only, so both workers run there, in a frame). Medians of interleaved rounds.
"""

from __future__ import annotations

import gzip
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, sync_playwright

from browsing import QUIET, chromium_path
from copyscope import searching, site
from copyscope.hosting import serving
from copyscope.project import LANGUAGES, Project

ROOT = Path(__file__).parents[1]
SLOWER = 4
# Both find it in both languages: Material's search has no answer to most Korean.
QUERY = "clone"
# A worker that runs in a frame of the page, and so is slowed like the page.
ON_THE_PAGE = """
window.Worker = class extends EventTarget {
  constructor(url) {
    super();
    const frame = document.createElement("iframe");
    frame.hidden = true;
    document.documentElement.append(frame);
    const inside = frame.contentWindow, address = new URL(url, location.href);
    const waiting = this.waiting = [];
    const send = data => inside.dispatchEvent(new inside.MessageEvent("message", {data}));
    this.postMessage = data => waiting.push(data);
    inside.postMessage = data => {
      const event = new MessageEvent("message", {data});
      this.dispatchEvent(event);
      if (this.onmessage) this.onmessage(event);
    };
    inside.importScripts = (...urls) => urls.forEach(each => {
      const request = new XMLHttpRequest();
      request.open("GET", new URL(each, address), false);
      request.send();
      const script = inside.document.createElement("script");
      script.textContent = request.responseText;
      inside.document.head.append(script);
    });
    fetch(address).then(answer => answer.text()).then(text => {
      const script = inside.document.createElement("script");
      script.textContent = text.replaceAll("self.location.href", JSON.stringify(address.href));
      inside.document.head.append(script);
      this.postMessage = data => setTimeout(() => send(data));
      waiting.forEach(this.postMessage);
    });
  }
};
"""
FIRST = """query => new Promise(done => {
  const box = document.querySelector(".md-search__input");
  const began = performance.now();
  new MutationObserver(() => {
    if (document.querySelector("a.md-search-result__link")) done(performance.now() - began);
  }).observe(document.querySelector(".md-search-result__list"), {childList: true});
  box.focus();
  box.value = query;
  box.dispatchEvent(new Event("keyup"));
})"""


@contextmanager
def built(worker: bool) -> Iterator[Path]:
    """The site of every language with our search, or with Material's."""
    project = Project(ROOT)
    if worker:
        yield project.site
        return
    with tempfile.TemporaryDirectory() as made, ExitStack() as files:
        for language in LANGUAGES:
            config = files.enter_context(
                tempfile.NamedTemporaryFile("w", dir=ROOT, prefix=".bench-", suffix=".yml")
            )
            inherits = project.config(language).name
            config.write(f"INHERIT: {inherits}\nextra: {{search_worker: false}}\n")
            config.flush()
            command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", config.name]
            command += ["--site-dir", str(Path(made) / language)]
            environ = {**os.environ, site.PREPARED: "1", "NO_MKDOCS_2_WARNING": "1"}
            subprocess.run(command, cwd=ROOT, env=environ, check=True)
        yield Path(made)


def first_result(browser: Browser, address: str, language: str) -> float:
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(ON_THE_PAGE)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"{address}/{language}/torch/clone/", wait_until="domcontentloaded")
    took = page.evaluate(FIRST, QUERY)
    context.close()
    return took


def weight(path: Path) -> str:
    raw = path.read_bytes()
    return f"{len(raw):>10,} bytes {len(gzip.compress(raw)):>9,} gzip"


def main(rounds: int) -> None:
    with (
        built(True) as ours,
        built(False) as stock,
        serving(ours) as our_address,
        serving(stock) as stock_address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=QUIET)
        for language in LANGUAGES:
            print(f"{language} index, Material: {weight(stock / language / searching.THEME_FILE)}")
            print(f"{language} index, ours:     {weight(ours / language / searching.FILE)}")
            times: dict[str, list[float]] = {"Material": [], "ours": []}
            for _ in range(rounds):
                for name, address in (("Material", stock_address), ("ours", our_address)):
                    times[name].append(first_result(browser, address, language))
            for name, found in times.items():
                print(f"{language} first result, {name}: {statistics.median(found):,.0f} ms")
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
