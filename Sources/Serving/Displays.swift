import Film
import Session
import Stage

/// What a host has been given to show: each time that a frame is printed, it gets a name by which it can be redrawn.
struct Displays {
  private var names: [Film.FrameID: [String]] = [:]
  private var count = 0

  /// The event that shows a frame.
  mutating func show(_ frame: Film.FrameID, _ text: String, in interpreter: Interpreter) -> JSONValue {
    count += 1
    let name = "d\(count)"
    names[frame, default: []].append(name)
    return picture("frame", name, frame, text, interpreter)
  }

  /// The events after which frames that were shown look as they do now.
  mutating func redraw(_ changed: [Session.ChangedFrame], in interpreter: Interpreter) -> [JSONValue] {
    var events: [JSONValue] = []
    for change in changed {
      for name in names[change.id] ?? [] {
        if let text = change.text {
          events.append(picture("redraw", name, change.id, text, interpreter))
        } else {
          events.append(["event": "gone", "display": .string(name)])
        }
      }
      if change.text == nil { names[change.id] = nil }
    }
    return events
  }

  /// The session begins anew: what was shown stays as it is.
  mutating func forget() { names = [:] }

  private func picture(
    _ event: String, _ name: String, _ frame: Film.FrameID, _ text: String, _ interpreter: Interpreter
  ) -> JSONValue {
    var value: JSONValue = ["event": .string(event), "display": .string(name)]
    let film = interpreter.frames
    var caption = ""
    if let facts = film?.facts(of: frame) {
      value.add("kind", .string(word(for: facts.kind)))
      if let cell = interpreter.cell(of: frame) { value.add("cell", .integer(cell)) }
      if !facts.subject.isEmpty { value.add("subject", .string(facts.subject)) }
      value.add("frame", .integer(frame.number))
      if !facts.event.isEmpty { value.add("cause", .string(facts.event)) }
      value.add("words", .string(facts.words))
      caption = self.caption(facts, frame.number, interpreter.cell(of: frame))
    }
    value.add("text", .string(text))
    if let film, let svg = film.svg(of: frame, album(of: film.imageNames(of: frame)), caption: caption) {
      value.add("svg", .string(svg))
    }
    return value
  }

  /// What stands above a picture: by which number the reader speaks of the cell, and what has happened to it.
  private func caption(_ facts: Film.Facts, _ frame: Int, _ cell: Int?) -> String {
    let event = facts.event.isEmpty ? "" : ": \(facts.event)"
    guard let cell else {
      return facts.kind == .drawings ? facts.captions.joined(separator: " · ") : facts.subject
    }
    let subject = facts.subject.isEmpty ? "" : ", \(facts.subject)"
    return "\(word(for: facts.kind)) \(cell)\(subject), frame \(frame)\(event)"
  }

  private func word(for kind: Film.Reel.Kind) -> String {
    switch kind {
    case .cell: "cell"
    case .sheet: "sheet"
    case .screen: "screen"
    case .drawings: "drawing"
    }
  }

  private static let mostImageBytes = 1 << 20
  /// So many numbers are each display's own, for the images in it: a page may show many of them.
  private static let mostImages = 1_000

  /// The images that are files beside the session.
  func album(of names: Set<String>) -> Album {
    var pictures: [String: Picture] = [:]
    var bytes = 0
    for name in names.sorted().prefix(Displays.mostImages) {
      for file in StageSettings.imageFiles(name) {
        guard bytes + file.count <= Displays.mostImageBytes, let picture = Picture(file) else { continue }
        bytes += file.count
        pictures[name] = picture
        break
      }
    }
    return Album(pictures, numberedFrom: count * Displays.mostImages)
  }
}
