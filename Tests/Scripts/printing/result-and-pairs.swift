// Result (map, flatMap, mapError, get, catching) and KeyValuePairs (ordered, duplicates allowed); min, max, abs, swap.

enum Refusal: Error, Equatable { case notANumber(String), tooBig(Int), empty }

func parse(_ text: String) -> Result<Int, Refusal> {
  guard !text.isEmpty else { return .failure(.empty) }
  guard let number = Int(text) else { return .failure(.notANumber(text)) }
  return number > 100 ? .failure(.tooBig(number)) : .success(number)
}

for text in ["42", "x", "", "101"] {
  switch parse(text) {
  case .success(let number): print("got", number)
  case .failure(.tooBig(let number)): print("too big by", number - 100)
  case .failure(let refusal): print("refused:", refusal)
  }
}

print(parse("7").map { $0 * 2 }, parse("x").map { $0 * 2 }, parse("7").flatMap { parse("\($0)\($0)\($0)") })
print(parse("x").mapError { "\($0)".count > 5 ? Refusal.empty : $0 }, parse("7") == .success(7),
      parse("") == .failure(.empty))
print(parse("x").flatMapError { _ in .success(0) } as Result<Int, Refusal>, (try? parse("9").get()) as Any,
      (try? parse("-").get()) as Any)
do { print(try parse("5").get() + parse("500").get()) } catch { print("caught", error) }

// Wrapping throwing work.
struct Broken: Error { let part: String }
func fetch(_ part: String) throws -> String { if part.isEmpty { throw Broken(part: "all") }; return part.uppercased() }
let results = ["door", "", "roof"].map { part in Result { try fetch(part) } }
for result in results { print(result) }
print(results.compactMap { try? $0.get() },
      results.filter { if case .failure = $0 { return true } else { return false } }.count)
let (good, bad) = ["1", "a", "3"].map(parse).reduce(into: ([Int](), [Refusal]())) { piles, result in
  switch result {
  case .success(let value): piles.0.append(value)
  case .failure(let error): piles.1.append(error)
  }
}
print(good, bad)

// A callback style, and the generic Error.
func load(_ ok: Bool, then finish: (Result<[Int], Error>) -> Void) {
  finish(ok ? .success([1, 2]) : .failure(Broken(part: "disk")))
}
for ok in [true, false] { load(ok) { print($0.map(\.count), (try? $0.get())?.first ?? -1) } }

// KeyValuePairs: a literal in order.
let steps: KeyValuePairs = ["mix": 2, "bake": 40, "mix again": 1, "bake": 5]
print(steps, steps.count, steps[1], steps[3].value, steps.first!.key)
for (step, minutes) in steps where minutes > 1 { print(step, minutes, terminator: "; ") }
print()
print(steps.map(\.value).reduce(0, +), steps.filter { $0.key == "bake" }.map(\.value),
      steps.last { $0.key == "bake" }!.value, type(of: steps))
func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
  "<" + name + attributes.map { " \($0.key)='\($0.value)'" }.joined() + ">"
}
print(tag("a", ["href": "x", "class": "big", "class": "red"]), tag("br", [:]))

// min, max, abs, swap.
print(min(3, 1, 2), max(3, 9, 2, 7), min("b", "a"), max(1.5, 2), abs(-3.5), abs(Int8(-7)), min(-0.0, 0.0))
var a = [1], b = [2, 3]
swap(&a, &b)
print(a, b)
struct Version: Comparable { var n: Int, tag: String; static func < (x: Self, y: Self) -> Bool { x.n < y.n } }
print(max(Version(n: 1, tag: "a"), Version(n: 1, tag: "b")).tag,
      min(Version(n: 1, tag: "a"), Version(n: 1, tag: "b")).tag)
var pair = (left: 1, right: 2)
(pair.left, pair.right) = (pair.right, pair.left)
var list = ["x", "y", "z"]
(list[0], list[2]) = (list[2], list[0])
print(pair, list)
