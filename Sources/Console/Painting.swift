import Session
import Syntax

/// How what is typed looks, by its words: whether it can be read or run is not asked.
struct Painting {
  /// What each character of the block looks like.
  private(set) var looks: [Look]

  /// - Parameter cursor: where something is being typed; nil where nothing is any more.
  init(_ block: EditedBlock, cursor: Int?, _ knowledge: EntryKnowledge) {
    looks = Array(repeating: .plain, count: block.text.count)
    let bytes = block.utf8
    let pieces = SyntaxPieces(bytes)
    let places = Painting.places(of: block.text, bytes.count)
    for piece in pieces.pieces {
      guard let look = Painting.look(of: piece.role) else { continue }
      for place in places[piece.range.lowerBound]..<places[piece.range.upperBound] { looks[place] = look }
    }
    markUnknown(pieces, bytes, places, cursor, knowledge)
    if let cursor { markPartners(pieces, places, cursor) }
  }

  /// The character that each byte is of.
  private static func places(of text: [Unicode.Scalar], _ count: Int) -> [Int] {
    var places: [Int] = []
    places.reserveCapacity(count + 1)
    for (place, scalar) in text.enumerated() {
      for _ in 0..<UTF8.width(scalar) { places.append(place) }
    }
    places.append(text.count)
    return places
  }

  static func look(of role: SyntaxPiece.Role) -> Look? {
    switch role {
    case .keyword: .keyword
    case .type: .type
    case .member: .member
    case .literal: .literal
    case .comment: .comment
    case .name, .opening, .closing, .other: nil
    }
  }

  /// Names that are declared nowhere, but for the one that is being typed. Where they may be members, it is enough that some type in
  /// the text has one of that name.
  private mutating func markUnknown(
    _ pieces: SyntaxPieces, _ bytes: [UInt8], _ places: [Int], _ cursor: Int?, _ knowledge: EntryKnowledge
  ) {
    guard !pieces.imports else { return }
    let names = pieces.pieces.filter { $0.role == .name || $0.role == .type }
    func text(_ piece: SyntaxPiece) -> String { String(decoding: bytes[piece.range], as: UTF8.self) }
    let declared = Set(names.filter(\.declares).map(text))
    let types = pieces.hasMembers ? Set(names.filter { $0.role == .type }.map(text)) : []
    var answers: [String: Bool] = [:]
    for piece in names where !piece.declares {
      let (start, end) = (places[piece.range.lowerBound], places[piece.range.upperBound])
      guard end != cursor else { continue }
      let name = text(piece)
      guard !declared.contains(name), !Painting.implicit.contains(name), let first = name.first, first != "_",
        first != "$", first != "`"
      else { continue }
      let isKnown =
        answers[name] ?? (knowledge.knows(name) || pieces.hasMembers && knowledge.knowsMember(name, types))
      answers[name] = isKnown
      if !isKnown { for place in start..<end { looks[place] = .unknown } }
    }
  }

  /// What is there without being declared.
  private static let implicit: Set<String> = ["error", "newValue", "oldValue"]

  /// The bracket before or behind the cursor, and the one that belongs to it.
  private mutating func markPartners(_ pieces: SyntaxPieces, _ places: [Int], _ cursor: Int) {
    var open: [Int] = []
    var partners: (Int, Int)?
    for piece in pieces.pieces {
      let place = places[piece.range.lowerBound]
      if piece.role == .opening { open.append(place) }
      guard piece.role == .closing, let opening = open.popLast() else { continue }
      // The one behind which the cursor stands goes before the one in front of which it stands.
      let isBehind = place + 1 == cursor || opening + 1 == cursor
      if isBehind || partners == nil && (place == cursor || opening == cursor) { partners = (opening, place) }
      if isBehind { break }
    }
    guard let (opening, closing) = partners else { return }
    looks[opening] = .partner
    looks[closing] = .partner
  }
}
