/// Work that is done on request, once at a time.
public final class Action<Input, Output, Error: Swift.Error> {
  private let work: (Input) -> SignalProducer<Output, Error>
  private let output = Signal<Output, Never>.pipe()
  private let failures = Signal<Error, Never>.pipe()
  private let running = MutableProperty(false)
  private let allowed: Property<Bool>

  public init<P: PropertyProtocol>(
    enabledIf isEnabled: P, execute: @escaping (Input) -> SignalProducer<Output, Error>
  ) where P.Value == Bool {
    work = execute
    allowed = Property(capturing: isEnabled)
  }

  public init(execute: @escaping (Input) -> SignalProducer<Output, Error>) {
    work = execute
    allowed = Property(value: true)
  }

  public var values: Signal<Output, Never> { output.output }
  public var errors: Signal<Error, Never> { failures.output }
  public var isExecuting: Property<Bool> { Property(capturing: running) }
  public var isEnabled: Property<Bool> { allowed.and(running.negate()) }

  public func apply(_ input: Input) -> SignalProducer<Output, ActionError<Error>> {
    SignalProducer<Output, ActionError<Error>> { observer, lifetime in
      if self.running.value || !self.allowed.value { return observer.send(error: .disabled) }
      self.running.value = true
      lifetime.observeEnded { self.running.value = false }
      lifetime += self.work(input).start { event in
        switch event {
        case .value(let value):
          observer.send(value: value)
          self.output.input.send(value: value)
        case .failed(let error):
          observer.send(error: .producerFailed(error))
          self.failures.input.send(value: error)
        case .completed: observer.sendCompleted()
        case .interrupted: observer.sendInterrupted()
        }
      }
    }
  }
}

public enum ActionError<Error: Swift.Error>: Swift.Error {
  case disabled
  case producerFailed(Error)
}
