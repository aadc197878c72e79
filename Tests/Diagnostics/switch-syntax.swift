enum Op { case add, sub, mul }
func run(_ o: Op, _ a: Int, _ b: Int) -> Int {
    switch o {
    case .add: // error: `case` without a
    case .sub: return a - b
    case .mul, .div: return a * b // error: type
    }
}
func word(_ n: Int) -> String {
    switch n {
    case 1: return "one"
    default: // error: `default` without a
    }
}
print(run(.add, 1, 2), word(1))
