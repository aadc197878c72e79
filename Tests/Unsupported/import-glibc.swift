import Glibc // unsupported: Glibc
print("x")
