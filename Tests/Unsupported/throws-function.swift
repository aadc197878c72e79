func f() throws -> Int { 1 } // unsupported: throw
print("x")
