// What reflection shows at the edges: references that are weak, unowned or lazy, enum payloads of every form, mirrors of
// a type's own making, classes of which only a subclass says something.

class Plain { var number = 1 }
class Speaking: Plain, CustomStringConvertible {
  var description: String { "speaking" }
}
final class Loud: Speaking {
  var volume = 11
  override var description: String { "loud" }
}
let plain: Plain = Speaking()
print(plain, [plain], plain as Any, "\(plain)", Loud() as Plain)

struct Holder {
  unowned var owner: Plain
  weak var friend: Plain?
  lazy var doubled = owner.number * 2
  var transform: (Int) -> Int = { $0 }
  var type: Plain.Type = Speaking.self
}
func show(_ value: Any) {
  let mirror = Mirror(reflecting: value)
  print(value, mirror.displayStyle as Any, mirror.subjectType)
  print(mirror.children.map { "\($0.label ?? "-"): \($0.value) \(type(of: $0.value))" })
  debugPrint(value)
  dump(value)
}
func hold() {
  var holder = Holder(owner: plain, friend: plain)
  print(holder)
  print(holder.doubled)
  dump(holder)
  print(Mirror(reflecting: holder).children.map { $0.label! })
}
hold()

enum Payload {
  case labeled(radius: Double), void(Void), none, one(Int), optional(Int?), tuple((Int, Int))
  case labeledTuple((a: Int, b: Int)), function(() -> Void), mixed(a: Int, Int), anything(Any)
  indirect case nested(Payload)
}
show(Payload.labeled(radius: 2))
show(Payload.void(()))
show(Payload.none)
show(Payload.one(3))
show(Payload.optional(nil))
show(Payload.tuple((1, 2)))
show(Payload.labeledTuple((a: 1, b: 2)))
show(Payload.function({}))
show(Payload.mixed(a: 1, 2))
show(Payload.anything((1, "x")))
show(Payload.anything([1: (2, 3)]))
show(Payload.nested(.labeled(radius: 1)))
let child = Mirror(reflecting: Payload.labeled(radius: 2)).children.first!.value
print(child as? Double as Any, Mirror(reflecting: child).children.map { $0.label ?? "-" })

// Mirrors of a type's own making decide what is printed as well.
struct Polar: CustomReflectable {
  var x = 3.0, y = 4.0
  var customMirror: Mirror { Mirror(self, children: ["r": x + y]) }
}
struct Pair: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .tuple) }
}
struct Bag: CustomReflectable {
  var items = ["a", "b"]
  var customMirror: Mirror { Mirror(self, unlabeledChildren: items, displayStyle: .collection) }
}
struct Named: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["shown": 1, "also": "x"], displayStyle: .struct) }
}
enum Wrapped { case pair(Pair), bag(Bag), named(Named) }
show(Polar())
show(Pair())
show(Bag())
show(Named())
show(Wrapped.pair(Pair()))
show(Wrapped.bag(Bag()))
show(Wrapped.named(Named()))

// Classes: what is above a mirror of one's own.
class Base { var base = 1 }
class Middle: Base, CustomReflectable {
  var middle = 2
  var customMirror: Mirror { Mirror(self, children: ["own": "mirror"], displayStyle: .class) }
}
class Below: Middle { var below = 3 }
class Hidden: Base, CustomReflectable {
  var hidden = 4
  var customMirror: Mirror {
    Mirror(self, children: ["seen": hidden], displayStyle: .class, ancestorRepresentation: .suppressed)
  }
}
class Customized: Middle {
  var more = 5
  override var customMirror: Mirror {
    Mirror(self, children: ["more": more], ancestorRepresentation: .customized({ super.customMirror }))
  }
}
for object in [Base(), Middle(), Below(), Hidden(), Customized()] {
  dump(object)
  var mirror: Mirror? = Mirror(reflecting: object)
  var line = ""
  while let here = mirror {
    line += "\(here.subjectType)\(here.children.map { $0.label ?? "-" }) "
    mirror = here.superclassMirror
  }
  print(line)
}

// Parts by path, and what is not there.
struct Deep { var list = [1, 2, 3], pair = (left: "l", 4), maybe: Int? = 5 }
let mirror = Mirror(reflecting: Deep())
print(mirror.descendant("list", 1) as Any, mirror.descendant("pair", "left") as Any, mirror.descendant(2, "some") as Any)
print(mirror.descendant("none") as Any, mirror.descendant("list", 9) as Any, mirror.descendant("pair", ".1") as Any)
print(mirror, mirror.children.count, mirror.children.isEmpty, Mirror(reflecting: mirror).children.count)
print(Mirror(reflecting: Base()).displayStyle == .class, mirror.displayStyle != .tuple)

// More parts than are asked for.
dump([1, 2, 3], maxItems: 3)
dump((1, [2, 3], 4), maxItems: 4)
dump(Deep(), maxItems: 1)
dump(Deep(), name: "deep", indent: 2, maxDepth: 0)
dump([Below()], maxDepth: 1)
dump([plain, plain, Loud()])
dump([Int.self, String.self, Int.self] as [Any.Type])
