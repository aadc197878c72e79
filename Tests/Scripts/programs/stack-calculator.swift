// Notice: a generic stack as a struct, and a reverse Polish calculator that throws when the stack runs dry.
struct Stack<Element> {
  private var items: [Element] = []
  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }
  var top: Element? { items.last }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult
  mutating func pop() -> Element? { items.popLast() }
}
extension Stack: CustomStringConvertible {
  var description: String { "[" + items.map { "\($0)" }.joined(separator: " ") + ">" }
}
extension Stack: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { items = elements }
}

enum CalculatorError: Error, Equatable {
  case stackEmpty(at: String)
  case unknown(String)
  case divisionByZero
  case leftOver(Int)
}

struct Calculator {
  var stack = Stack<Int>()
  var trace = false

  static let operators: [String: (Int, Int) throws -> Int] = [
    "+": { $0 + $1 },
    "-": { $0 - $1 },
    "*": { $0 * $1 },
    "/": { a, b in
      guard b != 0 else { throw CalculatorError.divisionByZero }
      return a / b
    },
  ]

  private mutating func take(for token: String) throws -> Int {
    guard let value = stack.pop() else { throw CalculatorError.stackEmpty(at: token) }
    return value
  }

  mutating func feed(_ token: String) throws {
    defer { if trace { print("  \(token)", stack) } }
    if let number = Int(token) {
      stack.push(number)
    } else if let operation = Self.operators[token] {
      let right = try take(for: token)
      let left = try take(for: token)
      stack.push(try operation(left, right))
    } else if token == "dup" {
      let value = try take(for: token)
      stack.push(value)
      stack.push(value)
    } else {
      throw CalculatorError.unknown(token)
    }
  }

  static func evaluate(_ line: String, trace: Bool = false) throws -> Int {
    var calculator = Calculator(trace: trace)
    for token in line.split(separator: " ") { try calculator.feed(String(token)) }
    let result = try calculator.take(for: "end")
    guard calculator.stack.isEmpty else { throw CalculatorError.leftOver(calculator.stack.count) }
    return result
  }
}

print(try Calculator.evaluate("3 4 + 2 *", trace: true))
for line in ["5 dup *", "1 2 - 10 /", "1 +", "", "4 0 /", "2 x", "1 2 3 +", "-3 4 *"] {
  do {
    print("\(line) = \(try Calculator.evaluate(line))")
  } catch CalculatorError.stackEmpty(let token) {
    print("\(line): nothing left for '\(token)'")
  } catch let error as CalculatorError where error == .divisionByZero {
    print("\(line): cannot divide by zero")
  } catch {
    print("\(line): \(error)")
  }
}

var plates: Stack = ["blue", "white"]
plates.push("green")
let saved = plates
plates.pop()
print(plates, plates.top ?? "-", saved, saved.count)
