var list = [1, 2]
print(list.remove(at: 1))
print(list.remove(at: 1)) // trap
