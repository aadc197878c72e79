infix operator <+>: AdditionPrecedence
func <+><T0>(_ p0: [T0], _ p1: () -> Int) { print("#0") }
func <+><T0, T1>(_ p0: T0, _ p1: T1) { print("#1") }
func test() {
  ([1, 2.5]) <+> ({ 1 })  // error: ambiguous use of `<+>`
}
test()
