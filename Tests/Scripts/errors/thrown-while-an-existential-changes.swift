// An error out of what changes a value in an existential leaves the value changed as far as it came, and in its place.
struct Full: Error {}
protocol Counter {
  var count: Int { get set }
  mutating func add(_ n: Int) throws -> Int
}
extension Counter {
  mutating func addTwice(_ n: Int) throws {
    _ = try add(n)
    _ = try add(n)
  }
}
struct Small: Counter {
  var count = 0
  mutating func add(_ n: Int) throws -> Int {
    count += n
    if count > 5 { throw Full() }
    return count
  }
}

var one: any Counter = Small()
do { _ = try one.add(7) } catch { print(error, one) }
print((try? one.add(1)) ?? -1, one)

var several: [any Counter] = [Small(), Small()]
for round in 0..<4 {
  do { print(try several[round % 2].add(round + 2)) } catch { print("full:", several) }
}
var named: [String: any Counter] = ["a": Small()]
do { _ = try named["a"]?.add(6) } catch { print(named) }
do { try named["a"]!.addTwice(1) } catch { print(named) }

func set(_ n: inout Int) throws {
  n = 9
  throw Full()
}
try? set(&one.count)
print(one)

class Store {
  var counter: any Counter = Small()
  func fill() {
    do { try counter.addTwice(4) } catch { print("store:", counter) }
  }
}
let store = Store()
store.fill()
store.fill()

protocol Repository<Item> {
  associatedtype Item
  mutating func save(_ item: Item) throws
}
struct Memory<Item>: Repository {
  var items: [Item] = []
  mutating func save(_ item: Item) throws {
    items.append(item)
    if items.count > 1 { throw Full() }
  }
}
var posts: any Repository<String> = Memory<String>()
for title in ["a", "b", "c"] {
  do { try posts.save(title) } catch { print(posts) }
}
func within() {
  var local: any Counter = Small()
  do { try local.addTwice(3) } catch { print(local) }
  print(local.count)
}
within()
