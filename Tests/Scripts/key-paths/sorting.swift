// Sorting, extremes and grouping by key paths; a comparator composed of several key paths.
struct Runner {
  let name: String
  let age: Int
  let seconds: Double
  let club: String?
}

let runners = [
  Runner(name: "Mo", age: 31, seconds: 62.5, club: "Owls"),
  Runner(name: "Bea", age: 24, seconds: 60.0, club: nil),
  Runner(name: "Cleo", age: 31, seconds: 59.25, club: "Bats"),
  Runner(name: "Abe", age: 24, seconds: 71.0, club: "Owls"),
]

extension Sequence {
  func sorted<Key: Comparable>(
    by key: KeyPath<Element, Key>, _ inOrder: (Key, Key) -> Bool = { $0 < $1 }
  ) -> [Element] {
    sorted { inOrder($0[keyPath: key], $1[keyPath: key]) }
  }

  func best<Key: Comparable>(_ key: KeyPath<Element, Key>) -> Element? {
    self.min { $0[keyPath: key] < $1[keyPath: key] }
  }
}

print(runners.sorted(by: \.name).map(\.name))
print(runners.sorted(by: \.seconds, >).map(\.name))
print(runners.sorted(by: \.name.count).map(\.name))
print(runners.best(\.seconds)?.name ?? "nobody", [Runner]().best(\.age)?.name ?? "nobody")

struct Order<Root> {
  let areInOrder: (Root, Root) -> Bool?

  static func by<Key: Comparable>(_ key: KeyPath<Root, Key>, descending: Bool = false) -> Order {
    Order { left, right in
      let (a, b) = (left[keyPath: key], right[keyPath: key])
      return a == b ? nil : (a < b) != descending
    }
  }
}

func sort<Root>(_ items: [Root], _ orders: Order<Root>...) -> [Root] {
  items.sorted { left, right in
    for order in orders {
      if let decided = order.areInOrder(left, right) { return decided }
    }
    return false
  }
}

print(sort(runners, .by(\.age), .by(\.name)).map(\.name))
print(sort(runners, .by(\.age, descending: true), .by(\.seconds)).map(\.name))
print(sort(runners, .by(\.club.isNone), .by(\.clubName), .by(\.seconds, descending: true)).map(\.name))

extension Optional {
  var isNone: Int { self == nil ? 1 : 0 }
}
extension Runner {
  var clubName: String { club ?? "" }
}

func column<Value>(_ path: KeyPath<Runner, Value>) -> String {
  runners.map { "\($0[keyPath: path])" }.joined(separator: " | ")
}
print(column(\.age))
print(column(\.seconds))
