"""Highlighted code with no more marks than it has colours: they are most of a page's weight."""

from __future__ import annotations

import re

# What the theme gives one colour gets one class; what it gives none gets no mark.
_ALIKE = {
    "c": "c c1 ch cm cs sd",
    "k": "k kd kn kp kr kt nd ni nl nt",
    "m": "il m mb mf mh mi mo",
    "nb": "bp nb no",
    "nf": "nc ne nf nn",
    "ow": "ow",
    "s": "cpf l s s1 s2 sb sc si ss",
    "sx": "cp se sh sr sx",
}
_CLASS = {name: short for short, names in _ALIKE.items() for name in names.split()}
_PLAIN = {"fm", "kc", "n", "o", "p", "sa", "vm", "w"}
_MARK = re.compile(r'<span class="([a-z][a-z0-9]{0,2})">([^<]*)</span>')
_RUN = re.compile(r'(<span class="([a-z]{1,2})">)([^<]*)(?:</span>( ?)\1[^<]*)+</span>')
_FIRST = "<pre><span></span><code>"


def _alike(mark: re.Match[str]) -> str:
    name, text = mark.groups()
    if name in _PLAIN:
        return text
    return f'<span class="{_CLASS.get(name, name)}">{text}</span>'


def _joined(run: re.Match[str]) -> str:
    return re.sub(f"</span>( ?){re.escape(run[1])}", r"\1", run[0])


def lightened(html: str) -> str:
    """``html`` with one mark for each run of code that is shown in one colour."""
    html = _MARK.sub(_alike, html.replace(_FIRST, "<pre><code>"))
    return _RUN.sub(_joined, html)
