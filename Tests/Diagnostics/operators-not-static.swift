class Handle: Equatable {
  func == (left: Handle, right: Handle) -> Bool { true }  // error: operator `==` declared in type must be `static`
}
struct Length: Comparable {
  var metres = 0
  func < (left: Length, right: Length) -> Bool { left.metres < right.metres }  // error: operator `<` declared in type must be `static`
}
struct Vector {
  var x = 0
  func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x) }  // error: operator `+` declared in type must be `static`
}
print(Handle() == Handle(), Length() < Length(metres: 2), Vector() + Vector())
