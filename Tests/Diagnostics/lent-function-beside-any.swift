struct X {
  init(_ p0: () -> Any, _ p1: Any) { print("#0") }
  init(_ p0: Any, _ p1: Any) { print("#1") }
  func f(_ p0: () -> Any) { print("#0") }
  func f(_ p0: Any) { print("#1") }
  static func g(_ p0: () -> Any) { print("#0") }
  static func g(_ p0: Any) { print("#1") }
  subscript(_ p0: () -> Any) -> Int { print("#0"); return 1 }
  subscript(_ p0: Any) -> Int { print("#1"); return 1 }
}
_ = X({ 1 }, 2)  // error: ambiguous use of `init`
X({ 1 } as Any, 2).f({ 1 })  // error: ambiguous use of `f`
X.g({ 1 })  // error: ambiguous use of `g`
_ = X({ 1 } as Any, 2)[{ 1 }]  // error: ambiguous use of `subscript`
