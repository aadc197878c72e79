// A wrapped variable without a value gets its wrapper by the first assignment on each way; what may have been passed by counts
// for nothing.
@propertyWrapper
struct Noted<Value> {
  var wrappedValue: Value { didSet { print("  set from", oldValue) } }
  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    print("  made with", wrappedValue)
  }
  var projectedValue: String { "noted \(wrappedValue)" }
}
enum Trouble: Error { case big }
func small(_ number: Int) throws -> Int {
  if number > 2 { throw Trouble.big }
  return number
}

struct Setting {
  @Noted var value: Int
  init(branch isFirst: Bool) {
    if isFirst { value = 1 } else { value = 2 }
    value = 3
  }
  init(guarded number: Int) {
    guard number > 1 else {
      value = 0
      return
    }
    switch number {
    case 2: self.value = 10
    case 3: value = 9
    default:
      value = 1
      value = 2
    }
    value += 1
  }
  init(caught number: Int) {
    do { value = try small(number) } catch { value = -1 }
    value *= 2
  }
}
for setting in [Setting(branch: true), Setting(branch: false), Setting(caught: 1), Setting(caught: 5)] {
  print(setting.value)
}
for number in 1...4 { print("guarded", number, Setting(guarded: number).value) }

func locals(_ times: Int) {
  @Noted var early: Int
  early = 3
  early += 1
  print(early, $early)
  @Noted var late: Int
  for number in 0..<times { late = number }
  print("behind the loop")
  late = 7
  late = 8
  print(late)
}
locals(0)
locals(2)
