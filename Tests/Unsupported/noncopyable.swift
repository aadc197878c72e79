struct Token: ~Copyable {} // unsupported: ~Copyable
print("x")
