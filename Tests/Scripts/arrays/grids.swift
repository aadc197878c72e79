// Two-dimensional arrays: building, neighbours, transposing, rows and columns, value semantics of inner arrays.

var board = Array(repeating: Array(repeating: ".", count: 5), count: 3)
board[1][2] = "X"
board[0][4] = "O"
board[2] = ["a", "b", "c", "d", "e"]
for row in board { print(row.joined(separator: " ")) }
print(board.count, board[0].count, board[2][1...3], board.last!.last!)

// The rows are independent values.
var copy = board
copy[0][0] = "#"
copy.append([])
print(board[0][0], copy[0][0], board.count, copy.count)

// Multiplication table with nested maps.
let table = (1...4).map { row in (1...4).map { row * $0 } }
print(table)
print(table.map { $0.reduce(0, +) }, table.flatMap { $0 }.reduce(0, +), Array(table.joined()).count)

func transposed<T>(_ grid: [[T]]) -> [[T]] {
  guard let first = grid.first else { return [] }
  return first.indices.map { column in grid.map { $0[column] } }
}
print(transposed([[1, 2, 3], [4, 5, 6]]), transposed([[Int]]()))

// Identity, diagonal, matrix product.
let identity = (0..<3).map { i in (0..<3).map { $0 == i ? 1 : 0 } }
let matrix = [[1, 2, 0], [0, 1, -1], [3, 0, 2]]
func multiply(_ a: [[Int]], _ b: [[Int]]) -> [[Int]] {
  a.map { row in transposed(b).map { column in zip(row, column).map(*).reduce(0, +) } }
}
print(multiply(matrix, identity) == matrix, multiply(matrix, matrix))
print(matrix.indices.map { matrix[$0][$0] },
      matrix.map { $0.map(String.init).joined(separator: ",") }.joined(separator: ";"))

// The game of life: one step of a blinker.
func step(_ cells: [[Bool]]) -> [[Bool]] {
  cells.indices.map { y in
    cells[y].indices.map { x in
      var neighbours = 0
      for dy in -1...1 {
        for dx in -1...1 where (dx, dy) != (0, 0) {
          let ny = y + dy, nx = x + dx
          if cells.indices.contains(ny), cells[ny].indices.contains(nx), cells[ny][nx] { neighbours += 1 }
        }
      }
      return neighbours == 3 || (cells[y][x] && neighbours == 2)
    }
  }
}
var life = [".....", "..#..", "..#..", "..#..", "....."].map { $0.map { $0 == "#" } }
for generation in 0..<2 {
  print("generation", generation)
  for row in life { print(String(row.map { $0 ? "#" : "." as Character })) }
  life = step(life)
}

// Ragged rows, swapping rows, sorting rows, mutating in nested loops.
var triangle = [[1]]
for n in 1..<5 {
  let previous = triangle[n - 1]
  triangle.append([1] + zip(previous, previous.dropFirst()).map(+) + [1])
}
print(triangle)
triangle.swapAt(0, 4)
triangle.sort { $0.count > $1.count }
for y in triangle.indices { for x in triangle[y].indices where x == y { triangle[y][x] = 0 } }
print(triangle)
