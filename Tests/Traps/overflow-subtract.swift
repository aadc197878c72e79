var n = Int.min
print(n)
print(n - 1) // trap
