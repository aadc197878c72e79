struct S {
  func f() {
    print("x")
// error: expected `}` to close this `{`