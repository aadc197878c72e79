import Session
import Stage
import Words

/// What a change of the session has done, in drawings and in words.
extension Prompt {
  /// So many cells are shown before and after; the others as they are now.
  private static let mostCompared = 12

  func show(_ change: Session.Change) {
    write(change.printed)
    // The live stage draws its cells itself.
    for (index, cell) in change.redrawn.enumerated() where live == nil {
      if let before = cell.before, before.isOneCell, cell.after.isOneCell, index < Prompt.mostCompared {
        compare(cell, before)
      } else {
        draw(cell: cell.number)
      }
    }
    for output in change.redrawnValues { write(output) }
    for remark in change.remarks { write(shown(remark) + "\n") }
    let summary = change.summary(ofCells: interpreter.cellCount)
    if !summary.isEmpty { write(dim(summary) + "\n") }
  }

  private func compare(_ cell: Session.RedrawnCell, _ before: Drawing) {
    let name = "cell \(cell.number), \(interpreter.model(ofCell: cell.number)), "
    write(Drawing.strip([(name + spoken("before"), before), (name + spoken("now"), cell.after)]) + "\n")
    let differences = before.differences(to: cell.after).filter(\.isVisible).map { spoken($0.words) }
    if !differences.isEmpty { write(shown(differences.joined(separator: "; ")) + "\n") }
  }

  /// That a variable was declared again, and is another one than what was entered before speaks of.
  func tellOfVariablesDeclaredAgain() {
    if let words = session.wordsOnVariablesDeclaredAgain { write(dim(words) + "\n") }
  }
}
