var level = Int.min + 1
level -= 1
print(level == Int.min)
level -= 1 // trap
