import Film
import Stage

/// Something that is seen in a cell: a text, a switch, an image.
struct Part: Equatable {
  let kind: String
  let value: String
  /// Its colour and its state: `blue`, `on`, `bold`.
  let words: [String]

  /// `text "Gru" purple bold`
  var description: String { ([kind] + (value.isEmpty ? [] : ["\"\(value)\""]) + words).joined(separator: " ") }
}

extension Scene {
  /// All parts of all cells, in reading order.
  var parts: [Part] { cells.indices.flatMap { slots(of: $0).flatMap(Scene.parts) } }

  private static func parts(of slot: Slot) -> [Part] {
    switch slot {
    case .label(let text, let tint, _, let bold, _):
      [Part(kind: "text", value: text.text, words: [tint.word] + (bold ? ["bold"] : []))]
    case .toggle(let isOn, let tint): [Part(kind: "switch", value: "", words: [isOn ? "on" : "off", tint.word])]
    case .image(let name, _): [Part(kind: "image", value: name.text, words: [])]
    case .sign(let sign): [Part(kind: "image", value: String(sign), words: [])]
    case .field(let text, let placeholder, _):
      text.width == 0
        ? [Part(kind: "field", value: placeholder.text, words: ["empty"])]
        : [Part(kind: "field", value: text.text, words: [])]
    case .secret(let count, let placeholder, _):
      count == 0
        ? [Part(kind: "field", value: placeholder.text, words: ["empty", "secret"])]
        : [Part(kind: "field", value: "", words: ["secret"])]
    case .button(let title, let tint, let isEnabled):
      [Part(kind: "button", value: title.text, words: [tint.word] + (isEnabled ? [] : ["disabled"]))]
    case .slider(let fraction, let tint):
      [Part(kind: "slider", value: "\(Int((fraction * 100).rounded())) %", words: [tint.word])]
    case .choice(let isChosen, let tint, _):
      [Part(kind: "choice", value: "", words: [isChosen ? "on" : "off", tint.word])]
    case .error(let message): [Part(kind: "error", value: message.text, words: [])]
    case .column(let lines): lines.joined().flatMap(parts)
    case .focused(let slot): parts(of: slot)
    case .space, .lineBreak, .rule, .lead, .spinner, .chevron: []
    }
  }
}
