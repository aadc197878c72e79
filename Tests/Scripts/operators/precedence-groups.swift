// Own infix operators with precedence groups: associativity, higherThan/lowerThan, assignment.
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
precedencegroup PipePrecedence {
  associativity: left
  lowerThan: TernaryPrecedence
  higherThan: AssignmentPrecedence
}
precedencegroup ChoicePrecedence {
  associativity: right
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}

infix operator **: PowerPrecedence
infix operator |>: PipePrecedence
infix operator **=: AssignmentPrecedence
infix operator <?>: ChoicePrecedence
infix operator +-: RangeFormationPrecedence
infix operator =~

func ** (base: Int, exponent: Int) -> Int {
  (0..<exponent).reduce(1) { power, _ in power * base }
}
func **= (base: inout Int, exponent: Int) { base = base ** exponent }
func |> <A, B>(value: A, function: (A) throws -> B) rethrows -> B { try function(value) }
func <?> (left: Int, right: @autoclosure () -> Int) -> Int { left != 0 ? left : right() }
func +- (middle: Int, spread: Int) -> ClosedRange<Int> { middle - spread...middle + spread }
func =~ (text: String, part: String) -> Bool { text.lowercased().contains(part) }

print(2 ** 10, 2 ** 3 ** 2, (2 ** 3) ** 2)
print(2 * 3 ** 2, 10 - 2 ** 3, 2 ** 3 * 2)
print(-2 ** 2, 0 - 2 ** 2)

var n = 3
n **= 2 + 1
print(n)

func double(_ n: Int) -> Int { n * 2 }
func show(_ n: Int) -> String { "<\(n)>" }
print(5 |> double |> double |> show)
print(1 + 2 |> double)
print(n > 5 ? 1 : 2 |> double)
"piped" |> { print($0, $0.count) }

// Short-circuit by autoclosure; a right-associative chain stops at the first non-zero.
func loud(_ n: Int) -> Int { print("(\(n))", terminator: " "); return n }
print(loud(0) <?> loud(0) <?> loud(7) <?> loud(8))
print(0 <?> 2 + 3 == 5, 1 - 1 <?> 9)
print(10 +- 3, (5 + 5 +- 1).contains(11), 5 +- 1 ~= 4)
print("Hello" =~ "ell", "Hello" =~ "HELL" ? "yes" : "no")

let powers = [(2, 3), (3, 2), (5, 0)].map(**)
print(powers, [1, 2, 3].reduce(2, **))
