// Observers of wrapped properties are told what the value was and is, after the wrapper has had its say. Unlike those of plain
// properties they are told as well when an initialiser assigns again, or an observer does.
@propertyWrapper
struct Clamped {
  private var kept = 0
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
  var wrappedValue: Int {
    get { kept }
    set { kept = min(max(newValue, 0), 10) }
  }
}

@propertyWrapper
final class Boxed<Value> {
  private var kept: Value
  init(wrappedValue: Value) { kept = wrappedValue }
  var wrappedValue: Value {
    get { kept }
    set { kept = newValue }
  }
  var projectedValue: String { "boxed \(kept)" }
}

struct Volume {
  @Clamped var level = 3 {
    didSet {
      print("level", oldValue, "->", level)
      changes += 1
    }
  }
  @Clamped var bass: Int {
    willSet(next) { print("bass will be", next) }
    didSet(last) { print("bass was", last) }
  }
  var changes = 0
  mutating func shout() {
    level += 20
    bass = 5
  }
}

var volume = Volume(bass: 4)
volume.level = 50
volume.level -= 2
volume.shout()
print(volume.level, volume.bass, volume.changes)
func increment(_ number: inout Int) { number += 1 }
increment(&volume.level)
volume[keyPath: \.level] = 1

// What is kept in a class is set without a change of the value, and so are the observers called.
struct Light {
  @Boxed var isOn = false {
    willSet { print("will be", newValue) }
    didSet { print("was", oldValue, $isOn) }
  }
  @Boxed @Clamped var steps = 3 { didSet { print("steps", steps) } }
  func toggle() { isOn.toggle() }
}
let light = Light()
light.toggle()
light.isOn = false
light.steps = 99

class Meter {
  @Clamped var value: Int {
    didSet {
      print("meter", oldValue, value)
      if value > 5 { value = 1 }
    }
  }
  init(_ start: Int) {
    value = start
    value = start + 1
  }
}
class LoudMeter: Meter { override var value: Int { didSet { print("loud", oldValue) } } }
let meter = LoudMeter(3)
meter.value = 8
print(meter.value)

protocol Counting { var count: Int { get set } }
struct Counter: Counting { @Clamped var count = 1 { didSet { print("count", oldValue) } } }
func advance<C: Counting>(_ counter: inout C) { counter.count += 4 }
var counting: any Counting = Counter()
counting.count = 8
var counter = Counter()
advance(&counter)

enum Shared {}
extension Shared { @Clamped static var setting = 5 { didSet { print("setting", oldValue) } } }
Shared.setting += 1

struct Generic<Value> { @Boxed var value: Value { didSet { print("generic", oldValue, value) } } }
let generic = Generic(value: 1.5)
generic.value += 1

func local() {
  var told = 0
  @Clamped var level = 3 {
    didSet {
      told += 1
      print("local", oldValue, level)
    }
  }
  let raise = { level += 30 }
  raise()
  level = 2
  print(level, told)
}
local()
