// A member is read as what it was meant to be: its uses are well.
struct Square {
  side: Double  // error: expected `var` or `let` before the property `side`
  area() -> Double { side * side }  // error: expected `func` before the method `area`
}
let square = Square(side: 2)
print(square.area(), square.side)
class Counter {
  count = 0  // error: expected `var` or `let` before the property `count`
  func add() { count += 1 }
  print(1)  // error: expected `func` before the method `print`
}
Counter().add()
