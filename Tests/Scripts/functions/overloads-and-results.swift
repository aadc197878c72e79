// discardableResult, Void and Never, overloading by label, type, arity and result, argument labels, function types.
final class Log {
  private(set) var lines: [String] = []
  @discardableResult
  func add(_ line: String) -> Log {
    lines.append(line)
    return self
  }
  @discardableResult
  func undo() -> String? { lines.popLast() }
}
let log = Log()
log.add("start").add("middle")
log.add("end")
log.undo()
print(log.lines, log.undo() ?? "-", log.lines.count)
_ = [3, 1].sorted()

// Nothing is a value, too: Void functions give ().
func silent() {}
let nothing: Void = silent()
print(nothing, type(of: nothing), () == nothing)
let actions: [() -> Void] = [{ print("one", terminator: " ") }, silent, { log.add("x") }]
actions.forEach { $0() }
print(log.lines)
func stop(_ reason: String) -> Never { fatalError(reason) }
func half(_ n: Int) -> Int {
  guard n >= 0 else { stop("negative") }
  return n / 2
}
print(half(9), half(8))

// One name, many functions.
func area(_ side: Int) -> Int { side * side }
func area(_ width: Int, _ height: Int) -> Int { width * height }
func area(radius: Int) -> Int { 3 * radius * radius }
func area(_ side: Double) -> Double { side * side }
func area(of shape: (w: Int, h: Int)) -> String { "\(shape.w * shape.h) units" }
print(area(3), area(2, 5), area(radius: 2), area(1.5), area(of: (4, 5)))
let byRadius = area(radius:)
let two: (Int, Int) -> Int = area
print(byRadius(1), two(6, 7), [1.0, 2].map(area), [2, 3].map(area(radius:)))

func parse(_ text: String) -> Int { Int(text) ?? 0 }
func parse(_ text: String) -> [Int] { text.split(separator: ",").map { parse(String($0)) } }
func parse(_ text: String) -> Bool { text == "1" }
let number: Int = parse("12")
let list: [Int] = parse("1,2,x")
print(number, list, parse("1") as Bool, (parse("3,4") as [Int]).count, parse("2") + number)

// Labels: external and internal names, omitted ones, keywords as labels.
func move(from start: Int, to end: Int, by step: Int = 1) -> [Int] {
  Array(stride(from: start, through: end, by: step))
}
func wait(for seconds: Int, in place: String, _ reason: String) -> String { "\(seconds)s in \(place): \(reason)" }
func show(where condition: Bool, `default` value: Int, repeat times: Int) -> [Int] {
  Array(repeating: condition ? value : 0, count: times)
}
print(move(from: 1, to: 9, by: 4), wait(for: 3, in: "line", "tea"), show(where: true, default: 7, repeat: 2))
func two(_ f: (Int) -> Int, then g: (Int) -> Int) -> Int { g(f(1)) }
print(two { $0 + 1 } then: { $0 * 10 }, two({ $0 }, then: { -$0 }))
let operations: [String: (Int, Int) -> Int] = ["plus": (+), "times": { $0 * $1 }, "area": area]
print(operations.keys.sorted().map { "\($0) \(operations[$0]!(3, 4))" })
