import Diagnostics
import Words

/// What a change of the session has done, in words.
extension Session.Change {
  /// So many values are told of.
  private static let mostValues = 8

  /// What is otherwise now, and why nothing is that might be: a sentence each.
  public var remarks: [String] {
    var remarks = values.prefix(Session.Change.mostValues).map(words)
    if values.count > Session.Change.mostValues {
      remarks.append("\(grouped(values.count - Session.Change.mostValues)) more values are others now")
    }
    remarks += outputs.prefix(Session.Change.mostValues).map(words)
    remarks += unseen.prefix(Session.Change.mostValues).map(words)
    return remarks.map(spoken)
  }

  /// What was done, and to how many of the cells.
  public func summary(ofCells total: Int) -> String {
    var words = deed.map { [$0.shown] } ?? []
    if !replaced.isEmpty {
      let names = replaced.map { "`\($0)`" }.joined(separator: ", ")
      words.append("\(names) \(replaced.count == 1 ? "is" : "are") replaced")
    }
    if total > 0 {
      words.append(
        redrawn.isEmpty
          ? "no cell looks different"
          : "\(redrawn.count) of \(counted(total, "cell")) \(redrawn.count == 1 ? "is" : "are") drawn anew"
      )
    }
    if gone > 0 { words.append("\(counted(gone, "cell")) left the stage") }
    if outputs.count > Session.Change.mostValues {
      let entries = counted(outputs.count, "earlier entry", "earlier entries")
      words.append("\(entries) would print something else now")
    }
    return words.map(spoken).joined(separator: "; ")
  }

  private func words(on value: Session.ChangedValue) -> String {
    "`\(value.name)` was \(short(value.before)), is \(short(value.after))"
  }

  private func words(on output: Session.ChangedOutput) -> String {
    func line(_ text: String) -> String { text.isEmpty ? "nothing" : "`\(short(text))`" }
    return "`\(output.entry.shown)` printed \(line(output.before)), would print \(line(output.after)) now"
  }

  private func words(on reason: Session.Unseen) -> String {
    switch reason {
    case .hidden(let cell, let difference): "cell \(cell): \(difference.shown)"
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
    return (value.count > longest ? String(value.prefix(longest)) + "…" : value).shown
  }

  private func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(grouped(count)) \(count == 1 ? one : many ?? one + "s")"
  }
}

extension Session {
  /// That a variable was declared again, and is another one than what was entered before speaks of; nil where none was.
  public var wordsOnVariablesDeclaredAgain: String? {
    let names = variablesDeclaredAgain
    guard let first = names.first else { return nil }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return names.count == 1
      ? "\(list) is another variable now; what was entered before keeps the earlier `\(first)`"
      : "\(list) are other variables now; what was entered before keeps the earlier ones"
  }
}
