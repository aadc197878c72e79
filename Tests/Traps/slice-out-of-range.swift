let list = [1, 2, 3]
print(list[1...2])
let end = 5
print(list[1..<end]) // trap
