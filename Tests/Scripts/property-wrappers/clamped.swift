// wrappedValue with get and set; arguments in the attribute; a default value goes to init(wrappedValue:...).
@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    self.value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

struct Oven {
  @Clamped(0...250) var temperature = 20
  @Clamped(0.0...1.0) var fan: Double = 3.5
  @Clamped("a"..."m") var label = "zebra"
  var rack = 2
}

var oven = Oven()
print(oven.temperature, oven.fan, oven.label)
oven.temperature = 180
print(oven.temperature)
oven.temperature += 100
print(oven.temperature)
oven.temperature = -40
print(oven.temperature)
oven.fan -= 0.25
print(oven.fan)

// The memberwise initializer takes plain values, which are clamped too.
let hot = Oven(temperature: 999, fan: 0.5, label: "dish", rack: 1)
print(hot.temperature, hot.fan, hot.label, hot.rack)

// Wrappers live inside the struct: copies are independent.
var copy = oven
copy.temperature = 77
print(oven.temperature, copy.temperature)

func preheat(_ degrees: inout Int) { degrees *= 1000 }
preheat(&copy.temperature)
print(copy.temperature)

// Through a class property as well.
final class Kitchen {
  @Clamped(1...3) var chefs = 2
  var oven = Oven()
}
let kitchen = Kitchen()
kitchen.chefs = 8
kitchen.oven.temperature = 300
print(kitchen.chefs, kitchen.oven.temperature)
