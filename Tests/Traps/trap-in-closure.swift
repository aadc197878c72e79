let list = [3, 2, 1, 0]
print("dividing")
print(list.map { 6 / $0 }) // trap
