// Custom subscripts: labels, several parameters, setters, static, generic, default.
struct Matrix {
  let columns: Int
  var cells: [Int]
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Int] { Array(cells[row * columns..<(row + 1) * columns]) }
  subscript(name: String) -> Int? {
    name == "first" ? cells.first : name == "last" ? cells.last : nil
  }
  static subscript(n: Int) -> Matrix { Matrix(columns: n, cells: Array(repeating: 0, count: n * n)) }
}
var m = Matrix(columns: 2, cells: [1, 2, 3, 4])
print(m[0, 1], m[1, 0], m[row: 1], m["first"] as Any, m["what"] as Any)
m[0, 1] = 20
m[1, 1] += 5
print(m.cells, Matrix[2].cells)
class Table {
  var rows: [String: [Int]] = [:]
  subscript(key: String) -> [Int] {
    get { rows[key] ?? [] }
    set { rows[key] = newValue.isEmpty ? nil : newValue }
  }
  subscript(key: String, index: Int, default other: Int = -1) -> Int {
    let row = self[key]
    return index < row.count ? row[index] : other
  }
}
let t = Table()
t["a"].append(5)
t["a"].append(6)
t["a"][0] = 50
print(t["a"], t["b"], t["a", 1], t["a", 9], t["a", 9, default: 0])
t["a"] = []
print(t.rows.count)
extension Array {
  subscript(safe i: Int) -> Element? { i >= 0 && i < count ? self[i] : nil }
}
extension String {
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
}
print([1, 2][safe: 1] as Any, [1, 2][safe: 2] as Any, "héllo"[1])
protocol Lookup { subscript(key: String) -> Int { get set } }
struct Store: Lookup {
  var d: [String: Int] = [:]
  subscript(key: String) -> Int { get { d[key, default: 0] } set { d[key] = newValue } }
}
var l: any Lookup = Store()
l["x"] += 3
l["x"] *= 2
print(l["x"], l["y"])
func bump<T: Lookup>(_ t: inout T) { t["k"] += 1 }
var store = Store()
bump(&store)
bump(&store)
print(store["k"])
