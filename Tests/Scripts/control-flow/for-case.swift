// for loops with patterns: for case, where clauses, destructuring tuples and dictionaries, optionals, strides.
enum Event {
  case deposit(Int)
  case withdrawal(Int, note: String?)
  case closed
}

let events: [Event] = [
  .deposit(100), .withdrawal(30, note: "rent"), .deposit(5), .withdrawal(80, note: nil), .closed,
]

var balance = 0
for case .deposit(let amount) in events { balance += amount }
for case let .withdrawal(amount, _) in events where amount < 50 { balance -= amount }
print("balance", balance)
for case .withdrawal(let amount, note: let note?) in events { print("\(note): \(amount)") }
for case .closed in events { print("closed") }

let readings: [Int?] = [3, nil, 7, nil, 9]
for case let value? in readings { print(value, terminator: " ") }
print()
for case (let index, let value?) in readings.enumerated() where index > 0 {
  print("#\(index)=\(value)", terminator: " ")
}
print()
for case nil in readings { print("gap", terminator: " ") }
print()

let route = [(0, 0), (0, 5), (3, 5), (0, 9)]
for case (0, let y) in route { print("x is zero at y", y) }
for (x, _) in route.reversed() where x != 0 { print("x", x) }

let things: [Any] = [1, "two", 3.0, "four", [5]]
for case let text as String in things { print(text) }
for case is Double in things { print("a double") }

let ages = ["Ada": 36, "Bob": 17, "Cy": 64]
for (name, age) in ages.sorted(by: { $0.key < $1.key }) where age >= 18 { print(name, age) }

for n in stride(from: 10, to: 0, by: -3) { print(n, terminator: " ") }
for n in stride(from: 0, through: 1, by: 0.25) { print(n, terminator: " ") }
print()
for (i, letter) in "abc".enumerated() { print(i, letter, terminator: "; ") }
for (a, b) in zip(1..., ["x", "y"]) { print(a, b, terminator: "; ") }
print()

// The loop variable may be var; a change does not touch the array. The sequence is evaluated once.
var list = [1, 2, 3]
for var n in list {
  n *= 10
  list.append(n)
}
print(list)
for _ in 1...2 { print("again", terminator: " ") }
for case 4...6 in [1, 5, 6, 9] { print("middle", terminator: " ") }
print()
