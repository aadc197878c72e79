import Stage

extension Film {
  /// The film as an SVG picture that plays by itself: the frames one after the other in one place, each for a while. Who wants no motion
  /// sees the last of them.
  public func movingSVG(_ album: Album) -> String {
    var picture = MovingPicture(self, album)
    return picture.draw()
  }
}

/// Frames in one place, as in the drum of a zoetrope.
private struct MovingPicture {
  private let film: Film
  private let album: Album
  private var canvas = Canvas()

  private static let margin = 24
  private static let captionFace = Typeface(size: 13, isBold: true)
  private static let eventFace = Typeface(size: 13, isMonospaced: true)
  /// How long a frame is looked at, in tenths of a second.
  private static let tenths = 16

  init(_ film: Film, _ album: Album) {
    self.film = film
    self.album = album
  }

  private var width: Int { Card.width + 2 * MovingPicture.margin }

  mutating func draw() -> String {
    let frames = film.reels.flatMap { reel in reel.frames.indices.map { (reel, $0) } }
    let cards = frames.map { reel, index in Card(reel.frames[index], of: reel.kind, album) }
    let top = MovingPicture.margin + MovingPicture.captionFace.lineHeight + 8
    let height = top + (cards.map(\.height).max() ?? 0) + MovingPicture.margin
    for (index, ((reel, number), card)) in zip(frames, cards).enumerated() {
      // The first stays where it is, and the others are laid over it in their time: there is never nothing.
      let turn = index == 0 ? "" : " class=\"turn\" style=\"animation-delay:\(delay(of: index, among: frames.count))\""
      canvas.write("<g\(turn)>")
      canvas.rectangle(0, 0, width, height, radius: 16, .page)
      drawHead(reel, number)
      canvas.place(
        card.canvas, MovingPicture.margin, top, label: "\(reel.caption(number)): \(reel.frames[number].words)")
      canvas.write("</g>")
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="group" aria-labelledby="film-title film-words">
      <title id="film-title">\(escaped(film.name))</title>
      <desc id="film-words">\(escaped(film.summary))</desc>
      <style>
      \(StyleSheet.text(for: canvas.tints))\(motion(of: frames.count))</style>
      \(album.definitions)\
      \(canvas.markup)</svg>

      """
  }

  /// Which frame it is, and on the other side what led to it.
  private mutating func drawHead(_ reel: Film.Reel, _ number: Int) {
    let caption = MovingPicture.captionFace.truncated(VisibleText(reel.caption(number)).text, within: Card.width / 2)
    let event = MovingPicture.eventFace.truncated(
      VisibleText(reel.frames[number].event).text,
      within: Card.width - MovingPicture.captionFace.width(of: caption) - 16)
    let (left, top) = (MovingPicture.margin, MovingPicture.margin)
    canvas.text(caption, left, top, MovingPicture.captionFace, .secondary, room: Card.width)
    let room = MovingPicture.eventFace.width(of: event)
    canvas.text(event, left + Card.width - room, top, MovingPicture.eventFace, .accent, room: room)
  }

  // MARK: Time

  /// Each is at another place of one and the same turn.
  private func delay(of index: Int, among count: Int) -> String { seconds((index - count) * MovingPicture.tenths) }

  private func seconds(_ tenths: Int) -> String {
    "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)s"
  }

  private func motion(of count: Int) -> String {
    if count < 2 { return "" }
    // In ten-thousandths of the turn, as a percentage with two places.
    let share = 10_000 / count
    func percent(_ part: Int) -> String { "\(part / 100).\(part % 100 < 10 ? "0" : "")\(part % 100)%" }
    return """
      @keyframes turn{0%,\(percent(share - 1)){opacity:1}\(percent(share)),100%{opacity:0}}
      .turn{opacity:0;animation:turn \(seconds(count * MovingPicture.tenths)) step-end infinite}
      .turn:last-of-type{opacity:1}
      @media (prefers-reduced-motion:reduce){.turn{animation:none}}

      """
  }
}
