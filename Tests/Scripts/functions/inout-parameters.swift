// inout: changes copied back at the end, properties, elements, computed and observed places, nested calls, swap.
func double(_ n: inout Int) { n *= 2 }
func pour(from source: inout Int, to target: inout Int, _ amount: Int) {
  let moved = min(amount, source)
  source -= moved
  target += moved
}

var left = 10, right = 1
pour(from: &left, to: &right, 4)
double(&right)
print(left, right)
swap(&left, &right)
print(left, right)

struct Celsius {
  var degrees: Double
  var fahrenheit: Double {
    get { degrees * 1.8 + 32 }
    set { degrees = (newValue - 32) / 1.8 }
  }
}
func raise(_ value: inout Double, by step: Double) { value += step }
var water = Celsius(degrees: 20)
raise(&water.fahrenheit, by: 18)
print(water.degrees, water.fahrenheit)

// An observed property is set once, after the call, even when nothing has changed.
final class Meter {
  var value = 0 { didSet { history.append("\(oldValue)->\(value)") } }
  var history: [String] = []
}
func busy(_ n: inout Int) { for _ in 1...3 { n += 1 } }
func idle(_ n: inout Int) {}
let meter = Meter()
busy(&meter.value)
idle(&meter.value)
print(meter.history)

var scores = ["a": 1, "b": 2]
func bump(_ n: inout Int?) { n = n.map { $0 + 1 } ?? 100 }
bump(&scores["a"])
bump(&scores["z"])
double(&scores["b"]!)
print(scores.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var lists = [[1, 2], [3]]
func append(_ n: Int, to list: inout [Int]) { list.append(n) }
append(9, to: &lists[1])
double(&lists[0][1])
lists.swapAt(0, 1)
print(lists)

// Passing on, closures with inout parameters, operators, generics, early exit by throw keeps the change.
func quadruple(_ n: inout Int) { double(&n); double(&n) }
quadruple(&left)
let shrink: (inout String) -> Void = { $0 = String($0.dropLast()) }
var word = "swift"
shrink(&word)
print(left, word, [1, 2, 3].reduce(into: "") { $0 += "\($1)" })
struct Stop: Error {}
func fill(_ list: inout [Int]) throws { list.append(1); if list.count > 2 { throw Stop() }; list.append(2) }
var filled: [Int] = []
for _ in 1...3 { do { try fill(&filled) } catch { print("stopped at", filled) } }
func modify<T>(_ value: T, _ change: (inout T) -> Void) -> T { var copy = value; change(&copy); return copy }
print(modify([3, 1, 2]) { $0.sort() }, modify(water) { $0.degrees = 0 }.fahrenheit, water.degrees)
var tuple = (a: 1, b: "x")
double(&tuple.a)
shrink(&tuple.b)
print(tuple)
