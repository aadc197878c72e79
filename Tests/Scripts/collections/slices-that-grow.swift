// A slice of a collection whose ranges can be replaced is one itself: it grows, shrinks, and is put together with others.
struct Row: RandomAccessCollection, RangeReplaceableCollection {
  var cells: [Int] = []
  var startIndex: Int { 0 }
  var endIndex: Int { cells.count }
  subscript(i: Int) -> Int { cells[i] }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Int {
    cells.replaceSubrange(range, with: new)
  }
}
let row = Row(cells: [1, 2, 3])
print(type(of: row.prefix(2)), type(of: row.suffix(1)), type(of: row.prefix(2) + row.suffix(1)))
print(type(of: row + [4]), type(of: row + row), type(of: [0] + row))
print(Array(row.prefix(2) + row.suffix(1)))

var rest = row.dropFirst()
rest.append(9)
rest.insert(7, at: rest.startIndex)
rest.removeFirst()
rest.removeAll { $0 == 2 }
print(Array(rest), rest.count, rest.startIndex, rest.endIndex, Array(rest.base))
rest += [1, 2]
rest.replaceSubrange(rest.startIndex..<rest.startIndex, with: [5, 5])
print(Array(rest), Array(Slice<Row>()), Array(Slice<Row>([3, 4])), rest.popFirst() as Any)
print(rest.filter { $0 > 1 }.count, type(of: rest.filter { $0 > 1 }))

var numbers = (0..<4).dropFirst()
print(numbers.popFirst() as Any, numbers.count, type(of: numbers))
