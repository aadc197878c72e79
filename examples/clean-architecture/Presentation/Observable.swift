/// A value that tells whoever watches it of the next one.
final class Observable<Value> {
  private var observers: [(Value) -> Void] = []

  var value: Value {
    didSet { for observer in observers { observer(value) } }
  }

  init(_ value: Value) { self.value = value }

  func observe(_ observer: @escaping (Value) -> Void) {
    observers.append(observer)
    observer(value)
  }
}
