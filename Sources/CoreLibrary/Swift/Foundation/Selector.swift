// The compiled UIKit has this file too, by a link: where Swift has no Objective-C, Foundation has no selectors.

/// The name of a method, as Objective-C knows it, and how the method is called.
public struct Selector: Hashable, CustomStringConvertible {
  private let name: String
  private let method: Method?

  /// Calls the method of a target with as many arguments as it takes.
  private struct Method {
    let isOf: (AnyObject) -> Bool
    let call: (AnyObject, [Any?]) -> Any?
  }

  fileprivate init(_ name: String) {
    self.name = name
    method = nil
  }

  fileprivate init(_ name: String, of isOf: @escaping (AnyObject) -> Bool, call: @escaping (AnyObject, [Any?]) -> Any?)
  {
    self.name = name
    method = Method(isOf: isOf, call: call)
  }

  public var description: String { name }
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether an object has the method.
  public func _isMethod(of target: AnyObject) -> Bool { method?.isOf(target) ?? false }

  /// Calls the method on a target, which gets as many of the arguments as it takes.
  @discardableResult
  public func _perform(on target: AnyObject, with arguments: [Any?]) -> Any? {
    guard let method, method.isOf(target) else {
      fatalError("-[\(type(of: target)) \(name)]: unrecognized selector sent to instance")
    }
    return method.call(target, arguments)
  }
}

extension NSObjectProtocol {
  public func responds(to selector: Selector) -> Bool { selector._isMethod(of: self) }

  @discardableResult
  public func perform(_ selector: Selector) -> Any? { selector._perform(on: self, with: []) }

  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Any? { selector._perform(on: self, with: [object]) }

  @discardableResult
  public func perform(_ selector: Selector, with first: Any?, with second: Any?) -> Any? {
    selector._perform(on: self, with: [first, second])
  }
}

// What `#selector` stands for: the method's name, and the method by itself where it is one of an instance with two
// parameters at most.

public func _selector(_ name: String) -> Selector { Selector(name) }

public func _selector<Target: AnyObject, Result>(
  _ name: String, _ method: @escaping (Target) -> () -> Result
) -> Selector {
  Selector(name, of: { $0 is Target }) { target, _ in method(target as! Target)() }
}

public func _selector<Target: AnyObject, Argument, Result>(
  _ name: String, _ method: @escaping (Target) -> (Argument) -> Result
) -> Selector {
  Selector(name, of: { $0 is Target }) { target, arguments in
    method(target as! Target)(argument(0, of: arguments, for: name))
  }
}

public func _selector<Target: AnyObject, First, Second, Result>(
  _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
) -> Selector {
  Selector(name, of: { $0 is Target }) { target, arguments in
    method(target as! Target)(argument(0, of: arguments, for: name), argument(1, of: arguments, for: name))
  }
}

// The same for what a class may have left out.

public func _optionalSelector<Target, Result>(
  _ name: String, _ method: @escaping (Target) -> (() -> Result)?
) -> Selector {
  Selector(name, of: { has($0, method) }) { target, _ in method(target as! Target)!() }
}

public func _optionalSelector<Target, Argument, Result>(
  _ name: String, _ method: @escaping (Target) -> ((Argument) -> Result)?
) -> Selector {
  Selector(name, of: { has($0, method) }) { target, arguments in
    method(target as! Target)!(argument(0, of: arguments, for: name))
  }
}

public func _optionalSelector<Target, First, Second, Result>(
  _ name: String, _ method: @escaping (Target) -> ((First, Second) -> Result)?
) -> Selector {
  Selector(name, of: { has($0, method) }) { target, arguments in
    method(target as! Target)!(argument(0, of: arguments, for: name), argument(1, of: arguments, for: name))
  }
}

private func has<Target, Method>(_ target: AnyObject, _ method: (Target) -> Method?) -> Bool {
  guard let target = target as? Target else { return false }
  return method(target) != nil
}

private func argument<Argument>(_ index: Int, of arguments: [Any?], for name: String) -> Argument {
  let given = index < arguments.count ? arguments[index] : nil
  if let given, let argument = given as? Argument { return argument }
  if let given = given as? Notification, Argument.self == NSNotification.self {
    return NSNotification(name: given.name, object: given.object, userInfo: given.userInfo) as! Argument
  }
  if let nothing = given as Any as? Argument { return nothing }
  fatalError("argument \(index + 1) of \(name) is of another type than the method takes")
}
