"""Every operator that torch describes in its own operator database, on its own sample inputs.

Three independent answers to "does this output share memory with that input?": the addresses
(`compare`), writing through each and looking at the other, and the alias annotations of the
dispatcher's schema. A schema without annotation promises fresh memory; one with an annotation
says "may alias", so only the first two can tell whether it does.
"""

from __future__ import annotations

import copy
import gc
import itertools
import warnings
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

pytest.importorskip("torch")
pytest.importorskip("expecttest")

import torch

from copyscope import compare
from copyscope.probe.witness import Unwritable, state, write

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from torch.testing._internal.common_methods_invocations import op_db

#: Sample inputs per operator.
SAMPLES = 5

#: Outputs that share with an input although no schema says so: operator -> what is true. Writing
#: through either side shows it in every case.
UNANNOTATED = {
    "atleast_1d": "returns the input itself when it has enough dimensions, else a view",
    "atleast_2d": "returns the input itself when it has enough dimensions, else a view",
    "atleast_3d": "returns the input itself when it has enough dimensions, else a view",
    "broadcast_tensors": "returns expanded views",
    "cartesian_prod": "of a single tensor: a view of it",
    "cauchy": "the entry calls the in-place method, which returns the input",
    "conj_physical": "of a real tensor: the input itself",
    "exponential": "the entry calls the in-place method, which returns the input",
    "geometric": "the entry calls the in-place method, which returns the input",
    "histogramdd": "hands back the very bin edges it was given",
    "log_normal": "the entry calls the in-place method, which returns the input",
    "masked_prod": "of a tensor without dimensions and without a mask: the input itself",
    "meshgrid_list_of_tensors": "returns expanded views",
    "meshgrid_variadic_tensors": "returns expanded views",
    "nn_functional_alpha_dropout": "outside of training, or with p=0: the input itself",
    "nn_functional_dropout": "outside of training, or with p=0: the input itself",
    "nn_functional_feature_alpha_dropout_with_train": "with p=0: the input itself",
    "nn_functional_feature_alpha_dropout_without_train": "the input itself",
    "normal_in_place": "the entry calls the in-place method, which returns the input",
    "uniform": "the entry calls the in-place method, which returns the input",
    "unsafe_chunk": "returns views that autograd treats as if they were none",
    "unsafe_split": "returns views that autograd treats as if they were none",
}

#: The input itself comes back and has no element: it is one object, but nothing can be written.
NOTHING_TO_WRITE = {"conj": {1}, "real": {1}}

#: Has no implementation for the CPU.
NOT_ON_CPU = {
    "jiterator_2inputs_2outputs",
    "jiterator_4inputs_with_extra_args",
    "jiterator_binary",
    "jiterator_binary_return_by_ref",
    "jiterator_unary",
    "nn_functional_batch_norm_without_cudnn",
    "torch_ops_aten__efficient_attention_forward",
    "torch_ops_aten__flash_attention_forward",
}


class Pair(NamedTuple):
    """One input and one output of one call, by position among the tensors."""

    source: int
    result: int


def tensors(value: Any) -> list[Any]:
    """The tensors in arguments or results, in a fixed order."""
    if isinstance(value, torch.Tensor):
        return [value]
    if isinstance(value, dict):
        return [tensor for item in value.values() for tensor in tensors(item)]
    if isinstance(value, list | tuple):
        return [tensor for item in value for tensor in tensors(item)]
    return []


def sparse_copies(value: Any) -> dict[int, Any]:
    """A memo for deepcopy, which cannot copy compressed sparse tensors."""
    sparse = [tensor for tensor in tensors(value) if tensor.layout is torch.sparse_csr]
    return {id(tensor): tensor.clone() for tensor in sparse}


