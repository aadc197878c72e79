func f(_ g: () throws -> Int) {} // unsupported: throws
print("x")
