// Declarations that nothing tells apart: subscripts, members of extensions, what a block declares, parts of a property.
struct Table<T, T> {  // error: invalid redeclaration of `T`
  subscript(row: Int) -> Int { 1 }
  subscript(column: Int) -> Int { 2 }  // error: invalid redeclaration of `subscript`
  subscript(row: Int) -> String { "right" }
  func find(_ x: Int?) {}
  func find(_ x: Int!) {}  // error: invalid redeclaration of `find`
  func move(_ x: inout Int) {}
  func move(_ x: Int) {}
  func nothing() -> Void {}
  func nothing() -> () {}  // error: invalid redeclaration of `nothing`
  struct Type {}  // error: a member by the name of `Type` is not allowed
  enum Part {}
  typealias Part = Int  // error: invalid redeclaration of `Part`
}
extension Int { var twice: Int { self * 2 } }
extension Int { var twice: Int { self + self } }  // error: invalid redeclaration of `twice`
extension Array where Element == Int { var sum: Int { 1 } }
extension Array where Element == String { var sum: Int { 2 } }
extension Array where Element == Int { var sum: Int { 3 } }  // error: invalid redeclaration of `sum`
protocol Keyed {
  associatedtype Key
  associatedtype Key  // error: invalid redeclaration of `Key`
}
class Owner {
  deinit {}
  deinit {}  // error: invalid redeclaration of `deinit`
}
func outer() {
  func inner() {}
  func inner() {}  // error: invalid redeclaration of `inner`
  func inner(_ x: Int) {}
  struct Local {}
  enum Local {}  // error: invalid redeclaration of `Local`
}
