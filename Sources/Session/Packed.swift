/// Numbers and texts as bytes: texts behind their lengths, of which one of all ones is no text.
struct PackedWriter {
  var bytes: [UInt8] = []

  mutating func write(number: UInt64) { withUnsafeBytes(of: number) { bytes += $0 } }

  mutating func write(bytes text: [UInt8]) {
    write(number: UInt64(text.count))
    bytes += text
  }

  mutating func write(text: String?) {
    if let text { write(bytes: Array(text.utf8)) } else { write(number: .max) }
  }
}

/// Reads them again; nil where there is no more.
struct PackedReader {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func number() -> UInt64? {
    guard offset + 8 <= bytes.count else { return nil }
    defer { offset += 8 }
    return bytes[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func take() -> [UInt8]? {
    guard let count = number(), count <= UInt64(bytes.count - offset) else { return nil }
    defer { offset += Int(count) }
    return Array(bytes[offset..<offset + Int(count)])
  }

  mutating func text() -> String? { take().map { String(decoding: $0, as: UTF8.self) } }
}
