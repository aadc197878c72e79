func pair() -> (_ a: Int, b: Int) { (1, 2) }  // error: a second label of an element of a tuple is not allowed
var named: (x a: Int, Int) = (1, 2)  // error: a second label of an element of a tuple is not allowed
typealias Entry = (_ key: Int, String)  // error: a second label of an element of a tuple is not allowed
enum Shape {
  case circle(with radius: Int)  // error: a name beside the label of what a case carries is not allowed
  case square(_ side: Int)
}
struct Grid {
  subscript(row: Int) throws -> Int { 3 }  // error: expected `->` and the type of the element
}
let many: Array<> = [3]  // error: expected a type
let add: (_ a: Int, _ b: Int) -> Int = { $0 + $1 }
print(add(1, 2))
