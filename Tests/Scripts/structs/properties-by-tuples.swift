struct Pair { var (a, b) = (0, 1) }
print(Pair(), Pair(a: 5, b: 6))
struct Fibonacci: Sequence, IteratorProtocol {
  var (a, b) = (0, 1)
  mutating func next() -> Int? {
    defer { (a, b) = (b, a + b) }
    return a
  }
}
print(Array(Fibonacci().prefix(8)))
func both() -> (Int, Int) {
  print("made")
  return (1, 2)
}
struct Made { var (a, b) = both() }
print(Made())
struct Nested { var (a, (b, c)): (Int, (Double, String)) = (0, (1, "z")) }
print(Nested())
struct Part { var (a, _) = (0, 1) }
print(Part())
final class Noisy {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("-\(name)") }
}
class Owner {
  let (x, y) = (1, "y")
  var (a, b) = (Noisy("a"), Noisy("b"))
}
class Further: Owner {
  var (z, w) = ("z", [1])
  override init() {
    super.init()
    w.append(2)
  }
}
do {
  let owner = Further()
  owner.a = Noisy("c")
  print(owner.x, owner.y, owner.a.name, owner.b.name, owner.z, owner.w)
}
struct Own {
  var (a, b) = (Noisy("d"), Noisy("e"))
  var k: Int
  init(k: Int) {
    self.k = k
    b = Noisy("f")
  }
}
do {
  let own = Own(k: 1)
  print(own.a.name, own.b.name)
}
