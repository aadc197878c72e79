struct S { var n = 1 }
print([S()].map(\.n)) // unsupported: key path
