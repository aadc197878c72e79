func f<T>(_ a: T, _ g: (Int) -> T) { print(T.self) }
func make<T: Equatable>(_ g: (Int) -> T) -> T { g(1) }
func two<T>(_ a: (Int) -> T, _ g: (Int) -> T) { print(T.self) }
protocol P {}
extension Int: P {}
func conforming<T: P>(_ g: (Int) -> T) -> T { g(1) }

f(1) { y in
  let z = y
  return z as Int?  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
}
let i = 1
f(i) { y in
  let z = y
  return z as Int?  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
}
f("a") { y in
  let z = y
  print(z)
  return Character("b")  // error: cannot convert return expression of type `Character` to return type `String`
}
f(3) { y in
  let z = y
  return Int8(z)  // error: cannot convert return expression of type `Int8` to return type `Int`
}
f(1.5) { y in
  let z = y
  return Float(z)  // error: cannot convert return expression of type `Float` to return type `Double`
}
two({ $0 }) { y in
  let z = y
  return Optional(z)  // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
}
let r: Any = make { y in let z = y; return z }  // error: type `Any` cannot conform to `Equatable`
let p: any P = conforming { y in let z = y; return z }  // error: type `any P` cannot conform to `P`
print(r, p)
