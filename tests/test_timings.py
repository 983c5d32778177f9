"""``copyscope bench``, the file it stores, and what the site's page says of that file."""

from __future__ import annotations

import pytest

from copyscope import cli, timings
from copyscope.environment import installed


@pytest.fixture(scope="module")
def taken(tmp_path_factory):
    from copyscope import bench

    root = tmp_path_factory.mktemp("taken")
    file = root / "bench" / "which-copy.json"
    timings.store(file, bench.take([1, 10], rounds=2))
    return timings.read(file)


def test_every_way_is_timed_and_compared_at_every_size(taken):
    from copyscope import bench

    assert [way.name for way in taken.ways] == list(bench.WAYS)
    for way in taken.ways:
        assert len(way.seconds) == len(way.new_bytes) == 2
        for low, middle, high in zip(way.low, way.seconds, way.high, strict=True):
            assert 0 < low <= middle <= high < 1
    verdicts = {way.name: way.verdict for way in taken.ways}
    assert {name for name, kind in verdicts.items() if kind == "shares_memory"} == {
        "copy",
        "view",
        "detach",
    }
    assert taken.way("clone").new_bytes == (4, 40)
    assert taken.way("detach").new_bytes == (0, 0)


def test_the_file_says_where_and_with_what_it_was_taken(taken):
    assert taken.environment == installed()
    assert (taken.sizes, taken.threads, taken.rounds) == ((1, 10), 1, 2)
    assert taken.cores >= 1 and taken.architecture
    assert len(taken.measured) == len("2026-01-01")


def test_timing_leaves_the_threads_as_they_were(taken):
    import torch

    from copyscope import bench

    before = torch.get_num_threads()
    torch.set_num_threads(2)
    try:
        with bench._one_thread():
            assert torch.get_num_threads() == 1
        assert torch.get_num_threads() == 2
    finally:
        torch.set_num_threads(before)


def test_the_command_stores_in_a_project_and_only_prints_elsewhere(small, monkeypatch, capsys):
    project = small({})
    monkeypatch.chdir(project.root)
    assert cli.main(["bench", "--sizes", "1,1e1", "--rounds", "1"]) == 0
    stored = timings.read(timings.path(project))
    printed = capsys.readouterr().out
    assert stored.sizes == (1, 10)
    assert printed == f"{timings.table(stored)}\n"
    assert all(way.code in printed for way in stored.ways)
    timings.path(project).unlink()
    (project.root / "mkdocs.yml").unlink()
    assert cli.main(["bench", "--sizes", "1", "--rounds", "1"]) == 0
    assert not timings.path(project).exists()


@pytest.mark.parametrize("sizes", ["0", "x", "1,-5"])
def test_sizes_must_be_numbers_of_elements(sizes):
    with pytest.raises(SystemExit) as stop:
        cli.main(["bench", "--sizes", sizes])
    assert stop.value.code == 2


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (4.2e-10, "0.42 ns"),
        (9.996e-7, "1.00 µs"),
        (1.234e-6, "1.23 µs"),
        (12.34e-6, "12.3 µs"),
        (0.4, "400 ms"),
        (61.2, "61.2 s"),
    ],
)
def test_three_digits_and_a_unit(seconds, text):
    assert timings.shown(seconds) == text


def test_what_the_page_says_holds_for_the_stored_times(project):
    """The sentences below the picture on torch/which-copy, one by one."""
    stored = timings.read(timings.path(project))
    assert {1, 100, 10**4, 10**6, 10**7, 10**8} <= set(stored.sizes)
    at = {size: n for n, size in enumerate(stored.sizes)}
    small = {way.name: way.seconds[at[1]] for way in stored.ways}
    large = {way.name: way.seconds[at[10**8]] for way in stored.ways}
    copying = [way.name for way in stored.ways if way.verdict == "independent"]
    sharing = [way.name for way in stored.ways if way.verdict == "shares_memory"]
    assert set(sharing) == {"detach", "view", "copy"}
    # deepcopy is the slowest for one element.
    assert max(small, key=small.get) == "deepcopy"
    assert small["deepcopy"] > 3 * small["detach-clone"]
    # What shares does not grow with the size; what copies does.
    assert all(large[name] < 10 * small[name] for name in sharing)
    assert all(large[name] > 100 * small[name] for name in copying)
    # At the largest size no way of torch's own stands out.
    own = [large[name] for name in copying if name != "numpy"]
    assert max(own) < 2 * min(own)
