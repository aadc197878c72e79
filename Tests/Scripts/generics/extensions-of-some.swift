// An extension of `[Int]` is one of arrays whose elements are `Int`.

extension [Int] {
  func total() -> Int { reduce(0, +) }
  static var none: [Int] { [] }
}
extension Int? { var orZero: Int { self ?? 0 } }
extension [String: Int] { var sum: Int { values.reduce(0, +) } }
extension Optional<String> { var orEmpty: String { self ?? "" } }
extension Array<String> { func total() -> String { joined() } }
extension [[Int]] { var flat: [Int] { flatMap { $0 } } }
typealias Names = Set<String>
extension Names { var longest: Int { map(\.count).max() ?? 0 } }
extension Result where Failure == Never {
  var value: Success {
    switch self {
    case .success(let value): return value
    }
  }
}

let missing: String? = nil
print([1, 2].total(), ["a", "b"].total(), [Int].none, Optional(3).orZero, Int?.none.orZero)
print(["a": 3, "b": 4].sum, missing.orEmpty.isEmpty, [[1], [2]].flat, Names(["Zoe", "Al"]).longest)
print(Result<Int, Never>.success(3).value)
