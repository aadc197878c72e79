struct S {
  func f() {
    print("x") // error(zoetrope): }
