/// A value that tells whoever watches it of the next one. It does not keep who watches.
final class Observable<Value> {
  private struct Observer {
    weak var owner: AnyObject?
    let tell: (Value) -> Void
  }

  private var observers: [Observer] = []

  var value: Value {
    didSet {
      observers.removeAll { $0.owner == nil }
      for observer in observers { observer.tell(value) }
    }
  }

  init(_ value: Value) { self.value = value }

  func observe(on owner: AnyObject, _ tell: @escaping (Value) -> Void) {
    observers.append(Observer(owner: owner, tell: tell))
    tell(value)
  }
}
