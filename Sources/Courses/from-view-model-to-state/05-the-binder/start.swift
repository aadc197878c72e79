// A value that somebody can listen to.
final class Binder<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  func bind(_ listener: @escaping (Value) -> Void) {
  }
}

let name = Binder("Kevin")
name.bind { print("label:", $0) }
name.value = "Stuart"