class Call:
    """One sample of one operator, which can be repeated on fresh inputs."""

    def __init__(self, op: Any, sample: Any) -> None:
        self.op = op
        self.sample = (sample.input, sample.args, sample.kwargs)

    def fresh(self) -> tuple[list[Any], list[Any]]:
        given, args, kwargs = copy.deepcopy(self.sample, sparse_copies(self.sample))
        torch.default_generator.manual_seed(0)
        with torch.no_grad():
            results = tensors(self.op(given, *args, **kwargs))
        return tensors((given, args, kwargs)), results

    def compared(self) -> dict[Pair, bool | None]:
        sources, results = self.fresh()
        found = {}
        for (i, source), (j, result) in itertools.product(enumerate(sources), enumerate(results)):
            independent = compare(source, result).independent
            found[Pair(i, j)] = None if independent is None else not independent
        return found

    def written(self) -> dict[Pair, bool | None]:
        """Whether a write through either side of a pair shows in the other."""
        sources, results = self.fresh()
        shown: dict[Pair, bool | None] = dict.fromkeys(
            (Pair(i, j) for i in range(len(sources)) for j in range(len(results))), False
        )
        for j in range(len(results)):
            sources, results = self.fresh()
            for i, changed in enumerate(changes(results[j], sources)):
                shown[Pair(i, j)] = either(shown[Pair(i, j)], changed)
        for i in range(len(sources)):
            sources, results = self.fresh()
            for j, changed in enumerate(changes(sources[i], results)):
                shown[Pair(i, j)] = either(shown[Pair(i, j)], changed)
        return shown


def either(a: bool | None, b: bool | None) -> bool | None:
    return True if a or b else None if a is None or b is None else False


def changes(written: Any, watched: list[Any]) -> list[bool | None]:
    """Write through one tensor; which of the others show it?"""
    before = [state(tensor, False) for tensor in watched]
    try:
        write(written)
    except Unwritable:
        return [None] * len(watched)
    after = [state(tensor, False) for tensor in watched]
    return [None if a is None or b is None else a != b for a, b in zip(before, after, strict=True)]


def calls(op: Any) -> Iterator[Call]:
    dtypes = op.supported_dtypes("cpu")
    order = [torch.float32, torch.float64, torch.int64, torch.bool, torch.complex64]
    dtype = next((d for d in order if d in dtypes), None) or next(iter(sorted(dtypes, key=str)))
    samples = op.sample_inputs("cpu", dtype, requires_grad=False)
    for sample in itertools.islice(samples, SAMPLES):
        yield Call(op, sample)


def may_alias(op: Any) -> bool | None:
    """Whether some schema of the operator annotates an output as an alias; None without schema."""
    full = op.name.removeprefix("torch.ops.aten.").removeprefix("nn.functional.")
    for name in (op.aten_name, full.replace(".", "_"), full.rpartition(".")[2]):
        schemas = torch._C._jit_get_schemas_for_operator(f"aten::{name}")
        if schemas:
            break
    else:
        return None
    return any(
        returned.alias_info is not None and not returned.alias_info.is_write
        for schema in schemas
        for returned in schema.returns
    )


def check(op: Any) -> tuple[int, int, list[str]]:
    """Pairs looked at, pairs that share, and a line for each disagreement."""
    looked = shared = 0
    found = []
    annotated = may_alias(op)
    for number, call in enumerate(calls(op)):
        ours, written = call.compared(), call.written()
        for pair, shares in ours.items():
            looked += 1
            shared += shares is True
            where = f"sample {number}, input {pair.source}, output {pair.result}"
            silent = number in NOTHING_TO_WRITE.get(op.formatted_name, ())
            if None not in (shares, written[pair]) and shares != written[pair] and not silent:
                found.append(f"{where}: compare says {shares}, writing shows {written[pair]}")
            if shares is None:
                found.append(f"{where}: undecidable")
            if shares and annotated is False and op.formatted_name not in UNANNOTATED:
                found.append(f"{where}: shared, and no schema annotates an alias")
    return looked, shared, found


OPERATORS = {op.formatted_name: op for op in op_db}


@pytest.fixture(autouse=True, scope="module")
def one_thread() -> Iterator[None]:
    """The samples are tiny: more threads only wait for each other.

    The database itself is millions of objects, which need not be looked through again and again.
    """
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    gc.freeze()
    yield
    gc.unfreeze()
    torch.set_num_threads(threads)


@pytest.mark.parametrize("name", sorted(OPERATORS))
def test_operator(name: str) -> None:
    op = OPERATORS[name]
    if op.formatted_name in NOT_ON_CPU:
        assert not op.supported_dtypes("cpu") or op.formatted_name.startswith("jiterator")
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        _, shared, found = check(op)
    assert found == []
    if op.formatted_name in UNANNOTATED:
        assert shared, "listed as sharing, but shares nothing"


def test_the_lists_name_operators() -> None:
    assert len(OPERATORS) == len(op_db) > 600
    assert OPERATORS.keys() >= UNANNOTATED.keys() | NOTHING_TO_WRITE.keys() | NOT_ON_CPU
