// Variables that say `some P`: their values tell which type it is.
protocol Shape { associatedtype Size; var size: Size { get } }
struct Square: Shape { var size = 3 }
struct Frame { let label: some Equatable = 12; var shape: some Shape = Square() }
print(Frame().label, Frame().shape.size, Frame().label == Frame().label)
let list: some Collection = [1, 2]
print(list.count, list.first!)
for number in list { print(number) }
func locals() {
  let text: some Equatable & Hashable = "a"
  print(text == text, Set([text]).count)
  let numbers: some Sequence<Int> = 1...3
  print(numbers.map { $0 + 1 })
}
locals()
class Box { let value: some CustomStringConvertible = [1: 2]; static let shared: some Equatable = 1; lazy var late: some Equatable = 3 }
print(Box().value, Box.shared == Box.shared, Box().late)
struct Pair<T> { let first: T; let mark: some Equatable = 1 }
print(Pair(first: 2).mark == Pair(first: 3).mark, type(of: Pair(first: 1).mark))
