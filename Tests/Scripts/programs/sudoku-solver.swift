// Notice: backtracking over a value type: the board is copied, tried, thrown away; the emptiest choice goes first.
struct Sudoku: CustomStringConvertible {
  private var cells: [Int]

  init?(_ text: String) {
    cells = text.filter { !$0.isWhitespace }.map { $0.wholeNumberValue ?? 0 }
    guard cells.count == 81 else { return nil }
  }

  subscript(row: Int, column: Int) -> Int {
    get { cells[row * 9 + column] }
    set { cells[row * 9 + column] = newValue }
  }

  private func peers(_ row: Int, _ column: Int) -> Set<Int> {
    let top = row / 3 * 3, left = column / 3 * 3
    var used: Set<Int> = []
    for i in 0..<9 {
      used.formUnion([self[row, i], self[i, column], self[top + i / 3, left + i % 3]])
    }
    return used
  }
  func candidates(_ row: Int, _ column: Int) -> [Int] {
    guard self[row, column] == 0 else { return [] }
    return Set(1...9).subtracting(peers(row, column)).sorted()
  }

  private func tightest() -> (row: Int, column: Int, options: [Int])? {
    var best: (row: Int, column: Int, options: [Int])?
    for row in 0..<9 {
      for column in 0..<9 where self[row, column] == 0 {
        let options = candidates(row, column)
        if options.count < best?.options.count ?? 10 { best = (row, column, options) }
      }
    }
    return best
  }

  func solved(steps: inout Int) -> Sudoku? {
    guard let (row, column, options) = tightest() else { return self }
    for option in options {
      steps += 1
      var next = self
      next[row, column] = option
      if let solution = next.solved(steps: &steps) { return solution }
    }
    return nil
  }

  var isConsistent: Bool {
    func unique(_ numbers: [Int]) -> Bool {
      let filled = numbers.filter { $0 > 0 }
      return Set(filled).count == filled.count
    }
    return (0..<9).allSatisfy { i in
      unique((0..<9).map { self[i, $0] }) && unique((0..<9).map { self[$0, i] })
        && unique((0..<9).map { self[i / 3 * 3 + $0 / 3, i % 3 * 3 + $0 % 3] })
    }
  }

  var description: String {
    (0..<9).map { row in
      let line = (0..<9).map { column in
        (self[row, column] == 0 ? "." : "\(self[row, column])") + (column == 2 || column == 5 ? " |" : "")
      }.joined(separator: " ")
      return row == 2 || row == 5 ? line + "\n------+-------+------" : line
    }.joined(separator: "\n")
  }
}

let puzzle = """
  53..7.... 6..195... .98....6.
  8...6...3 4..8.3..1 7...2...6
  .6....28. ...419..5 ....8..79
  """
guard let sudoku = Sudoku(puzzle) else { fatalError("not a board") }
print(sudoku)
print("choices:", sudoku.candidates(0, 2), sudoku.candidates(4, 4), sudoku.candidates(0, 0))
var steps = 0
if let solution = sudoku.solved(steps: &steps) {
  print("solved in", steps, "steps")
  print(solution)
  print(solution.isConsistent, sudoku.isConsistent)
}
var wrong = sudoku
wrong[0, 2] = 5
print(wrong.isConsistent, sudoku[0, 2], Sudoku("12") == nil)
