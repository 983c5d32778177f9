"""What a picture says, as sentences for those who do not see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from copyscope.drawing import cells
from copyscope.drawing.parts import paths
from copyscope.drawing.rows import Row, rows
from copyscope.drawing.words import VERDICTS, WORDS

SIDES = ("source", "result")
MOST_RUNS = 4


def alternative(comparison: Mapping[str, Any], language: str) -> str:
    """The picture in words, the verdict first."""
    words = WORDS[language]
    names = {side: comparison[side] for side in SIDES}
    verdict = VERDICTS[language][comparison["verdict"]]
    said = [words["alt"].format(**names, verdict=verdict)]
    if comparison["same_object"]:
        kind = _type(comparison, "source")
        return " ".join([*said, words["alt_one"].format(type=kind)] if kind else said)
    said += [_object(comparison, side, words) for side in SIDES if _type(comparison, side)]
    said += _memory(comparison, words, language)
    found, more = rows(comparison)
    said += _parts(found, words)
    if more:
        said.append(words["alt_more"].format(more))
    said += _graph(comparison, words, names)
    return " ".join(said + _writes(comparison, words))


def _type(comparison: Mapping[str, Any], side: str) -> str:
    return comparison["anatomy"][side]["parts"][0]["type"]


def _object(comparison: Mapping[str, Any], side: str, words: Mapping[str, str]) -> str:
    kind = _type(comparison, side)
    shape = comparison["addresses"][side]["shape"]
    if shape is None:
        return words["alt_object"].format(name=comparison[side], type=kind)
    return words["alt_shaped"].format(name=comparison[side], type=kind, shape=tuple(shape))


def _memory(comparison: Mapping[str, Any], words: Mapping[str, str], language: str) -> list[str]:
    held = [comparison["anatomy"][side]["parts"][0].get("memory") for side in SIDES]
    if cells.meet(*held):
        found = cells.strip(*held)
        total = words["byte"] if found.size == 1 else words["bytes"].format(found.size)
        said = [words["alt_joint"].format(total=total)]
        spans = cells.runs(found.common)
        if not spans:
            return [*said, words["alt_common_none"]]
        shown = [
            str(first) if first == last else words["range"].format(first, last)
            for first, last in spans[:MOST_RUNS]
        ]
        shown += ["…"] * (len(spans) > MOST_RUNS)
        return [*said, words["alt_common"].format(", ".join(shown))]
    if comparison["overlap"] in ("all", "part"):
        return [words["alt_linked"]]
    return [words["alt_apart"]] if None not in held else []


def _parts(found: list[Row], words: Mapping[str, str]) -> list[str]:
    said = []
    kinds = {"object": "alt_shared", "memory": "alt_shared_memory", "apart": "alt_separate"}
    for kind, key in kinds.items():
        named = [
            paths(part)
            for row in found
            for part in [row.result or row.source]
            if row.kind == kind and part and (kind != "apart" or (row.source and row.result))
        ]
        named = [name for name in named if name]
        if named:
            said.append(words[key].format(", ".join(named)))
    return said


def _graph(
    comparison: Mapping[str, Any], words: Mapping[str, str], names: Mapping[str, str]
) -> list[str]:
    axis = comparison["autograd"]
    if not axis:
        return []
    if axis["grad_fn"]:
        key = "alt_graph_reaches" if axis["reaches_source"] else "alt_graph_apart"
        return [words[key].format(**names, grad_fn=axis["grad_fn"])]
    if comparison["addresses"]["source"]["requires_grad"]:
        return [words["alt_graph_cut"].format(**names)]
    return []


def _writes(comparison: Mapping[str, Any], words: Mapping[str, str]) -> list[str]:
    if comparison["witness"] is None:
        return []
    ways = (("source", "result"), ("result", "source"))
    said = []
    for written, watched in ways:
        shows = comparison["witness"][f"writes_{written}_to_{watched}"]
        if shows is not None:
            key = "alt_seen" if shows else "alt_unseen"
            said.append(words[key].format(comparison[written], comparison[watched]))
    return said
