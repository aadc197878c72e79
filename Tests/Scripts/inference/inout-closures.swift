// Notice: a closure may take inout parameters; the ampersand is written at the call, never inside the closure.
let double = { (n: inout Int) in n *= 2 }
var tally = 4
double(&tally)
print(tally)

// The types come from the context, even `inout`.
func adjust(_ values: inout [Int], with change: (inout Int) -> Void) {
  for i in values.indices { change(&values[i]) }
}
var marks = [1, 2, 3]
adjust(&marks) { $0 += 10 }
print(marks)
adjust(&marks) { mark in
  if mark % 2 == 0 { mark = 0 }
}
print(marks)

// A method that hands out a piece of itself.
struct Garden {
  var beds: [String: Int] = [:]
  mutating func tend(_ plant: String, _ work: (inout Int) -> Void) {
    work(&beds[plant, default: 0])
  }
}
var garden = Garden()
garden.tend("rose") { $0 += 3 }
garden.tend("rose") { $0 *= 2 }
garden.tend("mint") { $0 -= 1 }
print(garden.beds["rose"]!, garden.beds["mint"]!)

// A generic "with": the result type comes from the closure or from the seed.
func with<T>(_ value: T, _ change: (inout T) -> Void) -> T {
  var copy = value
  change(&copy)
  return copy
}
struct Card { var title = "", stars = 0 }
let card = with(Card()) {
  $0.title = "Hello"
  $0.stars = 5
}
print(card)
print(with([3, 1, 2]) { $0.sort() })
print(with("abc") { $0.append("d") })

// Returning something besides the change.
func modify<T, R>(_ value: inout T, _ body: (inout T) -> R) -> R { body(&value) }
var queue = ["first", "second"]
let served = modify(&queue) { $0.removeFirst() }
print(served, queue)
let size = modify(&queue) { line -> Int in
  line.append("third")
  line.append("fourth")
  return line.count
}
print(size)

// Functions with inout parameters are values too, and swap and += can be passed.
func increment(_ n: inout Int) { n += 1 }
let steps: [(inout Int) -> Void] = [increment, double, { $0 -= 3 }]
var value = 10
for step in steps { step(&value); print(value) }
let accumulate: (inout Int, Int) -> Void = (+=)
accumulate(&value, 100)
print(value)
print([1, 2, 3].reduce(into: 0, +=))
print(["a", "b"].reduce(into: "", +=))
