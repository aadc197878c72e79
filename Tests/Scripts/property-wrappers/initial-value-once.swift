// The initial value of a wrapped property is evaluated once for every instance.
func made(_ text: String) -> String {
  print("made", text)
  return text
}

@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
}

struct Dial {
  @Clamped(0...9) var level = 12
  @Clamped("b"..."m") var name: String = made("x")
  static var shared = Dial()
}

var dial = Dial()
print(dial.level, dial.name)
dial.name = "n"
Dial.shared.level += 1
print(dial.name, Dial.shared.level, Dial.shared.name)
