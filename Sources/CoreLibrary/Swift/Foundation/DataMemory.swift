// Data as memory, for the time of a call.

extension Data {
  public init(bytes: UnsafeRawPointer, count: Int) {
    self.init(UnsafeRawBufferPointer(start: bytes, count: count))
  }
  public init<T>(buffer: UnsafeBufferPointer<T>) { self.init(UnsafeRawBufferPointer(buffer)) }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _withBytes(_bytes, body)
  }
  @available(
    *, deprecated,
    message: "use `withUnsafeBytes<R>(_: (UnsafeRawBufferPointer) throws -> R) rethrows -> R` instead"
  )
  public func withUnsafeBytes<R, Content>(_ body: (UnsafePointer<Content>) throws -> R) rethrows -> R {
    try _values(of: _bytes, as: Content.self).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { fatalError("there is nothing to point to") }
      return try body(start)
    }
  }

  public mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    try _withMutableBytes(&_bytes, body)
  }
  @available(
    *, deprecated,
    message: "use `withUnsafeMutableBytes<R>(_: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R` instead"
  )
  public mutating func withUnsafeMutableBytes<R, Content>(
    _ body: (UnsafeMutablePointer<Content>) throws -> R
  ) rethrows -> R {
    // What lies behind the last whole value belongs to one as well.
    let count = _bytes.count
    while _bytes.count % MemoryLayout<Content>.stride != 0 { _bytes.append(0) }
    var values = _values(of: _bytes, as: Content.self)
    defer { _bytes = Array(_rawBytes(ofAll: values).prefix(count)) }
    return try values.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { fatalError("there is nothing to point to") }
      return try body(start)
    }
  }
}
