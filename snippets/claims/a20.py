# /// copyscope
# claim = "holds"
# ///
import copy
import types


class Names(list):
    pass


def same(x):
    try:
        return type(copy.copy(x)) is type(x.copy())
    except TypeError as error:
        print(error)
        return False


values = [[1], {"a": 1}, {1}, Names([1]), types.MappingProxyType({"a": 1})]

holds = {type(v).__name__: same(v) for v in values}
