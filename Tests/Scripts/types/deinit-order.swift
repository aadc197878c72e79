// deinit: when the last reference goes; subclass before base, then properties; arrays, optionals, scopes, reassignment.
final class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("  part \(name) gone") }
}
class Machine {
  let name: String
  let motor: Part
  init(_ name: String) {
    self.name = name
    motor = Part("motor of \(name)")
  }
  deinit { print("  machine \(name) gone") }
}
final class Robot: Machine {
  let arm: Part
  override init(_ name: String) {
    arm = Part("arm of \(name)")
    super.init(name)
  }
  deinit { print("  robot \(name) gone") }
}

print("scope")
func useRobot() {
  let robot = Robot("R")
  print("  using \(robot.name)")
}
useRobot()

print("optional")
var first: Part? = Part("one")
var second = first
first = nil
print("  still held by second:", second?.name ?? "-")
second = nil

print("reassignment")
var current = Part("old")
current = Part("new")
print("  now \(current.name)")

print("array")
var parts: [Part] = ["a", "b", "c"].map(Part.init)
let kept = parts[1]
print("  remove:", parts.remove(at: 0).name)
parts[1] = Part("d")
parts.removeAll()
print("  emptied, kept \(kept.name)")

print("dictionary and struct")
struct Holder { var part: Part; var note = "" }
var holders = ["x": Holder(part: Part("in holder"))]
var copy = holders["x"]
holders["x"] = nil
print("  copy holds it")
copy?.part = Part("replacement")
copy = nil

print("early return")
func work(_ stop: Bool) {
  let token = Part("token")
  defer { print("  defer with \(token.name)") }
  if stop { return }
  print("  full work")
}
work(true)
work(false)

print("loop")
for n in 1...2 {
  let item = Part("item \(n)")
  print("  round with \(item.name)")
}
print("end")
