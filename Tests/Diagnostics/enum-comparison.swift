enum E { case a(Int), b }
print(E.b == .b) // error: ==
