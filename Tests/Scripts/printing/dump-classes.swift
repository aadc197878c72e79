// dump and Mirror on classes: identity numbers (#0), superclass parts, shared and circular references, own mirrors.

class Animal {
  let name: String
  init(name: String) { self.name = name }
}
final class Dog: Animal {
  var tricks: [String]
  weak var friend: Dog?
  init(name: String, tricks: [String]) {
    self.tricks = tricks
    super.init(name: name)
  }
}

let rex = Dog(name: "Rex", tricks: ["sit", "roll"])
dump(rex)

// The same object twice: the second time it is only referred to.
let pair = [rex, rex]
dump(pair)

// A cycle does not run forever.
let fido = Dog(name: "Fido", tricks: [])
rex.friend = fido
fido.friend = rex
dump(fido, maxDepth: 2)

final class Node {
  var value: Int
  var next: Node?
  init(_ value: Int, next: Node? = nil) { self.value = value; self.next = next }
}
let tail = Node(2)
let head = Node(1, next: tail)
tail.next = head
dump(head)
tail.next = nil

// Printing a class without description gives its type; with one, the text; dump still opens it up.
final class Lamp: CustomStringConvertible {
  var watts = 40
  var description: String { "a lamp of \(watts) W" }
}
print(rex, Lamp(), [Lamp()], Node(3))
dump(Lamp())

// customMirror decides what is shown.
struct Secret: CustomReflectable {
  let user = "ann", password = "hunter2"
  var customMirror: Mirror { Mirror(self, children: ["user": user, "password": "***"], displayStyle: .struct) }
}
dump(Secret())
print(Secret())

// Mirrors of classes: only the own stored properties, then the superclass.
let mirror = Mirror(reflecting: rex)
print(mirror.children.map { $0.label ?? "-" }, mirror.superclassMirror!.children.map { "\($0.label!)=\($0.value)" })
print(mirror.displayStyle!, mirror.subjectType, mirror.superclassMirror!.subjectType,
      mirror.superclassMirror!.superclassMirror == nil)

func everything(_ subject: Any) -> [String] {
  var names: [String] = []
  for current in sequence(first: Mirror(reflecting: subject), next: \.superclassMirror) {
    names = current.children.compactMap(\.label) + names
  }
  return names
}
print(everything(fido))
tail.next = nil
