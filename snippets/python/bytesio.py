# /// copyscope
# compare = ["x -> a", "p -> q"]
# shown_as = {a = "io.BytesIO(bytearray(b'abcd')).getbuffer()", q = "io.BytesIO(p).getvalue()"}
# ///
import io

x = bytearray(b"abcd")
a = io.BytesIO(x).getbuffer()

p = b"abcdefgh" * 10
q = io.BytesIO(p).getvalue()

a[0] = 90
print("x", x)
print("q is p", q is p)
