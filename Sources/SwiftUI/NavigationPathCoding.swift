/// A value of a path, and how it is written. Types are found by their names, of those that have been in a path before.
struct WrittenValue {
  let value: AnyHashable
  let typeName: String
  let text: () throws -> String

  nonisolated(unsafe) private static var readers: [String: (Data) throws -> WrittenValue] = [:]

  init<V: Hashable & Codable>(_ value: V) {
    self.value = AnyHashable(value)
    typeName = String(reflecting: V.self)
    text = { String(decoding: try JSONEncoder().encode([value]), as: UTF8.self) }
    Self.readers[typeName] = { data in
      guard let value = try JSONDecoder().decode([V].self, from: data).first else {
        throw CocoaError(.coderReadCorrupt)
      }
      return WrittenValue(value)
    }
  }

  static func read(_ typeName: String, _ text: String) throws -> WrittenValue {
    guard let reader = readers[typeName] else { throw CocoaError(.coderReadCorrupt) }
    return try reader(Data(text.utf8))
  }
}

extension NavigationPath {
  /// The last value first, the name of its type before it.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [WrittenValue]

    init(values: [WrittenValue]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [WrittenValue] = []
      while !container.isAtEnd {
        let typeName = try container.decode(String.self)
        values.append(try WrittenValue.read(typeName, try container.decode(String.self)))
      }
      self.values = values.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        try container.encode(value.typeName)
        try container.encode(value.text())
      }
    }

    public static func == (left: CodableRepresentation, right: CodableRepresentation) -> Bool {
      left.values.map(\.value) == right.values.map(\.value)
    }
  }
}
