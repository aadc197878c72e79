import Diagnostics
import Glibc

/// What a file of the library declares, found by its layout alone: nothing is parsed until it is asked for.
///
/// The library is laid out by `swift format`: what stands at the top begins in the first column, a member two columns in, and
/// whatever goes on is further in or begins with a bracket. So the beginnings of lines tell where every declaration is and what
/// it is called.
public final class Outline {
  /// A member of a type or extension.
  public struct Member {
    public let key: UInt64
    public let start: Int32
    public fileprivate(set) var end: Int32
    /// Its place among its like matters: stored properties, cases, associated types.
    public let isOrdered: Bool
    /// A nested type, an alias, an associated type.
    public let isType: Bool
    let isOperator: Bool
  }

  /// A declaration at the top of the file.
  public struct Section {
    public let kind: Kind
    public let key: UInt64
    public let name: Range<Int32>
    public let start: Int32
    public fileprivate(set) var end: Int32
    /// An extension that makes its type conform to something.
    public let hasConformances: Bool
    /// It begins with attributes.
    public let hasAttributes: Bool
  }

  public enum Kind { case type, `protocol`, `extension`, other }

  public let source: Source
  public let sections: [Section]

  public init(_ source: Source) {
    self.source = source
    var scanner = Scanner()
    source.text.withUnsafeBufferPointer { text in
      if let bytes = text.baseAddress { scanner.scanSections(bytes, text.count) }
    }
    sections = scanner.sections
  }

  /// What stands between the braces of a type or extension.
  public func members(of section: Int) -> [Member] {
    let section = sections[section]
    if section.kind == .other { return [] }
    var scanner = Scanner()
    source.text.withUnsafeBufferPointer { text in
      if let bytes = text.baseAddress { scanner.scanMembers(bytes, Int(section.start), Int(section.end)) }
    }
    return scanner.members
  }

  /// The sections that have an operator among their members.
  public func sections(withOperator name: String) -> [Int] {
    if !declares(operator: Array(name.utf8)) { return [] }
    let key = Outline.key(name)
    return sections.indices.filter { index in members(of: index).contains { $0.isOperator && $0.key == key } }
  }

  /// Whether `func`, the operator and a blank stand anywhere in the file: soon said, and mostly not so.
  private func declares(operator name: [UInt8]) -> Bool {
    guard let first = name.first else { return false }
    return source.text.withUnsafeBufferPointer { text in
      guard let bytes = text.baseAddress else { return false }
      var place = 5
      while place + name.count < text.count,
        let found = memchr(bytes + place, Int32(first), text.count - place - name.count)
      {
        place = UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
        if memcmp(bytes + place - 5, "func ", 5) == 0, memcmp(bytes + place, name, name.count) == 0,
          bytes[place + name.count] == 0x20
        {
          return true
        }
        place += 1
      }
      return false
    }
  }

