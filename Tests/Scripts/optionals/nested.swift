// Optionals of optionals: where they come from, how they print, how to flatten, how patterns see them.

let table: [String: Int?] = ["known": 1, "empty": nil]

let known = table["known"]
let empty = table["empty"]
let absent = table["absent"]
print(type(of: known), known as Any, empty as Any, absent as Any)
print(known == 1, empty == nil, empty == .some(nil), absent == nil, absent == .some(nil))

func describe(_ value: Int??) -> String {
  switch value {
  case let number??: return "a number \(number)"
  case .some(nil): return "a known nothing"
  case nil: return "unknown"
  }
}
print([known, empty, absent].map(describe))

// Flattening.
print((known ?? nil) as Any, (empty ?? nil) as Any, known.flatMap { $0 } as Any, empty.flatMap { $0 } as Any,
      (empty ?? 7) as Any)
if let inner = known, let number = inner { print("both layers:", number) }
if case let number?? = known { print("pattern:", number) }
if let inner = empty { print("outer only:", inner as Any) }
if let number = table["known"] as? Int { print("cast:", number) }

// Wrapping is implicit, as many layers as needed.
let deep: Int??? = 5
let hollow: Int?? = nil
let wrappedNil: Int?? = .some(.none)
print(deep as Any, deep!!!, hollow as Any, wrappedNil as Any, hollow == wrappedNil, deep == 5)
let lifted: Int?? = Optional<Int>.none
print(lifted == nil, lifted as Any, describe(lifted), describe(nil), describe(3))

// map makes layers, chaining does not.
let text: String? = "12"
print(text.map { Int($0) } as Any, text.flatMap { Int($0) } as Any, text?.first?.wholeNumberValue as Any)
let words: [String]? = ["7", "x"]
print(words?.first.map { Int($0) } as Any, words?.last.flatMap { Int($0) } as Any, words?.dropFirst(5).first as Any)
print(type(of: words.map { $0.first }), type(of: words.flatMap { $0.first }), type(of: words?.first))

// try? flattens; as? too; first of an array of optionals does not.
struct Unreadable: Error {}
func load(_ name: String) throws -> Int? {
  if name.isEmpty { throw Unreadable() }
  return name == "nil" ? nil : name.count
}
print((try? load("abc")) as Any, (try? load("nil")) as Any, (try? load("")) as Any, type(of: try? load("abc")))
let list: [Int?] = [nil, 2]
print(list.first as Any, list.last as Any, [Int?]().first as Any, list.first == nil, list.first == .some(nil))
print(list.first ?? 9 as Any, (list.last ?? 9) as Any, list.compactMap { $0 }.first as Any)

// Iterating with an inner nil does not end the loop.
var iterator = list.makeIterator()
var seen = 0
while let element = iterator.next() { seen += 1; print(element.map(String.init) ?? "hole", terminator: " ") }
print(seen)

// Any may hide an optional.
let hidden: Any = none(of: Int.self) as Any
func none<T>(of type: T.Type) -> T? { nil }
print(hidden, hidden is Int, hidden as? Int as Any, (hidden as? Int?) as Any)
let boxes: [Any] = [1, Optional(2) as Any, none(of: String.self) as Any]
print(boxes, boxes.compactMap { $0 as? Int })

// A generic flatten, and one which asks for a value through layers.
extension Optional {
  func flattened<T>() -> T? where Wrapped == T? { self ?? nil }
}
print(known.flattened() as Any, empty.flattened() as Any, deep.flattened().flattened() as Any)
print(Optional(Optional(1)) == 1, Optional(Optional("x")) as Any, [known, empty] == [1, .some(nil)],
      Set([known, empty, absent]).count)
