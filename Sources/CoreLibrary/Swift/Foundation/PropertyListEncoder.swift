// Values that can be encoded, written as a property list: the tree is that of JSON, with values of some more kinds.

open class PropertyListSerialization: NSObject {
  public enum PropertyListFormat: UInt {
    case openStep = 1
    case xml = 100
    case binary = 200
  }
}

/// What a property list has and JSON has not.
enum _PropertyScalar {
  case real(Double)
  case date(Date)
  case data(Data)
}

open class PropertyListEncoder {
  open var outputFormat = PropertyListSerialization.PropertyListFormat.binary
  open var userInfo: [CodingUserInfoKey: Any] = [:]

  public init() {}

  open func encode<Value: Encodable>(_ value: Value) throws -> Data {
    let settings = JSONEncoder()
    settings._writesPropertyList = true
    settings.userInfo = userInfo
    let place = _JSONEncoding(_JSONValue(.null), settings)
    try place.put(value)
    if place.isEmpty {
      throw _invalid(value, "Top-level \(Value.self) did not encode any values.")
    }
    if let kind = place.value._fragment {
      let part = _invalid(value, "Top-level \(Value.self) encoded as \(kind) property list fragment.")
      throw _invalid(value, "Unable to encode the given top-level value as a property list", part)
    }
    switch outputFormat {
    case .xml:
      var writer = _PropertyListWriter()
      writer.write(place.value)
      return Data(writer.text.utf8)
    case .binary:
      var writer = _BinaryPropertyListWriter()
      return writer.write(place.value)
    case .openStep: fatalError("Zoetrope does not support writing property lists of the old form")
    }
  }

  private func _invalid(_ value: Any, _ text: String, _ underlying: (any Error)? = nil) -> EncodingError {
    .invalidValue(
      value, EncodingError.Context(codingPath: [], debugDescription: text, underlyingError: underlying))
  }
}

extension _JSONEncoding {
  func putProperty<T: Encodable>(_ given: T) throws {
    if T.self == Date.self, let date = given as? Date { return become(.property(.date(date))) }
    if T.self == Data.self, let data = given as? Data { return become(.property(.data(data))) }
    if T.self == Double.self, let number = given as? Double { return become(.property(.real(number))) }
    if T.self == URL.self, let url = given as? URL {
      become(.object)
      if let base = url.baseURL { try encode(base, _NamedKey("base")) }
      return try encode(url.relativeString, _NamedKey("relative"))
    }
    if T.self == Float.self, let number = given as? Float { return become(.property(.real(Double(number)))) }
    guard let known = given as? any _ScalarCodable else { return try given.encode(to: self) }
    become(.scalar(known._scalar))
  }
}

extension _JSONValue {
  /// The word for what cannot stand alone.
  fileprivate var _fragment: String? {
    switch kind {
    case .array, .object: return nil
    case .scalar(.string), .raw, .null: return "string"
    case .scalar, .property(.real): return "number"
    case .property(.date): return "date"
    case .property(.data): return "data"
    }
  }
}

