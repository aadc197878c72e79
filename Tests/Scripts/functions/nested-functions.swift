// Nested functions: capture and change of outer variables, mutual recursion, use before declaration, returned ones.
func makeCounter(from start: Int) -> (next: () -> Int, reset: () -> Void) {
  var value = start
  func next() -> Int {
    defer { value += 1 }
    return value
  }
  func reset() { value = start }
  return (next, reset)
}

let first = makeCounter(from: 1)
let second = makeCounter(from: 100)
print(first.next(), first.next(), second.next(), first.next())
first.reset()
print(first.next(), second.next())

func permutations(_ letters: [Character]) -> [String] {
  var result: [String] = []
  var current = letters

  func permute(_ start: Int) {
    guard start < current.count else {
      result.append(String(current))
      return
    }
    for index in start..<current.count {
      current.swapAt(start, index)
      permute(start + 1)
      current.swapAt(start, index)
    }
  }

  permute(0)
  return result
}
print(permutations(["a", "b", "c"]))

// Local functions may call each other whatever their order.
func parity(_ n: Int) -> String {
  return isEven(n) ? "even" : "odd"
  func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
  func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
}
print(parity(10), parity(7))

// Overloaded, generic and deeper nested local functions; parameters hide outer names.
func describe(_ items: [Int], sign: String = "+") -> String {
  func show(_ n: Int) -> String { "\(n)" }
  func show(_ s: String) -> String { "'\(s)'" }
  func twice<T>(_ value: T, _ f: (T) -> T) -> T { f(f(value)) }
  func outer(_ n: Int) -> Int {
    func inner(_ n: Int) -> Int { n * items.count }
    return inner(n) + 1
  }
  return [show(outer(items[0])), show("x"), show(twice(3) { $0 * $0 }), show(twice("ab") { $0 + sign })]
    .joined(separator: " ")
}
print(describe([5, 6, 7]), describe([1], sign: "-"))

func ackermann(_ limit: Int) -> (value: Int, calls: Int) {
  var calls = 0
  func a(_ m: Int, _ n: Int) -> Int {
    calls += 1
    if m == 0 { return n + 1 }
    return n == 0 ? a(m - 1, 1) : a(m - 1, a(m, n - 1))
  }
  return (a(2, limit), calls)
}
print(ackermann(3))
func pick(_ up: Bool) -> (Int) -> Int {
  func forward(_ n: Int) -> Int { n + 1 }
  func backward(_ n: Int) -> Int { n - 1 }
  return up ? forward : backward
}
print([true, false].map { pick($0)(10) })
