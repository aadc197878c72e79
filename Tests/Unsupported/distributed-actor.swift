import Distributed // unsupported: Distributed
print("x")
