struct X {
  func f<T0>(_ p0: T0, z0: Int = 0) { print("#0") }
  func f<T0>(_ p0: T0, z1: Int = 0) { print("#1") }
  func f<T0>(_ p0: () -> T0, z2: Int = 0) { print("#2") }
}
func test() {
  X().f({ 1 })  // error: ambiguous use of `f`
}
test()
