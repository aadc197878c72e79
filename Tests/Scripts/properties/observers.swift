// willSet and didSet on stored properties and globals.
struct Switch {
  var on = false {
    willSet { print("will become", newValue) }
    didSet { print("was", oldValue, "is", on) }
  }
  var level = 0 {
    willSet(next) { print("level", level, "->", next) }
    didSet(previous) { if level > 10 { level = 10; print("clamped from", previous) } }
  }
  mutating func flip() { on = !on }
}
var s = Switch()
s.on = true
s.flip()
s.level = 5
s.level += 20
print(s.level)
s = Switch(on: true, level: 3)
print(s.on, s.level)
var total = 0 {
  didSet { print("total", oldValue, total) }
}
total += 1
total = 7
struct Outer {
  var inner = Switch() {
    didSet { print("inner changed", inner.on) }
  }
  var list: [Int] = [] { didSet { print("list", list) } }
  var name: String? { didSet { print("name", oldValue ?? "nil", name ?? "nil") } }
}
var o = Outer()
o.inner.on = true
o.list.append(1)
o.list[0] = 9
o.name = "a"
o.name? += "b"
o.name = nil
protocol HasOn { var on: Bool { get set } }
extension Switch: HasOn {}
var e: any HasOn = Switch()
e.on = true
func turnOn<T: HasOn>(_ x: inout T) { x.on = true }
var fresh = Switch()
turnOn(&fresh)
