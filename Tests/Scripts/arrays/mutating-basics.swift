// Growing, shrinking and replacing: append, insert, remove..., replaceSubrange, swapAt, reverse, +=.

var queue = ["Ann", "Bob"]

queue.append("Cid")
queue.append(contentsOf: ["Dee", "Eve"])
queue += ["Fay"]
print(queue, queue.count)

queue.insert("Zoe", at: 0)
queue.insert("Max", at: queue.count)
queue.insert(contentsOf: ["x", "y"], at: 2)
print(queue)

print(queue.remove(at: 2), queue.remove(at: 2), queue)
print(queue.removeFirst(), queue.removeLast(), queue)
queue.removeFirst(2)
queue.removeLast(1)
print(queue)

print(queue.popLast() as Any, queue.popLast() as Any, queue.popLast() as Any, queue.popLast() as Any)
print(queue, queue.isEmpty, queue.first as Any, queue.last as Any)

// Ranges: remove and replace with fewer, as many or more.
var days = [1, 2, 3, 4, 5, 6, 7]
days.removeSubrange(1...2)
print(days)
days.replaceSubrange(0..<2, with: [10])
print(days)
days.replaceSubrange(1..<1, with: [20, 30])
print(days)
days.replaceSubrange(2..., with: repeatElement(0, count: 2))
print(days)
days[0...1] = [7, 8, 9]
print(days)
days[3...] = []
print(days)

// Element-wise.
days[0] += 100
days[days.count - 1] = days[0] / 2
days.swapAt(0, 2)
days.swapAt(1, 1)
print(days)
days.reverse()
print(days, Array(days.reversed()), days)
for index in days.indices { days[index] *= -1 }
print(days)

// removeAll and what is left.
days.removeAll(where: { $0 < -100 })
print(days)
days.removeAll()
print(days, days.isEmpty, days + [1] + [2, 3])

// Through a function with inout, through a property, through a nested array.
func doubleAll(_ numbers: inout [Int]) {
  for index in numbers.indices { numbers[index] *= 2 }
}
struct Shelf { var sizes = [3, 1, 2] }
var shelf = Shelf()
doubleAll(&shelf.sizes)
shelf.sizes.sort()
shelf.sizes[0...1].reverse()
print(shelf)

var copy = shelf.sizes
copy.append(99)
print(copy, shelf.sizes)
