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
    /// What led to it, in words; empty where nothing did.
    public let event: String
    /// What is seen, in words.
    public let words: String
  }

  public func facts(of id: FrameID) -> Facts? {
    frame(id).map { Facts(kind: $0.reel.kind, subject: $0.reel.subject, event: $0.frame.event, words: $0.frame.words) }
  }

  /// Whether a frame is in another film too, and looks the same there.
  public func looksSame(_ id: FrameID, in other: Film) -> Bool {
    guard let own = frame(id)?.frame, let its = other.frame(id)?.frame else { return false }
    return own.scene == its.scene && own.title == its.title
  }

  public func has(_ id: FrameID) -> Bool { frame(id) != nil }

  /// The names of the images in a frame.
  public func imageNames(of id: FrameID) -> Set<String> { frame(id).map { Film.imageNames(in: $0.frame.scene) } ?? [] }

  /// A frame as an SVG picture of its own, without anything around it.
  public func svg(of id: FrameID, _ album: Album) -> String? {
    guard let (reel, frame) = frame(id) else { return nil }
    let card = Card(frame, of: reel.kind, album)
    let words = escaped("\(reel.heading), frame \(frame.number): \(frame.words)")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Card.width)" height="\(card.height)" \
      viewBox="0 0 \(Card.width) \(card.height)" role="img" aria-label="\(words)">
      <style>
      \(StyleSheet.text(for: card.canvas.tints))</style>
      \(album.definitions)\
      \(card.canvas.markup)</svg>

      """
  }

  private func frame(_ id: FrameID) -> (reel: Reel, frame: Frame)? {
    guard reels.indices.contains(id.reel) else { return nil }
    return reels[id.reel].frames.last { $0.number == id.number }.map { (reels[id.reel], $0) }
  }
}
