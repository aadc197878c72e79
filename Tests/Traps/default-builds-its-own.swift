// A default that builds its own type: each one asks for the next.
struct S { var kids: [S] = [S()] } // trap
print("before")
print(S().kids.count)
