"""Why two objects could not be compared, in each language.

The probe says it in English; ``{}`` stands for what differs from one object to the next.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

REASONS = {
    "A {} tensor has no data.": "{} 텐서에는 데이터가 없습니다.",
    "A meta storage has no data.": "meta 저장소에는 데이터가 없습니다.",
    "A tensor inside a torch.func transform wraps another one and has no memory of its own; "
    "compare outside of the transform.": "torch.func 변환 안의 텐서는 다른 텐서를 감싼 것이라 "
    "자기 메모리가 없습니다. 변환 밖에서 비교하세요.",
    "An MKL-DNN tensor keeps its data in an opaque layout.": "MKL-DNN 텐서는 밖에서 읽을 수 없는 "
    "형식으로 데이터를 보관합니다.",
    "Both are mappings of files, and this system does not tell of which.": "둘 다 파일을 메모리에 "
    "매핑한 것인데, 이 시스템은 어느 파일인지 알려 주지 않습니다.",
    "One file is mapped twice and one mapping is private: whether a write shows depends on which "
    "pages were written before.": "한 파일을 두 번 매핑했고 한쪽은 비공개(private) 매핑입니다. "
    "쓴 값이 보이는지는 그 전에 메모리의 어느 페이지에 썼는지에 달려 있습니다.",
    "The buffer does not give out its address (it may be closed).": "버퍼가 주소를 알려 주지 "
    "않습니다. 이미 닫혔을 수 있습니다.",
    "The objects could not be examined ({}).": "객체를 조사하지 못했습니다({}).",
    "The storage does not tell its address ({}).": "저장소가 주소를 알려 주지 않습니다({}).",
    "The strides interleave in a way that no exact search settles in time.": "스트라이드가 "
    "복잡하게 엇갈려서, 겹치는 원소가 있는지 제시간에 가려낼 수 없습니다.",
    "The tensor ({}) does not tell where its data is.": "텐서({})가 데이터의 위치를 알려 주지 "
    "않습니다.",
    "The tensor does not tell where its data is ({}).": "텐서가 데이터의 위치를 알려 주지 "
    "않습니다({}).",
}


def _patterns() -> Iterator[tuple[re.Pattern[str], str]]:
    for english, korean in REASONS.items():
        yield re.compile("(.+)".join(map(re.escape, english.split("{}")))), korean


_PATTERNS = tuple(_patterns())


def told(reason: str, language: str) -> str:
    """``reason`` in ``language``; as it stands where it is none of the probe's."""
    if language == "en":
        return reason
    for pattern, korean in _PATTERNS:
        if match := pattern.fullmatch(reason):
            return korean.format(*match.groups())
    return reason
