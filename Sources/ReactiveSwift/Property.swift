/// A value, and those that follow it.
public protocol PropertyProtocol<Value> {
  associatedtype Value
  var value: Value { get }
  /// The values to come.
  var signal: Signal<Value, Never> { get }
}

extension PropertyProtocol {
  /// The value there is, and those to come.
  public var producer: SignalProducer<Value, Never> {
    SignalProducer { observer, lifetime in
      observer.send(value: value)
      lifetime += signal.observe(observer)
    }
  }
}

/// One that is set.
public final class MutableProperty<Value>: PropertyProtocol {
  private let pipe = Signal<Value, Never>.pipe()
  private var current: Value

  public init(_ initialValue: Value) { current = initialValue }

  public var value: Value {
    get { current }
    set {
      current = newValue
      pipe.input.send(value: newValue)
    }
  }

  public var signal: Signal<Value, Never> { pipe.output }

  deinit { pipe.input.sendCompleted() }
}

extension MutableProperty where Value == Void {
  public convenience init() { self.init(()) }
}

/// One that follows something else.
public final class Property<Value>: PropertyProtocol {
  private var current: Value
  public let signal: Signal<Value, Never>

  public init(value: Value) {
    current = value
    signal = .never
  }

  public init(initial: Value, then values: Signal<Value, Never>) {
    current = initial
    let pipe = Signal<Value, Never>.pipe()
    signal = pipe.output
    values.observe { [weak self] event in
      if case .value(let value) = event { self?.current = value }
      pipe.input.send(event)
    }
  }

  public convenience init(_ property: MutableProperty<Value>) {
    self.init(initial: property.value, then: property.signal)
  }

  public convenience init(capturing property: MutableProperty<Value>) { self.init(property) }

  public var value: Value { current }

  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Property<Other> {
    Property<Other>(initial: transform(value), then: signal.map(transform))
  }
}

extension MutableProperty {
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Property<Other> {
    Property<Other>(initial: transform(value), then: signal.map(transform))
  }
}

precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}

infix operator <~ : BindingPrecedence

extension MutableProperty {
  /// Sets the property to every value of a signal.
  @discardableResult
  public static func <~ (target: MutableProperty<Value>, source: Signal<Value, Never>) -> (any Disposable)? {
    source.observeValues { [weak target] in target?.value = $0 }
  }

  @discardableResult
  public static func <~ <P: PropertyProtocol>(
    target: MutableProperty<Value>, source: P
  ) -> (any Disposable)? where P.Value == Value {
    source.producer.startWithValues { [weak target] in target?.value = $0 }
  }
}
