from copyscope.pages.source import scan

PAGE = """---
title: T
keywords: [a]
---

# Head { #head }

Text {{ verdict t/a }} and `{{ verdict t/code }}`.

```python
--8<-- "t/a.py"
```

!!! note "N"

    ```python
    --8<-- "t/b.py"
    ```

=== "Tab"

    ~~~python
    print(1)
    {{ verdict t/not-here }}
    ~~~

{{ table t/a t/b:y }}

## Sub *x* { #sub }

### Bare

````text
```python
--8<-- "t/inside-text.py"
```
````
"""


def test_everything_on_a_page_has_its_line():
    source = scan(PAGE)
    assert source.meta == {"title": "T", "keywords": ["a"]}
    assert [(h.line, h.level, h.id) for h in source.headings] == [
        (6, 1, "head"),
        (29, 2, "sub"),
        (31, 3, None),
    ]
    assert source.includes == [(10, "t/a.py"), (16, "t/b.py")]
    assert [(d.line, d.name, d.arguments) for d in source.directives] == [
        (8, "verdict", ("t/a",)),
        (27, "table", ("t/a", "t/b:y")),
    ]
    assert source.admonitions == ("note",)


def test_fences_in_tabs_and_admonitions_are_dedented():
    tab = next(fence for fence in scan(PAGE).fences if fence.marks == "~~~")
    assert tab.body == ("print(1)", "{{ verdict t/not-here }}")
    assert tab.is_python and tab.include is None


def test_a_fence_shown_inside_another_is_not_a_fence_of_the_page():
    assert all("inside-text" not in target for _, target in scan(PAGE).includes)


def test_a_page_without_front_matter_and_an_open_fence():
    source = scan("# A { #a }\n\n```python\nx = 1\n")
    assert source.meta == {}
    assert source.fences[0].body == ("x = 1",)
