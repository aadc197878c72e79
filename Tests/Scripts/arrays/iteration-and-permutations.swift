// Ways to walk an array, mutation during iteration, and small combinatorics by recursion over arrays.

var guests = ["Iris", "Jack", "Kate"]

// The loop iterates over the array as it was.
for guest in guests {
  if guest == "Jack" { guests.append("Jack's friend") }
}
print(guests)

for index in stride(from: guests.count - 1, through: 0, by: -2) { print(index, guests[index]) }
for guest in guests.reversed() where guest.count == 4 { print(guest, terminator: " ") }
print()

var iterator = guests.makeIterator()
while let guest = iterator.next(), guest != "Kate" { print("greet", guest) }
print("left over:", iterator.next() ?? "nobody")

var index = guests.startIndex
repeat {
  guests[index] = guests[index].uppercased()
  guests.formIndex(after: &index)
} while index != guests.endIndex
print(guests)

// Patterns in loops.
let results: [(String, Int?)] = [("math", 1), ("art", nil), ("music", 3)]
for case (let subject, let mark?) in results { print(subject, mark) }
let sparse: [Int?] = [nil, 4, nil, 6]
for case let value? in sparse { print(value, terminator: " ") }
for (position, value) in sparse.enumerated() where value == nil { print("gap at", position, terminator: " ") }
print()

// Labelled loops over arrays.
search: for row in [[1, 2], [3, 0], [5, 6]] {
  for value in row {
    if value == 0 { print("zero found in", row); break search }
    if value == 1 { continue search }
    print("looked at", value)
  }
}

// Permutations, subsets, combinations, cartesian product, power series.
func permutations<T>(_ items: [T]) -> [[T]] {
  guard let last = items.last else { return [[]] }
  return permutations(Array(items.dropLast())).flatMap { shorter in
    (0...shorter.count).map { position in
      var longer = shorter
      longer.insert(last, at: position)
      return longer
    }
  }
}
print(permutations([1, 2, 3]), permutations(Array("abcd")).count)

func subsets<T>(_ items: [T]) -> [[T]] { items.reduce([[]]) { sets, item in sets + sets.map { $0 + [item] } } }
print(subsets(["x", "y", "z"]))

func combinations<T>(_ items: ArraySlice<T>, _ size: Int) -> [[T]] {
  guard size > 0 else { return [[]] }
  guard let first = items.first else { return [] }
  let rest = items.dropFirst()
  return combinations(rest, size - 1).map { [first] + $0 } + combinations(rest, size)
}
print(combinations([1, 2, 3, 4][...], 2))
print([1, 2].flatMap { a in ["a", "b"].map { "\(a)\($0)" } })

// Eight queens, counted with arrays of columns.
func queens(_ size: Int, _ placed: [Int] = []) -> Int {
  placed.count == size ? 1 : (0..<size).reduce(0) { total, column in
    let safe = placed.enumerated().allSatisfy { $1 != column && abs($1 - column) != placed.count - $0 }
    return safe ? total + queens(size, placed + [column]) : total
  }
}
print((1...6).map { queens($0) })
