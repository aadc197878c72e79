@_intrinsic("output.write") func _write(_ text: String)
@_intrinsic("process.argument") func _argument(_ index: Int) -> (String, Bool)
@_intrinsic("input.readLine") func _readLine(_ strippingNewline: Bool) -> (String, Bool)
@_intrinsic("trap.fatalError") func _trapFatalError(_ message: String) -> Never
@_intrinsic("trap.precondition") func _trapPrecondition(_ message: String) -> Never
@_intrinsic("trap.assertion") func _trapAssertion(_ message: String) -> Never

/// Writes the items as text, a space between them and a line break at the end.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  var isFirst = true
  for item in items {
    if !isFirst { _write(separator) }
    isFirst = false
    _write(String(describing: item))
  }
  _write(terminator)
}

/// Writes the items as `print` does, but strings with their quotes.
public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  var isFirst = true
  for item in items {
    if !isFirst { _write(separator) }
    isFirst = false
    _write(String(reflecting: item))
  }
  _write(terminator)
}

/// A place that text can be written to.
public protocol TextOutputStream {
  mutating func write(_ string: String)
}

public protocol TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target)
}

extension String: TextOutputStreamable {}
extension Substring: TextOutputStreamable {
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(_string) }
}
extension Character: TextOutputStreamable {}
extension Unicode.Scalar: TextOutputStreamable {
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
}

func _streamed<T: TextOutputStreamable>(_ value: T) -> String {
  var text = ""
  value.write(to: &text)
  return text
}

public func print<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  // A stream of one's own sees that nothing stands before the first.
  var prefix = ""
  for item in items {
    output.write(prefix)
    _write(item, isDebug: false, to: &output)
    prefix = separator
  }
  output.write(terminator)
}

public func debugPrint<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  // A stream of one's own sees that nothing stands before the first.
  var prefix = ""
  for item in items {
    output.write(prefix)
    _write(item, isDebug: true, to: &output)
    prefix = separator
  }
  output.write(terminator)
}

/// Writes a value to a stream of the script's in the pieces that it is made of, as each is a call.
func _write<Target: TextOutputStream>(_ value: Any, isDebug: Bool, to output: inout Target) {
  // Numbers and texts are most of what is written, and one piece.
  if Target.self == String.self || value is String || value is any Numeric || !_writePieces(of: value, isDebug, &output)
  {
    output.write(isDebug ? String(reflecting: value) : String(describing: value))
  }
}

/// False where nothing was written, as the value is one piece.
func _writePieces<Target: TextOutputStream>(of value: Any, _ isDebug: Bool, _ output: inout Target) -> Bool {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return false }
  if value is any CustomStringConvertible || value is any CustomDebugStringConvertible {
    if !isDebug, !(value is String), let streamable = value as? any TextOutputStreamable {
      streamable.write(to: &output)
      return true
    }
    return false
  }
  if let streamable = value as? any TextOutputStreamable {
    streamable.write(to: &output)
    return true
  }
  switch mirror.displayStyle {
  case .tuple: _writeParts(of: mirror, to: &output)
  case .struct:
    output.write(isDebug ? String(reflecting: mirror.subjectType) : String(describing: mirror.subjectType))
    _writeParts(of: mirror, to: &output)
  case .enum:
    if isDebug {
      output.write(String(reflecting: mirror.subjectType))
      output.write(".")
    }
    let name = _parts(value).0
    output.write(name.isEmpty ? String(describing: mirror.subjectType) : name)
    guard let payload = mirror.children.first else { return true }
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    if !isTuple { output.write("(") }
    _write(payload.value, isDebug: true, to: &output)
    if !isTuple { output.write(")") }
  default: return false
  }
  return true
}

func _writeParts<Target: TextOutputStream>(of mirror: Mirror, to output: inout Target) {
  output.write("(")
  var isFirst = true
  for part in mirror.children {
    if !isFirst { output.write(", ") }
    isFirst = false
    if let label = part.label, !label.hasPrefix(".") {
      output.write(label)
      output.write(": ")
    }
    _write(part.value, isDebug: true, to: &output)
  }
  output.write(")")
}

/// The next line of the input, or nil at its end.
public func readLine(strippingNewline: Bool = true) -> String? {
  let (line, isLine) = _readLine(strippingNewline)
  return isLine ? line : nil
}

/// The result of a function that never comes back.
public enum Never: Error, Comparable, Hashable, Identifiable {
  public var id: Never { self }
}

public func fatalError(_ message: @autoclosure () -> String = String()) -> Never {
  _trapFatalError(message())
}

public func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String()) {
  if !condition() { _trapPrecondition(message()) }
}

public func preconditionFailure(_ message: @autoclosure () -> String = String()) -> Never {
  _trapPrecondition(message())
}

public func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String()) {
  if !condition() { _trapAssertion(message()) }
}

public func assertionFailure(_ message: @autoclosure () -> String = String()) {
  _trapAssertion(message())
}

// Where the call is is known without being told; who hands it on from elsewhere may.

public func fatalError(_ message: @autoclosure () -> String = String(), file: StaticString, line: UInt = #line) -> Never
{
  _trapFatalError(message())
}

public func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString,
  line: UInt = #line
) {
  if !condition() { _trapPrecondition(message()) }
}

public func preconditionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString, line: UInt = #line
) -> Never {
  _trapPrecondition(message())
}

public func assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString,
  line: UInt = #line
) {
  if !condition() { _trapAssertion(message()) }
}

public func assertionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString, line: UInt = #line
) {
  _trapAssertion(message())
}

func _errorAtTopLevel(_ error: any Error) -> Never {
  _trapFatalError("Error raised at top level: \(String(reflecting: error))")
}

func _errorFromForcedTry(_ error: any Error) -> Never {
  _trapFatalError("'try!' expression unexpectedly raised an error: \(String(reflecting: error))")
}

/// What the script was started with: its own name first.
public enum CommandLine {
  public static var arguments: [String] = {
    var result: [String] = []
    while true {
      let (text, isThere) = _argument(result.count)
      if !isThere { return result }
      result.append(text)
    }
  }()

  public static var argc: Int32 { Int32(arguments.count) }
}
