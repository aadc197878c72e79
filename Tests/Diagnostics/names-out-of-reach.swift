let k = 1
func helper() -> Int { 2 }
struct Outer {
  let k = 5
  var max = 7
  func helper() -> Int { 1 }
  static let shared = 3
  struct Inner {
    func f() -> Int { k }  // error: instance member `k` of type `Outer` cannot be used on instance of nested type `Outer.Inner`
    func g() -> Int { helper() }  // error: instance member `helper` of type `Outer` cannot be used on instance of nested type `Outer.Inner`
    func h() -> Int { max(1, 2) }  // error: instance member `max` of type `Outer` cannot be used on instance of nested type `Outer.Inner`
    func i() -> Int { shared }
  }
}
func local() {
  let k = 4
  struct Here {
    var n = k  // error: type declaration `Here` cannot close over value `k` defined in outer scope
    func f() -> Int { k }  // error: type declaration `Here` cannot close over value `k` defined in outer scope
  }
  print(Here().n)
}
func before() {
  print(later)  // error: use of local variable `later` before its declaration
  let later = 3
  print(later)
}
func fine(_ k: Int) {
  let k = [1, 2].map { $0 + k }
  print(k)
}
let operators: [(Int, Int) -> Int] = [+, -]  // error: `+` must touch its operand
