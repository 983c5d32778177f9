"""Which version stands above an output: that of the package the snippet uses."""

from __future__ import annotations

import pytest

from copyscope.environment import Environment
from copyscope.pages import packages

HERE = Environment(torch="2.13.0+cpu", python="3.11.7", numpy="2.4.6", platform="Linux x86_64")


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("import numpy as np\nimport torch\n", "torch 2.13.0+cpu"),
        ("def f():\n    from torch import nn\n", "torch 2.13.0+cpu"),
        ("import numpy as np\n", "NumPy 2.4.6"),
        ("import copy\n\nx = 'import torch'\n", "Python 3.11.7"),
        ("import torchvision\n", "Python 3.11.7"),
    ],
)
def test_the_version_is_that_of_the_package_a_snippet_uses(code, named):
    assert packages.measured_with(code, HERE) == named
