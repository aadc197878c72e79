// When objects go away.
class Noisy {
  let name: String
  var other: Noisy?
  init(_ name: String, _ other: Noisy? = nil) {
    self.name = name
    self.other = other
    print("init", name)
  }
  deinit { print("deinit", name) }
}
func scope() {
  let a = Noisy("a")
  _ = Noisy("discarded")
  print("in scope", a.name)
}
scope()
var x: Noisy? = Noisy("x")
x = Noisy("x2")
x = nil
print("-- chain")
var chain: Noisy? = Noisy("outer", Noisy("middle", Noisy("inner")))
chain = nil
print("-- shared")
var first: Noisy? = Noisy("shared")
var second = first
first = nil
print("still", second!.name)
second = nil
print("-- array")
var list = [Noisy("l1"), Noisy("l2"), Noisy("l3")]
list.remove(at: 1)
print("removed")
list = []
print("-- struct")
struct Holder { var noisy: Noisy; var n = 1 }
var h: Holder? = Holder(noisy: Noisy("held"))
var copy = h
h = nil
print("copy keeps", copy!.noisy.name)
copy?.noisy = Noisy("replacement")
copy = nil
print("-- enum")
enum Slot { case empty, full(Noisy) }
var slot = Slot.full(Noisy("slotted"))
slot = .empty
print("-- closure")
var closure: (() -> String)?
func capture() { let n = Noisy("captured"); closure = { n.name } }
capture()
print(closure!())
closure = nil
print("-- dictionary")
var d = ["k": Noisy("value")]
d["k"] = Noisy("new value")
d["k"] = nil
print("-- loop")
for i in 1...2 {
  let n = Noisy("loop\(i)")
  if i == 1 { continue }
  print("end of", n.name)
}
func returns() -> Noisy { Noisy("returned") }
print(returns().name)
print("-- cycle broken")
var p: Noisy? = Noisy("p"), q: Noisy? = Noisy("q", p)
p!.other = q
p!.other = nil
p = nil
q = nil
print("end")
