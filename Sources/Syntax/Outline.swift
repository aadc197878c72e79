import Diagnostics
import Glibc

/// What a file of the library declares, found by its layout alone: nothing is parsed until it is asked for.
///
/// The library is laid out by `swift format`: what stands at the top begins in the first column, a member two columns in, and
/// whatever goes on is further in or begins with a bracket. So the beginnings of lines tell where every declaration is and what
/// it is called.
public final class Outline {
  public func members(of section: Int) -> ArraySlice<Member> { members[sections[section].members] }

  /// A member of a type or extension.
  public struct Member {
    public let key: UInt64
    public let start: Int32
    public fileprivate(set) var end: Int32
    /// Its place among its like matters: stored properties, cases, associated types.
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
  public let sections: [Section]
  private let members: [Member]
  /// Where operators are declared: their keys, the section, and whether they are members of it.
  public let operators: [(key: UInt64, section: Int, isMember: Bool)]

  public init(_ source: Source) {
    self.source = source
    var scanner = Scanner()
    source.text.withUnsafeBufferPointer { text in
      if let bytes = text.baseAddress { scanner.scan(bytes, text.count) }
    }
    sections = scanner.sections
    members = scanner.members
    operators = scanner.operators
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

  fileprivate static var seed: UInt64 { 14_695_981_039_346_656_037 }
  @inline(__always) fileprivate static func mix(_ key: UInt64, _ byte: UInt8) -> UInt64 {
    (key ^ UInt64(byte)) &* 1_099_511_628_211
  }

}

/// Reads the lines of a file for its outline.
private struct Scanner {
  var sections: [Outline.Section] = []
  var members: [Outline.Member] = []
  var operators: [(key: UInt64, section: Int, isMember: Bool)] = []
  /// The declarations that are open end here, as far as is known.
  private var end = 0
  private var isMemberOpen = false
  private var isSectionOpen = false
  /// The section has members of its own.
  private var hasMembers = false

  mutating func scan(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    var position = 0
    /// Where the attributes on lines of their own begin.
    var attributes: Int?
    while position < count {
      let line = position
      let newline = memchr(bytes + line, 0x0A, count - line)
      let lineEnd = newline.map { UnsafeRawPointer($0) - UnsafeRawPointer(bytes) } ?? count
      position = lineEnd + 1
      if line == lineEnd { continue }
      let isIndented = bytes[line] == 0x20
      if isIndented, bytes[line + 2] == 0x20 || !hasMembers {
        // Inside a declaration.
        end = lineEnd
        continue
      }
      let start = isIndented ? line + 2 : line
      if bytes[start] == UInt8(ascii: "/") { continue }
      if !isIndented { closeMember() }
      if let found = declaration(bytes, start, lineEnd) {
        closeMember()
        if isIndented {
          addMember(found, attributes ?? start)
        } else {
          closeSection()
          addSection(found, attributes ?? start, bytes)
        }
        attributes = nil
      } else if bytes[start] == UInt8(ascii: "@") {
        if attributes == nil { attributes = start }
        continue
      }
      end = lineEnd
    }
    closeMember()
    closeSection()
  }

  private mutating func closeMember() {
    if isMemberOpen { members[members.count - 1].end = Int32(end) }
    isMemberOpen = false
  }

  private mutating func closeSection() {
    guard isSectionOpen else { return }
    let last = sections.count - 1
    sections[last].end = Int32(end)
    sections[last].members = sections[last].members.lowerBound..<members.count
    isSectionOpen = false
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
    if found.isOperator { operators.append((found.key, sections.count - 1, true)) }
    members.append(
      Outline.Member(
        key: found.key, start: Int32(start), end: 0,
        isOrdered: found.keyword == .ordered || found.keyword == .associated,
        isType: found.keyword == .type || found.keyword == .alias || found.keyword == .associated))
    isMemberOpen = true
  }

  private mutating func addSection(_ found: Found, _ start: Int, _ bytes: UnsafePointer<UInt8>) {
    let kind: Outline.Kind =
      switch found.keyword {
      case .type: .type
      case .protocol: .protocol
      case .extension: .extension
      default: .other
      }
    if found.isOperator { operators.append((found.key, sections.count, false)) }
    let next = bytes[Int(found.name.upperBound)]
    sections.append(
      Outline.Section(
        kind: kind, key: found.key, name: found.name, start: Int32(start), end: 0,
        hasConformances: kind == .extension && (next == UInt8(ascii: ":") || next == UInt8(ascii: "\n")),
        members: members.count..<members.count))
    isSectionOpen = true
    hasMembers = kind != .other
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
          let computes = !isStored || memchr(bytes + index, Int32(UInt8(ascii: "{")), end - index) != nil
          return name(after: computes ? .computed : .ordered, bytes, word, index, end)
        }
        return name(after: keyword, bytes, word, index, end)
      }
      if index - word == 6, bytes[word] == UInt8(ascii: "s") { isStored = false }
      if index < end, bytes[index] == UInt8(ascii: "(") {
        while index < end, bytes[index] != UInt8(ascii: ")") { index += 1 }
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
      guard let bytes = text.baseAddress else { fatalError("an outline without text") }
      var options = ParserOptions()
      options.lazyBodies = true
      var parser = Parser(outline.source, options, bytes, Int(range.upperBound), position: Int(range.lowerBound))
      parser.endsWithText = true
      return parser.parseDeclaration(in: kind.map { DeclarationPlace($0) } ?? .statements)
    }
  }
}
