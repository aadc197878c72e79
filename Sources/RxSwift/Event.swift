/// What an observable says.
public enum Event<Element> {
  case next(Element)
  case error(any Error)
  case completed

  public var element: Element? {
    if case .next(let element) = self { return element }
    return nil
  }

  public var error: (any Error)? {
    if case .error(let error) = self { return error }
    return nil
  }

  public var isCompleted: Bool {
    if case .completed = self { return true }
    return false
  }

  public var isStopEvent: Bool {
    if case .next = self { return false }
    return true
  }

  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .next(let element): return "next(\(element))"
    case .error(let error): return "error(\(error))"
    case .completed: return "completed"
    }
  }
}

/// Whatever stands for an event.
public protocol EventConvertible<Element> {
  associatedtype Element
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  public var event: Event<Element> { self }
}

/// What an operator has against what it was given.
public enum RxError: Error, CustomDebugStringConvertible {
  case unknown
  case disposed(object: AnyObject)
  case overflow
  case argumentOutOfRange
  case noElements
  case moreThanOneElement
  case timeout

  public var debugDescription: String {
    switch self {
    case .unknown: return "Unknown error occurred."
    case .disposed(let object): return "Object `\(object)` was already disposed."
    case .overflow: return "Arithmetic overflow occurred."
    case .argumentOutOfRange: return "Argument out of range."
    case .noElements: return "Sequence doesn't contain any elements."
    case .moreThanOneElement: return "Sequence contains more than one element."
    case .timeout: return "Sequence timeout."
    }
  }
}
