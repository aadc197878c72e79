var list: [Int] = []
print(list.first as Any)
print(list[0]) // trap
