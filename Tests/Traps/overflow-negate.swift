let n = Int.min
print("negating")
print(-n) // trap
