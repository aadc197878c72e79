import Checking
import Diagnostics

/// Draws who provides what a type's protocols ask for.
public struct TraitTableView {
  public static func draw(_ table: TraitTable, color: Bool) -> String {
    func paint(_ text: String, _ code: String) -> String {
      color && !text.isEmpty ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
    var output = paint(table.type, "1") + "\n"
    let rows = table.traits.flatMap { $0.rows }
    let first = (rows.map { $0.requirement.count }.max() ?? 0) + 2
    let second = (rows.map { words(for: $0.provider).count }.max() ?? 0) + 2
    for (proto, rows) in table.traits {
      output += "  " + paint(proto, "1;34") + (rows.isEmpty ? "  " + paint("asks for nothing", "2") : "") + "\n"
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

  private static func isOwn(_ provider: Explanation.Candidate) -> Bool {
    if case .own = provider.kind { return true }
    return false
  }

  private static func words(for provider: Explanation.Candidate) -> String {
    switch provider.kind {
    case .own(let type): provider.isStored ? "stored by \(type)" : "own of \(type)"
    case .inExtension(let proto, nil): "default of \(proto)"
    case .inExtension(let proto, let condition?): "default of \(proto) where \(condition)"
    case .requirement(let proto): "asked for by \(proto)"
    case .free: "a function of no type"
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
