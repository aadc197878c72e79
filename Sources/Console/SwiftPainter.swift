import Syntax

/// Swift as it is read: its words told apart by colour.
enum SwiftPainter {
  static func paint(_ text: String, _ color: Bool) -> String {
    guard color else { return text.shown }
    let bytes = Array(text.utf8)
    var result = ""
    var end = 0
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    for piece in SyntaxPieces(bytes).pieces {
      guard let look = Painting.look(of: piece.role), piece.range.lowerBound >= end else { continue }
      result += part(end..<piece.range.lowerBound).shown + part(piece.range).painted(look.code, true)
      end = piece.range.upperBound
    }
    return result + part(end..<bytes.count).shown
  }
}
