var list = [1]
list[0] = 5
print(list)
list[1] = 6 // trap
print(list)
