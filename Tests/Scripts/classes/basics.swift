// Classes: reference semantics, identity, initialisers, deinit.
class Counter {
  var count = 0
  let name: String
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "unnamed") }
  func bump() { count += 1 }
  func bump(by n: Int) { count += n }
  deinit { print("bye", name) }
}
let a = Counter(name: "a")
let b = a
b.bump()
b.bump(by: 5)
print(a.count, b.count, a === b, a !== b)
let c = Counter()
print(c.name, c === a, c.count)
func touch(_ counter: Counter) { counter.count = 100 }
touch(c)
print(c.count)
do {
  let temporary = Counter(name: "temporary")
  temporary.bump()
  print(temporary.count)
}
print("after scope")
var maybe: Counter? = Counter(name: "maybe")
maybe?.bump()
print(maybe?.count ?? -1)
maybe = nil
print(maybe?.count ?? -1)
var slot = Counter(name: "first")
slot = Counter(name: "second")
print(slot.name)
print(a)
struct Holder { let counter: Counter }
let h1 = Holder(counter: a)
let h2 = h1
h2.counter.bump()
print(h1.counter.count)
var list: [Counter] = [Counter(name: "in list")]
list.removeAll()
print("emptied", list.count)
