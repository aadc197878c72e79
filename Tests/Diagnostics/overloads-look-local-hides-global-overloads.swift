func f(_ x: String) { print("global String") }
func test() {
  func f(_ x: Int) { print("local") }
  f("a")  // error: cannot convert value of type `String` to expected argument type `Int`
}
test()
