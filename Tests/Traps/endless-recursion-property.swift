struct S { var n: Int { n + 1 } } // trap
print("asking")
print(S().n)
