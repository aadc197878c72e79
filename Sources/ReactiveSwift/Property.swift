/// Where values go to, as long as it is there.
public struct BindingTarget<Value>: BindingTargetProvider {
  public let lifetime: Lifetime
  public let action: (Value) -> Void

  public init(lifetime: Lifetime, action: @escaping (Value) -> Void) {
    self.lifetime = lifetime
    self.action = action
  }

  public init<Object: AnyObject>(
    lifetime: Lifetime, object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(lifetime: lifetime) { [weak object] value in object?[keyPath: keyPath] = value }
  }

  public var bindingTarget: BindingTarget<Value> { self }
}

public protocol BindingTargetProvider<Value> {
  associatedtype Value
  var bindingTarget: BindingTarget<Value> { get }
}

public protocol BindingSource: SignalProducerConvertible where Error == Never {}

extension Signal: BindingSource where Error == Never {}
extension SignalProducer: BindingSource where Error == Never {}

precedencegroup BindingPrecedence {
  associativity: right
  higherThan: AssignmentPrecedence
}

infix operator <~ : BindingPrecedence

extension BindingTargetProvider {
  /// Gives the target every value of a source.
  @discardableResult
  public static func <~ <Source: BindingSource>(provider: Self, source: Source) -> (any Disposable)?
  where Source.Value == Value {
    let target = provider.bindingTarget
    return source.producer.take(during: target.lifetime).startWithValues(target.action)
  }

  @discardableResult
  public static func <~ <Source: BindingSource>(provider: Self, source: Source) -> (any Disposable)?
  where Value == Source.Value? {
    let target = provider.bindingTarget
    return source.producer.take(during: target.lifetime).startWithValues { target.action($0) }
  }
}

/// A value, and those that follow it.
public protocol PropertyProtocol<Value>: AnyObject, BindingSource {
  associatedtype Value
  var value: Value { get }
  /// The values to come.
  var signal: Signal<Value, Never> { get }
}

extension PropertyProtocol {
  /// The value there is, and those to come.
  public var producer: SignalProducer<Value, Never> {
    SignalProducer { observer, lifetime in
      observer.send(value: self.value)
      lifetime += self.signal.observe { event in
        switch event {
        case .interrupted: observer.sendCompleted()
        default: observer.send(event)
        }
      }
    }
  }

  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Property<Other> {
    Property<Other>(initial: transform(value), then: signal.map(transform))
  }

  public func map<Other>(_ keyPath: KeyPath<Value, Other>) -> Property<Other> { map { $0[keyPath: keyPath] } }

  public func combineLatest<Other: PropertyProtocol>(with other: Other) -> Property<(Value, Other.Value)> {
    Property<(Value, Other.Value)>(unsafeProducer: producer.combineLatest(with: other.producer))
  }

  public func zip<Other: PropertyProtocol>(with other: Other) -> Property<(Value, Other.Value)> {
    Property<(Value, Other.Value)>(unsafeProducer: producer.zip(with: other.producer))
  }

  public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> Property<Value> {
    Property(unsafeProducer: producer.skipRepeats(isEquivalent))
  }

  public func flatMap<Inner: PropertyProtocol>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Property<Inner.Value> {
    Property<Inner.Value>(unsafeProducer: producer.flatMap(strategy) { transform($0).producer })
  }

  public static func combineLatest<A: PropertyProtocol, B: PropertyProtocol>(
    _ a: A, _ b: B
  ) -> Property<(A.Value, B.Value)> where Value == A.Value { a.combineLatest(with: b) }

  public static func combineLatest<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol>(
    _ a: A, _ b: B, _ c: C
  ) -> Property<(A.Value, B.Value, C.Value)> where Value == A.Value {
    a.combineLatest(with: b).combineLatest(with: c).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public static func combineLatest<A: PropertyProtocol, B: PropertyProtocol, C: PropertyProtocol, D: PropertyProtocol>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> Property<(A.Value, B.Value, C.Value, D.Value)> where Value == A.Value {
    combineLatest(a, b, c).combineLatest(with: d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
}

extension PropertyProtocol where Value: Equatable {
  public func skipRepeats() -> Property<Value> { skipRepeats { $0 == $1 } }
}

extension PropertyProtocol where Value == Bool {
  public func negate() -> Property<Bool> { map { !$0 } }

  public func and<Other: PropertyProtocol>(_ other: Other) -> Property<Bool> where Other.Value == Bool {
    combineLatest(with: other).map { $0 && $1 }
  }

  public func or<Other: PropertyProtocol>(_ other: Other) -> Property<Bool> where Other.Value == Bool {
    combineLatest(with: other).map { $0 || $1 }
  }
}

/// One that is set.
public final class MutableProperty<Value>: PropertyProtocol, BindingTargetProvider {
  private let pipe = Signal<Value, Never>.pipe()
  private let token = Lifetime.Token()
  private var current: Value

  public init(_ initialValue: Value) { current = initialValue }

  public convenience init(initial: Value, then values: Signal<Value, Never>) {
    self.init(initial)
    self <~ values
  }

  public var value: Value {
    get { current }
    set {
      current = newValue
      pipe.input.send(value: newValue)
    }
  }

  public var signal: Signal<Value, Never> { pipe.output }
  public var lifetime: Lifetime { Lifetime(token) }

  public var bindingTarget: BindingTarget<Value> {
    BindingTarget(lifetime: lifetime) { [weak self] value in self?.value = value }
  }

  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    let before = current
    value = newValue
    return before
  }

  @discardableResult
  public func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
    let result = try action(&current)
    pipe.input.send(value: current)
    return result
  }

  public func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result { try action(current) }

  deinit { pipe.input.sendCompleted() }
}

extension MutableProperty where Value == Void {
  public convenience init() { self.init(()) }
}

/// One that follows something else.
public final class Property<Value>: PropertyProtocol {
  private var current: Value
  public let signal: Signal<Value, Never>
  private let disposable = SerialDisposable()

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

  public init(initial: Value, then values: SignalProducer<Value, Never>) {
    current = initial
    let pipe = Signal<Value, Never>.pipe()
    signal = pipe.output
    disposable.inner = values.start { [weak self] event in
      if case .value(let value) = event { self?.current = value }
      pipe.input.send(event)
    }
  }

  /// Of a producer that is known to have a value at once.
  init(unsafeProducer: SignalProducer<Value, Never>) {
    var first: Value?
    weak var own: Property<Value>?
    let pipe = Signal<Value, Never>.pipe()
    let held = unsafeProducer.start { event in
      if case .value(let value) = event {
        if let own { own.current = value } else { first = value }
      }
      pipe.input.send(event)
    }
    guard let first else { fatalError("The producer promised to send at least one value. Received none.") }
    current = first
    signal = pipe.output
    own = self
    disposable.inner = held
  }

  public convenience init<P: PropertyProtocol>(_ property: P) where P.Value == Value {
    self.init(initial: property.value, then: property.signal)
  }

  public convenience init<P: PropertyProtocol>(capturing property: P) where P.Value == Value {
    self.init(initial: property.value, then: property.signal)
  }

  public var value: Value { current }
}
