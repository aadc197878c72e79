import Foundation

// Properties that can be observed by their key paths: those of a script's classes that are `@objc dynamic`. Of Foundation's, but
// only Apple's has it.

public struct NSKeyValueObservingOptions: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt {
  case setting = 1
  case insertion, removal, replacement
}

public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// It observes for as long as somebody keeps it.
public class NSKeyValueObservation: NSObject {
  fileprivate var isValid = true
  public func invalidate() { isValid = false }
  deinit { isValid = false }
}

private final class Observer {
  weak var observation: NSKeyValueObservation?
  let tell: () -> Void
  init(_ observation: NSKeyValueObservation, _ tell: @escaping () -> Void) {
    self.observation = observation
    self.tell = tell
  }
}

/// By object, and by the last part of the key path.
nonisolated(unsafe) private var observers: [ObjectIdentifier: [String: [Observer]]] = [:]

public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    func tell(_ object: Self, from old: Value?) {
      let value = object[keyPath: keyPath]
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? value : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
      last = value
    }
    let key = String("\(keyPath)".split(separator: ".").last ?? "")
    let observer = Observer(observation) { [weak self] in
      if let self { tell(self, from: last) }
    }
    observers[ObjectIdentifier(self), default: [:]][key, default: []].append(observer)
    if options.contains(.initial) { tell(self, from: nil) }
    return observation
  }
}

extension NSObject {
  public func willChangeValue(forKey key: String) {}

  /// Tells those who observe it. What has `@objc dynamic` does so by itself.
  public func didChangeValue(forKey key: String) {
    (self as? Operation)?.didChangeValue(for: \.isFinished)
    guard var own = observers[ObjectIdentifier(self)], let all = own[key] else { return }
    let valid = all.filter { $0.observation?.isValid == true }
    if valid.count < all.count {
      own[key] = valid.isEmpty ? nil : valid
      observers[ObjectIdentifier(self)] = own.isEmpty ? nil : own
    }
    for observer in valid { observer.tell() }
  }
}
