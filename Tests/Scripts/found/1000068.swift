protocol P1000068 {}
extension Int: P1000068 {}
let vi1000068 = 1, vd1000068 = 2.0, vs1000068 = "s", va1000068 = [1], vo1000068: Int? = 1
class X01000068 {
  func f<T0>(_ p0: T0, _ p1: Any?) { print("#0") }
}
class X1000068: X01000068 {
  func f<T1>(_ p0: any P1000068, _ p1: T1) { print("#1") }
}
func program1000068() {
  X1000068().f(vi1000068, (1, 2))
}
program1000068()