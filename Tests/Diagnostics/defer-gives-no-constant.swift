func f() {
  let v: String
  defer { v = "set" }  // error: cannot assign to value: `v` is a `let` constant
  print(1)
}
f()
