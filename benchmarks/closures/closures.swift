final class Counter {
  var total = 0
  var handlers: [(Int) -> Void] = []
  func on(_ handler: @escaping (Int) -> Void) { handlers.append(handler) }
  func send(_ n: Int) { for handler in handlers { handler(n) } }
}
func work(_ n: Int) -> Int {
  let counter = Counter()
  for step in 1...4 {
    counter.on { [unowned counter] n in counter.total += n & step }
  }
  var calls = 0
  counter.on { _ in calls += 1 }
  for i in 0..<n { counter.send(i) }
  let scale = { (x: Int) in x * 2 + 1 }
  var last = 0
  for i in 0..<n { last = scale(last & 1023) + i }
  return counter.total + calls + last
}
print(work(800_000))
