import Stage

/// What a script has shown: of each of its cells, sheets and screens all frames, and what happened between them.
public struct Film {
  /// One cell, sheet or screen from its first frame to its last; or the drawings that stand for themselves.
  public struct Reel {
    public enum Kind {
      case cell, sheet, screen, drawings
    }

    public let kind: Kind
    /// What is shown: the type of a cell's model or of a screen's view, or a sheet's title.
    public let subject: String
    /// The frames that the film has, in order; where there were more, the last one is among them.
    package internal(set) var frames: [Frame]
    /// How many frames there were.
    public internal(set) var frameCount: Int
    /// How the subject is declared.
    public var source: Listing?
  }

  package struct Frame: Equatable {
    package let number: Int
    package let title: String
    /// What led to it, in words; empty where nothing did.
    package let event: String
    /// What the script has printed since the frame before it, of whichever reel.
    package let printed: String
    package let scene: Scene
  }

  /// Lines of a script.
  public struct Listing: Equatable {
    public let file: String
    public let firstLine: Int
    public let lines: [String]

    public init(file: String, firstLine: Int, lines: [String]) {
      self.file = file
      self.firstLine = firstLine
      self.lines = lines
    }
  }

  /// A page with more labels and switches than this is more than anyone looks at.
  private static let mostSlots = 20_000

  /// What it is called: the script.
  public let name: String
  public internal(set) var reels: [Reel]
  /// How many frames and reels there were.
  public let frameCount: Int
  public let reelCount: Int

  init(name: String, reels: [Reel], frameCount: Int, reelCount: Int) {
    self.name = name
    self.reels = reels
    self.frameCount = frameCount
    self.reelCount = reelCount
  }

  /// With the declarations of what the reels show, by its name.
  public func withSources(_ listing: (_ subject: String) -> Listing?) -> Film {
    var film = self
    for index in film.reels.indices {
      film.reels[index].source = listing(film.reels[index].kind == .sheet ? "" : film.reels[index].subject)
    }
    return film
  }

  /// How many frames are in the film.
  public var count: Int { reels.reduce(0) { $0 + $1.frames.count } }

  /// The same with at most `limit` frames, fewer where they are large: long reels lose what is before their last frame.
  public func shortened(to limit: Int) -> Film {
    let slots = reels.reduce(0) { $0 + $1.frames.reduce(0) { $0 + min($1.scene.slotCount, Film.mostSlots / 100) } }
    let limit = slots > Film.mostSlots ? max(1, min(limit, count * Film.mostSlots / slots)) : limit
    guard count > limit else { return self }
    var film = self
    film.reels = Array(film.reels.prefix(limit))
    // The longest reels give way until the rest fits.
    var share = limit
    while share > 1, film.reels.reduce(0, { $0 + min(share, $1.frames.count) }) > limit { share -= 1 }
    for index in film.reels.indices { film.reels[index].shorten(to: share) }
    return film
  }

  /// The names of the images in it.
  public var imageNames: Set<String> {
    reels.flatMap(\.frames).reduce(into: []) { $0.formUnion(Film.imageNames(in: $1.scene)) }
  }

  static func imageNames(in scene: Scene) -> Set<String> {
    var names: Set<String> = []
    func visit(_ slot: Slot) {
      switch slot {
      case .image(let name, _): names.insert(name.text)
      case .column(let lines): for slot in lines.joined() { visit(slot) }
      default: break
      }
    }
    for index in scene.cells.indices { for slot in scene.slots(of: index) { visit(slot) } }
    return names
  }

  /// What a reader should know of what is missing; nil where nothing is.
  public var omission: String? {
    guard frameCount > count else { return nil }
    let reels = reelCount > reels.count ? ", of \(reels.count) of \(reelCount) cells and screens" : ""
    return "\(count) of \(frameCount) frames are in the film\(reels)"
  }
}

extension Film.Reel {
  /// Keeps the first frames and the last one.
  mutating func shorten(to limit: Int) {
    guard frames.count > limit, let last = frames.last else { return }
    frames = Array(frames.prefix(max(0, limit - 1))) + [last]
  }

  /// How many frames are missing before one of those that are there.
  package func gap(before index: Int) -> Int {
    index > 0 ? frames[index].number - frames[index - 1].number - 1 : 0
  }

  /// What it is, in words: `cell 1 of MinionMode`.
  package var heading: String {
    switch kind {
    case .drawings: "Drawings"
    case .cell, .sheet, .screen: subject.isEmpty ? kind.name : subject
    }
  }

  /// Which of its frames one of those that are there is.
  package func caption(_ index: Int) -> String {
    let frame = frames[index]
    if kind == .drawings { return frame.title.isEmpty ? "Drawing \(frame.number + 1)" : frame.title }
    let gap = gap(before: index)
    return "Frame \(frame.number)" + (gap > 0 ? ", \(gap) left out before it" : "")
  }

  package var summary: String {
    if kind == .drawings { return "\(frameCount) drawing\(frameCount == 1 ? "" : "s")" }
    return "\(kind.name), \(frameCount) frame\(frameCount == 1 ? "" : "s")"
  }
}

extension Film.Reel.Kind {
  package var name: String {
    switch self {
    case .cell: "Cell"
    case .sheet: "Sheet"
    case .screen: "Screen"
    case .drawings: "Drawings"
    }
  }
}
