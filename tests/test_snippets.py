import pytest

from copyscope.problems import Failed
from copyscope.snippets import cells, expression_of, include, load, parse

GOOD = '# /// copyscope\n# compare = ["x -> y", "x -> a[0].w"]\n# ///\nx = 1\ny = x\n'


def read(text):
    return parse(text, name="t/s", path="snippets/t/s.py")


def problem(text):
    with pytest.raises(Failed) as caught:
        read(text)
    return [str(found) for found in caught.value.problems]


def test_readers_see_the_code_without_the_declaration():
    snippet = read(GOOD)
    assert snippet.code == "x = 1\ny = x\n"
    assert snippet.first_line == 4
    assert [(pair.source, pair.result) for pair in snippet.pairs] == [("x", "y"), ("x", "a[0].w")]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("x = 1\n", 1, "first line of a snippet"),
        ("# /// copyscope\n# a = 1\nx = 1\n", 1, "no closing"),
        ("# /// copyscope\n# compare = [\n# ///\nx = 1\n", 2, "not TOML"),
        ('# /// copyscope\n# raises = "E"\n# comapre = ["x -> y"]\n# ///\n', 3, "unknown key"),
        ('# /// copyscope\n# compare = ["x y"]\n# ///\n', 2, "not 'source -> result'"),
        ('# /// copyscope\n# compare = ["f() -> y"]\n# ///\n', 2, "not 'source -> result'"),
        ('# /// copyscope\n# compare = ["x -> y[f()]"]\n# ///\n', 2, "not 'source -> result'"),
        (
            '# /// copyscope\n# compare = ["x -> y"]\n# shown_as = {z = "f(x)"}\n# ///\n',
            3,
            "'shown_as' names z",
        ),
        ("# /// copyscope\n# timeout = 'x'\n# ///\nprint(1)\n", 2, "wrong type"),
        ("# /// copyscope\n# ///\nx = 1\n", 1, "prints nothing"),
        ("# /// copyscope\n# ///\nx = 'print(1)'\n", 1, "prints nothing"),
    ],
)
def test_a_wrong_declaration_is_named_with_its_line(text, line, words):
    (found,) = problem(text)
    assert found.startswith(f"snippets/t/s.py:{line}: ")
    assert words in found


def test_one_bad_file_leaves_the_others(small):
    project = small({"snippets/bad.py": "x = 1\n", "snippets/latin.py": "# /// copyscope\n"})
    (project.snippets / "latin.py").write_bytes(b"# \xff")
    snippets, problems = load(project.snippets, project.root)
    assert [snippet.name for snippet in snippets] == ["ok"]
    assert {found.path for found in problems} == {"snippets/bad.py", "snippets/latin.py"}


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("y = x.clone()\n", "x.clone()"),
        ("y = 1\ny = x[:]\n", "x[:]"),
        ("x, y = [1], x.T\n", "x.T"),
        ("y: list = x\n", "x"),
        ("for y in x: pass\n", "y"),
        ("def f(:\n", "y"),
    ],
)
def test_how_a_result_was_made(code, expected):
    assert expression_of(code, "y") == expected


def test_a_snippet_may_say_how_its_result_is_made():
    toml = '# /// copyscope\n# compare = ["x -> y", "x -> z"]\n# shown_as = {y = "y.copy_(x)"}\n'
    snippet = read(toml + "# ///\nx = 1\ny = z = x + 1\n")
    assert snippet.expression("y") == "y.copy_(x)"
    assert snippet.expression("z") == "x + 1"


def test_cells():
    assert cells("# head\n# %% one\na = 1\n\n# %% two-b\n\nb = 2\n") == {
        "one": "a = 1\n",
        "two-b": "b = 2\n",
    }
    with pytest.raises(ValueError, match="two cells"):
        cells("# %% a\n# %% a\n")
    with pytest.raises(ValueError, match="before the first"):
        cells("x = 1\n# %% a\n")


def test_include(small):
    folder = small({"snippets/articles/n.py": "# %% one\na = 1\n"}).snippets
    assert include("ok.py", folder) == "x = [1]\ny = x\nprint(y is x)\n"
    assert include("articles/n.py:one", folder) == "a = 1\n"
    for missing in ("no.py", "articles/n.py:two", "ok"):
        with pytest.raises(FileNotFoundError):
            include(missing, folder)
