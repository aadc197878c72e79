// Notice: a world as a set of living cells, rules in one expression, a glider that walks and a blinker that returns.
struct Cell: Hashable, Comparable {
  var row: Int, column: Int
  var neighbours: [Cell] {
    var result: [Cell] = []
    for r in -1...1 {
      for c in -1...1 where (r, c) != (0, 0) {
        result.append(Cell(row: row + r, column: column + c))
      }
    }
    return result
  }
  static func < (a: Cell, b: Cell) -> Bool { (a.row, a.column) < (b.row, b.column) }
}

struct World: Equatable {
  private(set) var living: Set<Cell>
  init(_ living: Set<Cell>) { self.living = living }
  init(_ picture: String) {
    living = []
    for (row, line) in picture.split(separator: "\n").enumerated() {
      for (column, mark) in line.enumerated() where mark == "#" {
        living.insert(Cell(row: row, column: column))
      }
    }
  }

  var next: World {
    var counts: [Cell: Int] = [:]
    for cell in living { for neighbour in cell.neighbours { counts[neighbour, default: 0] += 1 } }
    return World(Set(counts.filter { cell, count in count == 3 || (count == 2 && living.contains(cell)) }.keys))
  }
  func after(_ generations: Int) -> World { (0..<generations).reduce(self) { world, _ in world.next } }

  func picture(rows: Range<Int>, columns: Range<Int>) -> String {
    rows.map { row in
      String(columns.map { living.contains(Cell(row: row, column: $0)) ? "#" : "." as Character })
    }.joined(separator: "\n")
  }
  func moved(rows: Int, columns: Int) -> World {
    World(Set(living.map { Cell(row: $0.row + rows, column: $0.column + columns) }))
  }
  // How long until the world repeats itself?
  func period(limit: Int = 20) -> Int? {
    var world = self
    for n in 1...limit {
      world = world.next
      if world == self { return n }
    }
    return nil
  }
}

let blinker = World("""
  .#.
  .#.
  .#.
  """)
for generation in 0...2 {
  print("generation", generation)
  print(blinker.after(generation).picture(rows: 0..<3, columns: 0..<3))
}
print("period", blinker.period() ?? -1)

let glider = World(".#.\n..#\n###")
for generation in stride(from: 0, through: 4, by: 2) {
  print(glider.after(generation).picture(rows: 0..<5, columns: 0..<5))
  print("-----")
}
print("walked:", glider.after(4) == glider.moved(rows: 1, columns: 1), glider.period() as Any)

let block = World("##\n##")
let lonely = World("#.#")
print(block.next == block, lonely.next.living.isEmpty, block.period() ?? 0)
let rPentomino = World(".##\n##.\n.#.")
print((0...6).map { rPentomino.after($0).living.count })
print(World("###\n#..").next.living.sorted().map { "\($0.row),\($0.column)" })
