func divide(_ a: Int, by b: Int) -> Int { a / b } // trap
print(divide(10, by: 3))
print(divide(10, by: 0))