struct _PropertyListWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func write(_ value: _JSONValue) {
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    writeValue(value)
    text += "</plist>\n"
  }

  private mutating func line(_ content: String) { text += String(repeating: "\t", count: depth) + content + "\n" }

  private mutating func writeValue(_ value: _JSONValue) {
    switch value.kind {
    case .array:
      if value.elements.isEmpty { return line("<array/>") }
      within("array") { writer in
        for element in value.elements { writer.writeValue(element) }
      }
    case .object:
      if value.elements.isEmpty { return line("<dict/>") }
      within("dict") { writer in
        for name in value.names.sorted() {
          writer.line("<key>\(escaped(name))</key>")
          if let child = value.child(name) { writer.writeValue(child) }
        }
      }
    case .scalar(.string(let string)): line("<string>\(escaped(string))</string>")
    case .scalar(.number(let number)): line("<integer>\(number)</integer>")
    case .scalar(.bool(let isTrue)): line(isTrue ? "<true/>" : "<false/>")
    case .property(.real(let number)): line("<real>\(written(number))</real>")
    case .property(.date(let date)): line("<date>\(date.formatted(.iso8601))</date>")
    case .property(.data(let data)):
      within("data") { writer in
        let digits = Array(data.base64EncodedString())
        // Lines of 76 signs, of which a tab takes eight, and no more than eight tabs.
        let tabs = min(writer.depth - 1, 8)
        let width = 76 - tabs * 8
        for start in stride(from: 0, to: digits.count, by: width) {
          writer.text += String(repeating: "\t", count: tabs)
          writer.text += String(digits[start..<min(start + width, digits.count)]) + "\n"
        }
      }
    case .null, .raw: line("<string>$null</string>")
    }
  }

  private mutating func within(_ tag: String, _ body: (inout _PropertyListWriter) -> Void) {
    line("<\(tag)>")
    depth += 1
    body(&self)
    depth -= 1
    line("</\(tag)>")
  }

  private func escaped(_ string: String) -> String {
    string.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  private func written(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-infinity" : "+infinity" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Objects one behind the other, each once, then where each begins.
struct _BinaryPropertyListWriter {
  private var objects: [_JSONValue] = []
  private var parts: [[Int]] = []
  private var strings: [String: Int] = [:]
  private var numbers: [String: Int] = [:]
  private var reals: [Double: Int] = [:]
  private var bytes: [UInt8] = []

  mutating func write(_ value: _JSONValue) -> Data {
    _ = number(value)
    bytes = Array("bplist00".utf8)
    let width = self.width(objects.count)
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(bytes.count)
      writeObject(object, parts[index], width)
    }
    let table = bytes.count
    let offsetWidth = self.width(table)
    for offset in offsets { append(offset, offsetWidth) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(width)]
    append(objects.count, 8)
    append(0, 8)
    append(table, 8)
    return Data(bytes)
  }

  /// The number that an object has: of texts and numbers that of the first one like it.
  private mutating func number(_ value: _JSONValue) -> Int {
    switch value.kind {
    case .scalar(.string(let text)): if let known = strings[text] { return known }
    case .scalar(.number(let text)): if let known = numbers[text] { return known }
    case .property(.real(let real)): if let known = reals[real] { return known }
    default: break
    }
    let index = objects.count
    objects.append(value)
    parts.append([])
    switch value.kind {
    case .scalar(.string(let text)): strings[text] = index
    case .scalar(.number(let text)): numbers[text] = index
    case .property(.real(let real)): reals[real] = index
    case .array:
      for element in value.elements { parts[index].append(number(element)) }
    case .object:
      for name in value.names { parts[index].append(number(_JSONValue(.scalar(.string(name))))) }
      for element in value.elements { parts[index].append(number(element)) }
    default: break
    }
    return index
  }

  private func width(_ count: Int) -> Int { count < 1 << 8 ? 1 : count < 1 << 16 ? 2 : count < 1 << 32 ? 4 : 8 }

  private mutating func append(_ value: Int, _ width: Int) {
    for place in stride(from: width * 8 - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> place))
    }
  }

  private mutating func begin(_ kind: UInt8, _ count: Int) {
    if count < 15 { return bytes.append(kind << 4 | UInt8(count)) }
    bytes.append(kind << 4 | 15)
    writeInteger(count)
  }

  private mutating func writeInteger(_ value: Int) {
    let width = value < 0 ? 8 : self.width(value)
    bytes.append(width == 1 ? 0x10 : width == 2 ? 0x11 : width == 4 ? 0x12 : 0x13)
    append(value, width)
  }

  private mutating func writeObject(_ value: _JSONValue, _ parts: [Int], _ width: Int) {
    switch value.kind {
    case .array:
      begin(0xA, parts.count)
      for part in parts { append(part, width) }
    case .object:
      begin(0xD, parts.count / 2)
      for part in parts { append(part, width) }
    case .scalar(.string(let text)): writeText(text)
    case .null, .raw: writeText("$null")
    case .scalar(.bool(let isTrue)): bytes.append(isTrue ? 9 : 8)
    case .scalar(.number(let text)):
      if let number = Int(text) {
        writeInteger(number)
      } else {
        bytes += [0x14, 0, 0, 0, 0, 0, 0, 0, 0]
        append(Int(truncatingIfNeeded: UInt(text) ?? 0), 8)
      }
    case .property(.real(let number)):
      bytes.append(0x23)
      append(Int(truncatingIfNeeded: number.bitPattern), 8)
    case .property(.date(let date)):
      bytes.append(0x33)
      append(Int(truncatingIfNeeded: date.timeIntervalSinceReferenceDate.bitPattern), 8)
    case .property(.data(let data)):
      begin(4, data.count)
      bytes += data._bytes
    }
  }

  private mutating func writeText(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 128 }) {
      begin(5, text.utf8.count)
      bytes += Array(text.utf8)
    } else {
      begin(6, text.utf16.count)
      for unit in text.utf16 { append(Int(unit), 2) }
    }
  }
}
