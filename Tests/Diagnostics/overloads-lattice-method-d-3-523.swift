struct X {
  func f<T0>(_ p0: () -> T0) { print("#0") }
  func f<T0>(_ p0: T0) { print("#1") }
}
func test() {
  X().f({ 1 })  // error: ambiguous use of `f`
}
test()
