// Comparing optionals: ==, != with values and nil, equality in containers, sorting, min by, own Optional extensions.

let three: Int? = 3
let four: Int? = 4
let none: Int? = nil

print(three == 3, 3 == three, three == four, three == nil, none == nil, none != three, nil == none, none == .none)
print(three != nil ? "some" : "none", three == .some(3), [three, none] == [3, nil], [three] != [none])

// Types without Equatable may still be compared with nil.
struct Blob { var size = 1 }
let blob: Blob? = Blob()
print(blob == nil, blob != nil, (nil as Blob?) == nil)

// Optional is Equatable and Hashable if its content is.
print(Set([three, none, 3, nil]).count, [three: "three", none: "none"][nil] ?? "?", [three: 1][3]!)
print([1, nil, 3].contains(nil), [1, nil, 3].firstIndex(of: nil)!, [1, nil, 3].firstIndex(of: 3)!,
      [Int?]().contains(nil))
print([nil, 1, nil].filter { $0 == nil }.count, ["a": 1]["a"] == 1, ["a": 1]["b"] == nil, "abc".first == "a",
      [Int]().last == nil)

// There is no < for optionals; it is made by default values or by patterns.
extension Optional where Wrapped: Comparable {
  func precedes(_ other: Wrapped?, nilsFirst: Bool = true) -> Bool {
    switch (self, other) {
    case let (a?, b?): return a < b
    case (nil, _?): return nilsFirst
    case (_?, nil): return !nilsFirst
    case (nil, nil): return false
    }
  }
}
let marks: [Int?] = [5, nil, 2, 9, nil]
print(marks.sorted { $0.precedes($1) }.map { $0 ?? 0 },
      marks.sorted { $0.precedes($1, nilsFirst: false) }.map { $0 ?? 0 })
print(marks.compactMap { $0 }.max() as Any, marks.max { ($0 ?? .min) < ($1 ?? .min) }!!,
      [none, none].compactMap { $0 }.min() as Any)
print((three ?? 0) < (four ?? 0), zip([1, nil], [1, nil]).allSatisfy { $0 == $1 })

// Own conveniences.
extension Optional {
  var isNone: Bool { self == nil }
  func or(_ value: @autoclosure () -> Wrapped) -> Wrapped { self ?? value() }
  func filter(_ keep: (Wrapped) -> Bool) -> Wrapped? { flatMap { keep($0) ? $0 : nil } }
  func orThrow(_ error: @autoclosure () -> Error) throws -> Wrapped {
    guard let value = self else { throw error() }
    return value
  }
}
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
  var isBlank: Bool { self?.allSatisfy(\.isWhitespace) ?? true }
}
extension Optional where Wrapped: Collection {
  var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
let title: String? = nil
print(none.isNone, none.or(8), three.filter { $0 > 9 } as Any, four.filter { $0 > 3 } as Any)
print(title.orEmpty.count, title.isBlank, Optional("  ").isBlank, Optional("x").isBlank, ([] as [Int]?).isNilOrEmpty,
      Optional([1]).isNilOrEmpty)

enum Missing: Error { case field(String) }
for value in [three, none] {
  do { print(try value.orThrow(Missing.field("age"))) } catch { print("error:", error) }
}

// Optionals in equatable structs and tuples; a generic unwrap-both.
struct Entry: Hashable { var key: String, note: String? }
print(Entry(key: "a", note: nil) == Entry(key: "a", note: nil),
      Entry(key: "a", note: "x") == Entry(key: "a", note: nil))
print((1, none) == (1, nil), (three, "x") == (3, "x"), (three, 1) != (nil, 1))
func both<A, B>(_ a: A?, _ b: B?) -> (A, B)? { a.flatMap { x in b.map { (x, $0) } } }
print(both(three, "x") as Any, both(three, title) as Any, both(none, title) == nil)
let ready: Bool? = nil
print(ready == true, ready ?? false, ready != false, ready == nil)
