// Where `a ? b : c` becomes an existential, each branch becomes one by itself: a literal stays what it is by default.
let count = 5
let half = 2.5
let small: UInt8 = 3
let empty: [Double] = []
let word = "hello"

print(count > 3 ? 1 : 2.5, count > 3 ? 0 : half, count < 3 ? 0 : half)
print(empty.isEmpty ? 0 : empty.reduce(0, +) / Double(empty.count))
print(count > 3 ? [1] : [2.5], count > 3 ? (1, 2) : (1.5, 2), count > 3 ? [1: 2] : [1: 2.5])
print(count > 3 ? (count > 4 ? 1 : 2.5) : 3, count > 3 ? 1 + 1 : half)

func kind(_ value: Any) -> String { "\(type(of: value))" }
print(kind(count > 3 ? 4 : small), kind(count > 3 ? small : 4), kind(count > 3 ? "x" : word.first!))

func either() -> Any { count > 3 ? 1 : 2.5 }
func described() -> CustomStringConvertible { count > 3 ? 1 : 2.5 }
let number: any Numeric = count > 3 ? 1 : 2.5
let maybe: Any? = count > 3 ? 1 : half
print(either(), described(), number, maybe!)

protocol Measure {}
extension Double: Measure {}
func measured(_ value: Measure) { print("measured", value) }
measured(count > 3 ? 1 : half)

// As long as there is a type that takes both, a type of its own is found everywhere else.
let one = count > 3 ? 1 : half
let pair = (count > 3 ? 0 : half, 1)
print(one, pair, [count > 3 ? 0 : half], "\(count > 3 ? 1 : 2.5)", String(describing: count > 3 ? 0 : half))
print(count > 3 ? 4 : Double("3"), count > 3 ? 4 : nil, count > 3 ? 4 : ["a": 1.5]["a"])

// What can be meant by a name is decided for each branch.
print(word.isEmpty ? "none" : word.prefix(2), word.isEmpty ? "none" : word.dropLast(), [word.prefix(1), "x"])
let numbers = [1, 2, 3]
print(numbers.isEmpty ? [] : numbers.prefix(2))

// So it is with `??` where what stands before it is only found out by the way.
struct Point { var x = 1.5, name: Character = "p", next: Double? }
let points: [Point] = []
let nothing: Double? = nil
print(points.first?.x ?? 0, nothing?.rounded() ?? 0, nothing.map { $0 * 2 } ?? 0, kind(points.first?.name ?? "x"))
print(nothing ?? 0, empty.first ?? 0, empty.max() ?? 0, points.first?.next ?? 0, nothing.map(\.magnitude) ?? 0)
print([1.0, 2.5].dropFirst().first ?? 0, word.dropFirst().first ?? "x")
