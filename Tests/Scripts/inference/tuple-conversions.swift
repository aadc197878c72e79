// Notice: labels come and go in tuple conversions, and tuples take part in destructuring, comparing and swapping.
let plain: (Int, String) = (1, "one")
let labelled: (number: Int, word: String) = plain
print(labelled.number, labelled.word, labelled.0)
let back: (Int, String) = labelled
print(back)

func divide(_ a: Int, by b: Int) -> (quotient: Int, remainder: Int) { (a / b, a % b) }
let result = divide(17, by: 5)
print(result, result.remainder)
let (q, r) = divide(9, by: 4)
print(q, r)
let (_, rest) = divide(20, by: 6)
print("rest", rest)
let (remainder: left, quotient: right) = divide(7, by: 2)
print(left, right)

// Literals inside tuples take the types of their places; a nil or a value is promoted.
let measure: (Double, Int?, Character) = (1, 2, "x")
print(measure.0, measure.1 as Any, measure.2)
let gap: (Int?, String?) = (nil, "gap")
print(gap.1 ?? "-")

// Arrays and dictionaries hold them.
var board: [(name: String, points: Int)] = [("Amy", 3), ("Bea", 9)]
board.append((name: "Cleo", points: 5))
board.append(("Dot", 1))
for (name, points) in board.sorted(by: { $0.points > $1.points }) { print(name, points) }
for case let (name, points) in board where points < 4 { print("few:", name) }
print(board.map { $0.name }, board.map(\.points).reduce(0, +))
let lookup = Dictionary(uniqueKeysWithValues: board.map { ($0.name, $0.points) })
print(lookup["Cleo"]!)

// A closure takes the pair whole or in parts.
let pairs = [(1, 2), (3, 4)]
print(pairs.map { $0.0 * $0.1 }, pairs.map { a, b in a + b }, pairs.map { (a, b) in a - b })
print(pairs.map(+))
print(zip("ab", [1, 2]).map { "\($0)\($1)" }, ["x", "y"].enumerated().map { "\($0):\($1)" })

// Comparing goes from left to right.
print((1, "b") < (1, "c"), (2, "a") < (1, "z"), (1, 2) == (1, 2), ("a", 1, true) == ("a", 1, false))
let people = [("Lee", 30), ("Ann", 25), ("Bo", 30)]
print(people.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { $0.0 })

// Swapping, and changing a part in place.
var a = 1, b = 2
(a, b) = (b, a)
print(a, b)
var place = (x: 0, y: 0)
place.x += 5
(place.y, a) = (7, 8)
print(place, a)
place = (1, 2)
print(place.x)

// Switching over a tuple.
for n in [1, 3, 5, 15, 30] {
  switch (n % 3, n % 5) {
  case (0, 0): print("fizzbuzz")
  case (0, _): print("fizz")
  case (_, 0): print("buzz")
  case let (three, five): print(n, three, five)
  }
}
