// What an overloaded call gives whichever is meant is known in every branch that is tried, not in the first alone.
protocol P { var name: String { get } }
extension Int: P { var name: String { "Int" } }
func get(_ x: Int) -> any P { x }
func get(_ x: Double) -> any P { 0 }
func open<T: P>(_ x: T) -> String { x.name }
func run(_ f: (Int) -> Bool) { print("Bool", f(1)) }
func run(_ f: (Int) -> [Int]) { print("array", f(1)) }
func run(_ f: (Int) -> String) { print("String", f(1)) }
run { _ in open(get(3)) }
run { _ in open(get(2 + 1)) }
