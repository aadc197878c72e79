/// What a cell looked like at one moment: a still value, like a picture in a zoetrope.
public struct Frame {
  public let number: Int
  public let pieces: [Piece]

  public var caption: String { "frame \(number)" }

  /// Draws this frame again.
  public func draw() { drawCell(pieces, under: caption) }
}
