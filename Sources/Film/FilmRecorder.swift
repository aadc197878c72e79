import Stage

/// Takes the frames down while a script runs: who is about to be drawn is announced, and then the drawing is made.
public final class FilmRecorder {
  /// More frames of one reel than these are counted and not kept, but for the last one.
  private static let longestReel = 240
  private static let mostReels = 400
  /// Likewise once so many slots are kept.
  private static let mostSlots = 1_000_000

  private var reels: [Film.Reel] = []
  private var reelCount = 0
  private var frameCount = 0
  private var slotCount = 0
  /// Which reel is whose.
  private var places: [Int: Int] = [:]
  /// Whose each reel is.
  private var owners: [Int?] = []
  private var drawingsPlace: Int?
  private var announced: Announcement?
  /// What was printed since the last frame, drawings included, and those drawings.
  private var heard: [UInt8] = []
  private var drawings: [[UInt8]] = []

  /// Nobody reads on behind this many bytes between two frames.
  private static let longestHeard = 1 << 12
  private let hears: Bool

  private struct Announcement {
    let owner: Int?
    let kind: Film.Reel.Kind
    let subject: String
    let title: String
    let event: String
  }

  /// - Parameter hears: whether what is printed is handed over as well.
  public init(hears: Bool = false) { self.hears = hears }

  /// The script has printed something.
  public func hear(_ bytes: UnsafeRawBufferPointer) {
    heard += bytes.prefix(max(0, FilmRecorder.longestHeard * 16 - heard.count))
  }

  /// A drawing was made that is no frame, and will be printed.
  public func hear(drawn text: String) { if hears { drawings.append(Array(text.utf8)) } }

  /// What was printed beside the drawings.
  private func takePrinted() -> String {
    guard hears, !heard.isEmpty else { return "" }
    var rest = heard[...]
    var kept: [UInt8] = []
    for drawing in drawings {
      guard let range = Self.range(of: drawing, in: rest) else { continue }
      kept += rest[..<range.lowerBound]
      rest = rest[range.upperBound...].dropFirst()
    }
    kept += rest
    heard = []
    drawings = []
    return String(decoding: kept.prefix(FilmRecorder.longestHeard), as: UTF8.self)
  }

  private static func range(of part: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = part.first, part.count <= bytes.count else { return nil }
    for start in bytes.startIndex...(bytes.endIndex - part.count) where bytes[start] == first {
      if bytes[start..<start + part.count].elementsEqual(part) { return start..<start + part.count }
    }
    return nil
  }

  /// What is drawn next is a frame of `owner`, a cell, a sheet or a screen.
  ///
  /// - Returns: whether the film has not met it before, and keeps its frames.
  public func announce(
    owner: Int, kind: Film.Reel.Kind, subject: String, title: String, event: String
  ) -> Bool {
    announced = Announcement(owner: owner, kind: kind, subject: subject, title: title, event: event)
    return places[owner] == nil && reels.count < FilmRecorder.mostReels
  }

  /// What is drawn next stands for itself.
  public func announceDrawing() {
    announced = Announcement(owner: nil, kind: .drawings, subject: "", title: "", event: "")
  }

  /// A drawing has been made.
  ///
  /// - Returns: which frame it is, where it is one and the film keeps it.
  @discardableResult public func record(drawn bytes: UnsafeBufferPointer<UInt8>) -> Film.FrameID? {
    defer { if hears { drawings.append(Array(bytes)) } }
    guard let next = announced else { return nil }
    announced = nil
    let printed = takePrinted()
    if let place = place(of: next) {
      append(next, Scene.current.pointee, printed, to: &reels[place])
      return reels[place].frames.last.map { Film.FrameID(reel: place, number: $0.number) }
    } else {
      frameCount += 1
      // Nobody knows any more who has had a frame before.
      if next.event.isEmpty { reelCount += 1 }
      return nil
    }
  }

  /// Whose frame it is; nil of a drawing that stands for itself.
  public func owner(of frame: Film.FrameID) -> Int? {
    owners.indices.contains(frame.reel) ? owners[frame.reel] : nil
  }

  /// The reel of who is drawn; nil where there are too many.
  private func place(of next: Announcement) -> Int? {
    if let known = next.owner.map({ places[$0] }) ?? drawingsPlace { return known }
    guard reels.count < FilmRecorder.mostReels else { return nil }
    let place = reels.count
    let subject = next.kind == .sheet ? next.title : next.subject
    reels.append(Film.Reel(kind: next.kind, subject: subject, frames: [], frameCount: 0))
    reelCount += 1
    owners.append(next.owner)
    if let owner = next.owner { places[owner] = place } else { drawingsPlace = place }
    return place
  }

  private func append(
    _ next: Announcement, _ scene: Scene, _ printed: String, to reel: inout Film.Reel
  ) {
    // A sheet may be drawn again and again without anything having happened.
    if next.event.isEmpty, next.kind == .sheet, reel.frames.last?.scene == scene { return }
    let title = next.kind == .drawings ? scene.cells.first?.caption.text ?? "" : next.title
    let frame = Film.Frame(
      number: reel.frameCount, title: title, event: next.event, printed: printed, scene: scene)
    frameCount += 1
    reel.frameCount += 1
    let isFull = reel.frames.count >= FilmRecorder.longestReel || slotCount > FilmRecorder.mostSlots
    if isFull, let last = reel.frames.popLast() { slotCount -= last.scene.slotCount }
    slotCount += scene.slotCount
    reel.frames.append(frame)
  }

  /// The film so far.
  public func film(named name: String) -> Film {
    Film(name: name, reels: reels, frameCount: frameCount, reelCount: reelCount)
  }

  /// The film of one cell or screen alone.
  public func film(named name: String, of owner: Int) -> Film {
    let reels = places[owner].map { [self.reels[$0]] } ?? []
    return Film(
      name: name, reels: reels, frameCount: reels.reduce(0) { $0 + $1.frameCount }, reelCount: reels.count)
  }
}
