// Local variables with accessors and observers capture what they use, like local functions.
func f() {
  var base = 3
  var twice: Int { base * 2 }
  var both: (Int, Int) {
    get { (base, twice) }
    set { base = newValue.0 + newValue.1 }
  }
  print(twice, both)
  both = (1, 4)
  print(base, twice, both.1)
  both.0 += 10
  print(base)
  var log: [String] = []
  var watched = 1 {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("did \(oldValue) -> \(watched)") }
  }
  watched += 4
  watched = 9
  let bump = { watched += 1; return twice }
  print(bump(), log)
  func inner() -> Int { base += 1; return twice + watched }
  print(inner(), base)
  var clamped = 5 { didSet { if clamped > 10 { clamped = 10 } } }
  clamped = 50
  print(clamped)
  var name: String? { base > 100 ? nil : "base \(base)" }
  print(name ?? "-", name?.count ?? 0)
}
f()
struct S {
  var items = [1, 2]
  mutating func g() -> Int {
    var last: Int { items.count }
    return last
  }
  func h<T>(_ x: T) -> String {
    var text: String { "\(x) \(items)" }
    return text
  }
}
var s = S()
print(s.g(), s.h(2.5))
class C {
  var n = 0
  func go() {
    var m: Int { get { self.n } set { self.n = newValue } }
    m += 5
    print(m, n)
  }
}
C().go()
do {
  var list = [3, 1] { didSet { print("list", list) } }
  list.append(2)
  list.sort()
  list[0] = 7
}
for i in 1...2 {
  var sq: Int { i * i }
  print(sq)
}
