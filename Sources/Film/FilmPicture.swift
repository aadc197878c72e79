import Stage

extension Film {
  /// The film as an SVG picture: a strip for each cell, sheet and screen.
  public func svg(_ album: Album) -> String {
    var strip = Strip(self, album)
    return strip.draw()
  }
}

/// Frames side by side, with what led to each above it.
private struct Strip {
  private let film: Film
  private let album: Album
  private var canvas = Canvas()
  private let columns: Int

  private static let margin = 32
  private static let gap = 32
  private static let mostColumns = 3
  private static let headingFace = Typeface(size: 22, isBold: true)
  private static let summaryFace = Typeface(size: 13)
  private static let numberFace = Typeface(size: 13, isBold: true)
  private static let eventFace = Typeface(size: 13, isMonospaced: true)

  init(_ film: Film, _ album: Album) {
    self.film = film
    self.album = album
    columns = min(Strip.mostColumns, film.reels.reduce(1) { max($0, $1.frames.count) })
  }

  private var width: Int { 2 * Strip.margin + columns * Card.width + (columns - 1) * Strip.gap }

  mutating func draw() -> String {
    var y = Strip.margin
    for (index, reel) in film.reels.enumerated() {
      if index > 0 { y += 40 }
      y = draw(reel, at: y)
    }
    if let omission = film.omission {
      y += 24
      canvas.text(omission, Strip.margin, y, Strip.summaryFace, .secondary, room: width - 2 * Strip.margin)
      y += Strip.summaryFace.lineHeight
    }
    let height = y + Strip.margin
    let title = escaped(film.name)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="group" aria-labelledby="film-title film-words">
      <title id="film-title">\(title)</title>
      <desc id="film-words">\(escaped(film.summary))</desc>
      <style>
      \(StyleSheet.text(for: canvas.tints))</style>
      \(album.definitions)\
      <rect width="\(width)" height="\(height)" rx="16" class="page"/>
      \(canvas.markup)</svg>

      """
  }

  private mutating func draw(_ reel: Film.Reel, at top: Int) -> Int {
    let room = width - 2 * Strip.margin
    var y = top
    for line in Strip.headingFace.lines(of: VisibleText(reel.heading).text, within: room, most: 2) {
      canvas.text(line, Strip.margin, y, Strip.headingFace, .label, room: room)
      y += Strip.headingFace.lineHeight
    }
    canvas.text(reel.summary, Strip.margin, y, Strip.summaryFace, .secondary, room: room)
    y += Strip.summaryFace.lineHeight + 16
    for start in stride(from: 0, to: reel.frames.count, by: columns) {
      if start > 0 { y += 32 }
      y = drawRow(reel, start..<min(start + columns, reel.frames.count), at: y)
    }
    return y
  }

  /// What stands above a card: which frame it is, and what led to it, beside it or on lines of its own.
  private struct Head {
    let caption: String
    let events: [String]
    let isBeside: Bool

    var height: Int { Head.row + (isBeside || events.isEmpty ? 0 : 4 + Head.pillHeight(events.count)) + 8 }

    static let row = 28
    static func pillHeight(_ lines: Int) -> Int { 20 * lines + 8 }
  }

  private func head(_ reel: Film.Reel, _ index: Int) -> Head {
    let caption = Strip.numberFace.truncated(VisibleText(reel.caption(index)).text, within: Card.width)
    let event = VisibleText(reel.frames[index].event).text
    if event.isEmpty { return Head(caption: caption, events: [], isBeside: false) }
    let room = Card.width - Strip.numberFace.width(of: caption) - 12
    if Strip.pillWidth([event]) <= room { return Head(caption: caption, events: [event], isBeside: true) }
    let lines = Strip.eventFace.lines(of: event, within: Card.width - 44, most: 3)
    return Head(caption: caption, events: lines, isBeside: false)
  }

  private static func pillWidth(_ lines: [String]) -> Int {
    min(Card.width, 44 + lines.reduce(0) { max($0, eventFace.width(of: $1)) })
  }

  private mutating func drawRow(_ reel: Film.Reel, _ row: Range<Int>, at top: Int) -> Int {
    let heads = row.map { head(reel, $0) }
    let tallest = heads.reduce(0) { max($0, $1.height) }
    var height = 0
    for (index, head) in zip(row, heads) {
      let x = Strip.margin + (index - row.lowerBound) * (Card.width + Strip.gap)
      draw(head, x, top + tallest - head.height)
      let frame = reel.frames[index]
      let card = Card(frame, of: reel.kind, album)
      canvas.place(card.canvas, x, top + tallest, label: "\(reel.caption(index)): \(frame.words)")
      height = max(height, card.height)
    }
    return top + tallest + height
  }

  private mutating func draw(_ head: Head, _ x: Int, _ y: Int) {
    canvas.text(head.caption, x, y + 6, Strip.numberFace, .secondary, room: Card.width)
    if head.events.isEmpty { return }
    let width = Strip.pillWidth(head.events)
    let left = head.isBeside ? x + Card.width - width : x
    let top = head.isBeside ? y : y + Head.row + 4
    canvas.rectangle(left, top, width, Head.pillHeight(head.events.count), radius: 8, .accentFill)
    canvas.stroke("M\(left + 12) \(top + 14)h10m-4 -4l4 4l-4 4", .accent, width: "1.5")
    for (line, text) in head.events.enumerated() {
      canvas.text(text, left + 32, top + 6 + 20 * line, Strip.eventFace, .accent, room: width - 36)
    }
  }
}

extension Film {
  /// What is in it, in a sentence.
  var summary: String {
    reels.map { "\($0.heading): \($0.frameCount) \($0.frameCount == 1 ? "frame" : "frames")" }.joined(separator: ", ")
  }
}
