// Conforming to Collection and BidirectionalCollection with an own index: a sparse week, a matrix read by cells.

struct Week<Value>: BidirectionalCollection {
  enum Day: Int, Comparable, CaseIterable {
    case mon, tue, wed, thu, fri, end
    static func < (a: Day, b: Day) -> Bool { a.rawValue < b.rawValue }
  }

  private let values: [Value]
  init(_ values: (Day) -> Value) { self.values = Day.allCases.dropLast().map(values) }

  var startIndex: Day { .mon }
  var endIndex: Day { .end }
  func index(after day: Day) -> Day { Day(rawValue: day.rawValue + 1)! }
  func index(before day: Day) -> Day { Day(rawValue: day.rawValue - 1)! }
  subscript(day: Day) -> Value { values[day.rawValue] }
}

let lunch = Week { day in ["soup", "rice", "fish", "stew", "pizza"][day.rawValue] }
print(lunch.count, lunch.first!, lunch.last!, lunch[.wed], lunch.isEmpty)
for meal in lunch { print(meal, terminator: " ") }
for (day, meal) in zip(lunch.indices, lunch) where day > .wed { print("\(day): \(meal)", terminator: " ") }
print()

// All the free gifts.
print(lunch.map(\.count), lunch.firstIndex(of: "fish")!, lunch.lastIndex { $0.count == 4 }!,
      lunch.firstIndex(of: "cake") as Any)
print(lunch.index(.mon, offsetBy: 3), lunch.index(.fri, offsetBy: -2), lunch.distance(from: .tue, to: .end))
print(lunch.index(.thu, offsetBy: 9, limitedBy: .end) as Any, lunch.index(.thu, offsetBy: 1, limitedBy: .end)!)
print(lunch.reversed() as [String], lunch.suffix(2).map { $0 }, lunch.dropLast(3).joined(separator: "+"),
      lunch.sorted().first!)
print(Array(lunch.indices), lunch.contains("rice"))
let parts: [Slice<Week<String>>] = lunch.split(separator: "fish")
print(parts.map { $0.joined(separator: "+") }, parts[1].startIndex)

// Slices share the indices.
let middle = lunch[.tue ... .thu]
print(type(of: middle), middle.count, middle.startIndex, middle[.wed], middle.first!, middle.last!,
      Array(middle.dropFirst()))
print(lunch[.thu...].map { $0 }, lunch[..<Week<String>.Day.tue].map { $0 }, lunch.prefix(upTo: .wed).count,
      lunch.prefix { $0 != "fish" }.endIndex)

// A grid as a collection of its cells, row by row, by an index struct.
struct Grid: Collection {
  struct Index: Comparable {
    var row: Int, column: Int
    static func < (a: Index, b: Index) -> Bool { (a.row, a.column) < (b.row, b.column) }
  }
  let rows: [String]
  var startIndex: Index { Index(row: 0, column: 0) }
  var endIndex: Index { Index(row: rows.count, column: 0) }
  func index(after i: Index) -> Index {
    i.column + 1 < rows[i.row].count ? Index(row: i.row, column: i.column + 1) : Index(row: i.row + 1, column: 0)
  }
  subscript(i: Index) -> Character { rows[i.row][rows[i.row].index(rows[i.row].startIndex, offsetBy: i.column)] }
}
let maze = Grid(rows: ["S.#", ".##", "..E"])
print(String(maze), maze.count, maze.filter { $0 == "#" }.count)
if let exit = maze.firstIndex(of: "E") { print("exit at", exit.row, exit.column, maze[exit]) }
print(maze.indices.filter { maze[$0] == "." }.map { "\($0.row)\($0.column)" }, maze.dropFirst(7).first!, maze.min()!)

// An algorithm written once over Collection runs on all of them.
extension Collection where Element: Equatable {
  func secondIndex(of element: Element) -> Index? {
    guard let first = firstIndex(of: element) else { return nil }
    return self[index(after: first)...].firstIndex(of: element)
  }
}
print(maze.secondIndex(of: ".").map { "\($0.row)\($0.column)" } ?? "-", [1, 2, 1].secondIndex(of: 1)!,
      lunch.secondIndex(of: "soup") as Any)
