// Keys that differ where a hash that everybody knows does not look, in the thousands: each has a place of its own.
var high: Set<Int> = []
for number in 0..<20_000 { high.insert(number << 48) }
for number in 0..<20_000 { high.insert(number << 32) }
print(high.count, high.contains(1 << 47), high.contains(7 << 48))

var places: [Double: Int] = [:]
for number in 0..<20_000 { places[Double(number) * 1024, default: 0] += number }
print(places.count, places[4096] ?? -1)

struct Cell: Hashable {
  var row: Int
  var column: Int
}
var board: [Cell: Int] = [:]
for row in 0..<150 { for column in 0..<150 { board[Cell(row: row << 40, column: column << 52)] = row } }
print(board.count, board[Cell(row: 3 << 40, column: 5 << 52)] ?? -1)

// The same value hashes alike within a run, whichever way it came to be.
print("e\u{301}".hashValue == "\u{e9}".hashValue, 0.0.hashValue == (-0.0).hashValue, Set([3, 1, 2]) == Set([1, 2, 3]))
print(Cell(row: 1, column: 2).hashValue == Cell(row: 1, column: 2).hashValue, [1: 2].hashValue == [1: 2].hashValue)
