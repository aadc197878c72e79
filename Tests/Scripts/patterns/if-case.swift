// if case, guard case, for case, while case, ~=.
enum Event { case tap(Int), text(String), none }
let events: [Event] = [.tap(1), .text("a"), .none, .tap(5), .text("")]
for case .tap(let n) in events { print("tap", n) }
for case .tap(let n) in events where n > 2 { print("big tap", n) }
for case .text(let s) in events { print("text [\(s)]") }
if case .tap(let n) = events[0], n == 1 { print("first tap") }
if case .text = events[1] { print("is text") }
if case .tap(5) = events[3] { print("exactly five") }
func first(_ e: Event) -> Int {
  guard case .tap(let n) = e else { return -1 }
  return n
}
print(events.map(first))
var queue = events
while case .tap(let n)? = queue.first {
  print("consumed", n)
  queue.removeFirst()
}
print(queue.count)
let n = 42
if case 40...50 = n { print("in range") }
if case let x = n, x > 41 { print("bound", x) }
let pair = (1, Optional("x"))
if case (1, let s?) = pair { print("pair", s) }
if case (_, .some("y")) = pair { print("never") } else { print("no y") }
for case let (i, s?) in [(1, nil), (2, "two"), (3, nil), (4, "four")] as [(Int, String?)] { print(i, s) }
let anys: [Any] = [1, "a", 2]
for case let i as Int in anys { print("int", i) }
for case is String in anys { print("a string") }
struct Version: Equatable { let n: Int }
func ~= (pattern: Int, value: Version) -> Bool { value.n == pattern }
switch Version(n: 3) {
case 1: print("one")
case 3: print("three, by own pattern operator")
default: print("other")
}
enum Nested { case wrap(Event), pair(Event, Event) }
let nested: [Nested] = [.wrap(.tap(9)), .pair(.text("p"), .none), .wrap(.none)]
for x in nested {
  switch x {
  case .wrap(.tap(let n)): print("wrapped tap", n)
  case .wrap(.text), .wrap(.none): print("wrapped other")
  case .pair(.text(let s), _): print("pair text", s)
  case .pair: print("pair")
  }
}
func both(_ a: Event, _ b: Event) -> String {
  switch (a, b) {
  case (.tap(let x), .tap(let y)): "taps \(x + y)"
  case (.text(let s), .tap), (.tap, .text(let s)): "mixed " + s
  default: "else"
  }
}
print(both(.tap(1), .tap(2)), both(.text("t"), .tap(0)), both(.tap(0), .text("u")), both(.none, .none))
