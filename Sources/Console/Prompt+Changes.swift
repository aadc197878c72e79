import Session
import Stage
import Words

/// What a change of the session has done, in drawings and in words.
extension Prompt {
  /// So many cells are shown before and after; the others as they are now.
  private static let mostCompared = 12
  /// So many values are told of.
  private static let mostValues = 8

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
    for value in change.values.prefix(Prompt.mostValues) { write(shown(spoken(words(on: value))) + "\n") }
    if change.values.count > Prompt.mostValues {
      write(spoken("\(grouped(change.values.count - Prompt.mostValues)) more values are others now") + "\n")
    }
    for output in change.outputs.prefix(Prompt.mostValues) { write(shown(spoken(words(on: output))) + "\n") }
    for reason in change.unseen.prefix(Prompt.mostValues) { write(shown(spoken(words(on: reason))) + "\n") }
    let summary = summary(of: change)
    if !summary.isEmpty { write(dim(summary) + "\n") }
  }

  private func compare(_ cell: Session.RedrawnCell, _ before: Drawing) {
    let name = "cell \(cell.number), \(interpreter.model(ofCell: cell.number)), "
    write(Drawing.strip([(name + spoken("before"), before), (name + spoken("now"), cell.after)]) + "\n")
    let differences = before.differences(to: cell.after).filter(\.isVisible).map { spoken($0.words) }
    if !differences.isEmpty { write(shown(differences.joined(separator: "; ")) + "\n") }
  }

  private func summary(of change: Session.Change) -> String {
    var words = change.deed.map { [shown($0)] } ?? []
    if !change.replaced.isEmpty {
      let names = change.replaced.map { "`\($0)`" }.joined(separator: ", ")
      words.append("\(names) \(change.replaced.count == 1 ? "is" : "are") replaced")
    }
    let total = interpreter.cellCount
    if total > 0 {
      words.append(
        change.redrawn.isEmpty
          ? "no cell looks different"
          : "\(change.redrawn.count) of \(counted(total, "cell")) \(change.redrawn.count == 1 ? "is" : "are") drawn anew"
      )
    }
    if change.gone > 0 { words.append("\(counted(change.gone, "cell")) left the stage") }
    if change.outputs.count > Prompt.mostValues {
      let entries = counted(change.outputs.count, "earlier entry", "earlier entries")
      words.append("\(entries) would print something else now")
    }
    return words.map(spoken).joined(separator: "; ")
  }

  private func words(on value: Session.ChangedValue) -> String {
    "`\(value.name)` was \(short(value.before)), is \(short(value.after))"
  }

  private func words(on output: Session.ChangedOutput) -> String {
    func line(_ text: String) -> String { text.isEmpty ? "nothing" : "`\(short(text))`" }
    return "`\(shown(output.entry))` printed \(line(output.before)), would print \(line(output.after)) now"
  }

  private func words(on reason: Session.Unseen) -> String {
    switch reason {
    case .hidden(let cell, let difference): "cell \(cell): \(shown(difference))"
    case .nobodyHas(let member): "no model on the stage has `\(member)`"
    case .otherRuns(let model, let member, let winner):
      "`\(model)` runs `\(winner)`, not `\(member)`: `:why \(model).\(name(ofMember: member))` says why"
    case .notDrawn(let value): words(on: value) + ", and nothing in its cell shows it"
    case .same(let name, let value): "`\(name)` is \(short(value)), as before"
    case .runsWhenCalled(let model, let member): "`\(model)` runs `\(member)` when it is called"
    }
  }

  private func name(ofMember title: String) -> String {
    let path = title.prefix { $0 != "(" }
    return String(path.split(separator: ".").last ?? path)
  }

  /// A value's beginning is enough to tell one from another.
  private func short(_ value: String) -> String {
    let longest = 60
    return shown(value.count > longest ? String(value.prefix(longest)) + "…" : value)
  }

  /// That a variable was declared again, and is another one than what was entered before speaks of.
  func tellOfVariablesDeclaredAgain() {
    let names = session.variablesDeclaredAgain
    guard let first = names.first else { return }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    write(
      dim(
        names.count == 1
          ? "\(list) is another variable now; what was entered before keeps the earlier `\(first)`"
          : "\(list) are other variables now; what was entered before keeps the earlier ones") + "\n")
  }
}
