// Local variables with accessors and observers: in functions, generics, methods, loops and blocks.
func area(_ w: Int) -> Int {
  var side = w
  var squared: Int { side * side }
  var doubled: Int { get { print("get"); return side * 2 } set { side = newValue / 2 } }
  print(squared, doubled)
  side += 1
  doubled = 20; doubled += 2
  func bump(_ x: inout Int) { x += 2 }
  bump(&doubled)
  let f = { squared + doubled }
  return f() + side
}
print(area(3))
func watch() {
  var log: [String] = []
  var value = 0 { willSet { log.append("will \(newValue)") } didSet { log.append("\(oldValue)->\(value)"); if value > 100 { value = 100 } } }
  value = 1; value += 5; value = 500
  let set = { (n: Int) in value = n }
  set(7)
  var list = [1] { didSet { print("list", list.count) } }
  list.append(4); list[0] = 9
  for i in 0..<2 { var x = i { didSet { print("x", oldValue, x) } }; x += 10; _ = x }
  func inner() { value += 1 }
  inner()
  print(log, value, list)
}
watch()
func generic<T: CustomStringConvertible>(_ t: T) -> String {
  var items = [t]
  var text: String { items.map { $0.description }.joined(separator: "-") }
  items.append(t)
  return text
}
print(generic(4), generic("s"))
struct S { var n = 1
  mutating func go() { var half: Int { get { n / 2 } set { n = newValue * 2 } }; half = 8; print(half, n) }
  func look() -> Int { var twice: Int { n * 2 }; return twice }
}
var s = S(); s.go(); print(s.look())
final class K { var n = 3; deinit { print("gone") }
  func run() -> Int { var m: Int { get { n } set { n = newValue } }; m += 4; return m } }
print(K().run())
do { var z: Int { 5 }; print(z) }
if true { var q = 1 { didSet { print("q", q) } }; q = 2; print(q) }
