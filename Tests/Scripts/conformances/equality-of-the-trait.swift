// What says already when two values are equal goes before what the compiler would make.

struct Level: Hashable, Strideable {
  var number: Int
  var note = ""
  func distance(to other: Level) -> Int { other.number - number }
  func advanced(by steps: Int) -> Level { Level(number: number + steps) }
}
func same<T: Equatable>(_ one: T, _ other: T) -> Bool { one == other }
print(Level(number: 1, note: "a") == Level(number: 1, note: "b"), same(Level(number: 1), Level(number: 1, note: "b")))
print(Level(number: 1) < Level(number: 2), [Level(number: 3, note: "c")].contains(Level(number: 3)))
print((Level(number: 1)...Level(number: 3)).map(\.number), Level(number: 1) != Level(number: 1, note: "x"))

enum Step: Int, Strideable, CaseIterable {
  case low, mid, high
  func distance(to other: Step) -> Int { (other.rawValue - rawValue) / 2 }
  func advanced(by steps: Int) -> Step { Step(rawValue: rawValue + steps) ?? .high }
}
print(Step.low == .mid, Step.low == .high, same(Step.low, .mid), Step.allCases.map { $0 == .low })

enum Plain: Strideable {
  case a(Int), b
  func distance(to other: Plain) -> Int { 0 }
  func advanced(by steps: Int) -> Plain { .b }
}
print(Plain.a(1) == .b, same(Plain.a(2), .a(3)))

protocol Coded: RawRepresentable where RawValue == Int {}
extension Coded {
  static func == (one: Self, other: Self) -> Bool {
    print("coded")
    return one.rawValue % 2 == other.rawValue % 2
  }
}
enum Code: Int, Coded { case zero, one, two }
print(Code.zero == .two, same(Code.zero, .two), [Code.one].contains(.two))
enum Free: Int { case zero, one }
print(Free.zero == .zero, same(Free.zero, .one), [Free.one].contains(.one))

// What a script says again of a trait hides the library's, its own generic parameters included.
extension Sequence {
  func reduce<Whole>(_ start: Whole, _ next: (Whole, Element) throws -> Whole) rethrows -> Whole {
    print("own reduce")
    var whole = start
    for element in self { whole = try next(whole, element) }
    return whole
  }
  func compactMap<Inner>(_ transform: (Element) throws -> Inner?) rethrows -> [Inner] {
    print("own compactMap")
    var result: [Inner] = []
    for element in self { if let inner = try transform(element) { result.append(inner) } }
    return result
  }
}
print([1, 2, 3].reduce(0) { $0 + $1 }, "abc".reduce("") { "\($1)" + $0 })
print(["1", "x", "3"].compactMap { Int($0) })
