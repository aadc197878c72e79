protocol P500700 {}
protocol Q500700: P500700 {}
class A500700: P500700 {}
class B500700: A500700, Q500700 {}
struct X500700 {
  func f<T0>(_ p0: T0?, _ p1: Int, z0: Int = 0) { print("#0") }
  func f(_ p0: Any?, _ p1: A500700?) { print("#1") }
  func f<T0: Equatable>(_ p0: T0, _ p1: some Q500700) { print("#2") }
}
func program500700() {
  X500700().f(Optional(1), B500700())
}
program500700()