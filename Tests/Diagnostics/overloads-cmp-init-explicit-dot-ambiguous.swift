struct S {
  init(_ x: Int, _ y: Int = 0) { print("unlabeled") }
  init(_ x: Int, y: Int = 0) { print("labeled") }
}
_ = S.init(1)  // error: ambiguous use of `init`
