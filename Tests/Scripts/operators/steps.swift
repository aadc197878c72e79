// Sequences of operators on numbers, in which one takes what another has just given.
func area(_ rows: Int, _ columns: Int, _ rest: Int) -> Int { rest + rows * columns }
func swapped(_ rows: Int, _ columns: Int, _ rest: Int) -> Int { rows * columns + rest }
func three(_ a: Int, _ b: Int, _ c: Int) -> Int { a + b + c }
func four(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
  let sum = a + b + (c + d)
  return sum
}
func same(_ a: Int, _ b: Int) -> Int { (a + b) + (a + b) }
func squared(_ a: Int, _ b: Int) -> Int {
  let sum = a + b
  return sum * sum + sum
}
func masked(_ a: Int, _ b: Int, _ mask: Int) -> Int { (a + b) & mask }
func small(_ a: Int, _ b: Int) -> Int { (a + b) & 255 }
func negativeMask(_ a: Int, _ b: Int) -> Int { (a + b) & -8 }
func line(_ x: Int) -> Int { x * 2 + 1 }
func steep(_ x: Int) -> Int { x * 1000 - 999 }
print(area(3, 4, 5), swapped(3, 4, 5), three(1, 2, 3), four(1, 2, 3, 4), same(3, 4), squared(2, 3))
print(masked(12, 30, 10), small(250, 10), small(-1, 0), negativeMask(3, 10), line(20), steep(-1))

// Rounded twice, never once.
func product(_ a: Double, _ b: Double, _ c: Double) -> Double { a * b + c }
func otherWay(_ a: Double, _ b: Double, _ c: Double) -> Double { c + a * b }
let e = 0x1p-30
print(product(1 + e, 1 - e, -1), otherWay(1 + e, 1 - e, -1), product(0.1, 10, -1))

// The variable that is written is an operand, too.
func folded(_ n: Int) -> Int {
  var sum = 1
  for i in 0..<n {
    sum = (sum + i * sum) & 0xFFFF
    sum += i * i
    sum += sum
    sum -= i + i
    sum = sum + sum * 3 & 0x3FFFFFF
  }
  return sum
}
print(folded(10), folded(100))

final class Tally {
  var total = 0
  var weights = [1, 2, 3]
  var nested = (first: 0, second: 10)
  func add(_ n: Int) { total += n }
  func addOne() -> Int {
    total += 1
    return total
  }
  func twice(_ n: Int) {
    total += total
    total = total + n * total
  }
}
let tally = Tally()
tally.add(5)
tally.add(7)
print(tally.addOne(), tally.total)
tally.twice(2)
tally.weights[1] += tally.total
tally.weights[2] += 2 * tally.weights[1]
tally.nested.second += tally.nested.first + 3
print(tally.total, tally.weights, tally.nested)

var global = 40
func bump() { global += 2 }
bump()
global += global
global -= 4
print(global)

struct Grid {
  let columns: Int
  var cells: [Int]
  func at(_ row: Int, _ column: Int) -> Int { cells[row * columns + column] }
  mutating func raise(_ row: Int, _ column: Int, by n: Int) { cells[row * columns + column] += n * 2 + 1 }
}
var grid = Grid(columns: 3, cells: [0, 1, 2, 3, 4, 5])
grid.raise(1, 1, by: 7)
grid.raise(0, 2, by: -1)
print(grid.at(1, 1), grid.at(0, 2), grid.cells)
