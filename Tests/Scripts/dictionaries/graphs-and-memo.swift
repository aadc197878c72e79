// Dictionaries at work: adjacency lists, breadth-first search, memoisation, topological order.

let roads: [String: [String: Int]] = [
  "Inn": ["Mill": 4, "Ford": 1],
  "Ford": ["Inn": 1, "Mill": 2, "Hill": 7],
  "Mill": ["Inn": 4, "Ford": 2, "Hill": 3],
  "Hill": ["Ford": 7, "Mill": 3],
  "Isle": [:],
]

// The neighbours in a fixed order, as dictionaries have none.
func hops(from start: String, to goal: String) -> [String]? {
  var cameFrom: [String: String] = [start: start]
  var queue = [start]
  while !queue.isEmpty {
    let place = queue.removeFirst()
    if place == goal {
      var path = [goal]
      while let previous = cameFrom[path.last!], previous != path.last! { path.append(previous) }
      return path.reversed()
    }
    for next in roads[place, default: [:]].keys.sorted() where cameFrom[next] == nil {
      cameFrom[next] = place
      queue.append(next)
    }
  }
  return nil
}
print(hops(from: "Inn", to: "Hill") ?? [], hops(from: "Inn", to: "Isle") as Any, hops(from: "Inn", to: "Inn")!)

func distances(from start: String) -> [String: Int] {
  var best = [start: 0], open: Set = [start]
  while let place = open.min(by: { (best[$0]!, $0) < (best[$1]!, $1) }) {
    open.remove(place)
    for (next, length) in roads[place]! where best[place]! + length < best[next, default: .max] {
      best[next] = best[place]! + length
      open.insert(next)
    }
  }
  return best
}
print(distances(from: "Inn").sorted { $0.value < $1.value }.map { "\($0.key) \($0.value)" })

// A cache captured by a closure, and one in a struct.
var cache: [Int: Int] = [:]
var computed = 0
func fibonacci(_ n: Int) -> Int {
  if let known = cache[n] { return known }
  computed += 1
  let value = n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2)
  cache[n] = value
  return value
}
print(fibonacci(60), computed, cache.count)

func memoised<Key: Hashable, Value>(_ work: @escaping (Key) -> Value) -> (Key) -> Value {
  var known: [Key: Value] = [:]
  return { key in
    if let value = known[key] { return value }
    print("computing", key)
    let value = work(key)
    known[key] = value
    return value
  }
}
let length = memoised { (text: String) in text.count }
print(length("abc"), length("abc"), length("de"))

// Tasks in topological order.
var needs: [String: Set<String>] = ["bake": ["mix", "heat"], "mix": ["shop"], "heat": [], "shop": [], "eat": ["bake"]]
var order: [String] = []
while let ready = needs.filter({ $0.value.isEmpty }).keys.min() {
  order.append(ready)
  needs[ready] = nil
  for task in needs.keys { needs[task]!.remove(ready) }
}
print(order, needs.isEmpty)
