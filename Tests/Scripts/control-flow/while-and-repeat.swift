// while, repeat-while, while let with several conditions, loops with changing state.
func collatz(_ start: Int) -> [Int] {
  var n = start
  var path = [n]
  while n != 1 {
    n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1
    path.append(n)
  }
  return path
}
print(collatz(6), collatz(1))

// The body of repeat runs before the first test.
var tries = 0
repeat { tries += 1 } while tries < 0
print("tries", tries)

var digits: [Int] = []
var number = 90210
repeat {
  digits.insert(number % 10, at: 0)
  number /= 10
} while number > 0
print(digits)

// while let empties a collection; two bindings stop at the shorter one.
var stack = ["bottom", "middle", "top"]
while let item = stack.popLast() { print(item, terminator: " ") }
print(stack.isEmpty)

var boys = ["Tom", "Tim", "Ted"].makeIterator()
var girls = ["Ann", "Amy"].makeIterator()
while let boy = boys.next(), let girl = girls.next() { print("\(boy)+\(girl)", terminator: " ") }
print(boys.next() ?? "nobody left")

// Mixed conditions, shadowing, and continue/break inside.
var queue: [Int?] = [4, 8, nil, 15, 16]
while let next = queue.first, let value = next, value < 10 {
  queue.removeFirst()
  if value == 8 { continue }
  print("took", value)
}
print("rest", queue.count)

final class Node {
  let name: String
  let next: Node?
  init(_ name: String, _ next: Node? = nil) { self.name = name; self.next = next }
}
var node: Node? = Node("a", Node("b", Node("c")))
while let current = node {
  print(current.name, terminator: current.next == nil ? ".\n" : " -> ")
  node = current.next
}

var low = 0, high = 1_000
while low < high {
  let middle = (low + high) / 2
  if middle * middle < 2_000 { low = middle + 1 } else { high = middle }
}
print("first square over 2000:", low)
var countdown = 5
while true {
  countdown -= 1
  if countdown == 3 { continue }
  guard countdown > 0 else { break }
  print(countdown, terminator: " ")
}
print("lift-off")
