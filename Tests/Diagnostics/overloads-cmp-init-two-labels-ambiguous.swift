struct S {
  init(_ x: Int, a: Int = 0) { print("a") }
  init(_ x: Int, b: Int = 0) { print("b") }
}
_ = S(1)  // error: ambiguous use of `init`
