import Checking
import Diagnostics
import Words

/// Draws what runs for the members of a protocol by how the value is seen: side by side where there is room.
enum TraitViewView {
  /// - Parameter values: what a property is, seen as its own type and through the protocol, where that could be found out.
  static func draw(
    _ view: TraitView, values: [String: (own: String, through: String)], width: Int, color: Bool
  ) -> String {
    func paint(_ text: String, _ code: String) -> String { text.painted(code, color) }
    let heads = ["as \(view.type)", "as T: \(view.proto)", "as any \(view.proto)"].map { spoken($0).shown }
    var output = ""
    let rows = view.rows.map { row -> [String] in
      let value = values[row.name]
      let through = cell(row.through, value?.through)
      return [row.name, cell(row.own, value?.own), through, through].map(\.shown)
    }
    let widths = (0..<3).map { column -> Int in
      let head = column > 0 ? cellWidth(of: heads[column - 1]) : 0
      return max(head, rows.map { cellWidth(of: $0[column]) }.max() ?? 0) + 2
    }
    let last = (rows.map { cellWidth(of: $0[3]) } + [cellWidth(of: heads[2])]).max() ?? 0
    func mark(_ index: Int) -> String { view.rows[index].isSame ? "  " : "≠ " }
    func paintRow(_ text: String, _ index: Int) -> String { view.rows[index].isSame ? text : paint(text, "1;33") }
    if 2 + widths.reduce(0, +) + last <= width {
      func line(_ cells: [String]) -> String {
        (0..<3).map { TraitTableView.padded(cells[$0], widths[$0]) }.joined() + cells[3]
      }
      output += paint("  " + line([""] + heads), "1") + "\n"
      for (index, row) in rows.enumerated() { output += paintRow(mark(index) + line(row), index) + "\n" }
    } else {
      let headWidth = (heads.map { cellWidth(of: $0) }.max() ?? 0) + 2
      for (index, row) in rows.enumerated() {
        output += paintRow(mark(index) + row[0], index) + "\n"
        for (head, text) in zip(heads, row.dropFirst()) {
          output += paintRow("    " + TraitTableView.padded(head, headWidth) + text, index) + "\n"
        }
      }
    }
    if view.rows.contains(where: { !$0.isSame }) {
      let words = spoken(
        "≠ another implementation runs where the value is seen as \(view.proto): "
          + "`:why` on the member says by which rule")
      output += wrapped(words.shown, columns: max(20, width - 2)).joined(separator: "\n  ") + "\n"
    }
    return output
  }

  private static let longestValue = 24

  private static func cell(_ candidate: Explanation.Candidate, _ value: String?) -> String {
    guard let value else { return TraitTableView.words(for: candidate) }
    let shown = value.count > longestValue ? value.prefix(longestValue - 1) + "…" : value[...]
    return TraitTableView.words(for: candidate) + " = " + shown
  }
}