  public func name(of section: Int) -> String {
    let range = sections[section].name
    return String(decoding: source.text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  // MARK: Keys

  /// A name as a number.
  public static func key(_ name: String) -> UInt64 {
    // Byte by byte the bytes of a string cost ten times as much.
    var name = name
    return name.withUTF8 { bytes in
      var key = seed
      for byte in bytes { key = mix(key, byte) }
      return key
    }
  }

  fileprivate static var seed: UInt64 { 14_695_981_039_346_656_037 }
  @inline(__always) fileprivate static func mix(_ key: UInt64, _ byte: UInt8) -> UInt64 {
    (key ^ UInt64(byte)) &* 1_099_511_628_211
  }

}

/// Reads the lines of a file for its outline.
private struct Scanner {
  var sections: [Outline.Section] = []
  var members: [Outline.Member] = []
  /// Where the attributes on lines of their own begin.
  private var attributes: Int?

  mutating func scanSections(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    var position = 0
    /// Where the declaration that is open ends, as far as is known.
    var end = 0
    while position < count {
      let line = position
      let lineEnd = endOfLine(bytes, line, count)
      position = lineEnd + 1
      if line == lineEnd || bytes[line] == UInt8(ascii: "/") { continue }
      if bytes[line] != 0x20, let (found, start) = declaration(bytes, at: line, lineEnd) {
        if let last = sections.indices.last { sections[last].end = Int32(end) }
        addSection(found, start, bytes)
      }
      if attributes == nil { end = lineEnd }
    }
    if let last = sections.indices.last { sections[last].end = Int32(end) }
  }

  mutating func scanMembers(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ limit: Int) {
    var position = start
    var end = start
    while position < limit {
      let line = position
      let lineEnd = endOfLine(bytes, line, limit)
      position = lineEnd + 1
      // The last line of the section closes it.
      if line == lineEnd || bytes[line] != 0x20 { continue }
      if bytes[line + 2] != 0x20 {
        if bytes[line + 2] == UInt8(ascii: "/") { continue }
        if let (found, start) = declaration(bytes, at: line + 2, lineEnd) {
          if let last = members.indices.last { members[last].end = Int32(end) }
          addMember(found, start)
        }
      }
      if attributes == nil { end = lineEnd }
    }
    if let last = members.indices.last { members[last].end = Int32(end) }
  }

  @inline(__always)
  private func endOfLine(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ limit: Int) -> Int {
    guard let newline = memchr(bytes + start, 0x0A, limit - start) else { return limit }
    return UnsafeRawPointer(newline) - UnsafeRawPointer(bytes)
  }

  /// What a line declares and where that begins; attributes before it are kept in mind.
  private mutating func declaration(
    _ bytes: UnsafePointer<UInt8>, at start: Int, _ end: Int
  ) -> (Found, Int)? {
    if let found = declaration(bytes, start, end) {
      defer { attributes = nil }
      return (found, attributes ?? start)
    }
    if bytes[start] == UInt8(ascii: "@"), attributes == nil { attributes = start }
    return nil
  }

  private struct Found {
    var keyword: Keyword
    var key: UInt64
    var name: Range<Int32>
    var isOperator: Bool
  }

  private enum Keyword {
    case type, `protocol`, `extension`, function, variable, computed, ordered, associated, initializer,
      alias
  }

  private mutating func addMember(_ found: Found, _ start: Int) {
    members.append(
      Outline.Member(
        key: found.key, start: Int32(start), end: 0,
        isOrdered: found.keyword == .ordered || found.keyword == .associated,
        isType: found.keyword == .type || found.keyword == .alias || found.keyword == .associated,
        isOperator: found.isOperator))
  }

  private mutating func addSection(_ found: Found, _ start: Int, _ bytes: UnsafePointer<UInt8>) {
    let kind: Outline.Kind =
      switch found.keyword {
      case .type: .type
      case .protocol: .protocol
      case .extension: .extension
      default: .other
      }
    let next = bytes[Int(found.name.upperBound)]
    sections.append(
      Outline.Section(
        kind: kind, key: found.key, name: found.name, start: Int32(start), end: 0,
        hasConformances: kind == .extension && (next == UInt8(ascii: ":") || next == UInt8(ascii: "\n")),
        hasAttributes: bytes[start] == UInt8(ascii: "@")))
  }

  /// What the line declares, if it begins a declaration: modifiers and attributes, then a keyword, then a name.
  private func declaration(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Found? {
    var index = start
    // What the machine provides, and what belongs to the type, takes no room in a value.
    var isStored = true
    // Most begin so.
    if end - index > 7, memcmp(bytes + index, "public ", 7) == 0 { index += 7 }
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: " "):
        index += 1
        continue
      case UInt8(ascii: "@"): index += 1
      default: break
      }
      let word = index
      while index < end, Self.isWord(bytes[index]) { index += 1 }
      if word == index { return nil }
      let isAttribute = word > start && bytes[word - 1] == UInt8(ascii: "@")
      if isAttribute { isStored = false }
      if !isAttribute, let keyword = keyword(bytes + word, index - word) {
        if keyword == .variable {
          // A getter begins on the line of the name.
          let brace = memchr(bytes + index, Int32(UInt8(ascii: "{")), end - index)
          let equals = memchr(bytes + index, Int32(UInt8(ascii: "=")), end - index)
          // Braces behind `=` are those of a closure or of observers.
          let computes = !isStored || brace.map { brace in equals.map { $0 > brace } ?? true } ?? false
          return name(after: computes ? .computed : .ordered, bytes, word, index, end)
        }
        return name(after: keyword, bytes, word, index, end)
      }
      if index - word == 6, bytes[word] == UInt8(ascii: "s") { isStored = false }
      if index - word == 5, bytes[word] == UInt8(ascii: "c") { isStored = false }
      for (opening, closing) in [(UInt8(ascii: "<"), UInt8(ascii: ">")), (UInt8(ascii: "("), UInt8(ascii: ")"))]
      where index < end && bytes[index] == opening {
        while index < end, bytes[index] != closing { index += 1 }
        index += 1
      }
    }
    return nil
  }

