// What is done among the values of a builder's body is a value too: the empty one.
@resultBuilder struct M {
  static func buildBlock(_ x: String...) -> [String] { x }
  static func buildExpression(_ x: String) -> String { x }
  static func buildExpression(_ x: ()) -> String { "done" }
}
var g = 0
@M func h() -> [String] {
  g = 3
  "g is \(g)"
  g += 1
  print("x")
  "g is \(g)"
}
print(h())
