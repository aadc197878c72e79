import Stage

extension Film {
  /// One frame among all of a film: the same one in a film that is made again of the same script.
  public struct FrameID: Hashable, Sendable {
    /// Counted from 0, in the order in which cells, sheets and screens were first shown.
    public let reel: Int
    /// Counted from 0.
    public let number: Int
  }

  /// What is to be said of a frame.
  public struct Facts {
    public let kind: Reel.Kind
    /// The type of a cell's model or of a screen's view, or a sheet's title.
    public let subject: String
    /// What stands above what is drawn: of a list of cells, each one's number and type.
    public let captions: [String]
    /// What led to it, in words; empty where nothing did.
    public let event: String
    /// What is seen, in words.
    public let words: String
  }

  public func facts(of id: FrameID) -> Facts? {
    frame(id).map { reel, frame in
      let captions = frame.scene.cells.map(\.caption.text).filter { !$0.isEmpty }
      return Facts(
        kind: reel.kind, subject: reel.subject, captions: captions, event: frame.event, words: frame.words)
    }
  }

  /// Whether a frame is in another film too, and looks the same there.
  public func looksSame(_ id: FrameID, in other: Film) -> Bool {
    guard let own = frame(id)?.frame, let its = other.frame(id)?.frame else { return false }
    return own.scene == its.scene && own.title == its.title
  }

  public func has(_ id: FrameID) -> Bool { frame(id) != nil }

  /// The names of the images in a frame.
  public func imageNames(of id: FrameID) -> Set<String> { frame(id).map { Film.imageNames(in: $0.frame.scene) } ?? [] }

  /// A frame as an SVG picture of its own, on a ground of its own, as nothing is known of what is around it.
  ///
  /// - Parameter caption: stands above it; empty where nothing is to.
  public func svg(of id: FrameID, _ album: Album, caption: String) -> String? {
    guard let (reel, frame) = frame(id) else { return nil }
    let card = Card(frame, of: reel.kind, album)
    var canvas = Canvas()
    let (padding, face) = (12, Typeface(size: 13))
    var top = padding
    for line in face.lines(of: VisibleText(caption).text, within: Card.width, most: 2) where !caption.isEmpty {
      canvas.text(line, padding, top, face, .secondary, room: Card.width)
      top += face.lineHeight
    }
    if !caption.isEmpty { top += 8 }
    let words = caption.isEmpty ? frame.words : "\(caption): \(frame.words)"
    canvas.place(card.canvas, padding, top, label: words)
    let (width, height) = (Card.width + 2 * padding, top + card.height + padding)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="group">
      <style>
      \(StyleSheet.text(for: canvas.tints))</style>
      \(album.definitions)\
      <rect width="\(width)" height="\(height)" rx="16" class="page"/>
      \(canvas.markup)</svg>

      """
  }

  private func frame(_ id: FrameID) -> (reel: Reel, frame: Frame)? {
    guard reels.indices.contains(id.reel) else { return nil }
    return reels[id.reel].frames.last { $0.number == id.number }.map { (reels[id.reel], $0) }
  }
}
