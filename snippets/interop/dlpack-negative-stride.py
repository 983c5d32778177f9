# /// copyscope
# ///
import subprocess
import sys

code = "import numpy, torch; torch.from_dlpack(numpy.arange(3.)[::-1])"
done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
print(done.returncode)
print([line for line in done.stderr.splitlines() if "what()" in line])
