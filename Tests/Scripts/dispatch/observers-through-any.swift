// Notice: `didSet` fires on writes through `any`, a generic, or an index; never on a loop variable's original.
protocol SwitchPresentable {
  var title: String { get }
  var isOn: Bool { get set }
}
extension SwitchPresentable {
  mutating func toggle() { isOn.toggle() }
  mutating func set(_ value: Bool, times: Int) { for _ in 0..<times { isOn = value } }
}

var log: [String] = []
struct Lamp: SwitchPresentable {
  var title: String
  var isOn = false {
    didSet { log.append("\(title) \(oldValue)->\(isOn)") }
  }
}
struct Counted: SwitchPresentable {
  let title = "counted"
  private(set) var writes = 0
  var storage = false
  var isOn: Bool {
    get { storage }
    set { storage = newValue; writes += 1 }
  }
}
func flush() { print(log.isEmpty ? "(silent)" : log.joined(separator: ", ")); log = [] }

// The initialiser does not fire it, assignment does.
var lamp = Lamp(title: "desk", isOn: true)
flush()
lamp.isOn = false
lamp.toggle()
flush()

// Through an existential.
var any: any SwitchPresentable = lamp
any.isOn = false
any.toggle()
flush()
print(lamp.isOn, any.isOn)

// Through a generic inout.
func press<S: SwitchPresentable>(_ model: inout S) { model.toggle() }
press(&lamp)
press(&any)
flush()

// In lists: by index it fires in place, a loop variable fires on its own copy.
var models: [any SwitchPresentable] = [Lamp(title: "a"), Counted(), Lamp(title: "b")]
for i in models.indices { models[i].isOn = true }
flush()
for var model in models { model.isOn = false }
flush()
print(models.map { $0.isOn }, (models[1] as? Counted)?.writes ?? -1)
models[1].set(false, times: 3)
print((models[1] as? Counted)?.writes ?? -1)

// Replacing the whole value is not a write to its property; writing the holder's property fires the holder.
struct Room {
  var main: any SwitchPresentable { didSet { log.append("room changed") } }
}
var room = Room(main: Lamp(title: "hall"))
room.main = Lamp(title: "attic")
flush()
room.main.toggle()
flush()
