// buildFinalResult: once at the end, so the result type can differ from the components; several result types.
struct Money: CustomStringConvertible {
  var cents: Int
  var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}

struct Receipt {
  let entries: [String]
  let total: Money
}

@resultBuilder
struct Bill {
  typealias Component = [(name: String, cents: Int)]

  static func buildExpression(_ line: (String, Int)) -> Component { [(line.0, line.1)] }
  static func buildExpression(_ receipt: Receipt) -> Component { [("carried over", receipt.total.cents)] }
  static func buildBlock(_ parts: Component...) -> Component { Array(parts.joined()) }
  static func buildOptional(_ part: Component?) -> Component { part ?? [] }
  static func buildArray(_ parts: [Component]) -> Component { parts.flatMap { $0 } }

  static func buildFinalResult(_ all: Component) -> Receipt {
    print("-- final: \(all.count) lines")
    let entries = all.map { "\($0.name): \(Money(cents: $0.cents))" }
    return Receipt(entries: entries, total: Money(cents: all.reduce(0) { $0 + $1.cents }))
  }

  static func buildFinalResult(_ all: Component) -> Int {
    print("-- counting")
    return all.count
  }
}

@Bill
func lunch(coffees: Int, tip: Bool) -> Receipt {
  ("soup", 450)
  ("bread", 105)
  for n in 0..<coffees {
    ("coffee \(n + 1)", 220)
  }
  if tip {
    ("tip", 100)
  }
}

func show(_ receipt: Receipt) {
  receipt.entries.forEach { print("  " + $0) }
  print("  total", receipt.total)
}

let first = lunch(coffees: 2, tip: false)
show(first)
show(lunch(coffees: 0, tip: true))

@Bill var carried: Receipt {
  first
  ("cake", 395)
}
show(carried)

@Bill func number() -> Int {
  ("a", 1)
  ("b", 2)
}
print(number())
