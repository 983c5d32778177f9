"""Pages as light as they can be sent: HTML without what no browser needs, one style sheet.

Works on what MkDocs made. Without it the site looks and does the same, and is heavier.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath

import minify_html

_STYLE = re.compile(r'\s*<link rel="stylesheet" href="([^":]+)">')
_RELATIVE = re.compile(r"url\((?!['\"]?(?:data:|#))")
_EMPTY = "\ue000"
_MAP = re.compile(r"/\*# sourceMappingURL=.*?\*/")


def small(html: str) -> str:
    """``html`` without the white space, quotes and end tags that its readers can do without."""
    # It drops an empty value: for a radio button, having none is the value "on".
    kept = html.replace('value=""', f'value="{_EMPTY}"')
    made = minify_html.minify(kept, keep_html_and_head_opening_tags=True)
    return made.replace(f"value={_EMPTY}", 'value=""')


def one_style(html: str, url: str, site: Path) -> str:
    """``html`` of the page at ``url`` with one style sheet in the place of all its own.

    The sheet is put into ``site``, beside the first of those it is made of; each request less
    is a wait less before anything is seen.
    """
    sheets = [normpath(join(url, address)) for address in _STYLE.findall(html)]
    if not sheets:
        return html
    texts = [(site / sheet).read_text(encoding="utf-8") for sheet in sheets]
    if any(_RELATIVE.search(text) for text in texts):
        raise ValueError(f"an address in one of {sheets} is relative to it: it cannot be moved")
    text = "\n".join(_MAP.sub("", text).strip() for text in texts)
    digest = hashlib.sha256(text.encode()).hexdigest()[:8]
    made = join(dirname(sheets[0]), f"all.{digest}.css")
    (site / made).write_text(text, encoding="utf-8")
    link = f'<link rel="stylesheet" href="{relpath(made, url or ".")}">'
    first = _STYLE.search(html)
    assert first
    return html[: first.start()] + link + _STYLE.sub("", html[first.end() :])
