// Subscripts: several parameters, labels, overloads, read-only, setter with newValue, inout through a subscript.
struct Board {
  let width: Int
  private var cells: [Character]

  init(_ rows: String...) {
    width = rows[0].count
    cells = rows.flatMap { Array($0) }
  }

  subscript(x: Int, y: Int) -> Character {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }

  subscript(square: String) -> Character {
    get {
      let (x, y) = Board.parse(square)
      return self[x, y]
    }
    set(piece) {
      let (x, y) = Board.parse(square)
      self[x, y] = piece
    }
  }

  subscript(row y: Int) -> String {
    get { String(cells[(y * width)..<((y + 1) * width)]) }
    set {
      precondition(newValue.count == width)
      for (x, piece) in newValue.enumerated() { self[x, y] = piece }
    }
  }

  subscript(column x: Int) -> String { String((0..<cells.count / width).map { self[x, $0] }) }

  subscript(counting piece: Character) -> Int { cells.filter { $0 == piece }.count }

  private static func parse(_ square: String) -> (Int, Int) {
    let values = square.unicodeScalars.map { Int($0.value) }
    return (values[0] - 97, values[1] - 49)
  }
}

var board = Board("rnb", "...", "RNB")
print(board[0, 0], board["c3"], board[row: 1], board[column: 1])
board[1, 1] = "Q"
board["a2"] = "q"
board[row: 0] = "abc"
print(board[row: 0], board[row: 1], board[counting: "."], board["b2"])

let saved = board
board[row: 2] = String(board[row: 2].reversed())
print(saved[row: 2], board[row: 2])

func promote(_ piece: inout Character) { piece = Character(piece.uppercased()) }
promote(&board["a2"])
promote(&board[0, 0])
print(board[row: 1], board[row: 0])

// Chains of subscripts change deep values in place.
var table = ["fruits": ["apple", "pear"], "nuts": []]
table["fruits"]?[1] += "s"
table["nuts"]?.append("almond")
table["greens", default: []].append("kale")
table["lost"]?.append("never")
print(table.keys.sorted(), table["fruits"]!, table["nuts"]!, table["greens"]!)
var matrix = Array(repeating: Array(repeating: 0, count: 3), count: 2)
matrix[1][2] = 5
matrix[0][0] += 1
matrix[1].swapAt(0, 2)
print(matrix)
