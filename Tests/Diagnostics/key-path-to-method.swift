struct Place {
  var x = 1
  func move() {}
}
let path = \Place.move  // error: the instance method `move` in a key path is not allowed
let good = \Place.x
print(["a"].map(\.uppercased))  // error: the instance method `uppercased` in a key path is not allowed
print(["a"].map(\.count))
