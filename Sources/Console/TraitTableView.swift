import Checking
import Diagnostics
import Session
import Words

/// Draws who provides what a type's protocols ask for.
public struct TraitTableView {
  public static func draw(_ table: TraitTable, color: Bool, columns: Int? = nil) -> String {
    if table.isOfLibrary { return drawMeanings(table, color: color, width: max(30, min(columns ?? 100, 100))) }
    func paint(_ text: String, _ code: String) -> String { text.painted(code, color) }
    var output = paint(table.type, "1") + "\n"
    let rows = table.traits.flatMap { $0.rows }
    let first = (rows.map { cellWidth(of: $0.requirement.shown) }.max() ?? 0) + 2
    let second = (rows.map { cellWidth(of: words(for: $0.provider).shown) }.max() ?? 0) + 2
    for (proto, rows) in table.traits {
      output += "  " + paint(proto, "1;34") + (rows.isEmpty ? "  " + paint(spoken("asks for nothing"), "2") : "") + "\n"
      for row in rows {
        let provider = words(for: row.provider)
        output += "    " + padded(row.requirement, first)
        // Without a place to name, nothing follows that would have to stand in line.
        let place = row.provider.span.map { "\($0.source.name):\($0.line)" } ?? ""
        output += isOwn(row.provider) ? paint(padded(provider, second), "1") : padded(provider, second)
        output += paint(place, "2") + "\n"
      }
    }
    return output
  }

  /// Of a type of the library, what its protocols are for: how they are met is the library's own business.
  private static func drawMeanings(_ table: TraitTable, color: Bool, width: Int) -> String {
    var output = table.type.painted("1", color) + "\n"
    let column = min(32, (table.traits.map(\.proto.count).max() ?? 0) + 4)
    for (proto, rows) in table.traits.sorted(by: { $0.proto < $1.proto }) {
      var meaning = table.places[proto].map { DeclarationText.comment(above: $0).joined(separator: " ") } ?? ""
      // A sentence is enough.
      if let end = meaning.indices.first(where: { meaning[$0...].hasPrefix(". ") }) { meaning = meaning[..<end] + "." }
      if meaning.isEmpty {
        let names = rows.map { "`\($0.requirement)`" }.joined(separator: ", ")
        meaning = spoken(names.isEmpty ? "Asks for nothing." : "Asks for \(names).")
      }
      let lines = wrapped(meaning, columns: max(10, width - column - 1))
      output += "  " + padded(proto, column - 4).painted("1;34", color)
      // A name longer than its column has the line to itself.
      output += proto.count > column - 4 ? "\n" + String(repeating: " ", count: column) : "  "
      output += lines.joined(separator: "\n" + String(repeating: " ", count: column)) + "\n"
    }
    return output
  }

  private static func isOwn(_ provider: Explanation.Candidate) -> Bool {
    if case .own = provider.kind { return true }
    return false
  }

  static func words(for provider: Explanation.Candidate) -> String { spoken(english(for: provider)) }

  private static func english(for provider: Explanation.Candidate) -> String {
    if provider.span?.source.name == Session.trialName { return "yours to write" }
    switch provider.kind {
    case .own(let type): return provider.isStored ? "stored by \(type)" : "own of \(type)"
    case .inExtension(let proto, nil): return "default of \(proto)"
    case .inExtension(let proto, let condition?): return "default of \(proto) where \(condition)"
    case .requirement(let proto): return "asked for by \(proto)"
    case .free: return "a function of no type"
    }
  }

  static func padded(_ text: String, _ width: Int) -> String {
    let text = text.shown
    return text + String(repeating: " ", count: max(0, width - cellWidth(of: text)))
  }

  // MARK: Comparing

  /// What has come to a table, `+`, what has gone, `-`, and what has another provider.
  static func difference(_ before: TraitTable, _ after: TraitTable, color: Bool) -> String {
    func paint(_ text: String, _ code: String) -> String { text.painted(code, color) }
    func lines(_ table: TraitTable) -> [(key: String, words: String)] {
      table.traits.flatMap { proto, rows in
        rows.isEmpty
          ? [(key: proto, words: spoken("asks for nothing"))]
          : rows.map { (key: "\(proto).\($0.requirement)", words: words(for: $0.provider)) }
      }
    }
    let old = lines(before)
    let new = lines(after)
    let width = ((old + new).map { cellWidth(of: $0.key.shown) }.max() ?? 0) + 2
    var output = ""
    for line in old where !new.contains(where: { $0.key == line.key }) {
      output += paint("  - " + padded(line.key, width) + line.words, "31") + "\n"
    }
    for line in new {
      let known = old.first { $0.key == line.key }
      if known?.words == line.words { continue }
      let words = known.map { spoken("\(line.words), no longer \($0.words)") } ?? line.words
      output += paint((known == nil ? "  + " : "  ~ ") + padded(line.key, width) + words, "32") + "\n"
    }
    return output
  }
}
