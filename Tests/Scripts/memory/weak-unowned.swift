// weak becomes nil, unowned does not keep alive.
class Parent {
  let name: String
  var children: [Child] = []
  init(_ name: String) { self.name = name }
  func add(_ n: String) { children.append(Child(n, self)) }
  deinit { print("parent gone", name) }
}
class Child {
  let name: String
  weak var parent: Parent?
  init(_ name: String, _ parent: Parent) { self.name = name; self.parent = parent }
  deinit { print("child gone", name, parent == nil) }
}
var p: Parent? = Parent("P")
p!.add("a")
p!.add("b")
let kept = p!.children[0]
print(kept.parent?.name ?? "no parent")
p = nil
print(kept.parent?.name ?? "no parent")
weak var w = kept
print(w?.name ?? "-", w === kept)
class Card { unowned let owner: Owner; init(_ o: Owner) { owner = o } ; deinit { print("card gone") } }
class Owner { var card: Card?; let name = "owner"; deinit { print("owner gone") } }
var owner: Owner? = Owner()
owner!.card = Card(owner!)
print(owner!.card!.owner.name)
owner = nil
struct WeakBox<T: AnyObject> { weak var value: T? }
var object: Child? = Child("boxed", Parent("temporary"))
var boxes = [WeakBox(value: object), WeakBox(value: nil)]
print(boxes.map { $0.value?.name ?? "nil" })
object = nil
print(boxes.map { $0.value?.name ?? "nil" })
func local() {
  weak var gone: Child?
  do {
    let c = Child("inner", Parent("x"))
    gone = c
    print(gone != nil)
    _ = c.name
  }
  print(gone == nil)
}
local()
