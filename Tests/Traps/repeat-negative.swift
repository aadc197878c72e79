let n = -1
print("repeating")
print(Array(repeating: 0, count: n)) // trap
