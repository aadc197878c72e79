// What stands for an argument that is left out may speak of what the functions around have, of their generic parameters and of self.
func outer(_ value: Int) -> Int {
  func inner(_ x: Int = value) -> Int { x + 1 }
  func caller() -> Int { inner() }
  let closure = { inner() + 100 }
  return caller() + closure()
}
print(outer(4))

func counting(from start: Int) -> () -> Int {
  var count = start
  func inner(_ x: Int = count) -> Int { x + 1 }
  func caller() -> Int { inner() }
  count += 10
  return {
    count += 1
    return caller() + inner()
  }
}
let next = counting(from: 4)
print(next(), next())

class Owner {
  var n = 3
  func make() -> () -> Int {
    func inner(_ x: Int = n) -> Int { x + 1 }
    return { inner() }
  }
  deinit { print("gone") }
}
do {
  let made = Owner().make()
  print(made())
}

struct Changing {
  var n = 3
  mutating func change() -> Int {
    func inner(_ x: Int = n) -> Int { x + 1 }
    n = 7
    return inner()
  }
}
var changing = Changing()
print(changing.change())

struct Pair<T> {
  var t: T
  func make() -> T {
    func inner(_ x: T = t) -> T { x }
    func generic<U>(_ u: U, _ y: T = inner()) -> T { y }
    return generic(1)
  }
}
print(Pair(t: "x").make())

func late(_ value: Int) {
  func log(_ message: @autoclosure () -> Int = value) { print(message()) }
  func caller() { log() }
  log()
  caller()
}
late(3)
