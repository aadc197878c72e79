// Notice: a generic memoiser for recursive functions, then knapsack, coin change, and edit distance with the edits.
func memoise<Input: Hashable, Output>(_ body: @escaping ((Input) -> Output, Input) -> Output) -> (Input) -> Output {
  var known: [Input: Output] = [:]
  func recall(_ input: Input) -> Output {
    if let output = known[input] { return output }
    let output = body(recall, input)
    known[input] = output
    return output
  }
  return recall
}

var calls = 0
let fibonacci = memoise { (fib: (Int) -> Int, n: Int) -> Int in
  calls += 1
  return n < 2 ? n : fib(n - 1) + fib(n - 2)
}
print(fibonacci(80), calls, fibonacci(81), calls)
struct Place: Hashable { var x: Int, y: Int }
let ways = memoise { (ways: (Place) -> Int, p: Place) -> Int in
  p.x == 0 || p.y == 0 ? 1 : ways(Place(x: p.x - 1, y: p.y)) + ways(Place(x: p.x, y: p.y - 1))
}
print(ways(Place(x: 16, y: 16)))

// Knapsack: best value for each capacity, remembering what was taken.
struct Thing { let name: String, weight: Int, value: Int }
func pack(_ things: [Thing], capacity: Int) -> (value: Int, names: [String]) {
  var best = Array(repeating: (value: 0, names: [String]()), count: capacity + 1)
  for thing in things {
    for room in stride(from: capacity, through: thing.weight, by: -1) {
      let without = best[room - thing.weight]
      if without.value + thing.value > best[room].value {
        best[room] = (without.value + thing.value, without.names + [thing.name])
      }
    }
  }
  return best[capacity]
}
let things = [Thing(name: "tent", weight: 5, value: 10), Thing(name: "stove", weight: 4, value: 40),
              Thing(name: "book", weight: 6, value: 30), Thing(name: "lamp", weight: 3, value: 50)]
for capacity in [10, 7, 2, 18] { print(capacity, pack(things, capacity: capacity)) }

// Coins: how many ways, and the fewest coins (or none at all).
func countChange(_ amount: Int, _ coins: [Int]) -> Int {
  var ways = [1] + Array(repeating: 0, count: amount)
  for coin in coins where coin <= amount { for sum in coin...amount { ways[sum] += ways[sum - coin] } }
  return ways[amount]
}
func fewestCoins(_ amount: Int, _ coins: [Int]) -> [Int]? {
  let search = memoise { (search: (Int) -> [Int]?, rest: Int) -> [Int]? in
    if rest == 0 { return [] }
    return coins.filter { $0 <= rest }.compactMap { coin in search(rest - coin).map { [coin] + $0 } }
      .min { $0.count < $1.count }
  }
  return search(amount)
}
print(countChange(100, [1, 5, 10, 25, 50]), fewestCoins(63, [25, 10, 1]) ?? [], fewestCoins(12, [9, 6, 1]) ?? [])
print(fewestCoins(7, [4, 6]) as Any, fewestCoins(0, [3]) as Any)

// Levenshtein, with a table and a way back through it.
enum Edit: Equatable { case keep(Character), insert(Character), delete(Character), swap(Character, Character) }
func edits(_ from: String, _ to: String) -> (cost: Int, steps: [Edit]) {
  let a = Array(from), b = Array(to)
  var table = [[Int]](repeating: Array(0...b.count), count: a.count + 1)
  for i in 0...a.count { table[i][0] = i }
  for (i, x) in a.enumerated() {
    for (j, y) in b.enumerated() {
      table[i + 1][j + 1] = min(table[i][j + 1] + 1, table[i + 1][j] + 1, table[i][j] + (x == y ? 0 : 1))
    }
  }
  var steps: [Edit] = [], i = a.count, j = b.count
  while i > 0 || j > 0 {
    if i > 0, j > 0, table[i][j] == table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1) {
      steps.append(a[i - 1] == b[j - 1] ? .keep(a[i - 1]) : .swap(a[i - 1], b[j - 1]))
      (i, j) = (i - 1, j - 1)
    } else if i > 0, table[i][j] == table[i - 1][j] + 1 {
      i -= 1
      steps.append(.delete(a[i]))
    } else {
      j -= 1
      steps.append(.insert(b[j]))
    }
  }
  return (table[a.count][b.count], steps.reversed())
}
for (a, b) in [("kitten", "sitting"), ("", "abc"), ("same", "same"), ("flaw", "lawn")] {
  let (cost, steps) = edits(a, b)
  let marks = steps.map { step -> String in
    switch step {
    case .keep(let c): return "\(c)"
    case .insert(let c): return "+\(c)"
    case .delete(let c): return "-\(c)"
    case .swap(let c, let d): return "(\(c)>\(d))"
    }
  }
  print("\(a) -> \(b): \(cost)", marks.joined())
}
let dictionary = ["apple", "maple", "ample", "staple", "apply"]
print(dictionary.filter { edits("appel", $0).cost <= 2 })
print(dictionary.min { edits("stapl", $0).cost < edits("stapl", $1).cost }!)
