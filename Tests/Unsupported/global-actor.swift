@MainActor func f() {} // unsupported: MainActor
print("x")
