// Notice: an operator written alone is a function; its type is found from the place where it is passed.
let savings = [12, 7, 30, 5]
print(savings.reduce(0, +))
print(savings.reduce(1, *))
print(savings.sorted(by: >))
print(savings.sorted(by: <))
print(savings.max(by: <) ?? 0, savings.min(by: >) ?? 0)

// The seed decides: 0 with Doubles is a Double, "" makes it a join.
print([0.5, 0.25].reduce(0, +))
print(["ab", "cd", "ef"].reduce("", +))
print([[1], [2, 3], []].reduce([], +))

// Two sequences, one operator: zip makes pairs, map takes the two-argument function.
let monday = [1, 2, 3]
let tuesday = [10, 20, 30]
print(zip(monday, tuesday).map(+))
print(zip(monday, tuesday).map(*).reduce(0, +))
print(zip([3, 2], [1, 5]).map(max))

// A named operator value needs a type when there are many overloads.
let add: (Int, Int) -> Int = (+)
let join: (String, String) -> String = (+)
print(add(2, 3), join("snow", "ball"))

let operations: [(String, (Int, Int) -> Int)] = [("+", +), ("-", -), ("*", *), ("/", /), ("%", %)]
for (symbol, operation) in operations {
  print("17 \(symbol) 5 =", operation(17, 5))
}

// Prefix operators are functions as well.
print([1, -2, 3].map(-))
print([true, false].map(!))

// Comparison across sequences.
print([1, 2, 3].elementsEqual([1, 2, 4], by: ==))
print([1, 2].lexicographicallyPrecedes([1, 3], by: <))
print([1, 2].starts(with: [1], by: ==))

// An operator of ones own is passed in the same way.
infix operator <+>: AdditionPrecedence
func <+> (left: String, right: String) -> String { left.isEmpty ? right : left + "/" + right }
print(["usr", "local", "bin"].reduce("", <+>))

// And a static operator of a type.
struct Score: Comparable {
  var points: Int
  static func < (a: Score, b: Score) -> Bool { a.points < b.points }
  static func + (a: Score, b: Score) -> Score { Score(points: a.points + b.points) }
}
let scores = [Score(points: 4), Score(points: 9), Score(points: 1)]
print(scores.sorted(by: >).map(\.points), scores.reduce(Score(points: 0), +).points)
