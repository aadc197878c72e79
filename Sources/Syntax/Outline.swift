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
    /// Its place among its like matters, or it declares several names: stored properties, cases, associated types.
    public let isOrdered: Bool
    /// A nested type, an alias, an associated type.
    public let isType: Bool
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
    public fileprivate(set) var members: Range<Int>
  }

  public enum Kind { case type, `protocol`, `extension`, other }

  public let source: Source
  public private(set) var sections: [Section] = []
  public private(set) var members: [Member] = []
  /// Where operators are declared: their keys, the section, and whether they are members of it.
  public private(set) var operators: [(key: UInt64, section: Int, isMember: Bool)] = []

  public init(_ source: Source) {
    self.source = source
    sections.reserveCapacity(64)
    members.reserveCapacity(256)
    source.text.withUnsafeBufferPointer { text in
      if let bytes = text.baseAddress { scan(bytes, text.count) }
    }
  }

  public func name(of section: Int) -> String {
    let range = sections[section].name
    return String(decoding: source.text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  // MARK: Keys

  /// A name as a number.
  public static func key(_ name: String) -> UInt64 {
    var key = seed
    for byte in name.utf8 { key = mix(key, byte) }
    return key
  }

  private static var seed: UInt64 { 14_695_981_039_346_656_037 }
  @inline(__always) private static func mix(_ key: UInt64, _ byte: UInt8) -> UInt64 {
    (key ^ UInt64(byte)) &* 1_099_511_628_211
  }

  // MARK: Reading lines

  private func scan(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    var position = 0
    /// Where the attributes on lines of their own begin.
    var attributes: Int?
    while position < count {
      let line = position
      var end = count
      if let found = memchr(bytes + line, 0x0A, count - line) {
        end = UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
      }
      position = end + 1
      if line == end { continue }
      var column = 0
      if bytes[line] == 0x20 {
        column = 2
        if bytes[line + 2] == 0x20 {
          // Inside a declaration.
          extend(to: end)
          continue
        }
      }
      let first = bytes[line + column]
      if first == UInt8(ascii: "/") { continue }
      let isMember = column == 2
      if isMember, sections.last.map({ $0.kind == .other }) ?? true {
        extend(to: end)
        continue
      }
      if let found = declaration(bytes, line + column, end) {
        let start = attributes ?? line + column
        attributes = nil
        if isMember { addMember(found, start, end) } else { addSection(found, start, end, bytes) }
      } else if first == UInt8(ascii: "@"), attributes == nil {
        attributes = line + column
      } else {
        extend(to: end)
      }
    }
  }

  private func extend(to end: Int) {
    guard !sections.isEmpty else { return }
    let last = sections.count - 1
    sections[last].end = Int32(end)
    if !sections[last].members.isEmpty { members[members.count - 1].end = Int32(end) }
  }

  private struct Found {
    var keyword: Keyword
    var key: UInt64
    var name: Range<Int32>
    var isOperator: Bool
  }

  private enum Keyword { case type, `protocol`, `extension`, function, ordered, associated, initializer, alias }

  private func addMember(_ found: Found, _ start: Int, _ end: Int) {
    if found.isOperator { operators.append((found.key, sections.count - 1, true)) }
    members.append(
      Member(
        key: found.key, start: Int32(start), end: Int32(end),
        isOrdered: found.keyword == .ordered || found.keyword == .associated,
        isType: found.keyword == .type || found.keyword == .alias || found.keyword == .associated))
    sections[sections.count - 1].members = sections[sections.count - 1].members.lowerBound..<members.count
    sections[sections.count - 1].end = Int32(end)
  }

  private func addSection(_ found: Found, _ start: Int, _ end: Int, _ bytes: UnsafePointer<UInt8>) {
    let kind: Kind =
      switch found.keyword {
      case .type: .type
      case .protocol: .protocol
      case .extension: .extension
      default: .other
      }
    if found.isOperator { operators.append((found.key, sections.count, false)) }
    var hasConformances = false
    if kind == .extension {
      let next = bytes[Int(found.name.upperBound)]
      hasConformances = next == UInt8(ascii: ":") || next == UInt8(ascii: "\n")
    }
    sections.append(
      Section(
        kind: kind, key: found.key, name: found.name, start: Int32(start), end: Int32(end),
        hasConformances: hasConformances, members: members.count..<members.count))
  }

  /// What the line declares, if it begins a declaration: modifiers and attributes, then a keyword, then a name.
  private func declaration(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Found? {
    var index = start
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
      if !isAttribute, let keyword = keyword(bytes + word, index - word) {
        return name(after: keyword, bytes, word, index, end)
      }
      if index < end, bytes[index] == UInt8(ascii: "(") {
        while index < end, bytes[index] != UInt8(ascii: ")") { index += 1 }
        index += 1
      }
    }
    return nil
  }

  private func keyword(_ word: UnsafePointer<UInt8>, _ length: Int) -> Keyword? {
    switch (length, word[0]) {
    case (3, UInt8(ascii: "v")), (3, UInt8(ascii: "l")): .ordered
    case (4, UInt8(ascii: "f")): .function
    case (4, UInt8(ascii: "c")): .ordered
    case (4, UInt8(ascii: "i")): .initializer
    case (4, UInt8(ascii: "e")): .type
    case (5, UInt8(ascii: "c")): .type
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
      while index < end, Self.isWord(bytes[index]) { index += 1 }
      if index == start {
        isOperator = true
        while index < end, bytes[index] != UInt8(ascii: " "), bytes[index] != UInt8(ascii: "(") { index += 1 }
      }
    }
    var key = Self.seed
    for offset in start..<index { key = Self.mix(key, bytes[offset]) }
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
      guard let bytes = text.baseAddress else { fatalError("an outline without text") }
      var options = ParserOptions()
      options.lazyBodies = true
      var parser = Parser(outline.source, options, bytes, Int(range.upperBound), position: Int(range.lowerBound))
      parser.endsWithText = true
      return parser.parseDeclaration(in: kind.map { DeclarationPlace($0) } ?? .statements)
    }
  }
}
