// Functions as values.
func double(_ x: Int) -> Int { x * 2 }
func inc(_ x: Int) -> Int { x + 1 }
let f = double
print(f(4))
var op: (Int) -> Int = inc
print(op(1))
op = double
print(op(10))
func apply(_ f: (Int) -> Int, to x: Int) -> Int { f(x) }
print(apply(double, to: 3), apply(inc, to: 3))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
  { g(f($0)) }
}
print(compose(double, inc)(5), compose(inc, double)(5))
func twice(_ f: @escaping (Int) -> Int) -> (Int) -> Int { return { f(f($0)) } }
print(twice(double)(3), twice(twice(inc))(0))
let table: [(String, (Int, Int) -> Int)] = [("+", +), ("-", -), ("*", *)]
for (name, op) in table { print(name, op(6, 3)) }
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(0, +), [1, 2, 3].reduce(1, *))
struct Adder {
  let base: Int
  func add(_ x: Int) -> Int { base + x }
}
let add10 = Adder(base: 10).add
print(add10(5), [1, 2].map(Adder(base: 100).add))
print(["1", "2", "x"].compactMap(Int.init).count)
print([1, 2, 3].map(String.init))
func chooser(_ up: Bool) -> (Int) -> Int { up ? inc : { $0 - 1 } }
print(chooser(true)(1), chooser(false)(1))
let optional: ((Int) -> Int)? = double
print(optional?(21) ?? 0)
let none: ((Int) -> Int)? = nil
print(none?(1) as Any)
let unapplied = Adder.add
print(unapplied(Adder(base: 1))(2))
