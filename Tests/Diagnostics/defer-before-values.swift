struct Failure: Error {}
func leave(_ b: Bool) {
  let v: String
  defer { print(v) }  // error: constant `v` used before being initialized
  if b { v = "s" } else { return }
}
func fail(_ b: Bool) throws {
  var v: [Int]
  defer { v.append(1) }  // error: variable `v` used before being initialized
  if b { throw Failure() }
  v = []
}
func callee() throws {}
func passOn() throws {
  let v: Int
  defer { print(v) }  // error: constant `v` used before being initialized
  try callee()
  v = 1
}
func loop(_ n: Int) {
  for i in 0..<n {
    let v: String
    defer { print(v) }  // error: constant `v` used before being initialized
    if i == 0 { continue }
    v = "s"
  }
  while true {
    var v: Int
    defer { print(v) }  // error: variable `v` used before being initialized
    if n == 1 { break }
    v = 2
  }
}
func inner() {
  let v: [Int]
  func show() { print(v.count) }
  do {
    defer { show() }  // error: constant `v` used before being initialized
    print(1)
  }
  v = [1]
}
func part(_ n: Int) {
  var v: (Int, Int)
  v.1 = n
  defer { print(v.0) }  // error: variable `v.0` used before being initialized
  if n == 1 { return }
  v.0 = 1
}
func given(_ n: Int) {
  var v: Int
  defer { v = 2; print(v) }  // error: variable `v` used before being initialized
  if n == 1 { return }
  v = 3
}
struct Pair {
  let a: String
  let b: String
  init?(n: Int) {
    defer { print(b) }  // error: used before being initialized
    a = "x"
    if n == 0 { return nil }
    b = "y"
  }
  init(_ s: String) {
    defer { print(a, b) }
    (a, b) = (s, s)
  }
}
class Base { var n = 0 }
class Derived: Base {
  let k: Int
  init?(z: Int) {
    k = 1
    defer { print(n) }  // error: before `super.init` call
    if z == 1 { return nil }
    super.init()
  }
}
