// Whole and fractional literals that come together keep their kinds where what they become is an `Any` at once.

func pick<T>(_ first: Bool, _ one: T, _ other: T) -> T { first ? one : other }
func firstOf<T>(_ all: T...) -> T { all[0] }
func lazily<T>(_ one: () -> T, _ other: @autoclosure () -> T) -> T { other() }
func larger<T: Comparable>(_ one: T, _ other: T) -> T { one > other ? one : other }
func both<T>(_ one: T, _ other: T) -> (T, T) { (one, other) }
func same<T>(_ value: T) -> T { value }
struct Pair<T> {
  var one: T, other: T
  var first: T { one }
}
let half = 2.5

print(pick(true, 1, 2.5), pick(true, 1, half), pick(false, half, 1), firstOf(1, 2.5), lazily({ 1.5 }, 2))
print(larger(1, 2.5), larger(3, half), both(1, 2.5), both(1, half), same(1), Pair(one: 1, other: half))
print(Pair(one: 1, other: 2.5).first, Pair(one: half, other: 1).other)
print([1, 2.5][0], [1, 2.5].first!, ["a": 1, "b": 2.5]["a"]!, [1, half][0], [half, 1].last!)
print([1, 2.5], [half, 1], [1, 2.5].reversed().count, [1, half].map { $0 }, [1, half].sorted(), [half, 1].max()!)
let any: Any = pick(true, 1, 2.5)
let list: [Any] = [pick(true, 1, half), [1, 2.5][0]]
print(any, list, "\(pick(true, 1, half))", same(pick(true, 1, 2.5)))
let plain = pick(true, 1, half)
let element = [1, 2.5][0]
print(plain, element, pick(true, 1, half) + 1, [pick(true, 1, half)])
func kind(_ value: Any) -> String { "\(type(of: value))" }
let small: UInt8 = 3
let part: Substring = "ab"
print(kind(pick(false, small, 1)), kind(pick(false, part, "x")), kind([part, "x"][1]), kind(pick(true, small, 1)))
let maybe: Double? = nil
let halves = [2.5]
func either<T>(_ one: T?, _ other: T) -> T { one ?? other }
func anyOf<T>(_ all: [T], _ other: T) -> T { other }
print(maybe ?? 0, halves.last ?? 0, kind(either(maybe, 1)), kind(anyOf(halves, 1)), kind(anyOf([half], 1)))

// An operator for one type goes before a generic one wherever all that it is given are literals.
infix operator **: MultiplicationPrecedence
func ** (base: Double, exponent: Double) -> String { "Double" }
func ** <I: BinaryInteger>(base: I, exponent: I) -> String { "\(I.self)" }
let two = 2
print(2 ** 10, 2 ** 3.0, two ** 3, 3 ** two, half ** 2)
