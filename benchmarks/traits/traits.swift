protocol Weighed {
  var weight: Int { get }
  func scaled(_ n: Int) -> Int
}
extension Weighed {
  var weight: Int { 3 }
  func scaled(_ n: Int) -> Int { n & 7 }
}
struct Plain: Weighed { let id: Int }
struct Heavy: Weighed {
  let id: Int
  var weight: Int { id + 5 }
  func scaled(_ n: Int) -> Int { (n + id) & 15 }
}
struct HalfA: Weighed { let id: Int; var weight: Int { id } }
struct HalfB: Weighed { let id: Int; func scaled(_ n: Int) -> Int { n & id } }

func work(_ items: [any Weighed], _ rounds: Int) -> Int {
  var total = 0
  for round in 0..<rounds {
    for item in items { total += item.weight + item.scaled(round) }
  }
  return total
}
let items: [any Weighed] = [Plain(id: 1), Heavy(id: 2), HalfA(id: 3), HalfB(id: 4)]
print(work(items, 700_000))
