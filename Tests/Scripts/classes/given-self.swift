// A function that a class's method takes may be given the instance as `Self`.
class Node {
  var n = 0
  required init() {}
  func tap(_ f: (Self) -> Void) -> Self { f(self); return self }
  func with(_ f: (Self, Int) throws -> Void) rethrows -> Self { try f(self, 3); return self }
  func copied(_ f: (Self) -> Int) -> Self { let copy = Self(); copy.n = f(copy); _ = f(self); return copy }
}
class Leaf: Node { var color = "red"; }
final class Needle: Leaf { var sharp = true }
let n = Needle().with { $0.color = "green"; $0.n = $1 }
_ = n.with { $0.sharp = false; $0.n += $1 }
print(n.color, n.n, n.sharp, n.copied { needle in needle.sharp ? 1 : 2 }.sharp)
let base: Node = n
_ = base.with { node, k in print("\(type(of: node))", k) }
extension Node { func loop() -> Self { with { me, _ in me.n += 1 } } }
print(n.loop().sharp, n.n)
