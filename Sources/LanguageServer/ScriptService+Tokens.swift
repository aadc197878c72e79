import Checking
import Diagnostics
import Serving
import Session
import Syntax

enum TokenKind: String, CaseIterable {
  case keyword, comment, string, number, `operator`, type, `struct`, `class`, `enum`, interface, typeParameter
  case function, method, property, variable, parameter, enumMember
}

enum TokenModifier: Int, CaseIterable {
  case declaration, readonly, isStatic, defaultLibrary
  var word: String { self == .isStatic ? "static" : String(describing: self) }
}

/// What each word of a text is, for its colours: by how it is written, and where it is known, by what it stands for.
extension ScriptService {
  func semanticTokens(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    let source = try source(params)
    let lines = lines(of: source)
    var known: [Int: ScriptMap.Mention] = [:]
    for mention in script.map.mentions(in: source) where known[Int(mention.span.start)] == nil {
      known[Int(mention.span.start)] = mention
    }
    var numbers: [JSONValue] = []
    var last = (line: 0, column: 0)
    for piece in SyntaxPieces(source.text).pieces {
      guard let token = token(for: piece, known[piece.range.lowerBound], in: source) else { continue }
      // A token is on one line.
      for part in source.text.lines(in: piece.range) where !part.isEmpty {
        let place = lines.place(part.lowerBound)
        let column = place.line == last.line ? place.column - last.column : place.column
        numbers += [
          .integer(place.line - last.line), .integer(column), .integer(lines.width(part)), .integer(token.kind.number),
          .integer(token.modifiers),
        ]
        last = place
      }
    }
    return ["data": .array(numbers)]
  }

  private func token(
    for piece: SyntaxPiece, _ mention: ScriptMap.Mention?, in source: Source
  ) -> (kind: TokenKind, modifiers: Int)? {
    switch piece.role {
    case .keyword: return (.keyword, 0)
    case .comment: return (.comment, 0)
    case .literal:
      let first = source.text[piece.range.lowerBound]
      if first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9") { return (.number, 0) }
      let word = piece.range.count < 6 ? String(decoding: source.text[piece.range], as: UTF8.self) : ""
      // A text goes on behind what is put into it.
      return ["true", "false", "nil"].contains(word) ? (.keyword, 0) : (.string, 0)
    case .type, .member, .name:
      guard let mention else {
        return piece.role == .type ? (.type, 0) : piece.role == .member ? (.property, 0) : nil
      }
      return (mention.symbol.kind.token, modifiers(of: mention))
    case .opening, .closing: return nil
    case .other: return mention?.symbol.kind == .operation ? (.operator, 0) : nil
    }
  }

  private func modifiers(of mention: ScriptMap.Mention) -> Int {
    var modifiers = 0
    func add(_ modifier: TokenModifier) { modifiers |= 1 << modifier.rawValue }
    if mention.role == .declaration { add(.declaration) }
    if mention.symbol.isConstant { add(.readonly) }
    if mention.symbol.isStatic { add(.isStatic) }
    if mention.symbol.isOfLibrary { add(.defaultLibrary) }
    return modifiers
  }
}

extension TokenKind {
  fileprivate var number: Int { TokenKind.allCases.firstIndex(of: self) ?? 0 }
}

extension ScriptMap.Symbol.Kind {
  fileprivate var token: TokenKind {
    switch self {
    case .structure: .struct
    case .classType: .class
    case .enumeration: .enum
    case .proto: .interface
    case .alias, .associatedType: .type
    case .genericParameter: .typeParameter
    case .function: .function
    case .method, .initializer, .subscripted: .method
    case .operation: .operator
    case .property: .property
    case .variable: .variable
    case .parameter: .parameter
    case .enumCase: .enumMember
    }
  }
}

extension [UInt8] {
  /// The parts of a stretch that lie on different lines.
  fileprivate func lines(in range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where self[index] == UInt8(ascii: "\n") {
      let end = index > start && self[index - 1] == UInt8(ascii: "\r") ? index - 1 : index
      parts.append(start..<end)
      start = index + 1
    }
    let end =
      range.upperBound > start && self[range.upperBound - 1] == UInt8(ascii: "\r")
      ? range.upperBound - 1 : range.upperBound
    return parts + [start..<end]
  }
}
