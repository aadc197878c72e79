// A long linked list is released without trouble.
final class Node {
  var next: Node?
  let n: Int
  init(_ n: Int, _ next: Node?) { self.n = n; self.next = next }
}
var head: Node? = nil
for i in 0..<20_000 { head = Node(i, head) }
var count = 0
var walker = head
while let node = walker {
  count += node.n % 2
  walker = node.next
}
print(count)
head = nil
walker = nil
print("released")
indirect enum List { case end, cons(Int, List) }
var list = List.end
for i in 0..<10_000 { list = .cons(i, list) }
var sum = 0
var rest = list
while case .cons(let n, let tail) = rest {
  sum += n
  rest = tail
}
print(sum)
var strings: [String] = []
for i in 0..<1000 { strings.append("item \(i)") }
strings = strings.map { $0 + "!" }.filter { $0.hasSuffix("7!") }
print(strings.count, strings[0])
