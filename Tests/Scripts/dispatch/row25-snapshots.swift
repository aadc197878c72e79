// Row 25: a closure that captures struct self, and a capture list, are snapshots.
struct S {
  var n = 1
  func reader() -> () -> Int { { self.n } }
  mutating func bump() { n += 1 }
}
var s = S()
let read = s.reader()
s.bump()
print(read(), s.n)
var n = 10
let live = { n }
let snapshot = { [n] in n }
n = 20
print(live(), snapshot())
final class C { var n = 1; func reader() -> () -> Int { { self.n } } }
let c = C()
let readC = c.reader()
let held = { [c] in c.n }
c.n = 5
print(readC(), held())
