// A value that somebody can listen to.
final class Binder<Value> {
  private var listener: ((Value) -> Void)?

  var value: Value {
    didSet { listener?(value) }
  }

  init(_ value: Value) { self.value = value }

  func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}

let name = Binder("Kevin")
name.bind { print("label:", $0) }
name.value = "Stuart"
