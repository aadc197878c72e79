var list = [1]
print(list.removeLast())
print(list.removeLast()) // trap
