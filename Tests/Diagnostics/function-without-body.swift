func f() -> Int // error: body
struct S {
  func g() // error: body
}
