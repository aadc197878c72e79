// Patterns on optionals: x?, .some/.none, nil, for case, if case with ranges and tuples, casts, implicit unwrapping.

func verdict(_ mark: Int?) -> String {
  switch mark {
  case nil: return "absent"
  case 0?: return "zero"
  case let m? where m < 0: return "impossible \(m)"
  case .some(1...49): return "failed"
  case .some(let m) where m > 100: return "bonus \(m - 100)"
  case .some: return "passed"
  }
}
print([nil, 0, -1, 30, 75, 103].map(verdict))

// Two optionals at once.
func meet(_ a: String?, _ b: String?) -> String {
  switch (a, b) {
  case let (a?, b?) where a == b: return "\(a) meets himself"
  case let (a?, b?): return "\(a) meets \(b)"
  case (let lonely?, nil), (nil, let lonely?): return "\(lonely) waits"
  case (nil, nil): return "nobody comes"
  }
}
print(meet("Ann", "Bob"), meet("Ann", nil), meet(nil, "Bob"), meet(nil, nil), meet("Ann", "Ann"), separator: "; ")

// for case, with where, with tuples, with enum payloads.
let readings: [(hour: Int, value: Double?)] = [(8, 1.5), (9, nil), (10, 2.5), (11, -1)]
for case let (hour, value?) in readings where value > 0 { print("\(hour)h \(value)") }
for case (let hour, nil) in readings { print("\(hour)h missing") }
enum Parcel { case letter(to: String?), box(weight: Double, to: String?) }
let post: [Parcel] = [.letter(to: "Kim"), .box(weight: 2, to: nil), .letter(to: nil), .box(weight: 9, to: "Lee")]
for case .letter(let name?) in post { print("letter to", name) }
for case let .box(weight, to) in post { print("box of \(weight) to \(to ?? "unknown")") }
print(post.filter { if case .letter(nil) = $0 { return true } else { return false } }.count)

// if case / guard case / while case.
let age: Int? = 42
if case .some(18...) = age { print("adult by range") }
if case let years? = age, years % 2 == 0 { print("even", years) }
if case .none = age { print("never") }
var stack: [Int?] = [1, nil, 3]
while case let top?? = stack.popLast() { print("popped", top) }
print("left:", stack.count)

// Enums with optional raw-value initialisers and strings in patterns.
enum Suit: String { case hearts, spades }
for name in ["hearts", "clubs"] {
  switch Suit(rawValue: name) {
  case .hearts: print("red")
  case .spades?: print("black")
  case nil: print("no suit:", name)
  }
}
switch readLineStandIn() {
case "quit"?: print("bye")
case let command?: print("run", command)
case nil: print("end of input")
}
func readLineStandIn() -> String? { "list" }

// Casting patterns bind from Any, and from optionals of protocols.
let things: [Any?] = [1, "two", nil, 3.0, [4]]
for thing in things {
  switch thing {
  case let n as Int: print("int", n)
  case let s as String: print("string", s)
  case .some(let other): print("other", other)
  case .none: print("nothing")
  }
}

// Implicitly unwrapped optionals behave as values where a value is needed.
var label: String! = "ready"
print(label.count, label + "!", label as Any, label == nil)
label = nil
print(label as Any, label?.count as Any, label ?? "unset")
let copy = label
print(type(of: copy))

// Ternaries, switch expressions and guard in loops.
let words = ["a": 1, "b": 2]
for key in ["a", "z", "b"] {
  guard let value = words[key] else { print(key, "skipped"); continue }
  let size = switch value { case 1: "small"; default: "large" }
  print(key, size)
}
