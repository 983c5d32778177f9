# /// copyscope
# compare = ["x -> a", "p -> q"]
# shown_as.a = "io.BytesIO(bytearray(b'abcd')).getbuffer()"
# shown_as.q = "io.BytesIO(p).getvalue()"
# ///
import io

x = bytearray(b"abcd")
a = io.BytesIO(x).getbuffer()
a[0] = 90
print("x", x)

p = b"abcdefgh" * 10
s = io.BytesIO(p)
q = s.getvalue()
s.write(b"z")
print("q is p", q is p)
print("s.getvalue() is p", s.getvalue() is p)
