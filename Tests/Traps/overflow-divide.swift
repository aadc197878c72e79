func divide(_ a: Int, _ b: Int) -> Int { a / b } // trap
print(divide(7, -1))
print(divide(Int.min, -1))
