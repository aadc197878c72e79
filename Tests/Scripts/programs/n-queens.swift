// Notice: n queens twice: recursion that collects, and a lazy sequence that yields one solution at a time.
struct Board: Equatable {
  let size: Int
  private(set) var columns: [Int] = []
  init(size: Int) { self.size = size }

  var row: Int { columns.count }
  var isFull: Bool { row == size }
  func allows(_ column: Int) -> Bool {
    for (r, c) in columns.enumerated() where c == column || row - r == abs(column - c) { return false }
    return true
  }
  func adding(_ column: Int) -> Board {
    var copy = self
    copy.columns.append(column)
    return copy
  }
  var next: [Board] { (0..<size).filter(allows).map(adding) }
  var mirrored: Board {
    var copy = self
    copy.columns = columns.map { size - 1 - $0 }
    return copy
  }
  var turned: Board {
    var copy = self
    copy.columns = (0..<size).map { column in size - 1 - columns.firstIndex(of: column)! }
    return copy
  }
}
extension Board: CustomStringConvertible {
  var description: String {
    columns.map { queen in (0..<size).map { $0 == queen ? "Q" : "." }.joined(separator: " ") }.joined(separator: "\n")
  }
}

func allSolutions(_ board: Board) -> [Board] {
  board.isFull ? [board] : board.next.flatMap(allSolutions)
}
print((1...7).map { allSolutions(Board(size: $0)).count })
print(allSolutions(Board(size: 4)).map(\.columns))

// The same search with a stack of open boards, one solution per call of next().
struct Queens: Sequence, IteratorProtocol {
  private var open: [Board]
  private(set) var tried = 0
  init(_ size: Int) { open = [Board(size: size)] }
  mutating func next() -> Board? {
    while let board = open.popLast() {
      tried += 1
      if board.isFull { return board }
      open += board.next.reversed()
    }
    return nil
  }
}
var queens = Queens(8)
if let first = queens.next() {
  print(first)
  print("after", queens.tried, "boards; columns", first.columns)
}
print(Queens(6).map { $0.columns.map(String.init).joined() })
print(Queens(5).first { $0.columns.first == 2 }?.columns ?? [], Queens(3).contains { _ in true })
print(Queens(8).prefix(3).map { $0.columns.last! }, Queens(8).reduce(0) { count, _ in count + 1 })

// Solutions that are not turns or mirrors of one another.
func distinct(_ size: Int) -> [Board] {
  allSolutions(Board(size: size)).reduce(into: []) { found, board in
    var image = board
    for _ in 1...4 {
      image = image.turned
      if found.contains(image) || found.contains(image.mirrored) { return }
    }
    found.append(board)
  }
}
print(distinct(4).count, distinct(5).count, distinct(6).count, distinct(8).count)
print(distinct(4)[0])
