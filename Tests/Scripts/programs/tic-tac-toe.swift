// Notice: a perfect player by minimax with a memo, a board printed as text, and games played to the end.
enum Player: String {
  case x = "X", o = "O"
  var other: Player { self == .x ? .o : .x }
}

struct Board: Hashable {
  private var cells: [Player?] = Array(repeating: nil, count: 9)
  private(set) var turn = Player.x

  init() {}
  init?(_ picture: String) {
    let marks = picture.filter { "XO.".contains($0) }
    guard marks.count == 9 else { return nil }
    cells = marks.map { Player(rawValue: String($0)) }
    turn = cells.filter { $0 == .x }.count > cells.filter { $0 == .o }.count ? .o : .x
  }
  subscript(place: Int) -> Player? { cells[place] }

  static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
  enum State: Equatable { case running, won(Player, line: [Int]), draw }
  var state: State {
    for line in Self.lines {
      if let player = self[line[0]], line.allSatisfy({ self[$0] == player }) { return .won(player, line: line) }
    }
    return moves.isEmpty ? .draw : .running
  }
  var moves: [Int] { cells.indices.filter { cells[$0] == nil } }
  func playing(_ place: Int) -> Board? {
    guard cells.indices ~= place, cells[place] == nil, state == .running else { return nil }
    var next = self
    next.cells[place] = turn
    next.turn = turn.other
    return next
  }
}
extension Board: CustomStringConvertible {
  var description: String {
    stride(from: 0, to: 9, by: 3).map { row in
      cells[row..<row + 3].map { $0?.rawValue ?? "." }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}

// +n: the player to move wins (sooner is better), -n: loses, 0: draw.
var memo: [Board: Int] = [:]
func value(of board: Board) -> Int {
  if let known = memo[board] { return known }
  let result: Int
  switch board.state {
  case .won: result = -(board.moves.count + 1)
  case .draw: result = 0
  case .running: result = board.moves.map { -value(of: board.playing($0)!) }.max()!
  }
  memo[board] = result
  return result
}

protocol Strategy { func choose(on board: Board) -> Int }
struct First: Strategy { func choose(on board: Board) -> Int { board.moves.first! } }
struct Fixed: Strategy {
  let order: [Int]
  func choose(on board: Board) -> Int { order.first { board.moves.contains($0) }! }
}
struct Perfect: Strategy {
  func choose(on board: Board) -> Int {
    board.moves.map { ($0, -value(of: board.playing($0)!)) }.reduce((-1, Int.min)) { $1.1 > $0.1 ? $1 : $0 }.0
  }
}

func play(_ x: any Strategy, _ o: any Strategy) -> (board: Board, moves: [Int]) {
  var board = Board(), moves: [Int] = []
  while board.state == .running {
    let move = (board.turn == .x ? x : o).choose(on: board)
    guard let next = board.playing(move) else { break }
    board = next
    moves.append(move)
  }
  return (board, moves)
}

let matches: [(any Strategy, any Strategy)] = [
  (First(), First()), (First(), Perfect()), (Perfect(), First()), (Perfect(), Perfect()),
]
for (x, o) in matches {
  let (board, moves) = play(x, o)
  print(type(of: x), "against", type(of: o), moves)
  print(board)
  switch board.state {
  case .won(let player, let line): print(player.rawValue, "wins on", line)
  case .draw: print("a draw")
  case .running: print("never ends")
  }
}
let puzzle = Board("XX. OO. ...")!
print(puzzle.turn, Perfect().choose(on: puzzle), value(of: puzzle), puzzle.playing(0) == nil, Board("X") == nil)
print(Perfect().choose(on: Board("X.. .O. ..X")!), play(Fixed(order: [4, 0, 8, 2, 6]), Perfect()).board.state == .draw)
print("positions seen:", memo.count, "value of the start:", value(of: Board()))