  private func keyword(_ word: UnsafePointer<UInt8>, _ length: Int) -> Keyword? {
    switch (length, word[0]) {
    case (3, UInt8(ascii: "v")), (3, UInt8(ascii: "l")): .variable
    case (4, UInt8(ascii: "f")): .function
    case (4, UInt8(ascii: "c")): .ordered
    case (4, UInt8(ascii: "i")): .initializer
    case (4, UInt8(ascii: "e")): .type
    // Before a keyword `class` is a modifier: types have capitals.
    case (5, UInt8(ascii: "c")) where word[6] < UInt8(ascii: "a"): .type
    case (5, UInt8(ascii: "a")) where word[6] < UInt8(ascii: "a"): .type
    case (6, UInt8(ascii: "s")) where word[2] == UInt8(ascii: "r"): .type
    case (6, UInt8(ascii: "d")): .ordered
    case (8, UInt8(ascii: "p")): .protocol
    case (9, UInt8(ascii: "e")): .extension
    case (9, UInt8(ascii: "s")): .initializer
    case (9, UInt8(ascii: "t")): .alias
    case (14, UInt8(ascii: "a")): .associated
    default: nil
    }
  }

  private func name(after keyword: Keyword, _ bytes: UnsafePointer<UInt8>, _ word: Int, _ wordEnd: Int, _ end: Int)
    -> Found?
  {
    var start = word
    var index = wordEnd
    var isOperator = false
    if keyword != .initializer {
      while index < end, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "`") { index += 1 }
      start = index
      // What an extension extends may be nested.
      while index < end, Self.isWord(bytes[index]) || (keyword == .extension && bytes[index] == UInt8(ascii: ".")) {
        index += 1
      }
      if index == start, keyword == .function {
        isOperator = true
        while index < end, bytes[index] != UInt8(ascii: " "), bytes[index] != UInt8(ascii: "(") { index += 1 }
      }
    }
    var key = Outline.seed
    for offset in start..<index { key = Outline.mix(key, bytes[offset]) }
    return Found(keyword: keyword, key: key, name: Int32(start)..<Int32(index), isOperator: isOperator)
  }

  @inline(__always) private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte >= 0x80
  }
}

extension Parser {
  /// The declaration at a place of an outline. Its last brace ends where it ends.
  public static func parse(_ outline: Outline, _ range: Range<Int32>, in kind: NominalNode.Kind?) -> Declaration {
    outline.source.text.withUnsafeBufferPointer { text in
      // What an outline has a place in is not empty.
      let bytes = text.baseAddress.unsafelyUnwrapped
      var options = ParserOptions(importable: [])
      options.lazyBodies = true
      var parser = Parser(outline.source, options, bytes, Int(range.upperBound), position: Int(range.lowerBound))
      parser.endsWithText = true
      return parser.parseDeclaration(in: kind.map { DeclarationPlace($0) } ?? .statements)
    }
  }
}
