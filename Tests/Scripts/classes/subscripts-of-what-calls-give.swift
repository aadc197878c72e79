// What gives the instance is asked once, whatever is done to its subscript.

class Table {
  var asked = 0
  var cells = [1, 2, 3]
  subscript(index: Int) -> Int {
    get { cells[index] }
    set { cells[index] = newValue }
  }
  func next() -> Table {
    asked += 1
    return self
  }
}
func change(_ value: inout Int) { value += 1 }

let table = Table()
table.next()[0] = 5
table.next()[1] += 2
change(&table.next()[2])
let perhaps: Table? = table
perhaps?.next()[0] = 7
let give = { table.next() }
give()[1] = 8
print(table.asked, table.cells)
