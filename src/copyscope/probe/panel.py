"""A comparison for people: a compact text panel and the same as HTML."""

from __future__ import annotations

from html import escape

from copyscope.probe.model import Sharing, Verdict

WIDTH = 80

_TITLES = {
    Verdict.SAME_OBJECT: ("same object", "no copy was made"),
    Verdict.SHARES_MEMORY: ("shares memory", "a view or alias: writes show"),
    Verdict.SHARES_STORAGE: ("one storage, no common element", "writes never show"),
    Verdict.SHALLOW_COPY: ("shallow copy", "new outside, shared inside"),
    Verdict.INDEPENDENT: ("independent copy", "nothing mutable in common"),
    Verdict.UNDECIDABLE: ("cannot be decided", ""),
}


def _yes(value: bool | None) -> str:
    return "-" if value is None else "yes" if value else "no"


def rows(sharing: Sharing) -> list[tuple[str, str]]:
    """Label and text of each line that has something to say."""
    title, gloss = _TITLES[sharing.verdict]
    independent = sharing.independent
    if sharing.verdict is Verdict.SAME_OBJECT and independent:
        gloss = "immutable: no write can show"
    found = [("verdict", f"{title} ({gloss})" if gloss else title)]
    if sharing.reason:
        found.append(("why", sharing.reason))
    found.append(("same object", _yes(sharing.same_object)))
    found.append(("independent", "undecided" if independent is None else _yes(independent)))
    if sharing.same_storage is not None or sharing.overlap is not None:
        overlap = sharing.overlap or "-"
        found.append(
            ("storage", f"same: {_yes(sharing.same_storage)}, elements in common: {overlap}")
        )
    if sharing.shared and sharing.shared != ("",):
        found.append(("shared parts", _shared(sharing.shared)))
    if sharing.new_bytes is not None:
        found.append(("new memory", f"{sharing.new_bytes:,} bytes"))
    if sharing.version_counter_shared is not None:
        found.append(
            ("version counter", "shared" if sharing.version_counter_shared else "separate")
        )
    graph = sharing.autograd
    if graph is not None:
        place = "in graph" if graph.grad_fn else "leaf" if graph.requires_grad else "detached"
        text = f"{place}, grad_fn {graph.grad_fn}" if graph.grad_fn else place
        if graph.reaches_source is not None:
            text += f", gradient reaches source: {_yes(graph.reaches_source)}"
        found.append(("autograd", text))
    if sharing.kept is not None:
        names = [name for name in sharing.kept.__slots__ if getattr(sharing.kept, name) is not None]
        came = [name for name in names if getattr(sharing.kept, name)]
        lost = [name for name in names if not getattr(sharing.kept, name)]
        if came:
            found.append(("kept", ", ".join(came)))
        if lost:
            found.append(("not kept", ", ".join(lost)))
    return found


def _shared(paths: tuple[str, ...], limit: int = 8) -> str:
    shown = [path or "(itself)" for path in paths[:limit]]
    more = len(paths) - len(shown)
    return "  ".join(shown) + (f"  … {more} more" if more > 0 else "")


def text(sharing: Sharing) -> str:
    """The panel as plain text, no line longer than WIDTH columns."""
    found = rows(sharing)
    margin = max(len(label) for label, _ in found) + 2
    lines = []
    for label, value in found:
        first = True
        for piece in _wrap(value, WIDTH - margin):
            lines.append(f"{label if first else '':<{margin}}{piece}".rstrip())
            first = False
    return "\n".join(lines)


def _wrap(value: str, width: int) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in value.split(" "):
        joined = f"{line} {word}" if line else word
        if len(joined) <= width:
            line = joined
            continue
        if line.strip():
            lines.append(line.rstrip())
        while len(word) > width:
            lines.append(word[:width])
            word = word[width:]
        line = word
    lines.append(line)
    return lines


def html(sharing: Sharing, picture: str = "") -> str:
    """The panel as one self-contained, escaped table that takes the page's own colours.

    `picture` is put below it as it is.
    """
    cells = "".join(
        '<tr><th scope="row" style="text-align:left;font-weight:600;padding:.1em 1em .1em 0;'
        f'vertical-align:top;white-space:nowrap">{escape(label)}</th>'
        '<td style="text-align:left;padding:.1em 0;overflow-wrap:anywhere">'
        f"{escape(value)}</td></tr>"
        for label, value in rows(sharing)
    )
    return (
        '<table class="copyscope-sharing" style="border-collapse:collapse;color:inherit;'
        'background:transparent;border-left:3px solid currentColor;padding-left:.8em">'
        f"<tbody>{cells}</tbody></table>"
        + (f'<div style="max-width:26em;margin-top:.8em">{picture}</div>' if picture else "")
    )
