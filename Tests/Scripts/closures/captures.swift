// Captured variables are shared; capture lists copy.
func makeCounter() -> () -> Int {
  var n = 0
  return {
    n += 1
    return n
  }
}
let a = makeCounter()
let b = makeCounter()
print(a(), a(), b(), a())
var x = 1
let live = { x }
let frozen = { [x] in x }
let renamed = { [y = x * 10] in y }
x = 2
print(live(), frozen(), renamed())
func makePair() -> (get: () -> Int, set: (Int) -> Void) {
  var value = 0
  return ({ value }, { value = $0 })
}
let pair = makePair()
pair.set(9)
print(pair.get())
var closures: [() -> Int] = []
for i in 0..<3 { closures.append { i * i } }
print(closures.map { $0() })
var total = 0
[1, 2, 3].forEach { total += $0 }
print(total)
struct Snapshot {
  var n = 1
  func reader() -> () -> Int { { n } }
  func selfReader() -> () -> Int { { self.n } }
}
var s = Snapshot()
let read = s.reader()
s.n = 50
print(read(), s.selfReader()())
func outer() -> [Int] {
  var log: [Int] = []
  func note(_ n: Int) { log.append(n) }
  let closure = { (n: Int) in
    note(n)
    log.append(n * 10)
  }
  closure(1)
  note(2)
  closure(3)
  return log
}
print(outer())
func fixedPoint(_ f: @escaping (Int) -> Int, _ n: Int) -> () -> Int {
  var current = n
  func step() -> Int {
    let next = f(current)
    if next == current { return current }
    current = next
    return step()
  }
  return step
}
print(fixedPoint({ $0 / 2 }, 100)())
var i = 0
let grow = { () -> Int in i += 1; return i }
print(grow() + grow() * 10, i)
