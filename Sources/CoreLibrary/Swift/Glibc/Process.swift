// The program and what it runs in, as C has it.

@_intrinsic("process.exit") func _exit(_ status: Int) -> Never
@_intrinsic("process.environment") public func _variables() -> String

public var EXIT_SUCCESS: Int32 { 0 }
public var EXIT_FAILURE: Int32 { 1 }

/// Ends the program at once.
public func exit(_ status: Int32) -> Never { _exit(Int(status)) }
public func abort() -> Never { fatalError("the program has ended itself") }

/// Nothing, unless whoever starts the script allows it.
public func getenv(_ name: String) -> UnsafeMutablePointer<CChar>! {
  let start = name + "="
  for entry in _variables().split(separator: "\0") where entry.hasPrefix(start) {
    return _text(String(entry.dropFirst(start.count)))
  }
  return nil
}

/// A text as C has it.
public func strdup(_ text: String) -> UnsafeMutablePointer<CChar>! { _text(text) }

func _text(_ text: String) -> UnsafeMutablePointer<CChar> {
  let units = text.utf8CString
  let result = UnsafeMutablePointer<CChar>.allocate(capacity: units.count)
  for (index, unit) in units.enumerated() { (result + index).initialize(to: unit) }
  return result
}

public func free<Pointee>(_ pointer: UnsafeMutablePointer<Pointee>!) { pointer?.deallocate() }

/// A script's input and output are files, as far as it knows.
public func isatty(_ descriptor: Int32) -> Int32 { 0 }
public func fileno(_ stream: UnsafeMutablePointer<FILE>!) -> Int32 { stream.pointee._descriptor }

/// Lets other queues go on for that many seconds, which are over at once.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  _Turns.sleep(seconds: Double(seconds))
  return 0
}

/// Likewise, for a millionth of a second each.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  _Turns.sleep(seconds: Double(microseconds) / 1_000_000)
  return 0
}
