// Notice: a queue with two arrays, conformed to Sequence and Collection, used in a small simulation.
struct Queue<Element> {
  private var inbox: [Element] = []
  private var outbox: [Element] = []
  init() {}
  init<S: Sequence>(_ elements: S) where S.Element == Element { inbox = Array(elements) }
  mutating func enqueue(_ element: Element) { inbox.append(element) }
  mutating func dequeue() -> Element? {
    if outbox.isEmpty {
      outbox = inbox.reversed()
      inbox.removeAll()
    }
    return outbox.popLast()
  }
}
extension Queue: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { inbox.count + outbox.count }
  subscript(position: Int) -> Element {
    precondition(indices.contains(position), "no such place in the queue")
    return position < outbox.count ? outbox[outbox.count - 1 - position] : inbox[position - outbox.count]
  }
}
extension Queue: Equatable where Element: Equatable {
  static func == (a: Queue, b: Queue) -> Bool { a.elementsEqual(b) }
}

struct Customer: Equatable {
  let name: String
  var rolls: Int
}

struct Bakery {
  var line = Queue<Customer>()
  var rolls: Int
  var minute = 0
  var served: [String: Int] = [:]

  mutating func arrive(_ name: String, wants rolls: Int) {
    line.enqueue(Customer(name: name, rolls: rolls))
    print("\(minute)': \(name) joins at place \(line.count)")
  }
  // Everybody gets at most three rolls, then queues again.
  mutating func serve() {
    minute += 1
    guard var customer = line.dequeue() else {
      print("\(minute)': nobody here")
      return
    }
    let portion = min(3, customer.rolls, rolls)
    guard portion > 0 else {
      print("\(minute)': sold out for \(customer.name)")
      return
    }
    rolls -= portion
    customer.rolls -= portion
    served[customer.name, default: 0] += portion
    if customer.rolls > 0 { line.enqueue(customer) }
    print("\(minute)': \(customer.name) takes \(portion), waiting: \(line.map(\.name))")
  }
}

var bakery = Bakery(rolls: 10)
bakery.arrive("Ida", wants: 2)
bakery.arrive("Jon", wants: 7)
bakery.serve()
bakery.arrive("Kim", wants: 4)
while !bakery.line.isEmpty { bakery.serve() }
bakery.serve()
for (name, count) in bakery.served.sorted(by: { $0.value > $1.value || ($0.value == $1.value && $0.key < $1.key) }) {
  print(name, count)
}

// What Collection gives for free.
var numbers = Queue(1...4)
print(numbers.dequeue() ?? 0, numbers.first ?? 0, numbers.last ?? 0, numbers.count)
numbers.enqueue(9)
print(Array(numbers), numbers.map { $0 * 2 }, numbers.reversed().first!, numbers.firstIndex(of: 4) ?? -1)
print(numbers.contains(9), numbers[1], numbers.dropFirst(2).map { $0 }, numbers == Queue([2, 3, 4, 9]))
