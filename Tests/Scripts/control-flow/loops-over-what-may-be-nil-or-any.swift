var numbers: [Int]! = [1]
for number in numbers { print(number) }
func made() -> [Int]! { [2] }
for number in made() { print(number) }
class Holder {
  var words: [String]! = ["a"]
  static var all: [Int]! = [3]
  func show() {
    for word in words { print(word) }
    for number in Holder.all { print(number) }
  }
}
Holder().show()
func sum(_ values: any Sequence<Int>) -> Int {
  var total = 0
  for value in values { total += value }
  return total
}
print(sum([1, 2]), sum(Set([3])), sum(1...3))
let several: [any Collection<Int>] = [[1], Set([2]), 3...4]
for collection in several {
  for number in collection where number > 3 { print(number) }
}
let yes = true
print(yes ?1:2, 3>2 ?"more":"less")
func never() -> some Equatable { fatalError() }
