// Recursion, mutual recursion, nested functions.
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
print((0..<12).map { fib($0) })
func factorial(_ n: Int) -> Int { n <= 1 ? 1 : n * factorial(n - 1) }
print(factorial(15))
func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
print(isEven(10), isOdd(7), isEven(3))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 36))
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String) {
  if n == 0 { return }
  hanoi(n - 1, a, c, b)
  print("\(a)->\(c)", terminator: " ")
  hanoi(n - 1, b, a, c)
}
hanoi(3, "A", "B", "C")
print()
func ackermann(_ m: Int, _ n: Int) -> Int {
  if m == 0 { return n + 1 }
  if n == 0 { return ackermann(m - 1, 1) }
  return ackermann(m - 1, ackermann(m, n - 1))
}
print(ackermann(2, 3))
func counter() -> Int {
  var total = 0
  func add(_ k: Int) {
    if k == 0 { return }
    total += k
    add(k - 1)
  }
  add(10)
  return total
}
print(counter())
func permutations(_ xs: [Int]) -> [[Int]] {
  if xs.isEmpty { return [[]] }
  var result: [[Int]] = []
  for i in 0..<xs.count {
    var rest = xs
    let x = rest.remove(at: i)
    for p in permutations(rest) { result.append([x] + p) }
  }
  return result
}
print(permutations([1, 2, 3]))
func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
print(depth(5000))
