import Dispatch // unsupported: Dispatch
print("x")
