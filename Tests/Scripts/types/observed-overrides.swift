// Overrides with observers of computed properties: the getter is asked only where somebody looks at the old value.
class Base {
  var n = 1
  var x: Int {
    get { print("get"); return n }
    set { print("set", newValue); n = newValue }
  }
}
class Simple: Base { override var x: Int { didSet { print("did") } } }
class Looking: Base { override var x: Int { didSet { print("did", oldValue) } } }
class Naming: Base { override var x: Int { didSet(before) { print("did") } } }
class Willing: Base { override var x: Int { willSet { print("will", newValue) } } }
final class Lower: Simple { override var x: Int { willSet { print("lower", newValue) } didSet { print("lowered", oldValue) } } }
for object in [Simple(), Looking(), Naming(), Willing(), Lower()] {
  print("--", type(of: object))
  object.x = 2
  object.x += 1
}
