// Generic subscripts: chosen by argument type or by the result, with defaults, constraints and setters.
enum Value {
  case int(Int), text(String), flag(Bool)
}

protocol Storable {
  init?(_ value: Value)
  var value: Value { get }
}
extension Int: Storable {
  init?(_ value: Value) { if case .int(let n) = value { self = n } else { return nil } }
  var value: Value { .int(self) }
}
extension String: Storable {
  init?(_ value: Value) { if case .text(let s) = value { self = s } else { return nil } }
  var value: Value { .text(self) }
}
extension Bool: Storable {
  init?(_ value: Value) { if case .flag(let b) = value { self = b } else { return nil } }
  var value: Value { .flag(self) }
}

struct Settings {
  private var values: [String: Value] = [:]

  subscript<T: Storable>(key: String) -> T? {
    get { values[key].flatMap { T($0) } }
    set { values[key] = newValue?.value }
  }

  subscript<T: Storable>(key: String, default fallback: @autoclosure () -> T) -> T {
    get { self[key] ?? fallback() }
    set { self[key] = newValue }
  }

  subscript<T: Storable>(key: String, as type: T.Type) -> T? { self[key] }
}

var settings = Settings()
settings["volume"] = 7
settings["name"] = "radio"
settings["loud", default: false] = true
settings["volume", default: 0] += 3
settings["plays", default: 0] += 1
let volume: Int? = settings["volume"]
let wrong: String? = settings["volume"]
print(volume ?? -1, wrong ?? "not a text", settings["loud", as: Bool.self] ?? false)
print(settings["name", default: "?"], settings["none", default: "?"], settings["plays", default: 0])
settings["name"] = String?.none
print(settings["name", as: String.self] == nil)

// A subscript taking any sequence of indices, and one taking a predicate.
extension Collection {
  subscript<S: Sequence>(picking indices: S) -> [Element] where S.Element == Index { indices.map { self[$0] } }
  subscript(where test: (Element) -> Bool) -> [Element] { filter(test) }
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
let letters = ["a", "b", "c", "d"]
print(letters[picking: [3, 0]], letters[picking: stride(from: 0, to: 4, by: 2)], letters[where: { $0 > "b" }])
print(letters[safe: 9] ?? "none", letters[safe: 1] ?? "none", (5..<9)[safe: 5] ?? 0)

struct Matrix<Element> {
  let columns: Int
  var cells: [Element]
  subscript<R: RangeExpression>(row row: Int, range: R) -> [Element] where R.Bound == Int {
    let line = Array(cells[row * columns..<(row + 1) * columns])
    return Array(line[range])
  }
}
let matrix = Matrix(columns: 3, cells: Array(1...6))
print(matrix[row: 0, 1...], matrix[row: 1, ..<2], matrix[row: 1, 1...1])
