// A literal given to a type that takes such literals is one of its values, whatever its arguments will be.
struct G<T>: ExpressibleByIntegerLiteral where T: ExpressibleByIntegerLiteral {
  var s: String
  init(_ x: T) { s = "init" }
  init(integerLiteral: Int) { s = "lit" }
}
let g: G<Int> = G(3)
print(g.s, G<Int>(3).s)
let n = 4
print(G(n).s)
