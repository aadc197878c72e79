import Stage

// What is seen in a frame and what has changed, in words: for who can't see it, and beside the pictures.

extension Film.Frame {
  /// All that is seen, in reading order.
  var words: String {
    let rows = scene.cells.indices.prefix(Self.mostTold).map { index in
      scene.slots(of: index).flatMap(Self.things).map(\.words).joined(separator: ", ")
    }
    let more = scene.cells.count > Self.mostTold ? "; and more" : ""
    let body = rows.filter { !$0.isEmpty }.joined(separator: "; ") + more
    return title.isEmpty ? body : title + ": " + body
  }

  /// Nobody listens to more rows or changes than these.
  private static let mostTold = 100
  private static let mostCompared = 500

  fileprivate var things: [Thing] {
    Array(scene.cells.indices.lazy.flatMap { scene.slots(of: $0).flatMap(Self.things) }.prefix(Self.mostCompared))
  }

  fileprivate static func things(in slot: Slot) -> [Thing] {
    switch slot {
    case .label(let text, let tint, _, let bold, _):
      [Thing("text", quoted(text), tint.isForeground ? "" : tint.word, bold ? "bold" : "")]
    case .toggle(let on, let tint): [Thing("switch", on ? "on" : "off", tint.isForeground ? "" : tint.word)]
    case .image(let name, _): [Thing("image", name.text)]
    case .field(let text, let placeholder, _):
      [Thing("field", text.width == 0 ? "empty" : quoted(text), "", text.width == 0 ? quoted(placeholder) : "")]
    case .secret(let count, _, _): [Thing("secret field", count == 0 ? "empty" : "\(count) characters")]
    case .chevron: [Thing("can be tapped", "")]
    case .error(let message): [Thing("error", quoted(message))]
    case .button(let title, _, let isEnabled): [Thing("button", quoted(title), "", isEnabled ? "" : "disabled")]
    case .slider(let fraction, _): [Thing("slider", "\(Int((fraction * 100).rounded())) %")]
    case .choice(let isChosen, _, _): [Thing("choice", isChosen ? "chosen" : "not chosen")]
    case .spinner: [Thing("waiting", "")]
    case .column(let lines): lines.joined().flatMap(things)
    case .sign(let sign): [Thing("image", String(sign))]
    case .focused(let slot): things(in: slot)
    case .space, .lineBreak, .rule, .lead: []
    }
  }

  /// What looks different from a frame before, a line each.
  func changes(since before: Film.Frame) -> [String] {
    var lines: [String] = []
    if before.title != title, !before.title.isEmpty, !title.isEmpty {
      lines.append("title: \(before.title) → \(title)")
    }
    let difference = things.difference(from: before.things) { $0 == $1 }
    var removed: [(offset: Int, thing: Thing)] = []
    var inserted: [(offset: Int, thing: Thing)] = []
    for change in difference {
      switch change {
      case .remove(let offset, let thing, _): removed.append((offset, thing))
      case .insert(let offset, let thing, _): inserted.append((offset, thing))
      }
    }
    // What went and what came of the same kind is one thing that has changed.
    for (_, old) in removed {
      if let place = inserted.firstIndex(where: { $0.thing.kind == old.kind }) {
        lines.append(inserted.remove(at: place).thing.change(from: old))
      } else {
        lines.append("gone: \(old.words)")
      }
    }
    lines += inserted.map { "new: \($0.thing.words)" }
    let more = lines.count - Self.mostTold
    return more > 0 ? lines.prefix(Self.mostTold) + ["and \(more) more"] : lines
  }
}

/// A text as it is told, a long one to its beginning.
private func quoted(_ text: VisibleText) -> String { "“\(text.truncated(to: 160, ellipsis: "…").text)”" }

/// Something that is seen.
private struct Thing: Equatable {
  let kind, value, color, detail: String

  init(_ kind: String, _ value: String, _ color: String = "", _ detail: String = "") {
    (self.kind, self.value, self.color, self.detail) = (kind, value, color, detail)
  }

  var words: String { [kind, value, color, detail].filter { !$0.isEmpty }.joined(separator: " ") }

  /// As short as it can be said.
  func change(from old: Thing) -> String {
    if old.value == value, old.detail == detail { return "\(kind) \(value): \(old.color.orPlain) → \(color.orPlain)" }
    if old.value == value { return "\(kind) \(value): \(old.detail.orPlain) → \(detail.orPlain)" }
    let color = old.color == color ? "" : ", \(old.color.orPlain) → \(color.orPlain)"
    return "\(kind): \(old.value) → \(value)\(color)"
  }
}

extension String {
  fileprivate var orPlain: String { isEmpty ? "plain" : self }
}
