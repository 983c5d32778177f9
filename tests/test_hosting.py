"""The static host of tests and bench."""

from __future__ import annotations

import gzip
import urllib.error
import urllib.request

import pytest

from copyscope.hosting import serving


@pytest.mark.parametrize("pack", [False, True])
def test_a_page_is_sent_as_it_is_or_packed(tmp_path, pack):
    (tmp_path / "a").mkdir()
    (tmp_path / "a/index.html").write_text("<p>가</p>", encoding="utf-8")
    (tmp_path / "404.html").write_text("none", encoding="utf-8")
    with serving(tmp_path, pack=pack) as address:
        with urllib.request.urlopen(f"{address}/a/") as answer:
            body = answer.read()
            assert answer.headers.get("Content-Encoding") == ("gzip" if pack else None)
        assert (gzip.decompress(body) if pack else body).decode() == "<p>가</p>"
        with pytest.raises(urllib.error.HTTPError) as missing:
            urllib.request.urlopen(f"{address}/no/")
        assert missing.value.code == 404 and missing.value.read() == b"none"
