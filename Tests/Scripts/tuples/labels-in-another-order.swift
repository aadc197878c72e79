func first() -> Int {
  print("first")
  return 1
}
func second() -> String {
  print("second")
  return "two"
}
let literal: (a: String, b: Int) = (b: first(), a: second())
print(literal)
let other = (b: 1, a: "x")
var assigned: (a: String, b: Int) = other
assigned = (b: 5, a: "y")
print(assigned, other)
func show(_ pair: (a: Any, b: Int?)) { print(pair) }
show(other)
func back() -> (x: Int, y: [String]) { (y: ["p", "q"], x: 3) }
print(back().x, back().y)
