struct A: ExpressibleByIntegerLiteral {  // error: protocol `ExpressibleByIntegerLiteral` requires that `String` conform to `_ExpressibleByBuiltinIntegerLiteral`
  init(integerLiteral value: String) {}
}
struct B: ExpressibleByFloatLiteral {  // error: protocol `ExpressibleByFloatLiteral` requires that `Int` conform to `_ExpressibleByBuiltinFloatLiteral`
  init(floatLiteral value: Int) {}
}
struct C: ExpressibleByStringLiteral {  // error: protocol `ExpressibleByStringLiteral` requires that `String?` conform to `_ExpressibleByBuiltinStringLiteral`
  init(stringLiteral value: String?) {}
}
struct D: ExpressibleByBooleanLiteral {  // error: protocol `ExpressibleByBooleanLiteral` requires that `Bool?` conform to `_ExpressibleByBuiltinBooleanLiteral`
  init(booleanLiteral value: Bool?) {}
}
struct E: ExpressibleByIntegerLiteral {
  init(integerLiteral value: UInt8) {}
}
protocol P {}
struct X: P {}
extension P {
  static var any: X { X() }
}
let p: any P = .any  // error: contextual member reference to `any` requires `Self` constraint in the protocol extension
enum S { case a(Int), b }
let s = S.b
switch s {
case .b: print(1)
case a(let r): print(r)  // error: a pattern that binds names cannot be part of an expression
}
switch s {
case .b where nope: print(1)  // error: cannot find `nope` in scope
}
