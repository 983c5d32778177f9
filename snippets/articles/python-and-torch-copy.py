# /// copyscope
# [compare]
# assigned-is-not-copied = ["v -> shallow", "v -> alias"]
# copied-nested = ["i -> j"]
# deepcopied-nested = ["i -> j"]
# ///
# %% address
def address(x):
    return hex(id(x))


def show(label, before, after):
    print(f"{label:6}", address(before), "->", address(after), "| is:", after is before)

# %% shallow-and-deep
import copy

a = [1, [2]]
ways = {"=": a, "copy": copy.copy(a), "deepcopy": copy.deepcopy(a)}

for way, y in ways.items():
    print(f"{way:9}", "y is a:", y is a, "| y[1] is a[1]:", y[1] is a[1])

# %% immutable-values
for x in (5, 2.5, "abc", True, (1, 2), b"abc", frozenset({1}), None):
    print(f"{type(x).__name__:9}", copy.copy(x) is x, copy.deepcopy(x) is x)

pair = (1, [2])
print("(1, [2])", copy.copy(pair) is pair, copy.deepcopy(pair) is pair)

# %% sizes
import sys

print([sys.getsizeof(x) for x in (5, 10**100, "a", "a" * 1000, (), (1, 2, 3))])

# %% small-ints
p, q = int("5"), int("5")
print("5  ", p is q)

p, q = int("257"), int("257")
print("257", p is q)

p, q = float("5"), float("5")
print("5.0", p is q)

print("id(6) - id(5)", id(6) - id(5))

# %% list-ids
p, q = [5], [5]
print("p is q", p is q)

first = p
p = [6]
print("p is first", p is first)

first = p
p[0] = 5
print("p is first", p is first)

# %% three-spellings
import torch

v = [1, [2]]
for way, y in {"=": v, ".copy()": v.copy(), "[:]": v[:]}.items():
    print(f"list   {way:8}", "same object:", y is v, "| same inner list:", y[1] is v[1])

t = torch.arange(3.0)
for way, y in {"=": t, "[:]": t[:]}.items():
    print(f"tensor {way:8}", "same object:", y is t, "| same memory:", y.data_ptr() == t.data_ptr())

print("tensor has .copy:", hasattr(t, "copy"))

# %% values
whole = 5
real = 5.0
items = [1, 2, 3]
table = {"a": 4, "b": 5, "c": 6}
values = {"int": whole, "float": real, "list": items, "dict": table}

for label, x in values.items():
    print(f"{label:6}", address(x))

# %% assigned
for label, x in values.items():
    y = x
    show(label, x, y)

# %% assigned-is-not-copied
v = [1, 2, 3]
alias, shallow = v, copy.copy(v)
v.append(4)
print("alias  ", alias)
print("shallow", shallow)

# %% rebound
new_values = {"int": 2, "float": 3.0, "list": [4, 5, 6], "dict": {"d": 7, "e": 8}}

for label, x in values.items():
    y = x
    y = new_values[label]
    show(label, x, y)

print(whole, real, items, table)

# %% copied
copies = {label: copy.copy(x) for label, x in values.items()}

for label, y in copies.items():
    show(label, values[label], y)

# %% copied-nested
i = [1, 2, 3, [4, 5]]
j = copy.copy(i)
print("j is i", j is i)
print("j[3] is i[3]", j[3] is i[3])

j[3].append(6)
print("i", i)

# %% copied-subclass
class Row(list):
    pass


row = Row([1])
row.tag = "x"
print(".copy()    ", type(row.copy()).__name__, hasattr(row.copy(), "tag"))
print("copy.copy()", type(copy.copy(row)).__name__, hasattr(copy.copy(row), "tag"))
print("frozenset has .copy:", hasattr(frozenset(), "copy"))

# %% deepcopied
deep_copies = {label: copy.deepcopy(x) for label, x in values.items()}

for label, y in deep_copies.items():
    show(label, values[label], y)

# %% deepcopied-nested
i = [1, 2, 3, [4, 5]]
j = copy.deepcopy(i)
print("j is i", j is i)
print("j[3] is i[3]", j[3] is i[3])
print("j[0] is i[0]", j[0] is i[0])

# %% deepcopied-closure
state = [0]
holder = {"f": lambda: state}
copied = copy.deepcopy(holder)
print("same state", copied["f"]() is state)

inner = [0]
y = copy.deepcopy([inner, inner])
print("y[0] is y[1]", y[0] is y[1])

# %% functions
def plus_one(x):
    print("  enter ", address(x))
    x += 1
    print("  return", address(x))
    return x


def first_plus_one(x, key):
    print("  enter ", address(x))
    x[key] += 1
    print("  return", address(x))
    return x


show("int", whole, plus_one(whole))
show("float", real, plus_one(real))
show("list", items, first_plus_one(items, 0))
show("dict", table, first_plus_one(table, "a"))

print(whole, real, items, table)

# %% function-without-change
def unchanged(x):
    return x


for label, x in values.items():
    show(label, x, unchanged(x))
