protocol P1000255 {}
protocol Q1000255: P1000255 {}
class A1000255: P1000255 {}
class B1000255: A1000255, Q1000255 {}
let vi1000255 = 1, vd1000255 = 2.0, vs1000255 = "s", va1000255 = [1], vo1000255: Int? = 1
struct X1000255 {
  static func f<T0, T1: Equatable>(_ p0: [T0], _ p1: T1) { print("#0") }
  static func f<T0>(_ p0: [T0], _ p1: AnyHashable) { print("#1") }
}
func program1000255() {
  X1000255.f([B1000255()], [vi1000255, nil])
}
program1000255()