// A method is called on the value as it was before its arguments, one of which changes it.
struct Reader {
  var rest: String
  let marks: [Int]
  mutating func name() -> String {
    rest += "x"
    return rest
  }
  func number(_ name: String) -> Int {
    var sum = 0
    for mark in marks { sum += mark }
    return sum + name.count * 100 + rest.count
  }
  func brief(_ name: String) -> Int { name.count * 100 + rest.count }
  mutating func read() -> [Int] { [number(name()), brief(name()), number(name()) + brief(name())] }
}
var reader = Reader(rest: String(repeating: "a", count: 30), marks: [1, 2])
print(reader.number(reader.name()), reader.brief(reader.name()))
print(reader.read())
func local() {
  var reader = Reader(rest: "abc", marks: [1, 2])
  print(reader.number(reader.name()), reader.brief(reader.name()), reader.read())
  let copy = reader
  print(copy.number(reader.name()), reader.rest)
}
local()
func both(_ one: [Int], _ other: Int, _ third: [Int]) -> Int { one.count * 100 + other * 10 + third.count }
func lists() {
  var list = [1, 2, 3]
  func taken() -> Int { list.removeLast() }
  print(both(list, list.removeLast(), list), both(list, taken(), list), list)
  var other = [[1], [2, 3]]
  print(both(other[1], other[1].removeLast(), other[1]), both(other[0], { other = [[], []]; return 1 }(), other[0]))
}
lists()
