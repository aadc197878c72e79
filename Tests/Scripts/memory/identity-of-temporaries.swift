final class Thing {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
  var me: Thing { self }
}
print(Thing("a") === Thing("b"))
print(Thing("c") !== Thing("d"))
let kept = Thing("kept")
print(kept === kept.me, kept === Thing("e"))
func compare() -> Bool { Thing("f") === Thing("g") }
print(compare())
