// Designated, convenience, required and inherited initialisers; order of deinit.
class Base {
  let id: Int
  required init(id: Int) {
    self.id = id
    print("Base.init", id)
  }
  convenience init() {
    self.init(id: 1)
    print("Base convenience")
  }
  deinit { print("Base.deinit", id) }
}
class Middle: Base {
  var note = "note"
  deinit { print("Middle.deinit", id) }
}
class Leaf: Middle {
  let extra: String
  required init(id: Int) {
    extra = "extra\(id)"
    super.init(id: id * 10)
    note += "!"
    print("Leaf.init", extra, note)
  }
  init(extra: String) {
    self.extra = extra
    super.init(id: 0)
  }
  deinit { print("Leaf.deinit", id) }
}
do { _ = Base() }
do {
  let m = Middle()
  print(m.id, m.note)
}
do {
  let l = Leaf(id: 2)
  print(l.id)
}
do { _ = Leaf(extra: "e") }
func make<T: Base>(_ type: T.Type) -> T { type.init(id: 7) }
print(make(Middle.self).note)
let type: Base.Type = Leaf.self
print(type.init(id: 3).id)
class Failing {
  let n: Int
  init?(_ n: Int) {
    if n < 0 { return nil }
    self.n = n
  }
}
print(Failing(3)?.n ?? -1, Failing(-3)?.n ?? -1)
class Defaults {
  var a = 1, b = "two"
}
print(Defaults().a, Defaults().b)
