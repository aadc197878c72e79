// Stacked wrappers: the first one listed wraps the next one, so order decides who sees the value when.
@propertyWrapper
struct Logged<Value> {
  private var value: Value
  let tag: String

  init(wrappedValue: Value, _ tag: String) {
    value = wrappedValue
    self.tag = tag
    print("\(tag) starts as \(wrappedValue)")
  }

  var wrappedValue: Value {
    get { value }
    set {
      print("\(tag): \(value) -> \(newValue)")
      value = newValue
    }
  }

  var projectedValue: String { "log of \(tag)" }
}

@propertyWrapper
struct Positive: CustomStringConvertible {
  private var number: Int
  init(wrappedValue: Int) { number = abs(wrappedValue) }
  var wrappedValue: Int {
    get { number }
    set { number = abs(newValue) }
  }
  var description: String { "+\(number)" }
  var projectedValue: Bool { number == 0 }
}

@propertyWrapper
struct History<Value> {
  private(set) var past: [Value] = []
  var wrappedValue: Value { didSet { past.append(oldValue) } }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: [Value] { past }
}

struct Account {
  @Logged("savings") @Positive var savings = -5
  @History @Positive var bonus = -6
  @History @Logged("note") var note = "opened"
}

var account = Account()
print(account.savings, account.bonus, account.note)
account.savings = -7
account.savings -= 10
print(account.savings, account.$savings)

account.bonus = 0
account.bonus = -8
print(account.bonus, account.$bonus)

account.note = "closed"
print(account.note, account.$note.count, account.$note[0].wrappedValue)

func audit() {
  @Logged("local") @Positive var balance = -1
  balance -= 5
  print(balance)
}
audit()
